/// A place among the children of a node.
@frozen
@usableFromInline
struct OutlinePosition: Sendable {
  /// The slot of the node; 0 for the outline itself, whose children are the roots.
  @usableFromInline let parent: Int

  /// The slot of the child that will stand behind; 0 at the end.
  @usableFromInline let next: Int

  @inlinable
  init(parent: Int, before next: Int = 0) {
    self.parent = parent
    self.next = next
  }
}

extension OutlineShape {
  /// The place before or after a node, among its siblings.
  @inlinable
  func position(_ side: OutlineSide, _ slot: Int) -> OutlinePosition {
    OutlinePosition(
      parent: parent(of: slot), before: side == .before ? slot : next(after: slot))
  }
}

/// A side of an item among its siblings.
@frozen
@usableFromInline
enum OutlineSide: Sendable {
  case before
  case after
}
