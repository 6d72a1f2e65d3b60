extension ListSnapshot {
  /// Gives a section the items of an outline, nested and expanded as they are there.
  ///
  /// Items that the section had, and the outline has not, go. Items of the outline that stand in
  /// other sections move in; what is under them there, and not in the outline, stays in its place.
  ///
  /// Mirrors `apply(_:to:)` of `UICollectionViewDiffableDataSource`.
  ///
  /// - Parameters:
  ///   - outline: The items.
  ///   - id: The section.
  /// - Throws: ``SnapshotError/unknownSections(_:)`` if there is no such section, or
  ///   ``SnapshotError/duplicateItems(_:)`` if objects of the outline were changed to have the same
  ///   identifier. The list is then as it was.
  /// - Complexity: O(*m*) on average for *m* items of the outline and of the sections that lose
  ///   some.
  @inlinable
  public mutating func apply(
    _ outline: ListSectionSnapshot<Item>, toSection id: Section.ID
  ) throws(SnapshotError) {
    guard let slot = table.slots[id] else { throw .unknownSections(["\(id)"]) }
    let ids = Set(outline.itemIdentifiers)
    if ids.count < outline.numberOfItems { try Self.checkItems(outline.itemIdentifiers) }
    var newContents: [Int: ListItems<Item>] = [:]
    for other in Set(ids.compactMap { place(of: $0)?.slot }) where other != slot {
      let content = contents[other]
      newContents[other] = content.filter(content.storage.map { !ids.contains($0.id) })
    }
    newContents[slot] = ListItems(rows: outline.rows())
    let leaving = contents[slot].storage.filter { !ids.contains($0.id) }
    replaceContents(newContents)
    for item in leaving { marks.removeItem(item.id) }
  }

  /// Expands items, so that what is directly under them shows where they show themselves.
  ///
  /// An item without anything under it may be expanded too. Identifiers that are not in the list
  /// are ignored.
  ///
  /// - Parameter ids: The identifiers of the items.
  /// - Complexity: O(*k* + *m*) on average for *k* identifiers of sections with *m* items.
  @inlinable
  public mutating func expandItems(_ ids: [Item.ID]) { setExpanded(true, ids) }

  /// Collapses items, so that nothing under them shows.
  ///
  /// What is under them keeps its own state for when they are expanded again. Identifiers that are
  /// not in the list are ignored.
  ///
  /// - Parameter ids: The identifiers of the items.
  /// - Complexity: O(*k* + *m*) on average for *k* identifiers of sections with *m* items.
  @inlinable
  public mutating func collapseItems(_ ids: [Item.ID]) { setExpanded(false, ids) }

  @inlinable
  mutating func setExpanded(_ isExpanded: Bool, _ ids: [Item.ID]) {
    var changed: [Int: [OutlineLayout.Row]] = [:]
    // Mostly, identifiers come in the order of the list, so each is guessed before it is looked up.
    var guess = (slot: 0, offset: -1)
    for id in ids {
      guess.offset += 1
      if !isItem(atOffset: guess.offset, ofSlot: guess.slot, id) {
        guard let place = place(of: id) else { continue }
        guess = (place.slot, place.offset)
      }
      let wasExpanded = contents[guess.slot].outline?.rows[guess.offset].isExpanded ?? false
      guard wasExpanded != isExpanded else { continue }
      changed[guess.slot, default: contents[guess.slot].layout.rows][guess.offset].isExpanded =
        isExpanded
    }
    for (slot, rows) in changed {
      let before = contents[slot].visibleCount
      let layout = OutlineLayout(rows)
      contents[slot].outline = layout.isFlat ? nil : layout
      offsets.add(contents[slot].visibleCount - before, toSection: table.indexes[slot])
    }
  }

  /// Returns whether an item with an identifier stands at an offset among all items of a slot.
  @inlinable
  func isItem(atOffset offset: Int, ofSlot slot: Int, _ id: Item.ID) -> Bool {
    slot < contents.count && 0..<contents[slot].storage.count ~= offset
      && contents[slot].storage[offset].id == id
  }
}
