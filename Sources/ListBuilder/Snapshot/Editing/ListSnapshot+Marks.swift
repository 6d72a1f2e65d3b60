extension ListSnapshot {
  /// Marks items to be presented anew, with a new cell.
  ///
  /// A changed value is an update without this. Mirrors `reloadItems(_:)` of
  /// `NSDiffableDataSourceSnapshot`.
  ///
  /// - Parameter ids: The identifiers of the items. An item may bear both marks; reloading wins.
  /// - Throws: ``SnapshotError/unknownItems(_:)``, naming all that are not in the list, or
  ///   ``SnapshotError/duplicateItems(_:)`` if an identifier stands twice in the argument. Nothing
  ///   is marked then.
  /// - Complexity: O(1) an item on average.
  @inlinable
  public mutating func reloadItems(_ ids: [Item.ID]) throws(SnapshotError) {
    try checkToMark(ids)
    for id in ids { marks.items[id, default: .init()].isReloaded = true }
  }

  /// Marks items to be presented anew, with the cell that they have.
  ///
  /// A changed value is an update without this; an object that was changed in place needs it.
  /// Mirrors `reconfigureItems(_:)` of `NSDiffableDataSourceSnapshot`.
  ///
  /// - Parameter ids: The identifiers of the items.
  /// - Throws: ``SnapshotError/unknownItems(_:)``, naming all that are not in the list, or
  ///   ``SnapshotError/duplicateItems(_:)`` if an identifier stands twice in the argument. Nothing
  ///   is marked then.
  /// - Complexity: O(1) an item on average.
  @inlinable
  public mutating func reconfigureItems(_ ids: [Item.ID]) throws(SnapshotError) {
    try checkToMark(ids)
    for id in ids { marks.items[id, default: .init()].isReconfigured = true }
  }

  /// Marks sections to be presented anew, with all their items.
  ///
  /// Mirrors `reloadSections(_:)` of `NSDiffableDataSourceSnapshot`.
  ///
  /// - Parameter ids: The identifiers of the sections.
  /// - Throws: ``SnapshotError/unknownSections(_:)``, naming all that are not in the list, or
  ///   ``SnapshotError/duplicateSections(_:)`` if an identifier stands twice in the argument.
  ///   Nothing is marked then.
  /// - Complexity: O(1) a section on average.
  @inlinable
  public mutating func reloadSections(_ ids: [Section.ID]) throws(SnapshotError) {
    try Self.checkSections(ids.filter { $0 == $0 })
    try checkPresent(sections: ids)
    for id in ids { marks.reloadedSections[id] = true }
  }

  /// The items that are marked to be reloaded, in the order of the list.
  ///
  /// - Complexity: O(*k* log *k*) on average for *k* marks.
  @inlinable
  public var reloadedItemIdentifiers: [Item.ID] { markedItems(where: \.isReloaded) }

  /// The items that are marked to be reconfigured, in the order of the list.
  ///
  /// - Complexity: O(*k* log *k*) on average for *k* marks.
  @inlinable
  public var reconfiguredItemIdentifiers: [Item.ID] { markedItems(where: \.isReconfigured) }

  /// The sections that are marked to be reloaded, in the order of the list.
  ///
  /// - Complexity: O(*k* log *k*) on average for *k* marks.
  @inlinable
  public var reloadedSectionIdentifiers: [Section.ID] {
    marks.reloadedSections.elements
      .compactMap { id, _ in table.index(of: id).map { (id: id, index: $0) } }
      .sorted { $0.index < $1.index }
      .map { $0.id }
  }

  @inlinable
  func checkToMark(_ ids: [Item.ID]) throws(SnapshotError) {
    try Self.checkItems(ids.filter { $0 == $0 })
    try checkPresent(items: ids)
  }

  @inlinable
  func markedItems(
    where isWanted: (SnapshotMarks<Section.ID, Item.ID>.ItemMark) -> Bool
  ) -> [Item.ID] {
    let ids = marks.items.elements.filter { isWanted($0.value) }.map { $0.key }
    let placed = ids.compactMap { id in rowPath(for: id).map { (id: id, path: $0) } }
    return placed.sorted { $0.path < $1.path }.map { $0.id }
  }
}
