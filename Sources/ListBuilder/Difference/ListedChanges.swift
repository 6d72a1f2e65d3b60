/// The changes of a difference with their values, and the list that they are for.
@usableFromInline
struct ListedChanges<Section: Diffable, Item: Diffable> {
  /// The sections of the old list, in order.
  let base: [BaseSection<Section>]

  /// Removals, insertions, moves, then updates.
  let sections: [ListDifference<Section, Item>.SectionChange]

  /// Removals, insertions, moves, updates, then what hides, shows, is collapsed and expanded.
  let items: [ListDifference<Section, Item>.ItemChange]

  /// Removals, insertions, moves, updates, expansions, then collapses; none where no section that
  /// changed has an outline.
  let outlines: [ListDifference<Section, Item>.OutlineChange]
}

/// A section of the list that a difference is for.
struct BaseSection<Section: Diffable> {
  let section: Section
  let numberOfItems: Int
}

extension ListSnapshot {
  /// The sections, as the base of a difference.
  var base: [BaseSection<Section>] {
    table.rows.map {
      BaseSection(section: $0.section, numberOfItems: contents[$0.slot].visibleCount)
    }
  }
}

extension ListedChanges: Sendable where Section: Sendable, Item: Sendable, Item.ID: Sendable {}
extension BaseSection: Sendable where Section: Sendable {}
extension BaseSection: Encodable where Section: Encodable {}
extension BaseSection: Decodable where Section: Decodable {}
