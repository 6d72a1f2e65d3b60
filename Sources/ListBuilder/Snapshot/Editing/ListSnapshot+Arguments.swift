extension ListSnapshot {
  /// Checks the identifiers of an argument: each equals itself and stands once.
  @inlinable
  static func checkItems(_ ids: some Collection<Item.ID>) throws(SnapshotError) {
    guard ids.count > 1 || ids.contains(where: { $0 != $0 }) else { return }
    let repeated = try repeatedIdentifiers(Array(ids))
    if !repeated.isEmpty { throw .duplicateItems(repeated) }
  }

  /// Checks the identifiers of an argument: each equals itself and stands once.
  @inlinable
  static func checkSections(_ ids: some Collection<Section.ID>) throws(SnapshotError) {
    guard ids.count > 1 || ids.contains(where: { $0 != $0 }) else { return }
    let repeated = try repeatedIdentifiers(Array(ids))
    if !repeated.isEmpty { throw .duplicateSections(repeated) }
  }

  @usableFromInline
  static func repeatedIdentifiers<ID: Hashable>(
    _ ids: [ID]
  ) throws(SnapshotError) -> [SnapshotError.Occurrences] {
    let unfindable = ids.filter { $0 != $0 }
    if !unfindable.isEmpty {
      throw .notReflexive(unfindable.map { SnapshotError.Occurrences(id: "\($0)") })
    }
    var seen: Set<ID> = []
    var repeated = Set(ids.filter { !seen.insert($0).inserted })
    return ids.compactMap { id in
      repeated.remove(id).map { SnapshotError.Occurrences(id: "\($0)") }
    }
  }

  /// Checks that all items are in the list.
  @inlinable
  func checkPresent(items ids: [Item.ID]) throws(SnapshotError) {
    let unknown = ids.filter { !contains($0) }
    if !unknown.isEmpty { throw .unknownItems(unknown.map { "\($0)" }) }
  }

  /// Checks that all sections are in the list.
  @inlinable
  func checkPresent(sections ids: [Section.ID]) throws(SnapshotError) {
    let unknown = ids.filter { !containsSection($0) }
    if !unknown.isEmpty { throw .unknownSections(unknown.map { "\($0)" }) }
  }

  /// The items of some identifiers that are in the list, with their places, for an error to tell.
  @usableFromInline
  func occurrences(ofItems ids: [Item.ID]) -> [SnapshotError.Occurrences] {
    ids.compactMap { id in
      guard let path = rowPath(for: id) else { return nil }
      let section = table.rows[path.section].section.id
      let location = contents[table.rows[path.section].slot].declarations.location(at: path.item)
      let place = SnapshotError.Place(
        section: "\(section)", sectionIndex: path.section, itemIndex: path.item,
        location: location)
      return SnapshotError.Occurrences(id: "\(id)", places: [place])
    }
  }

  /// The sections of some identifiers that are in the list, with their places, for an error to
  /// tell.
  @usableFromInline
  func occurrences(ofSections ids: [Section.ID]) -> [SnapshotError.Occurrences] {
    ids.compactMap { id in
      guard let index = indexOfSection(id) else { return nil }
      let place = SnapshotError.Place(
        section: "\(id)", sectionIndex: index, location: table.rows[index].location)
      return SnapshotError.Occurrences(id: "\(id)", places: [place])
    }
  }
}
