extension ListSectionSnapshot: Equatable where Item: Equatable {
  /// Returns whether two outlines have equal items in the same order, nested and expanded alike.
  ///
  /// - Complexity: O(*n*); O(1) for copies that share their storage.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard lhs.numberOfItems == rhs.numberOfItems else { return false }
    if lhs.contents.sharesStorage(with: rhs.contents),
      lhs.shape.nodes.sharesStorage(with: rhs.shape.nodes)
    {
      return true
    }
    return zip(OutlineWalk(lhs.shape), OutlineWalk(rhs.shape)).allSatisfy { left, right in
      left.level == right.level
        && lhs.shape.nodes[left.slot].isExpanded == rhs.shape.nodes[right.slot].isExpanded
        && lhs.contents[left.slot] == rhs.contents[right.slot]
    }
  }
}
