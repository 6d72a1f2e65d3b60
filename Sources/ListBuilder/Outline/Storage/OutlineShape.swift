/// The shape of an outline: which node is whose child, in which order, and which are expanded.
///
/// A node is known by its slot. Slot 0 is the outline itself, whose children are the roots. It is
/// nobody's child and nobody's sibling, so 0 stands for "none" among these. The links between nodes
/// are numbers and not references: nothing recurses, however deep the outline is.
@frozen
@usableFromInline
struct OutlineShape: Sendable {
  @frozen
  @usableFromInline
  struct Node: Sendable {
    @usableFromInline var parent: UInt32 = 0
    @usableFromInline var firstChild: UInt32 = 0
    @usableFromInline var lastChild: UInt32 = 0
    @usableFromInline var previous: UInt32 = 0
    @usableFromInline var next: UInt32 = 0

    /// What the index of identifiers knows the node's item by, whatever becomes of the item.
    @usableFromInline var fingerprint: UInt32

    @usableFromInline var isExpanded = false

    @inlinable
    init(fingerprint: UInt32) { self.fingerprint = fingerprint }
  }

  @usableFromInline var nodes: [Node]

  /// The first of the slots that are free. Each names the next one; 0 ends them.
  @usableFromInline var firstFree: UInt32 = 0

  /// The number of nodes, without the outline itself.
  @usableFromInline var count = 0

  @inlinable
  init() {
    nodes = [Node(fingerprint: 0)]
    nodes[0].isExpanded = true
  }

  @inlinable
  func parent(of slot: Int) -> Int { Int(nodes[slot].parent) }

  @inlinable
  func firstChild(of slot: Int) -> Int { Int(nodes[slot].firstChild) }

  @inlinable
  func next(after slot: Int) -> Int { Int(nodes[slot].next) }
}

extension OutlineShape {
  /// Takes a slot for a node, which stands nowhere yet.
  ///
  /// - Complexity: O(1), amortised.
  @inlinable
  mutating func makeNode(fingerprint: UInt32) -> Int {
    count += 1
    guard firstFree != 0 else {
      nodes.append(Node(fingerprint: fingerprint))
      return nodes.count - 1
    }
    let slot = Int(firstFree)
    firstFree = nodes[slot].next
    nodes[slot] = Node(fingerprint: fingerprint)
    return slot
  }

  /// Frees the slot of a node that nothing leads to any more.
  ///
  /// - Complexity: O(1).
  @inlinable
  mutating func free(_ slot: Int) {
    count -= 1
    nodes[slot] = Node(fingerprint: 0)
    nodes[slot].next = firstFree
    firstFree = UInt32(truncatingIfNeeded: slot)
  }

  /// Puts a node that stands nowhere among the children of another one.
  ///
  /// - Complexity: O(1).
  @inlinable
  mutating func link(_ slot: Int, at position: OutlinePosition) {
    let (parent, next) = (position.parent, position.next)
    let previous = Int(next == 0 ? nodes[parent].lastChild : nodes[next].previous)
    let link = UInt32(truncatingIfNeeded: slot)
    nodes[slot].parent = UInt32(truncatingIfNeeded: parent)
    nodes[slot].previous = UInt32(truncatingIfNeeded: previous)
    nodes[slot].next = UInt32(truncatingIfNeeded: next)
    if previous == 0 { nodes[parent].firstChild = link } else { nodes[previous].next = link }
    if next == 0 { nodes[parent].lastChild = link } else { nodes[next].previous = link }
  }

  /// Takes a node with all that is under it away from its parent and its siblings.
  ///
  /// - Complexity: O(1).
  @inlinable
  mutating func unlink(_ slot: Int) {
    let node = nodes[slot]
    let (parent, previous, next) = (Int(node.parent), Int(node.previous), Int(node.next))
    if previous == 0 {
      nodes[parent].firstChild = node.next
    } else {
      nodes[previous].next = node.next
    }
    if next == 0 {
      nodes[parent].lastChild = node.previous
    } else {
      nodes[next].previous = node.previous
    }
    nodes[slot].parent = 0
    nodes[slot].previous = 0
    nodes[slot].next = 0
  }
}
