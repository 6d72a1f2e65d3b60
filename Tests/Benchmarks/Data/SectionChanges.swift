/// The same number of changes of each kind in each of several sections.
struct SectionChanges {
  let ofEach: Int

  /// Returns changed copies of the sections: in each, items are removed, moved to other sections,
  /// moved inside, changed in their content, and inserted, all anywhere. No item is changed twice.
  func apply<ID>(
    to sections: [[DetailedItem<ID>]], using generator: inout SeededGenerator
  ) -> [[DetailedItem<ID>]] {
    var result = sections
    var arriving = sections.map { _ in [DetailedItem<ID>]() }
    for section in sections.indices {
      result[section].remove(ofEach, using: &generator)
      for item in result[section].take(ofEach, using: &generator) {
        let others = sections.count - 1
        let steps = Int.random(in: 1...others, using: &generator)
        arriving[(section + steps) % sections.count].append(item)
      }
      let moving = result[section].take(ofEach, using: &generator)
      for index in result[section].indices.shuffled(using: &generator).prefix(ofEach) {
        result[section][index].count += 1
      }
      let new = (0..<ofEach).map { _ in DetailedItem<ID>(from: &generator) }
      result[section].insert(moving + new, using: &generator)
    }
    for section in sections.indices { result[section].insert(arriving[section], using: &generator) }
    return result
  }
}
