import ListBuilder
import Testing

@Suite struct SectionIndexTests {
  private func list(_ sections: String...) throws -> ListSnapshot<String, Int> {
    try ListSnapshot(sections: sections.map { ListSection(items: [], in: $0) })
  }

  private func letter(_ section: String) -> String { String(section.prefix(1)) }

  private func spelled(_ index: SectionIndex) -> String {
    index.entries.map { "\($0.title)\($0.section.map(String.init) ?? "-")" }.joined(separator: " ")
  }

  @Test("Titles of sections lead to them")
  func titlesOfSections() throws {
    #expect(try spelled(SectionIndex(of: list("Ada", "Bob", "Kim"), title: letter)) == "A0 B1 K2")
  }

  @Test("Neighbours of one title have one entry, which leads to the first")
  func neighbours() throws {
    let index = SectionIndex(of: try list("Ada", "Alan", "Bob", "Amy", "Ann"), title: letter)
    #expect(spelled(index) == "A0 B2 A3")
  }

  @Test("A section without a title has no entry")
  func untitled() throws {
    let list = try list("Ada", "", "Bob", "Kim")
    #expect(spelled(SectionIndex(of: list) { $0 == "Bob" ? nil : letter($0) }) == "A0 K3")
  }

  @Test("Neighbours of one title around one without have an entry each")
  func interruptedNeighbours() throws {
    #expect(try spelled(SectionIndex(of: list("Ada", "", "Amy"), title: letter)) == "A0 A2")
  }

  @Test("A title that no section has leads to the nearest section before it")
  func nearestBefore() throws {
    let index = SectionIndex(
      of: try list("Bob", "Eve", "Fay"), titles: "ABCDEFG".map { "\($0)" }, title: letter)
    #expect(spelled(index) == "A0 B0 C0 D0 E1 F2 G2")
  }

  @Test("In a list without sections, all titles lead to the top")
  func emptyList() throws {
    #expect(try spelled(SectionIndex(of: list(), titles: ["A", "B"], title: letter)) == "A- B-")
    #expect(try SectionIndex(of: list(), title: letter).entries.isEmpty)
  }

  @Test("A title for the search leads to the top and stands first")
  func search() throws {
    let list = try list("Bob")
    #expect(spelled(SectionIndex(of: list, searchTitle: "?", title: letter)) == "?- B0")
    let fixed = SectionIndex(of: list, titles: ["A", "B"], searchTitle: "?", title: letter)
    #expect(spelled(fixed) == "?- A0 B0")
  }

  @Test("Titles are compared exactly, or as a closure says")
  func keys() throws {
    let (list, letters) = (try list("ada", "bob"), ["A", "B"])
    #expect(spelled(SectionIndex(of: list, titles: letters, title: letter)) == "A0 B0")
    let folded = SectionIndex(
      of: list, titles: letters, matching: { $0.uppercased() }, title: letter)
    #expect(spelled(folded) == "A0 B1")
  }

  @Test("Of several sections with a fixed title, it leads to the first")
  func firstOfSeveral() throws {
    let index = SectionIndex(of: try list("Eve", "Bob", "Ed"), titles: ["B", "E"], title: letter)
    #expect(spelled(index) == "B1 E0")
  }

  @Test("Sections whose titles are none of the fixed ones have no entry")
  func otherTitles() throws {
    let index = SectionIndex(of: try list("Ada", "Östen"), titles: ["A", "Z"], title: letter)
    #expect(spelled(index) == "A0 Z0")
  }

  @Test("Every entry leads to a section of the list or to the top, whatever the titles")
  func bounds() throws {
    for count in 0..<4 {
      let sections = ["B", "D", "F"].prefix(count).map {
        ListSection<String, Int>(items: [], in: $0)
      }
      let list = try ListSnapshot(sections: Array(sections))
      for titles in [[], ["A"], ["A", "C"], ["B", "D", "F"], ["F", "B", "F"], ["", "Z"]] {
        let index = SectionIndex(of: list, titles: titles) { $0 }
        #expect(index.entries.map(\.title) == titles)
        let areBounded = index.entries.allSatisfy { entry in
          entry.section.map { 0..<count ~= $0 } ?? (count == 0)
        }
        #expect(areBounded)
      }
    }
  }

  @Test("What a closure throws reaches the caller")
  func throwing() throws {
    struct Failure: Error {}
    let list = try list("Ada")
    #expect(throws: Failure.self) { try SectionIndex(of: list) { _ in throw Failure() } }
    #expect(throws: Failure.self) {
      try SectionIndex(of: list, titles: ["A"]) { _ in throw Failure() }
    }
  }

  // In quadratic time, this would take minutes.
  @Test("A hundred thousand sections and titles are matched")
  func many() throws {
    let list = try ListSnapshot(
      sections: (0..<100_000).map { ListSection<Int, Int>(items: [], in: $0) })
    let index = SectionIndex(of: list, titles: (0..<100_000).map { "\($0)" }) { "\($0)" }
    #expect(index.entries.indices.allSatisfy { index.entries[$0].section == $0 })
  }

  @Test("An index can be made of entries")
  func ownEntries() {
    let index = SectionIndex(entries: [.init("Top", section: nil), .init("A", section: 3)])
    #expect(spelled(index) == "Top- A3")
  }
}
