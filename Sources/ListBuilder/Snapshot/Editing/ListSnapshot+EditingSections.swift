extension ListSnapshot {
  /// Appends sections without items.
  ///
  /// Mirrors `appendSections(_:)` of `NSDiffableDataSourceSnapshot`.
  ///
  /// - Parameter sections: The sections, in order.
  /// - Throws: ``SnapshotError/duplicateSections(_:)`` if an identifier stands twice in the
  ///   argument or is already in the list, or ``SnapshotError/notReflexive(_:)``. The list is then
  ///   as it was.
  /// - Complexity: O(log *s*) a section, amortised, on average, for *s* sections.
  @inlinable
  public mutating func appendSections(_ sections: [Section]) throws(SnapshotError) {
    try checkNew(sections)
    insert(sections, at: table.count)
  }

  /// Inserts sections without items before a section.
  ///
  /// Mirrors `insertSections(_:beforeSection:)` of `NSDiffableDataSourceSnapshot`.
  ///
  /// - Parameters:
  ///   - sections: The sections, in order.
  ///   - neighborID: The section that will stand behind the last of them.
  /// - Throws: ``SnapshotError/unknownSections(_:)`` if the neighbour is not in the list,
  ///   ``SnapshotError/selfReference(_:)`` if it is in the argument, or as
  ///   ``appendSections(_:)``. The list is then as it was.
  /// - Complexity: O(*k* + *s*) for *k* sections in a list of *s*.
  @inlinable
  public mutating func insertSections(
    _ sections: [Section], beforeSection neighborID: Section.ID
  ) throws(SnapshotError) {
    insert(sections, at: try indexToInsert(sections, beside: neighborID))
  }

  /// Inserts sections without items after a section.
  ///
  /// Mirrors `insertSections(_:afterSection:)` of `NSDiffableDataSourceSnapshot`.
  ///
  /// - Parameters:
  ///   - sections: The sections, in order.
  ///   - neighborID: The section that will stand before the first of them.
  /// - Throws: As ``insertSections(_:beforeSection:)``.
  /// - Complexity: O(*k* + *s*) for *k* sections in a list of *s*.
  @inlinable
  public mutating func insertSections(
    _ sections: [Section], afterSection neighborID: Section.ID
  ) throws(SnapshotError) {
    insert(sections, at: try indexToInsert(sections, beside: neighborID) + 1)
  }

  /// Deletes sections with their items. Identifiers that are not in the list are ignored.
  ///
  /// Mirrors `deleteSections(_:)` of `NSDiffableDataSourceSnapshot`.
  ///
  /// - Parameter ids: The identifiers of the sections.
  /// - Throws: ``SnapshotError/duplicateSections(_:)`` if an identifier stands twice in the
  ///   argument. The list is then as it was.
  /// - Complexity: O(*k* + *s*) on average for *k* items of the sections, in a list of *s*
  ///   sections.
  @inlinable
  public mutating func deleteSections(_ ids: [Section.ID]) throws(SnapshotError) {
    let findable = ids.filter { $0 == $0 }
    try Self.checkSections(findable)
    let present = Set(findable.filter(containsSection))
    guard !present.isEmpty else { return }
    for id in present {
      guard let slot = table.slots[id] else { continue }
      removeAllItems(ofSlot: slot)
      marks.removeSection(id)
    }
    table.remove(present)
    noteOffsets()
  }

  /// Moves a section with its items before another one.
  ///
  /// Mirrors `moveSection(_:beforeSection:)` of `NSDiffableDataSourceSnapshot`.
  ///
  /// - Parameters:
  ///   - id: The section to move.
  ///   - neighborID: The section that will stand behind it.
  /// - Throws: ``SnapshotError/unknownSections(_:)`` if one of them is not in the list,
  ///   ``SnapshotError/selfReference(_:)`` if both are the same. The list is then as it was.
  /// - Complexity: O(*s*) for *s* sections, whatever the number of items.
  @inlinable
  public mutating func moveSection(
    _ id: Section.ID, beforeSection neighborID: Section.ID
  ) throws(SnapshotError) {
    try moveSection(id, beside: neighborID, distance: 0)
  }

  /// Moves a section with its items after another one.
  ///
  /// Mirrors `moveSection(_:afterSection:)` of `NSDiffableDataSourceSnapshot`.
  ///
  /// - Parameters:
  ///   - id: The section to move.
  ///   - neighborID: The section that will stand before it.
  /// - Throws: ``SnapshotError/unknownSections(_:)`` if one of them is not in the list,
  ///   ``SnapshotError/selfReference(_:)`` if both are the same. The list is then as it was.
  /// - Complexity: O(*s*) for *s* sections, whatever the number of items.
  @inlinable
  public mutating func moveSection(
    _ id: Section.ID, afterSection neighborID: Section.ID
  ) throws(SnapshotError) {
    try moveSection(id, beside: neighborID, distance: 1)
  }

  /// Replaces the value of the section with the same identifier, in place.
  ///
  /// - Parameter section: The new value.
  /// - Throws: ``SnapshotError/unknownSections(_:)`` if there is no such section.
  /// - Complexity: O(1) on average.
  @inlinable
  public mutating func updateSection(_ section: Section) throws(SnapshotError) {
    guard let index = table.index(of: section.id) else {
      throw .unknownSections(["\(section.id)"])
    }
    table.rows[index].section = section
  }
}

