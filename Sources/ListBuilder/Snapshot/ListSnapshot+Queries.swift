extension ListSnapshot {
  /// Returns whether an item has an identifier.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func contains(_ id: Item.ID) -> Bool { place(of: id) != nil }

  /// Returns the item with an identifier, or `nil` if there is none.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func item(withID id: Item.ID) -> Item? {
    place(of: id).map { contents[$0.slot].storage[$0.offset] }
  }

  /// Returns the path of the item with an identifier, or `nil` if there is none.
  ///
  /// - Complexity: O(1) on average. After edits, O(√*m*) comparisons at most in a section of *m*
  ///   items, as for all queries by an item's identifier.
  @inlinable
  public func indexPath(for id: Item.ID) -> ListIndexPath? { place(of: id).map(path(of:)) }

  /// Returns the flat index of an item over all sections, or `nil` if there is none.
  ///
  /// - Complexity: O(log *s*) on average, where *s* is the number of sections.
  @inlinable
  public func indexOfItem(_ id: Item.ID) -> Int? {
    place(of: id).map { offsets.start(ofSection: table.indexes[$0.slot]) + $0.offset }
  }

  /// The item at a path; `nil` where the path names no item, also with negative indexes.
  ///
  /// - Complexity: O(1).
  @inlinable
  public subscript(path: ListIndexPath) -> Item? {
    guard table.rows.indices.contains(path.section) else { return nil }
    let items = items(at: path.section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// Returns the items of the section at an index that is there.
  @inlinable
  func items(at section: Int) -> [Item] { contents[table.rows[section].slot].storage }
}
