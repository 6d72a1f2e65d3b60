extension ListSectionSnapshot {
  /// Inserts the whole of another outline before an item, as its siblings, nested and expanded as
  /// it is.
  ///
  /// Mirrors `insert(_:before:)` of `NSDiffableDataSourceSectionSnapshot`.
  ///
  /// - Parameters:
  ///   - snapshot: The outline to insert.
  ///   - neighborID: The item that will stand behind the last root of it.
  /// - Throws: ``SnapshotError/unknownItems(_:)`` if the neighbour is not in this outline, or
  ///   ``SnapshotError/duplicateItems(_:)`` if identifiers are in both. The outline is then as it
  ///   was.
  /// - Complexity: O(*k*) on average for *k* items of the other outline, amortised. O(*n*) to
  ///   tell the places of items that are there already.
  @inlinable
  public mutating func insert(
    _ snapshot: ListSectionSnapshot, before neighborID: Item.ID
  ) throws(SnapshotError) {
    try insert(snapshot.rows(), at: position(.before, neighborID))
  }

  /// Inserts the whole of another outline after an item and all that is under it, as its siblings,
  /// nested and expanded as it is.
  ///
  /// Mirrors `insert(_:after:)` of `NSDiffableDataSourceSectionSnapshot`.
  ///
  /// - Parameters:
  ///   - snapshot: The outline to insert.
  ///   - neighborID: The item that will stand before the first root of it, with all under it.
  /// - Throws: ``SnapshotError/unknownItems(_:)`` if the neighbour is not in this outline, or
  ///   ``SnapshotError/duplicateItems(_:)`` if identifiers are in both. The outline is then as it
  ///   was.
  /// - Complexity: O(*k*) on average for *k* items of the other outline, amortised. O(*n*) to
  ///   tell the places of items that are there already.
  @inlinable
  public mutating func insert(
    _ snapshot: ListSectionSnapshot, after neighborID: Item.ID
  ) throws(SnapshotError) {
    try insert(snapshot.rows(), at: position(.after, neighborID))
  }

  /// Replaces all that is under an item by the whole of another outline, nested and expanded as it
  /// is. The item itself stays as it is, expanded or collapsed.
  ///
  /// Mirrors `replace(childrenOf:using:)` of `NSDiffableDataSourceSectionSnapshot`.
  ///
  /// - Parameters:
  ///   - parentID: The item.
  ///   - snapshot: What will be under it. Its items may have been there before.
  /// - Throws: ``SnapshotError/unknownItems(_:)`` if there is no such item, or
  ///   ``SnapshotError/duplicateItems(_:)`` if identifiers are elsewhere in this outline. The
  ///   outline is then as it was.
  /// - Complexity: O(*k* + *m*) on average for *k* new and *m* old items under the parent,
  ///   amortised.
  @inlinable
  public mutating func replace(
    childrenOf parentID: Item.ID, using snapshot: ListSectionSnapshot
  ) throws(SnapshotError) {
    guard let parent = slot(of: parentID) else { throw .unknownItems(["\(parentID)"]) }
    let leaving = Set(OutlineWalk(shape, under: parent).lazy.map { $0.slot })
    let rows = snapshot.rows()
    let fingerprints = try fingerprints(ofNew: rows.map { $0.item }, besides: leaving)
    removeItems(under: parent)
    insert(rows, fingerprints: fingerprints, at: OutlinePosition(parent: parent))
  }

  /// Returns an outline of what is under an item, expanded as it is, or `nil` if there is no such
  /// item.
  ///
  /// Mirrors `snapshot(of:includingParent:)` of `NSDiffableDataSourceSectionSnapshot`.
  ///
  /// - Parameters:
  ///   - parentID: The item.
  ///   - includesParent: Whether the item itself is the root of the result. Otherwise its children
  ///     are the roots.
  /// - Complexity: O(*m*) on average for *m* items under it.
  @inlinable
  public func snapshot(
    of parentID: Item.ID, includingParent includesParent: Bool = false
  ) -> ListSectionSnapshot? {
    guard let parent = slot(of: parentID) else { return nil }
    var snapshot = ListSectionSnapshot()
    var top = OutlinePosition(parent: 0)
    if includesParent, let root = row(of: parent, level: 0) {
      let fingerprint = shape.nodes[parent].fingerprint
      top = OutlinePosition(parent: snapshot.insert(root.item, fingerprint: fingerprint, at: top))
      snapshot.shape.nodes[top.parent].isExpanded = root.isExpanded
    }
    let fingerprints = OutlineWalk(shape, under: parent).map { shape.nodes[$0.slot].fingerprint }
    snapshot.insert(rows(under: parent), fingerprints: fingerprints, at: top)
    return snapshot
  }

  @inlinable
  mutating func insert(
    _ rows: [OutlineRow<Item>], at position: OutlinePosition
  ) throws(SnapshotError) {
    let fingerprints = try fingerprints(ofNew: rows.map { $0.item })
    insert(rows, fingerprints: fingerprints, at: position)
  }
}
