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
    let unfindable =
      Self.withoutReflexivity(sectionPlaces()) + Self.withoutReflexivity(itemPlaces())
    if !unfindable.isEmpty { return .notReflexive(unfindable) }
    let repeatedSections = Self.repeated(sectionPlaces())
    if !repeatedSections.isEmpty { return .duplicateSections(repeatedSections) }
    return .duplicateItems(Self.repeated(itemPlaces()))
  }

  private typealias Placed<ID> = (id: ID, place: SnapshotError.Place)

  private func sectionPlaces() -> some Sequence<Placed<Section.ID>> {
    sections.lazy.enumerated().map { index, section in
      let id = section.section.id
      let place = SnapshotError.Place(
        section: "\(id)", sectionIndex: index, location: section.location)
      return (id, place)
    }
  }

  private func itemPlaces() -> some Sequence<Placed<Item.ID>> {
    sections.lazy.enumerated().flatMap { index, section in
      section.items.lazy.enumerated().map { offset, item in
        let place = SnapshotError.Place(
          section: "\(section.section.id)", sectionIndex: index, itemIndex: offset,
          location: section.content.declarations.location(at: offset))
        return (item.id, place)
      }
    }
  }

  private static func withoutReflexivity<ID: Equatable>(
    _ elements: some Sequence<Placed<ID>>
  ) -> [SnapshotError.Occurrences] {
    elements
      .filter { $0.id != $0.id }
      .map { SnapshotError.Occurrences(id: "\($0.id)", places: [$0.place]) }
  }

  /// The identifiers that stand more than once, in the order of their first places.
  private static func repeated<ID: Hashable>(
    _ elements: some Sequence<Placed<ID>>
  ) -> [SnapshotError.Occurrences] {
    var places: [ID: [SnapshotError.Place]] = [:]
    var ids: [ID] = []
    for (id, place) in elements {
      if places[id] == nil { ids.append(id) }
      places[id, default: []].append(place)
    }
    return ids.compactMap { id in
      guard let places = places[id], places.count > 1 else { return nil }
      return SnapshotError.Occurrences(id: "\(id)", places: places)
    }
  }
}
