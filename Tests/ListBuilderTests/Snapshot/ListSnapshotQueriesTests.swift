import ListBuilder
import TestSupport
import Testing

@Suite struct ListSnapshotQueriesTests {
  private let list: ListSnapshot<Group, Note>

  init() throws {
    list = try ListSnapshot {
      ListSection(.a) {
        Note(1, "one")
        Note(2, "two")
      }
      ListSection(.b) {}
      ListSection(.c) { Note(3, "three") }
    }
  }

  @Test("Counts speak of the list and of a section, and are nil for an unknown section")
  func counts() {
    #expect(list.numberOfSections == 3)
    #expect(list.numberOfItems == 3)
    #expect(list.numberOfItems(inSection: .a) == 2)
    #expect(list.numberOfItems(inSection: .b) == 0)
    #expect(list.numberOfItems(inSection: .unused) == nil)
  }

  @Test("Identifiers come in order, and are nil for an unknown section")
  func identifiers() {
    #expect(list.sectionIdentifiers == [.a, .b, .c])
    #expect(list.itemIdentifiers == [1, 2, 3])
    #expect(list.itemIdentifiers(inSection: .a) == [1, 2])
    #expect(list.itemIdentifiers(inSection: .b) == [])
    #expect(list.itemIdentifiers(inSection: .unused) == nil)
  }

  @Test("Elements come in order with their content, and are nil for an unknown section")
  func elements() {
    #expect(list.items == [Note(1, "one"), Note(2, "two"), Note(3, "three")])
    #expect(list.items(inSection: .c) == [Note(3, "three")])
    #expect(list.sections.map(\.section) == [.a, .b, .c])
    #expect(list.sections.map(\.items.count) == [2, 0, 1])
    #expect(list.items(inSection: .unused) == nil)
  }

  @Test("An item is found by its identifier, with the stored content")
  func itemByIdentifier() {
    #expect(list.item(withID: 2) == Note(2, "two"))
    #expect(list.item(withID: 4) == nil)
    #expect(list.contains(2))
    #expect(!list.contains(4))
  }

  @Test("A section is found by its identifier and by its index")
  func sections() {
    #expect(list.section(withID: .b) == .b)
    #expect(list.containsSection(.b))
    #expect(list.indexOfSection(.c) == 2)
    #expect(list.section(at: 2) == .c)
    #expect(list.section(at: 3) == nil)
    #expect(list.section(at: -1) == nil)
  }

  @Test("Unknown sections have no index and no value")
  func unknownSections() {
    for list in [list, ListSnapshot()] {
      #expect(list.section(withID: .unused) == nil)
      #expect(!list.containsSection(.unused))
      #expect(list.indexOfSection(.unused) == nil)
    }
  }

  @Test("An item has a path, a flat index over all sections, and a section")
  func places() {
    #expect(list.indexPath(for: 3) == ListIndexPath(section: 2, item: 0))
    #expect(list.indexOfItem(3) == 2)
    #expect(list.sectionIdentifier(containingItem: 3) == .c)
    #expect(list.indexPath(for: 4) == nil)
    #expect(list.indexOfItem(4) == nil)
    #expect(list.sectionIdentifier(containingItem: 4) == nil)
  }

  @Test("A path leads to its item")
  func itemAtPath() {
    #expect(list[ListIndexPath(section: 0, item: 1)] == Note(2, "two"))
  }

  @Test(
    "A path that names no item leads to nil",
    arguments: [
      (0, 2), (0, -1), (1, 0), (3, 0), (-1, 0), (Int.max, Int.max), (Int.min, 0), (0, Int.min),
    ])
  func pathsOutOfRange(section: Int, item: Int) {
    #expect(list[ListIndexPath(section: section, item: item)] == nil)
  }

  @Test("Paths are ordered as the list shows them")
  func pathOrder() {
    let paths = list.itemIdentifiers.compactMap(list.indexPath(for:))
    #expect(paths == paths.sorted())
    #expect(ListIndexPath(section: 1, item: 0) > ListIndexPath(section: 0, item: 9))
    #expect("\(ListIndexPath(section: 1, item: 2))" == "(1, 2)")
  }

  @Test("Every query of random lists answers what plain arrays do")
  func randomLists() throws {
    var generator = SeededGenerator.printingSeed(for: "ListSnapshotQueries")
    for _ in 0..<500 {
      let ids = Array(0..<Int.random(in: 0...40, using: &generator)).shuffled(using: &generator)
      let sectionCount = Int.random(in: 1...6, using: &generator)
      var sections = Array(repeating: [Int](), count: sectionCount)
      for id in ids { sections[Int.random(in: 0..<sectionCount, using: &generator)].append(id) }
      let list = try ListSnapshot(
        sections: sections.enumerated().map { ListSection(items: $1, in: $0) })
      let flat = sections.flatMap(\.self)
      #expect(list.itemIdentifiers == flat)
      for (flatIndex, id) in flat.enumerated() {
        let section = try #require(sections.firstIndex { $0.contains(id) })
        let path = ListIndexPath(
          section: section, item: try #require(sections[section].firstIndex(of: id)))
        if list.indexPath(for: id) != path || list[path] != id
          || list.indexOfItem(id) != flatIndex
          || list.sectionIdentifier(containingItem: id) != section
        {
          Issue.record("\(list): \(id)")
        }
      }
      #expect(list.indexPath(for: ids.count) == nil)
    }
  }
}
