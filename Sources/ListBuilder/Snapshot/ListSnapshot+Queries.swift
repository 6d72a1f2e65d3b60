extension ListSnapshot {
  /// Returns whether an item has an identifier, be it hidden or not.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func contains(_ id: Item.ID) -> Bool { place(of: id) != nil }

  /// Returns the item with an identifier, be it hidden or not, or `nil` if there is none.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func item(withID id: Item.ID) -> Item? {
    place(of: id).map { contents[$0.slot].storage[$0.offset] }
  }

  /// Returns the path of the item with an identifier, or `nil` if there is none or it is hidden.
  ///
  /// - Complexity: O(1) on average; O(log *m*) in an outline of *m* items. After edits, O(√*m*)
  ///   comparisons at most in a section of *m* items, as for all queries by an item's identifier.
  @inlinable
  public func indexPath(for id: Item.ID) -> ListIndexPath? { place(of: id).flatMap(path(of:)) }

  /// Returns the flat index of an item over all items that show, or `nil` if there is none or it is
  /// hidden.
  ///
  /// - Complexity: O(log *s*) on average, where *s* is the number of sections, and O(log *m*)
  ///   besides in an outline of *m* items.
  @inlinable
  public func indexOfItem(_ id: Item.ID) -> Int? {
    indexPath(for: id).map { offsets.start(ofSection: $0.section) + $0.item }
  }

  /// The item at a path; `nil` where the path names no item, also with negative indexes.
  ///
  /// - Complexity: O(1).
  @inlinable
  public subscript(path: ListIndexPath) -> Item? {
    guard table.rows.indices.contains(path.section),
      0..<numberOfItems(at: path.section) ~= path.item
    else { return nil }
    return item(at: path)
  }

  /// Returns the item at a path that is there.
  @inlinable
  func item(at path: ListIndexPath) -> Item {
    let slot = table.rows[path.section].slot
    return contents[slot].storage[contents[slot].offset(ofVisible: path.item)]
  }

  /// Returns the number of items of the section at an index that is there.
  @inlinable
  func numberOfItems(at section: Int) -> Int { contents[table.rows[section].slot].visibleCount }

  /// Returns the items of the section at an index that is there.
  @inlinable
  func items(at section: Int) -> [Item] { contents[table.rows[section].slot].visibleElements }
}
