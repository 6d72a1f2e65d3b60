import Testing

@testable import ListBuilder

/// What a table view does with differences: it takes batches, and refuses the rest.
@Suite struct DifferenceTableTests {
  /// Combinations that views are known to refuse at once.
  private static let combinations = [
    ("A[a b c d]", "A[d@1 x b]"),
    ("A[a b] B[c]", "B[c@1 a] A[b@1]"),
    ("A[a b] B[c]", "B[b c]"),
    ("A[a] B[b c]", "C[b] A[c a]"),
    ("A[a b] B[c d] C[e f]", "C[f@1 e a] N[c] A[b x]"),
    ("A[] B[b]", "B[] A[b]"),
    ("A[a] B[b] C[c]", "C[a] B[c] A[b]"),
    ("A[a] B[b] C[c] D[d]", "D[c] X[b a@2] C[d]"),
    ("A[a b c] B[]", "B[c@1] A[b@1 a@1]"),
    ("A[a] B[b] C[c]", "N[a b c]"),
    ("N[a b c]", "C[c] B[b] A[a]"),
    ("A@1[a] B@1[b]", "B@2[b x] A@2[a@2]"),
    ("A[a b c d e]", "A[e d c b a]"),
    ("A[a] B[] C[c] D[]", "D[] C[] B[c] A[a x]"),
  ]

  private typealias Table = TableSimulator<Shelf, Book>
  private typealias Section = LibraryDifference.SectionChange
  private typealias Item = LibraryDifference.ItemChange

  private func refusal(
    _ sections: [Section], _ items: [Item], of old: String, reading new: String
  ) throws -> String? {
    let (list, next) = try (Library(old), Library(new))
    var table = Table(list)
    let batch = LibraryDifference(listing: sections, items, nil, base: list.base)
    do throws(Table.Refusal) {
      try table.perform(batch, reading: next)
      return table.mistake(showing: next)
    } catch {
      return error.reason
    }
  }

  @Test(
    "A table takes the batches of each combination, and shows the new list", arguments: combinations
  )
  func combination(old: String, new: String) throws {
    let (old, new) = try (Library(old), Library(new))
    expectLaws(from: old, to: new)
    expectLaws(from: new, to: old)
  }

  @Test("A table refuses most of them at once", arguments: combinations.prefix(5))
  func atOnce(old: String, new: String) throws {
    let (old, new) = try (Library(old), Library(new))
    var table = Table(old)
    #expect(throws: Table.Refusal.self) {
      try table.perform(new.difference(from: old), reading: new)
    }
  }

  private let a = Book(id: "a")
  private let b = Book(id: "b")

  @Test("The table of the tests refuses two roles of a place")
  func twoRoles() throws {
    #expect(
      try refusal(
        [], [.remove(a, from: at(0, 0)), .move(a, from: at(0, 0), to: at(0, 1))], of: "A[a b]",
        reading: "A[b]") == "an item has two roles")
    #expect(
      try refusal(
        [.move(Shelf(id: "A"), from: 0, to: 0), .insert(ListSection(Shelf(id: "C")), at: 0)], [],
        of: "A[a]", reading: "C[] A[a]") == "a section has two roles")
  }

  @Test("It refuses updates together with other changes")
  func mixedUpdates() throws {
    let update = Item.update(b, replacing: b, from: at(0, 1), to: at(0, 0), reason: .content)
    #expect(
      try refusal([], [.remove(a, from: at(0, 0)), update], of: "A[a b]", reading: "A[b]")
        == "updates come together with other changes")
  }

  @Test("It refuses paths that are not there")
  func unknownPaths() throws {
    #expect(
      try refusal([], [.remove(a, from: at(0, 1))], of: "A[a]", reading: "A[]")
        == "no old item at (0, 1)")
    #expect(
      try refusal([.move(Shelf(id: "A"), from: 0, to: 2)], [], of: "A[]", reading: "A[]")
        == "no such new section")
  }

  @Test("It refuses numbers that do not add up")
  func counts() throws {
    #expect(
      try refusal([], [.remove(a, from: at(0, 0))], of: "A[a b]", reading: "A[a b]")
        == "the number of items in section 0 does not add up")
    #expect(
      try refusal([], [], of: "A[a b]", reading: "A[a b] B[]")
        == "the numbers of sections do not add up")
  }

  @Test("It refuses moves out of a section that goes, and into one that comes")
  func movesOfSectionItems() throws {
    let section = ListSection<Shelf, Book>(Shelf(id: "B"))
    #expect(
      try refusal(
        [.remove(section, from: 1)], [.move(b, from: at(1, 0), to: at(0, 1))], of: "A[a] B[b]",
        reading: "A[a b]") == "the section of the item at (1, 0) is removed")
    #expect(
      try refusal(
        [.insert(section, at: 1)], [.move(b, from: at(0, 1), to: at(1, 0))], of: "A[a b]",
        reading: "A[a] B[b]") == "the section of the item at (1, 0) is inserted")
  }

  @Test("It refuses changes of items in a section that moves")
  func itemsOfMovedSection() throws {
    #expect(
      try refusal(
        [.move(Shelf(id: "A"), from: 0, to: 1)], [.remove(a, from: at(0, 0))], of: "A[a] B[]",
        reading: "B[] A[]") == "items change in a section that moves")
  }

  @Test("It shows an old cell where an update is missing, and another where a move is wrong")
  func mistakes() throws {
    #expect(
      try refusal([], [], of: "A[a]", reading: "A[a@1]") == "the old cell at (0, 0)")
    #expect(try refusal([], [], of: "A[a b]", reading: "A[b a]") == "another cell at (0, 0)")
    #expect(try refusal([], [], of: "A[]", reading: "A@1[]") == "the old header 0")
  }
}
