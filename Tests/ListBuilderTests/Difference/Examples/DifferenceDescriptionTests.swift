import ListBuilder
import Testing

@Suite struct DifferenceDescriptionTests {
  @Test("The description is a log of all changes, a line each")
  func log() throws {
    let difference = try difference(
      "Friends[a b@1 c] Others[d e] Last[]", "New[x c@2] Friends@title[b@2 a z] Last[]")
    #expect(
      difference.description == """
        - section Others[d e] from 1
        + section New[x] at 0
        ~ section Friends from 0 to 1: content
        + z at (1, 2)
        > c from (0, 2) to (0, 1)
        > a from (0, 0) to (1, 1)
        ~ c from (0, 2) to (0, 1): content
        ~ b from (0, 1) to (1, 0): content
        """)
  }

  @Test("Removals, moves of sections, and marks have their signs")
  func signs() throws {
    let new = try Library("B[] C[] A[b]").edited {
      try $0.reloadSections(["B"])
      try $0.reconfigureItems(["b"])
    }
    let difference = try new.difference(from: Library("A[a b] B[] C[]"))
    #expect(
      difference.description == """
        > section A from 0 to 2
        ~ section B from 1 to 0: reload
        - a from (0, 0)
        ~ b from (0, 1) to (2, 0): reconfigure
        """)
  }

  @Test("An update in place names the path once, and a new identifier is told")
  func places() throws {
    let old = try Library("A@1[a b]")
    let new = try Library("A@2[a@1 b]").edited {
      try $0.replaceItem(withID: "b", with: Book(id: "x"))
    }
    #expect(
      new.difference(from: old).description == """
        ~ section A at 0: content
        ~ a at (0, 0): content
        ~ b, now x, at (0, 1): content
        """)
  }

  @Test("No changes are told as such")
  func empty() throws {
    #expect(try difference("A[a]", "A[a]").description == "no changes")
  }

  @Test("A single change is described as its line")
  func singleChange() {
    let change = LibraryDifference.ItemChange.insert(Book(id: "a"), at: at(0, 2))
    #expect(change.description == "+ a at (0, 2)")
    let section = LibraryDifference.SectionChange.move(Shelf(id: "A"), from: 3, to: 1)
    #expect(section.description == "> section A from 3 to 1")
  }
}
