/// What is wrong with the identifiers of declared sections, told in full.
///
/// A snapshot asks for it only once it knows that something is wrong, so it may take its time.
@usableFromInline
struct IdentifierReport<Section: Diffable, Item: Diffable> {
  private let sections: [ListSection<Section, Item>]

  @usableFromInline
  init(_ sections: [ListSection<Section, Item>]) {
    self.sections = sections
  }

  /// The error to throw. Identifiers that are not equal to themselves come first, since they
  /// hide repetitions; then sections, then items.
  @usableFromInline var error: SnapshotError {
    let sectionIDs = sections.lazy.map { $0.section.id }
    let itemIDs = sections.lazy.flatMap { $0.content.storage.lazy.map { $0.id } }
    let unfindable =
      sectionPlaces { $0 != $0 }.map { SnapshotError.Occurrences(id: "\($0)", places: [$1]) }
      + itemPlaces { $0 != $0 }.map { SnapshotError.Occurrences(id: "\($0)", places: [$1]) }
    if !unfindable.isEmpty { return .notReflexive(unfindable) }
    let repeatedSections = Self.repeated(in: sectionIDs)
    if !repeatedSections.isEmpty {
      return .duplicateSections(Self.occurrences(sectionPlaces(where: repeatedSections.contains)))
    }
    let repeatedItems = Self.repeated(in: itemIDs)
    return .duplicateItems(Self.occurrences(itemPlaces(where: repeatedItems.contains)))
  }

  private typealias Placed<ID> = (id: ID, place: SnapshotError.Place)

  private func sectionPlaces(where isWanted: (Section.ID) -> Bool) -> [Placed<Section.ID>] {
    sections.enumerated().compactMap { index, section in
      let id = section.section.id
      guard isWanted(id) else { return nil }
      let place = SnapshotError.Place(
        section: "\(id)", sectionIndex: index, location: section.location)
      return (id, place)
    }
  }

  private func itemPlaces(where isWanted: (Item.ID) -> Bool) -> [Placed<Item.ID>] {
    var places: [Placed<Item.ID>] = []
    for (index, section) in sections.enumerated() {
      for (offset, item) in section.content.storage.enumerated() where isWanted(item.id) {
        let place = SnapshotError.Place(
          section: "\(section.section.id)", sectionIndex: index, itemIndex: offset,
          location: section.content.declarations.location(at: offset))
        places.append((item.id, place))
      }
    }
    return places
  }

  private static func repeated<ID: Hashable>(in ids: some Sequence<ID>) -> Set<ID> {
    var seen: Set<ID> = []
    return Set(ids.filter { !seen.insert($0).inserted })
  }

  /// Gathers the places of each identifier, in the order of their first places.
  private static func occurrences<ID: Hashable>(
    _ elements: [Placed<ID>]
  ) -> [SnapshotError.Occurrences] {
    let places = Dictionary(grouping: elements, by: \.id)
    var told: Set<ID> = []
    return elements.compactMap { id, _ in
      guard told.insert(id).inserted, let places = places[id] else { return nil }
      return SnapshotError.Occurrences(id: "\(id)", places: places.map { $0.place })
    }
  }
}
