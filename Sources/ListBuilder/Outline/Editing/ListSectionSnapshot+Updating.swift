extension ListSectionSnapshot {
  /// Replaces the value of the item with the same identifier, in place. What is under the item, and
  /// whether it is expanded, stays.
  ///
  /// - Parameter item: The new value.
  /// - Throws: ``SnapshotError/unknownItems(_:)`` if there is no such item.
  /// - Complexity: O(1) on average.
  @inlinable
  public mutating func update(_ item: Item) throws(SnapshotError) {
    guard let slot = slot(of: item.id) else { throw .unknownItems(["\(item.id)"]) }
    contents[slot] = item
  }
}
