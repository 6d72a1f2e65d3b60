/// The sections of a snapshot in order, without their items.
///
/// Each section has a slot that stays its own wherever it moves. Items are stored by slot, so that
/// moving a section touches no item.
@frozen
@usableFromInline
struct SectionTable<Section: Diffable> {
  @frozen
  @usableFromInline
  struct Row {
    @usableFromInline var section: Section
    @usableFromInline let location: ListSourceLocation?
    @usableFromInline let slot: Int

    @inlinable
    init(section: Section, location: ListSourceLocation?, slot: Int) {
      self.section = section
      self.location = location
      self.slot = slot
    }
  }

  /// The sections, in order.
  @usableFromInline var rows: [Row] = []

  /// For each slot, the index of its section; that of a free slot means nothing.
  @usableFromInline var indexes: [Int] = []

  @usableFromInline var slots = IdentifierMap<Section.ID, Int>()
  @usableFromInline var freeSlots: [Int] = []

  @inlinable
  init() {}

  /// Takes all sections, or returns `nil` if an identifier is repeated or not equal to itself.
  @inlinable
  init?<Item: Diffable>(unique sections: [ListSection<Section, Item>]) {
    rows.reserveCapacity(sections.count)
    slots.reserveCapacity(sections.count)
    for (slot, section) in sections.enumerated() {
      let id = section.section.id
      guard id == id else { return nil }
      slots[id] = slot
      rows.append(Row(section: section.section, location: section.location, slot: slot))
    }
    indexes = Array(rows.indices)
    guard slots.count == rows.count else { return nil }
  }

  @inlinable
  var count: Int { rows.count }

  /// Returns the index of the section with an identifier, or `nil` if there is none.
  @inlinable
  func index(of id: Section.ID) -> Int? { slots[id].map { indexes[$0] } }
}

extension SectionTable {
  /// Inserts sections, whose identifiers are not there yet.
  ///
  /// - Returns: Their slots.
  /// - Complexity: O(*s*) for *s* sections behind them; amortised O(1) each at the end.
  @inlinable
  @discardableResult
  mutating func insert(
    _ sections: [(section: Section, location: ListSourceLocation?)], at index: Int
  ) -> [Int] {
    var newRows: [Row] = []
    newRows.reserveCapacity(sections.count)
    for (section, location) in sections {
      let slot = freeSlots.popLast() ?? indexes.count
      if slot == indexes.count { indexes.append(0) }
      slots[section.id] = slot
      newRows.append(Row(section: section, location: location, slot: slot))
    }
    rows.insert(contentsOf: newRows, at: index)
    noteIndexes(from: index)
    return newRows.map { $0.slot }
  }

  /// Removes the sections of identifiers that are there, and frees their slots.
  ///
  /// - Complexity: O(*s*) for all *s* sections.
  @inlinable
  mutating func remove(_ ids: Set<Section.ID>) {
    // By slot, for the identifier of an object may have been changed in place.
    let removed = Set(ids.compactMap { slots.remove($0) })
    freeSlots += removed
    rows.removeAll { removed.contains($0.slot) }
    noteIndexes(from: 0)
  }

  /// Moves a section to an index of the result.
  ///
  /// - Complexity: O(*s*) for all *s* sections.
  @inlinable
  mutating func move(from source: Int, to destination: Int) {
    let row = rows.remove(at: source)
    rows.insert(row, at: destination)
    noteIndexes(from: Swift.min(source, destination))
  }

  @inlinable
  mutating func noteIndexes(from start: Int) {
    for index in start..<rows.count { indexes[rows[index].slot] = index }
  }
}

extension SectionTable.Row: Sendable where Section: Sendable {}
extension SectionTable: Sendable where Section: Sendable, Section.ID: Sendable {}
