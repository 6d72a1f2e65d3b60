extension ListSnapshot {
  /// Deletes items. Identifiers that are not in the list are ignored, and sections stay.
  ///
  /// Mirrors `deleteItems(_:)` of `NSDiffableDataSourceSnapshot`.
  ///
  /// - Parameter ids: The identifiers of the items.
  /// - Throws: ``SnapshotError/duplicateItems(_:)`` if an identifier stands twice in the argument.
  ///   The list is then as it was.
  /// - Complexity: O(*k* + *m*) on average for *k* items in sections of *m* items together.
  @inlinable
  public mutating func deleteItems(_ ids: [Item.ID]) throws(SnapshotError) {
    let findable = ids.filter { $0 == $0 }
    try Self.checkItems(findable)
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
    let empty = sections.map { ListSection($0.section, ListItems<Item>(), declaredAt: $0.location) }
    let reloadedSections = marks.reloadedSections
    // Without items, nothing can be wrong with them.
    self = ListSnapshot(unique: empty) ?? self
    marks.reloadedSections = reloadedSections
  }
}
