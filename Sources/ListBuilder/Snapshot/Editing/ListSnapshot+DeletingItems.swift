extension ListSnapshot {
  /// Deletes items, each with all that is under it. Identifiers that are not in the list are
  /// ignored, and sections stay.
  ///
  /// Mirrors `deleteItems(_:)` of `NSDiffableDataSourceSnapshot`.
  ///
  /// - Parameter ids: The identifiers of the items.
  /// - Throws: ``SnapshotError/duplicateItems(_:)`` if an identifier stands twice in the argument.
  ///   The list is then as it was.
  /// - Complexity: O(*k* + *m* + *s*) on average for *k* items in sections of *m* items together,
  ///   in a list of *s* sections; O(*m*) for a single one.
  @inlinable
  public mutating func deleteItems(_ ids: [Item.ID]) throws(SnapshotError) {
    let findable = ids.filter { $0 == $0 }
    try Self.checkItems(findable)
    guard !haveOutlines(findable) else { return removeSubtrees(findable) }
    remove(findable)
    for id in findable { marks.removeItem(id) }
  }

  /// Deletes all items, and all sections unless they are to stay.
  ///
  /// Mirrors `deleteAllItems()` of `NSDiffableDataSourceSnapshot`, which deletes sections too.
  ///
  /// - Parameter keepsSections: Whether the sections stay, without items.
  /// - Complexity: O(*n*) for *n* items, and O(*s*) for *s* sections that stay.
  @inlinable
  public mutating func deleteAllItems(keepingSections keepsSections: Bool = false) {
    guard keepsSections else {
      self = ListSnapshot()
      return
    }
    contents = Array(repeating: ListItems(), count: contents.count)
    index = IdentifierIndex(capacity: 0)
    index.drifts = Array(repeating: 0, count: contents.count)
    marks.items = IdentifierMap()
    noteOffsets()
  }
}
