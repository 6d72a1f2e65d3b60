/// The children of nodes in order, where some stay and others were put behind given siblings.
///
/// The links are numbers in arrays, with those of the tops behind those of the nodes: no node has
/// memory of its own, and nothing is hashed.
struct NodeLinks {
  private static let none = -1

  private let numberOfNodes: Int

  /// For each node and each top, its first child.
  private var firstChildren: [Int]

  /// For each node and each top, its last child.
  private var lastChildren: [Int]

  /// For each node, the sibling behind it.
  private var next: [Int]

  /// For each node, the one that was put behind it; for each top and each node behind these, the
  /// one that was put first under it.
  private var arrivals: [Int]

  /// Creates links of nodes that stand nowhere yet.
  ///
  /// - Parameters:
  ///   - numberOfNodes: The number of nodes, from 0.
  ///   - numberOfTops: The number of tops, from -1 down. They are under nothing.
  /// - Complexity: O(*n*).
  init(numberOfNodes: Int, numberOfTops: Int) {
    self.numberOfNodes = numberOfNodes
    let count = numberOfNodes + numberOfTops
    firstChildren = Array(repeating: Self.none, count: count)
    lastChildren = firstChildren
    next = Array(repeating: Self.none, count: numberOfNodes)
    arrivals = Array(repeating: Self.none, count: numberOfNodes + count)
  }

  /// The index of the links of a node or of a top.
  private func index(_ node: Int) -> Int { node < 0 ? numberOfNodes - 1 - node : node }

  /// Notes that a node is put behind a sibling, or first under a parent.
  ///
  /// - Returns: The node that was put there before, or `nil`; then the new one is noted.
  /// - Complexity: O(1).
  mutating func put(_ node: Int, under parent: Int, after previous: Int?) -> Int? {
    let place = previous ?? numberOfNodes + index(parent)
    guard arrivals[place] == Self.none else { return arrivals[place] }
    arrivals[place] = node
    return nil
  }

  /// Links all nodes: first those that were put first, then those that stay, each with those that
  /// were put behind it.
  ///
  /// - Parameters:
  ///   - parents: The parent or top of each node.
  ///   - stays: Whether a node stays. Such a one was put nowhere.
  /// - Complexity: O(*n*).
  mutating func link(_ parents: [Int], staying stays: (Int) -> Bool) {
    for place in numberOfNodes..<arrivals.count {
      let parent = place - numberOfNodes
      link(arrivals[place], under: parent, parents)
    }
    for node in parents.indices where stays(node) {
      link(node, under: index(parents[node]), parents)
    }
  }

  /// Links a node, with those that were put behind it, if it is under a parent.
  private mutating func link(_ first: Int, under parent: Int, _ parents: [Int]) {
    var node = first
    // Of those that were put anywhere, each has one place: so no node is met twice.
    while node != Self.none, index(parents[node]) == parent {
      if lastChildren[parent] == Self.none {
        firstChildren[parent] = node
      } else {
        next[lastChildren[parent]] = node
      }
      lastChildren[parent] = node
      node = arrivals[node]
    }
  }

  /// Returns what is under a top, in depth-first order, with the levels under it.
  ///
  /// - Complexity: O(*m*) for *m* nodes.
  func depthFirst(under top: Int) -> [(node: Int, level: Int)] {
    var nodes: [(node: Int, level: Int)] = []
    // The nodes to go on with, on each level.
    var open = [firstChildren[index(top)]]
    while let node = open.last {
      guard node != Self.none else {
        open.removeLast()
        continue
      }
      nodes.append((node, open.count - 1))
      open[open.count - 1] = next[node]
      open.append(firstChildren[node])
    }
    return nodes
  }
}
