extension ListSectionSnapshot {
  /// Deletes items, with all that is under them. Identifiers that are not in the outline are
  /// ignored.
  ///
  /// Mirrors `delete(_:)` of `NSDiffableDataSourceSectionSnapshot`.
  ///
  /// - Parameter ids: The identifiers of the items. Some of them may be under others.
  /// - Throws: ``SnapshotError/duplicateItems(_:)`` if identifiers stand twice in the argument. The
  ///   outline is then as it was.
  /// - Complexity: O(*k* + *m*) on average for *k* identifiers and *m* items that go.
  @inlinable
  public mutating func delete(_ ids: [Item.ID]) throws(SnapshotError) {
    try ListSnapshot<OneSection, Item>.checkItems(ids.filter { $0 == $0 })
    for id in ids {
      if let slot = slot(of: id) { remove(slot) }
    }
  }

  /// Deletes all items.
  ///
  /// Mirrors `deleteAll()` of `NSDiffableDataSourceSectionSnapshot`.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public mutating func deleteAll() { self = ListSectionSnapshot() }
}
