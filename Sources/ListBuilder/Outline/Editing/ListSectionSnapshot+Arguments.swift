extension ListSectionSnapshot {
  /// Checks items that are to be added, and returns the fingerprints of their identifiers: each
  /// equals itself, stands once, and is not in the outline.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - leaving: The slots of those items of the outline that go before the new ones come.
  /// - Complexity: O(*k*) on average for *k* items.
  @inlinable
  func fingerprints(
    ofNew items: [Item], besides leaving: Set<Int> = []
  ) throws(SnapshotError) -> [UInt32] {
    guard let fingerprints = Self.fingerprints(ofUnique: items) else {
      throw refusal(of: items, besides: leaving)
    }
    for (item, fingerprint) in zip(items, fingerprints) {
      if let slot = slot(of: item.id, fingerprint: fingerprint), !leaving.contains(slot) {
        throw refusal(of: items, besides: leaving)
      }
    }
    return fingerprints
  }

  /// Returns the fingerprint of each item, or `nil` if an identifier is repeated or not equal to
  /// itself.
  @inlinable
  static func fingerprints(ofUnique items: [Item]) -> [UInt32]? {
    if items.count == 1 {
      let id = items[0].id
      return id == id ? [IdentifierIndex.fingerprint(of: id)] : nil
    }
    let index = IdentifierIndex(unique: [ListItems(items)], count: items.count)
    guard let index else { return nil }
    var fingerprints = Array(repeating: 0 as UInt32, count: items.count)
    for entry in index.entries where entry.fingerprint != 0 {
      fingerprints[Int(entry.hint)] = entry.fingerprint
    }
    return fingerprints
  }

  /// The error that tells why items cannot be added. It may take its time.
  @usableFromInline
  func refusal(of items: [Item], besides leaving: Set<Int>) -> SnapshotError {
    let ids = items.map { $0.id }
    let unfindable = ids.filter { $0 != $0 }
    if !unfindable.isEmpty {
      return .notReflexive(unfindable.map { SnapshotError.Occurrences(id: "\($0)") })
    }
    var seen: Set<Item.ID> = []
    let repeated = Set(ids.filter { !seen.insert($0).inserted })
    seen = []
    let indexes = indexes(ofSlots: Set(ids.compactMap { slot(of: $0) }).subtracting(leaving))
    return .duplicateItems(
      ids.compactMap { id in
        let index = slot(of: id).flatMap { indexes[$0] }
        guard index != nil || repeated.contains(id), seen.insert(id).inserted else { return nil }
        return SnapshotError.Occurrences(
          id: "\(id)", places: index.map { [Self.place(at: $0)] } ?? [])
      })
  }

  /// The indexes of some items among all, hidden ones too.
  private func indexes(ofSlots slots: Set<Int>) -> [Int: Int] {
    var indexes: [Int: Int] = [:]
    guard !slots.isEmpty else { return indexes }
    for (index, visit) in OutlineWalk(shape).enumerated() where slots.contains(visit.slot) {
      indexes[visit.slot] = index
    }
    return indexes
  }

  /// An outline is one section, without a name.
  private static func place(at index: Int) -> SnapshotError.Place {
    SnapshotError.Place(section: "", sectionIndex: 0, itemIndex: index)
  }
}
