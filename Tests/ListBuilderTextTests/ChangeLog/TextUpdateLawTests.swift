import ListBuilder
import ListBuilderText
import TestSupport
import Testing

@Suite struct TextUpdateLawTests {
  /// Makes pairs of lists with hostile texts, in which much is the same.
  private struct RandomPairs {
    var texts: RandomTexts
    var generator: SeededGenerator

    /// Returns a list of some of the same elements as any other, and mostly with the same texts.
    mutating func list(size: Int) throws -> Entries {
      var items = (0..<size).map { "\($0)" }.shuffled(using: &generator).prefix(
        Int.random(in: 0...size, using: &generator))
      if Bool.random(using: &generator) { items.sort() }
      let ids = ["p", "q", "r", "s"].shuffled(using: &generator)
        .prefix(Int.random(in: 0...4, using: &generator))
      return try ListSnapshot(
        sections: (Bool.random(using: &generator) ? ids.sorted() : Array(ids)).map { id in
          let count = Int.random(in: 0...items.count, using: &generator)
          defer { items.removeFirst(count) }
          return ListSection(items: items.prefix(count).map { entry($0) }, in: entry(id))
        })
    }

    private mutating func entry(_ id: String) -> Entry {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: Entry(id: id, text: texts.text())
      default: Entry(id: id, text: id)
      }
    }
  }

  /// How often each mark has to stand in a log.
  private func expectedMarks(from old: Entries, to new: Entries) -> [Character: Int] {
    let difference = new.difference(from: old)
    var marks: [Character: Int] = ["+": 0, "-": 0]
    for change in difference.sectionChanges {
      switch change {
      case .insert(let section, _): marks["+", default: 0] += 1 + section.items.count
      case .remove(let section, _): marks["-", default: 0] += 1 + section.items.count
      case .move, .update: break
      }
    }
    marks["+", default: 0] += difference.insertedItems.count
    marks["-", default: 0] += difference.removedItems.count
    marks[">"] = difference.movedSections.count + difference.movedItems.count
    marks["~"] = difference.updatedSections.count + difference.updatedItems.count
    return marks.filter { $0.value > 0 }
  }

  @Test("Random lists have a line for each change, without a control, and few calls of providers")
  func randomLists() throws {
    let generator = SeededGenerator.printingSeed(for: "change log")
    var pairs = RandomPairs(
      texts: RandomTexts(likelier: HostileText.alphabet, generator), generator: generator)
    var calls = 0
    let presenter = TextPresenter<Entry, Entry> { entry, _ in
      calls += 1
      return CellContent(entry.text, secondaryText: entry.text, link: entry.text)
    } supplementaryProvider: { context in
      context.section?.text
    }
    for round in 0..<3000 {
      let old = try pairs.list(size: round / 200)
      let new = try pairs.list(size: round / 200)
      calls = 0
      let log = try presenter.update(from: old, to: new)
      let lines = log.split(separator: "\n", omittingEmptySubsequences: false)
      let firsts = lines.compactMap { $0.unicodeScalars.first }.map(Character.init)
      let marks = Dictionary(firsts.filter { $0 != " " }.map { ($0, 1) }, uniquingKeysWith: +)
      let expected = expectedMarks(from: old, to: new)
      let changes = expected.values.reduce(0, +)
      guard
        marks == expected, firstControl(in: log) == nil, log.isEmpty == (changes == 0),
        log.isEmpty || log.hasSuffix("\n"), calls <= 2 * changes
      else {
        Issue.record(
          """
          LISTBUILDER_SEED=\(generator.seed), round \(round), \(calls) calls
          from \(old)
          to \(new)
          \(new.difference(from: old))
          expected \(expected)
          \(log.unicodeScalars.map { $0 == "\n" ? "\n" : $0.escaped(asASCII: true) }.joined())
          """)
        return
      }
    }
  }

  @Test("Hostile text has one line, wherever it stands")
  func hostileText() throws {
    let text = HostileText.all
    let presenter = TextPresenter<Entry, Entry> { entry, _ in
      CellContent(
        entry.text, secondaryText: entry.text, detail: entry.text, link: entry.text,
        image: .init(source: "", alternativeText: entry.text))
    }
    .sectionHeader { $0.text }
    let old = try ListSnapshot {
      ListSection(Entry(id: "f", text: text)) {
        Entry(id: "a", text: text)
        Entry(id: "m", text: text)
      }
      ListSection(Entry("g")) {}
    }
    let new = try ListSnapshot {
      ListSection(Entry(id: "f", text: text + "x")) { Entry(id: "a", text: text + "x") }
      ListSection(Entry("g")) { Entry(id: "m", text: text) }
    }
    let log = try presenter.update(from: old, to: new)
    let lines = log.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.map { $0.unicodeScalars.first } == ["~", "~", " ", ">", nil])
    #expect(firstControl(in: log) == nil)
    #expect(log.contains("␛"))
  }
}
