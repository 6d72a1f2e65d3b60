/// The children of nodes in order, where some stay and others were put behind given siblings.
struct NodeLinks {
  private var children: [Int: [Int]] = [:]

  /// - Parameters:
  ///   - staying: The nodes that stay with their parents, in order.
  ///   - arriving: The others, each with its parent and the sibling before it; `nil` for the first.
  ///     No two have the same.
  /// - Complexity: O(*n*) on average.
  init(
    _ staying: [(parent: Int, node: Int)],
    _ arriving: [(parent: Int, previous: Int?, node: Int)]
  ) {
    for (parent, node) in staying { children[parent, default: []].append(node) }
    var followers: [Int: [Int?: Int]] = [:]
    for (parent, previous, node) in arriving { followers[parent, default: [:]][previous] = node }
    for (parent, followers) in followers {
      var all: [Int] = []
      Self.append(followersOf: nil, followers, to: &all)
      for node in children[parent] ?? [] {
        all.append(node)
        Self.append(followersOf: node, followers, to: &all)
      }
      children[parent] = all
    }
  }

  private static func append(
    followersOf node: Int?, _ followers: [Int?: Int], to children: inout [Int]
  ) {
    var last = node
    // Among those that arrive, each has one place: so no node is met twice.
    while let next = followers[last] {
      children.append(next)
      last = next
    }
  }

  /// Returns what is under a node, in depth-first order, with the levels under it.
  ///
  /// - Complexity: O(*m*) on average for *m* nodes.
  func depthFirst(under top: Int) -> [(node: Int, level: Int)] {
    var nodes: [(node: Int, level: Int)] = []
    var open: [ArraySlice<Int>] = [(children[top] ?? [])[...]]
    while let level = open.indices.last {
      guard let node = open[level].popFirst() else {
        open.removeLast()
        continue
      }
      nodes.append((node, level))
      open.append((children[node] ?? [])[...])
    }
    return nodes
  }
}
