extension ListSectionSnapshot {
  /// Expands items, so that what is directly under them shows where they show themselves.
  ///
  /// An item without anything under it may be expanded too: what is appended to it later shows at
  /// once. Identifiers that are not in the outline are ignored.
  ///
  /// - Parameter ids: The identifiers of the items.
  /// - Complexity: O(1) an item on average.
  @inlinable
  public mutating func expand(_ ids: [Item.ID]) { setExpanded(true, ids) }

  /// Collapses items, so that nothing under them shows.
  ///
  /// What is under them keeps its own state for when they are expanded again. Identifiers that are
  /// not in the outline are ignored.
  ///
  /// - Parameter ids: The identifiers of the items.
  /// - Complexity: O(1) an item on average.
  @inlinable
  public mutating func collapse(_ ids: [Item.ID]) { setExpanded(false, ids) }

  /// Returns whether an item is expanded, or `nil` if there is no such item. A new item is
  /// collapsed.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func isExpanded(_ id: Item.ID) -> Bool? {
    slot(of: id).map { shape.nodes[$0].isExpanded }
  }

  /// Returns whether an item shows, which it does if all items that it is under are expanded, or
  /// `nil` if there is no such item.
  ///
  /// - Complexity: O(*d*) on average at a depth of *d*.
  @inlinable
  public func isVisible(_ id: Item.ID) -> Bool? {
    guard var slot = slot(of: id) else { return nil }
    while slot != 0 {
      slot = shape.parent(of: slot)
      if !shape.nodes[slot].isExpanded { return false }
    }
    return true
  }

  @inlinable
  mutating func setExpanded(_ isExpanded: Bool, _ ids: [Item.ID]) {
    for id in ids {
      guard let slot = slot(of: id), shape.nodes[slot].isExpanded != isExpanded else { continue }
      shape.nodes[slot].isExpanded = isExpanded
    }
  }
}
