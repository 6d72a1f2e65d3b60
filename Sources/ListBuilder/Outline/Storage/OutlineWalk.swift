/// A walk through all that is under a node, in depth-first order: each node before its children.
///
/// It follows links, so it needs no stack. A whole walk over *n* nodes is O(*n*).
@frozen
@usableFromInline
struct OutlineWalk: Sequence, IteratorProtocol {
  @usableFromInline typealias Element = (slot: Int, level: Int)

  @usableFromInline let nodes: [OutlineShape.Node]
  @usableFromInline let top: Int
  @usableFromInline let skipsHidden: Bool

  /// The slot of the node that comes next; 0 at the end.
  @usableFromInline var upcoming: Int
  @usableFromInline var level = 0

  /// Starts a walk.
  ///
  /// - Parameters:
  ///   - shape: The outline.
  ///   - top: The node under which to walk. The levels of its children are 0.
  ///   - skipsHidden: Whether to pass over what is under nodes that are collapsed. For this, the
  ///     node under which to walk counts as expanded.
  @inlinable
  init(_ shape: OutlineShape, under top: Int = 0, skippingHidden skipsHidden: Bool = false) {
    nodes = shape.nodes
    self.top = top
    self.skipsHidden = skipsHidden
    upcoming = shape.firstChild(of: top)
  }

  @inlinable
  mutating func next() -> Element? {
    guard upcoming != 0 else { return nil }
    let element = (slot: upcoming, level: level)
    advance()
    return element
  }

  @inlinable
  mutating func advance() {
    let node = nodes[upcoming]
    if node.firstChild != 0, node.isExpanded || !skipsHidden {
      upcoming = Int(node.firstChild)
      level += 1
      return
    }
    while upcoming != top {
      let node = nodes[upcoming]
      if node.next != 0 {
        upcoming = Int(node.next)
        return
      }
      upcoming = Int(node.parent)
      level -= 1
    }
    upcoming = 0
  }
}
