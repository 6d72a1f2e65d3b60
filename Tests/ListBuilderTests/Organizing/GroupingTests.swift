import ListBuilder
import Testing

@Suite struct GroupingTests {
  private struct Resident: Identifiable, Equatable, Diffable {
    let id: Int
    var city: String
    var name = ""
  }

  private let residents = [
    Resident(id: 1, city: "Rome", name: "z"),
    Resident(id: 2, city: "Bern", name: "y"),
    Resident(id: 3, city: "Rome", name: "x"),
    Resident(id: 4, city: "Bern", name: "y"),
  ]

  @Test("Sections come in the order in which items first name them")
  func firstAppearance() throws {
    let list = try ListSnapshot(grouping: residents, by: \.city)
    #expect(list.description == "Rome[1 3] Bern[2 4]")
  }

  @Test("Sections and items are sorted when asked for, stably")
  func sorting() throws {
    let list = try ListSnapshot(
      grouping: residents, by: \.city, sortingSectionsBy: <, sortingItemsBy: { $0.name < $1.name })
    #expect(list.description == "Bern[2 4] Rome[3 1]")
  }

  @Test("A closure names the section as well as a key path")
  func closure() throws {
    let list = try ListSnapshot(grouping: residents) { $0.city == "Rome" ? Group.a : .b }
    #expect(list.description == "A[1 3] B[2 4]")
  }

  @Test("The groups of a dictionary come in the given order, the same in every run")
  func dictionary() throws {
    let groups = Dictionary(grouping: residents, by: \.city)
    let list = try ListSnapshot(grouping: groups, sortingSectionsBy: <)
    #expect(list.description == "Bern[2 4] Rome[1 3]")
    let reversed = try ListSnapshot(
      grouping: groups, sortingSectionsBy: >, sortingItemsBy: { $0.id > $1.id })
    #expect(reversed.description == "Rome[3 1] Bern[4 2]")
  }

  @Test("Without items there are no sections")
  func empty() throws {
    #expect(try ListSnapshot(grouping: [Resident](), by: \.city).numberOfSections == 0)
  }

  @Test("Sections that differ in content alone are one section, the first")
  func sectionsByIdentifier() throws {
    let list = try ListSnapshot(grouping: [1, 2, 3]) { Note($0 % 2, "\($0)") }
    #expect(list.sections.map(\.section) == [Note(1, "1"), Note(0, "2")])
    #expect(list.itemIdentifiers(inSection: 1) == [1, 3])
  }

  @Test("Sections that are not equal to themselves are an error, soon told")
  func notReflexive() {
    struct Amount: Hashable, Diffable { let value: Double }
    #expect {
      try ListSnapshot(grouping: 0..<20_000) { _ in Amount(value: .nan) }
    } throws: { error in
      guard case .notReflexive(let sections) = error as? SnapshotError else { return false }
      return sections.count == 20_000
    }
  }

  @Test("A repeated item is an error, also where its copies name different sections")
  func duplicates() {
    let moved = residents + [Resident(id: 1, city: "Bern")]
    #expect(throws: SnapshotError.duplicateItems(["1"])) {
      try ListSnapshot(grouping: moved, by: \.city)
    }
  }
}
