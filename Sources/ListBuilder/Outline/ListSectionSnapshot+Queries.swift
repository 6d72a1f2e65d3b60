extension ListSectionSnapshot {
  /// Returns whether an item has an identifier.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func contains(_ id: Item.ID) -> Bool { slot(of: id) != nil }

  /// Returns the item with an identifier, or `nil` if there is none.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func item(withID id: Item.ID) -> Item? { slot(of: id).flatMap { contents[$0] } }

  /// Returns the identifier of the item that an item is under, or `nil` for a root, and if there is
  /// no such item. ``level(of:)`` tells these two apart.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func parent(of id: Item.ID) -> Item.ID? {
    slot(of: id).flatMap { contents[shape.parent(of: $0)]?.id }
  }

  /// Returns the items that are directly under an item, in order, or `nil` if there is no such
  /// item.
  ///
  /// - Complexity: O(*k*) on average for *k* children.
  @inlinable
  public func children(of id: Item.ID) -> [Item]? { slot(of: id).map { children(ofSlot: $0) } }

  /// Returns how many items an item is under, 0 for a root, or `nil` if there is no such item.
  ///
  /// - Complexity: O(*d*) on average at a depth of *d*.
  @inlinable
  public func level(of id: Item.ID) -> Int? {
    guard var slot = slot(of: id) else { return nil }
    var level = -1
    while slot != 0 {
      slot = shape.parent(of: slot)
      level += 1
    }
    return level
  }

  /// Returns the index of an item among ``items``, so with the hidden ones, or `nil` if there is
  /// no such item.
  ///
  /// - Complexity: O(*i*) on average for an index of *i*.
  @inlinable
  public func index(of id: Item.ID) -> Int? {
    guard let slot = slot(of: id) else { return nil }
    var index = 0
    for visit in OutlineWalk(shape) {
      if visit.slot == slot { return index }
      index += 1
    }
    return nil
  }
}
