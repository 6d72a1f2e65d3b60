import ListBuilder
import TestSupport
import Testing

@Suite struct LenientBuildingTests {
  private struct Built {
    let list: Letters
    let dropped: DroppedElements<Group, String>?
  }

  private func build(
    keeping policy: DuplicatePolicy,
    @SectionBuilder<Group, String> _ body: () -> [ListSection<Group, String>]
  ) -> Built {
    var dropped: DroppedElements<Group, String>?
    let list = Letters(keeping: policy, dropped: { dropped = $0 }, body)
    return Built(list: list, dropped: dropped)
  }

  @Test("Keeping the first leaves out what stands again")
  func keepingFirst() {
    let built = build(keeping: .first) { ListSection(.a, words: "a b a c b") }
    #expect(built.list.description == "A[a b c]")
    #expect(built.dropped?.items == ["a", "b"])
  }

  @Test("Keeping the last leaves out what stands before")
  func keepingLast() {
    let built = build(keeping: .last) { ListSection(.a, words: "a b a c b") }
    #expect(built.list.description == "A[a c b]")
    #expect(built.dropped?.items == ["a", "b"])
  }

  @Test("A list without duplicates drops nothing and does not call back")
  func nothingDropped() {
    let built = build(keeping: .first) { ListSection(.a, words: "a b") }
    #expect(built.list.description == "A[a b]")
    #expect(built.dropped == nil)
  }

  @Test("Duplicates in another section are left out, and the section stays")
  func acrossSections() {
    let first = build(keeping: .first) {
      ListSection(.a, words: "x")
      ListSection(.b, words: "x")
    }
    #expect(first.list.description == "A[x] B[]")
    let last = build(keeping: .last) {
      ListSection(.a, words: "x")
      ListSection(.b, words: "x")
    }
    #expect(last.list.description == "A[] B[x]")
  }

  @Test("A dropped section takes its items along, which may then stand elsewhere")
  func droppedSections() {
    let built = build(keeping: .first) {
      ListSection(.a, words: "x")
      ListSection(.a, words: "y z")
      ListSection(.b, words: "y")
    }
    #expect(built.list.description == "A[x] B[y]")
    #expect(built.dropped?.sections.map(\.description) == ["A[y z]"])
    #expect(built.dropped?.items == [])
    #expect(built.dropped?.description == "sections [A], items []")
  }

  @Test("Of items with different content, the one that the policy names is kept")
  func content() {
    let notes = [Note(4, "old"), Note(4, "new")]
    let section = ListSection(items: notes, in: Group.a)
    #expect(ListSnapshot(sections: [section], keeping: .first).items == [Note(4, "old")])
    #expect(ListSnapshot(sections: [section], keeping: .last).items == [Note(4, "new")])
  }

  @Test("Elements that are not equal to themselves are left out and told")
  func notReflexive() {
    struct Amount: Hashable, Diffable { let value: Double }
    let section = ListSection(
      items: [Amount(value: .nan), Amount(value: 1), Amount(value: .nan)], in: Group.a)
    var dropped = 0
    let list = ListSnapshot(
      sections: [section], keeping: .first, dropped: { dropped = $0.items.count })
    #expect(list.items == [Amount(value: 1)])
    #expect(dropped == 2)
  }

  @Test("Sections that are not equal to themselves are left out and told")
  func sectionsNotReflexive() {
    struct Amount: Hashable, Diffable { let value: Double }
    let sections = [
      ListSection(items: [1], in: Amount(value: .nan)),
      ListSection(items: [2], in: Amount(value: 0)),
    ]
    var dropped: DroppedElements<Amount, Int>?
    let list = ListSnapshot(sections: sections, keeping: .last, dropped: { dropped = $0 })
    #expect(list.sectionIdentifiers == [Amount(value: 0)])
    #expect(dropped?.sections.map(\.items) == [[1]])
  }

  @Test("An error that a body throws reaches the caller")
  func throwingBody() {
    struct Failure: Error {}
    func load() throws -> [String] { throw Failure() }
    #expect(throws: Failure.self) {
      try Letters(keeping: .first) { try ListSection(.a) { try load() } }
    }
  }

  @Test("Kept elements still know their lines")
  func lines() throws {
    let line = #line
    let list = Letters(keeping: .first) {
      ListSection(.a) {
        "x"
        "x"
        "y"
      }
    }
    #expect(list.description == "A[x y]")
    #expect {
      try Letters(sections: list.sections + [ListSection(.b) { "y" }])
    } throws: { error in
      guard case .duplicateItems(let items) = error as? SnapshotError else { return false }
      return items.first?.places.first?.location?.line == UInt(line + 5)
    }
  }

  @Test("Random lists keep, for each identifier, exactly what a plain search finds")
  func randomLists() {
    var generator = SeededGenerator.printingSeed(for: "LenientBuilding")
    for _ in 0..<2_000 {
      let words = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
        Int.random(in: 0...4, using: &generator)
      }
      let section = ListSection(items: words, in: Group.a)
      let first = ListSnapshot(sections: [section], keeping: .first).items
      let last = ListSnapshot(sections: [section], keeping: .last).items
      let expectedFirst = words.indices.filter { words.firstIndex(of: words[$0]) == $0 }
      let expectedLast = words.indices.filter { words.lastIndex(of: words[$0]) == $0 }
      if first != expectedFirst.map({ words[$0] }) || last != expectedLast.map({ words[$0] }) {
        Issue.record("\(words): first \(first), last \(last)")
      }
    }
  }
}