extension ListSnapshot {
  @inlinable
  func checkNew(_ sections: [Section]) throws(SnapshotError) {
    let ids = sections.map { $0.id }
    try Self.checkSections(ids)
    let present = ids.filter(containsSection)
    if !present.isEmpty { throw .duplicateSections(occurrences(ofSections: present)) }
  }

  @inlinable
  func indexToInsert(
    _ sections: [Section], beside neighborID: Section.ID
  ) throws(SnapshotError) -> Int {
    guard !sections.contains(where: { $0.id == neighborID }) else {
      throw .selfReference("\(neighborID)")
    }
    guard let index = table.index(of: neighborID) else {
      throw .unknownSections(["\(neighborID)"])
    }
    try checkNew(sections)
    return index
  }

  @inlinable
  mutating func insert(_ sections: [Section], at index: Int) {
    let isAtEnd = index == table.count
    for slot in table.insert(sections.map { ($0, nil) }, at: index) where slot == contents.count {
      contents.append(ListItems())
      self.index.drifts.append(0)
    }
    if isAtEnd {
      for _ in sections { offsets.appendSection() }
    } else {
      noteOffsets()
    }
  }

  @inlinable
  mutating func removeAllItems(ofSlot slot: Int) {
    let ids = contents[slot].storage.map { $0.id }
    settle(slot: slot, toFind: ids.count)
    for id in ids {
      marks.removeItem(id)
      if let place = placeForEditing(of: id) { index.remove(at: place.bucket) }
    }
    contents[slot] = ListItems()
    index.drifts[slot] = 0
  }

  @inlinable
  mutating func moveSection(
    _ id: Section.ID, beside neighborID: Section.ID, distance: Int
  ) throws(SnapshotError) {
    guard let source = table.index(of: id), let neighbor = table.index(of: neighborID) else {
      let ids = id == neighborID ? [id] : [id, neighborID]
      throw .unknownSections(ids.filter { !containsSection($0) }.map { "\($0)" })
    }
    guard source != neighbor else { throw .selfReference("\(id)") }
    let destination = neighbor + distance - (source < neighbor ? 1 : 0)
    guard destination != source else { return }
    table.move(from: source, to: destination)
    noteOffsets()
  }

  @inlinable
  mutating func noteOffsets() {
    offsets = SectionOffsets(counts: table.rows.map { contents[$0.slot].visibleCount })
  }
}
