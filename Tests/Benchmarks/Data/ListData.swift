import ListBuilder

/// The items of a list, section by section.
struct ListData<ID: Identifier> {
  let sections: [[Item<ID>]]

  /// What is left of the generator, for further data that differs from these.
  let generator: SeededGenerator

  init(sections sectionCount: Int, items itemCount: Int) {
    var generator = SeededGenerator()
    sections = (0..<sectionCount).map { _ in
      (0..<itemCount).map { _ in Item(from: &generator) }
    }
    self.generator = generator
  }

  /// All identifiers in order.
  var ids: [ID] { sections.flatMap { $0.map(\.id) } }

  /// All identifiers in another order.
  var shuffledIDs: [ID] {
    var generator = generator
    return ids.shuffled(using: &generator)
  }

  /// The identifier of an item of any section; there are some in each.
  func randomID(using generator: inout SeededGenerator) -> ID {
    let section = sections[Int.random(in: sections.indices, using: &generator)]
    return section[Int.random(in: section.indices, using: &generator)].id
  }

  /// Builds a list from the arrays, with sections numbered from 0.
  func makeList() throws -> ListSnapshot<Int, Item<ID>> {
    try ListSnapshot(sectionsOf: sections)
  }
}
