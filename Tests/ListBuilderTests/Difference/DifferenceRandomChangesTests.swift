import ListBuilder
import TestSupport
import Testing

/// Differences made of random changes: most contradict each other, and none stops the program.
@Suite struct DifferenceRandomChangesTests {
  private let old = "A[a b c] B[d e] C[]"

  /// Usually a number that may be right.
  private func number(_ most: Int, _ generator: inout SeededGenerator) -> Int {
    let odd = [-1, most + 1, 1 << 31, 1 << 32, -(1 << 32), .max, .min]
    return Int.random(in: 0..<60, using: &generator) == 0
      ? odd.randomElement(using: &generator) ?? 0 : Int.random(in: 0...most, using: &generator)
  }

  private func path(_ generator: inout SeededGenerator) -> ListIndexPath {
    at(number(2, &generator), number(2, &generator))
  }

  private func itemChange(
    _ list: Library, _ number: Int, _ generator: inout SeededGenerator
  ) -> LibraryDifference.ItemChange {
    let (from, to) = (path(&generator), path(&generator))
    let present = list[from] ?? Book(id: "y")
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return .remove(present, from: from)
    case 1: return .insert(Book(id: "x\(number)"), at: to)
    case 2: return .move(present, from: from, to: to)
    default:
      let isReplaced = Bool.random(using: &generator)
      return .update(
        isReplaced ? Book(id: "z\(number)") : Book(id: present.id, text: "new"),
        replacing: present, from: from, to: Bool.random(using: &generator) ? from : to,
        reason: .content)
    }
  }

  private func sectionChange(
    _ list: Library, _ counter: Int, _ generator: inout SeededGenerator
  ) -> LibraryDifference.SectionChange {
    let (from, to) = (number(2, &generator), number(2, &generator))
    let section = list.sections.indices.contains(from) ? list.sections[from] : list.sections[0]
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return .remove(section, from: from)
    case 1: return .insert(ListSection(Shelf(id: "N\(counter)")), at: to)
    case 2: return .move(section.section, from: from, to: to)
    default:
      return .update(
        Shelf(id: section.section.id, title: "new"), replacing: section.section, from: from,
        to: to, reason: .content)
    }
  }

  @Test("Of 15,000 random sets of changes, each throws, or makes a difference that obeys the laws")
  func randomChanges() throws {
    var generator = SeededGenerator.printingSeed(for: "DifferenceRandomChanges")
    let list = try Library(old)
    var consistent = 0
    for round in 0..<15_000 {
      let items = (0..<Int.random(in: 0...3, using: &generator)).map {
        itemChange(list, $0, &generator)
      }
      let sections = (0..<Int.random(in: 0...2, using: &generator)).map {
        sectionChange(list, $0, &generator)
      }
      guard let difference = try? LibraryDifference(from: list, sections: sections, items: items)
      else { continue }
      consistent += 1
      if let mistake = mistake(of: difference, list) {
        Issue.record("seed \(generator.seed), round \(round): \(mistake)\n\(difference)")
        return
      }
    }
    print("DifferenceRandomChanges: \(consistent) of 15,000 were consistent")
    #expect(consistent > 1_000)
  }

  /// What is wrong with a difference that was accepted.
  private func mistake(of difference: LibraryDifference, _ list: Library) -> String? {
    do {
      let new = try list.applying(difference)
      if try new.applying(difference.inverse()) != list { return "the inverse does not lead back" }
      let forth = difference.inverse().inverse()
      if try list.applying(forth) != new { return "the inverse of the inverse leads elsewhere" }
      var table = TableSimulator(list)
      var next = list
      for batch in difference.batches() {
        next = try next.applying(batch)
        try table.perform(batch, reading: next)
      }
      if next != new { return "the batches lead elsewhere" }
      if let mistake = table.mistake(showing: new) { return "the table shows \(mistake)" }
      var items = list.items
      for splice in difference.splices {
        let start = splice.position
        items.replaceSubrange(
          start..<start + splice.numberOfRemovedItems,
          with: new.items[start..<start + splice.numberOfInsertedItems])
      }
      return items == new.items ? nil : "the splices lead elsewhere"
    } catch {
      return "\(error)"
    }
  }
}
