extension ListSnapshot {
  /// Returns whether an item has an identifier.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func contains(_ id: Item.ID) -> Bool { indexPath(for: id) != nil }

  /// Returns the item with an identifier, or `nil` if there is none.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func item(withID id: Item.ID) -> Item? {
    indexPath(for: id).map { storage[$0.section].items[$0.item] }
  }

  /// Returns the path of the item with an identifier, or `nil` if there is none.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func indexPath(for id: Item.ID) -> ListIndexPath? { itemPaths.path(of: id, in: storage) }

  /// Returns the flat index of an item over all sections, or `nil` if there is none.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func indexOfItem(_ id: Item.ID) -> Int? {
    indexPath(for: id).map { starts[$0.section] + $0.item }
  }

  /// The item at a path; `nil` where the path names no item, also with negative indexes.
  ///
  /// - Complexity: O(1).
  @inlinable
  public subscript(path: ListIndexPath) -> Item? {
    guard storage.indices.contains(path.section) else { return nil }
    let items = storage[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }
}
