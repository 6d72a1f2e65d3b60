extension ListSnapshot {
  /// Appends items to a section.
  ///
  /// In an outline, they come to be under none. Items that move bring all that is under them along.
  ///
  /// Mirrors `appendItems(_:toSection:)` of `NSDiffableDataSourceSnapshot`.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - sectionID: The section; by default the last one.
  ///   - policy: What to do with items whose identifier is already in the list.
  /// - Throws: ``SnapshotError/noSections`` if there is no section at all,
  ///   ``SnapshotError/unknownSections(_:)``, ``SnapshotError/notReflexive(_:)``, or
  ///   ``SnapshotError/duplicateItems(_:)`` if an identifier stands twice in the argument, or is in
  ///   the list and the policy rejects it. The list is then as it was.
  /// - Complexity: O(1) an item, amortised, on average. Items that move cost a deletion each; with
  ///   outlines, O(*m*) for *m* items of the sections that take part.
  @inlinable
  public mutating func appendItems(
    _ items: [Item],
    toSection sectionID: Section.ID? = nil,
    ifPresent policy: PresentItemPolicy = .move
  ) throws(SnapshotError) {
    guard let last = table.rows.last else { throw .noSections }
    var slot = last.slot
    if let sectionID, sectionID != last.section.id {
      guard let known = table.slots[sectionID] else { throw .unknownSections(["\(sectionID)"]) }
      slot = known
    }
    if items.count == 1, appendIfNew(items[0], toSlot: slot) { return }
    guard contents[slot].outline == nil, !haveOutlines(items.lazy.map { $0.id }) else {
      return try placeInOutlines(items, .end(slot: slot), ifPresent: policy)
    }
    let newItems = try makeWay(for: items, ifPresent: policy)
    insert(newItems, inSlot: slot, at: contents[slot].storage.count)
  }

  /// Inserts items before an item, in its section.
  ///
  /// In an outline, they become its siblings. Items that move bring all that is under them along.
  ///
  /// Mirrors `insertItems(_:beforeItem:)` of `NSDiffableDataSourceSnapshot`.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - neighborID: The item that will stand behind the last of them.
  ///   - policy: What to do with items whose identifier is already in the list.
  /// - Throws: ``SnapshotError/unknownItems(_:)`` if the neighbour is not in the list,
  ///   ``SnapshotError/selfReference(_:)`` if it is in the argument,
  ///   ``SnapshotError/notReflexive(_:)``, or ``SnapshotError/duplicateItems(_:)`` if an identifier
  ///   stands twice in the argument, or is in the list and the policy rejects it, or
  ///   ``SnapshotError/wouldCreateCycle(_:under:)`` if the neighbour is under an item that moves.
  ///   The list is then as it was.
  /// - Complexity: O(*k* + *m*) for *k* items before *m* others of the section. Items that move
  ///   cost a deletion each; with outlines, O(*m*) for *m* items of the sections that take part.
  @inlinable
  public mutating func insertItems(
    _ items: [Item],
    beforeItem neighborID: Item.ID,
    ifPresent policy: PresentItemPolicy = .move
  ) throws(SnapshotError) {
    try insertItems(items, beside: neighborID, distance: 0, ifPresent: policy)
  }

  /// Inserts items after an item, in its section.
  ///
  /// In an outline, they become its siblings, behind all that is under it. Items that move bring
  /// all that is under them along.
  ///
  /// Mirrors `insertItems(_:afterItem:)` of `NSDiffableDataSourceSnapshot`.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - neighborID: The item that will stand before the first of them.
  ///   - policy: What to do with items whose identifier is already in the list.
  /// - Throws: As ``insertItems(_:beforeItem:ifPresent:)``.
  /// - Complexity: O(*k* + *m*) for *k* items before *m* others of the section. Items that move
  ///   cost a deletion each; with outlines, O(*m*) for *m* items of the sections that take part.
  @inlinable
  public mutating func insertItems(
    _ items: [Item],
    afterItem neighborID: Item.ID,
    ifPresent policy: PresentItemPolicy = .move
  ) throws(SnapshotError) {
    try insertItems(items, beside: neighborID, distance: 1, ifPresent: policy)
  }

  @inlinable
  mutating func insertItems(
    _ items: [Item],
    beside neighborID: Item.ID,
    distance: Int,
    ifPresent policy: PresentItemPolicy
  ) throws(SnapshotError) {
    guard !items.contains(where: { $0.id == neighborID }) else {
      throw .selfReference("\(neighborID)")
    }
    try checkPresent(items: [neighborID])
    guard !haveOutlines([neighborID]), !haveOutlines(items.lazy.map { $0.id }) else {
      let side: OutlineSide = distance == 0 ? .before : .after
      return try placeInOutlines(items, .beside(neighborID, side), ifPresent: policy)
    }
    let newItems = try makeWay(for: items, ifPresent: policy)
    guard let neighbor = place(of: neighborID) else { return }
    insert(newItems, inSlot: neighbor.slot, at: neighbor.offset + distance)
  }

  /// Checks items that are to be inserted, and returns those for which a place is needed: by the
  /// policy, those that are in the list were removed for it, or updated where they are.
  @inlinable
  mutating func makeWay(
    for items: [Item], ifPresent policy: PresentItemPolicy
  ) throws(SnapshotError) -> [Item] {
    try Self.checkItems(items.lazy.map { $0.id })
    guard items.contains(where: { contains($0.id) }) else { return items }
    let present = items.filter { contains($0.id) }
    switch policy {
    case .move:
      remove(present.map { $0.id })
      return items
    case .keep:
      let newItems = items.filter { !contains($0.id) }
      replaceValues(present)
      return newItems
    case .reject:
      throw .duplicateItems(occurrences(ofItems: present.map { $0.id }))
    }
  }

  /// Replaces the values of items that are in the list.
  @inlinable
  mutating func replaceValues(_ items: [Item]) {
    for item in items {
      if let place = place(of: item.id) {
        contents[place.slot].replace(at: place.offset, with: item)
      }
    }
  }
}
