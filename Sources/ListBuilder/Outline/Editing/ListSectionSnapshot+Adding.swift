extension ListSectionSnapshot {
  /// Appends items as the last roots, or as the last children of an item.
  ///
  /// Mirrors `append(_:to:)` of `NSDiffableDataSourceSectionSnapshot`.
  ///
  /// - Parameters:
  ///   - items: The items, in order. They are collapsed.
  ///   - parentID: The item to put them under; `nil` for none.
  /// - Throws: ``SnapshotError/unknownItems(_:)`` if the parent is not in the outline,
  ///   ``SnapshotError/notReflexive(_:)``, or ``SnapshotError/duplicateItems(_:)`` if identifiers
  ///   stand twice in the argument or are in the outline. The outline is then as it was.
  /// - Complexity: O(1) an item on average, amortised. O(*n*) to tell the places of items that are
  ///   there already.
  @inlinable
  public mutating func append(
    _ items: [Item], to parentID: Item.ID? = nil
  ) throws(SnapshotError) {
    guard let parent = slot(ofParent: parentID) else {
      throw .unknownItems(parentID.map { ["\($0)"] } ?? [])
    }
    try insert(items, at: OutlinePosition(parent: parent))
  }

  /// Inserts items before an item, as its siblings.
  ///
  /// Mirrors `insert(_:before:)` of `NSDiffableDataSourceSectionSnapshot`.
  ///
  /// - Parameters:
  ///   - items: The items, in order. They are collapsed.
  ///   - neighborID: The item that will stand behind the last of them.
  /// - Throws: ``SnapshotError/unknownItems(_:)`` if the neighbour is not in the outline,
  ///   ``SnapshotError/notReflexive(_:)``, or ``SnapshotError/duplicateItems(_:)`` if identifiers
  ///   stand twice in the argument or are in the outline. The outline is then as it was.
  /// - Complexity: O(1) an item on average, amortised. O(*n*) to tell the places of items that are
  ///   there already.
  @inlinable
  public mutating func insert(
    _ items: [Item], before neighborID: Item.ID
  ) throws(SnapshotError) {
    try insert(items, at: position(.before, neighborID))
  }

  /// Inserts items after an item and all that is under it, as its siblings.
  ///
  /// Mirrors `insert(_:after:)` of `NSDiffableDataSourceSectionSnapshot`.
  ///
  /// - Parameters:
  ///   - items: The items, in order. They are collapsed.
  ///   - neighborID: The item that will stand before the first of them.
  /// - Throws: As the insertion before an item.
  /// - Complexity: O(1) an item on average, amortised. O(*n*) to tell the places of items that are
  ///   there already.
  @inlinable
  public mutating func insert(
    _ items: [Item], after neighborID: Item.ID
  ) throws(SnapshotError) {
    try insert(items, at: position(.after, neighborID))
  }

  @inlinable
  mutating func insert(_ items: [Item], at position: OutlinePosition) throws(SnapshotError) {
    let fingerprints = try fingerprints(ofNew: items)
    for (item, fingerprint) in zip(items, fingerprints) {
      insert(item, fingerprint: fingerprint, at: position)
    }
  }

  @inlinable
  func position(
    _ side: OutlineSide, _ neighborID: Item.ID
  ) throws(SnapshotError) -> OutlinePosition {
    guard let neighbor = slot(of: neighborID) else { throw .unknownItems(["\(neighborID)"]) }
    return shape.position(side, neighbor)
  }
}
