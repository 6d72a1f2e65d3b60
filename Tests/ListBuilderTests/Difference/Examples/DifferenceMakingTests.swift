import ListBuilder
import TestSupport
import Testing

/// Differences made of changes.
@Suite struct DifferenceMakingTests {
  private let old = "A[a b c] B[d e] C[f]"

  private func expect(
    _ reason: String, of sections: [LibraryDifference.SectionChange] = [],
    _ items: [LibraryDifference.ItemChange] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      throws: SnapshotError.inconsistentChanges(reason), sourceLocation: sourceLocation
    ) {
      _ = try LibraryDifference(from: Library(old), sections: sections, items: items)
    }
  }

  private let book = Book(id: "x")
  private let shelf = Shelf(id: "X")

  @Test("A difference made of the expected changes equals a computed one")
  func expected() throws {
    let made = try LibraryDifference(
      from: Library("A[a b]"), items: [.remove(Book(id: "b"), from: at(0, 1))])
    #expect(try made == difference("A[a b]", "A[a]"))
    #expect(try Library("A[a b]").applying(made) == Library("A[a]"))
  }

  @Test("The order of the changes does not matter")
  func anyOrder() throws {
    let old = try Library(old)
    let difference = try Library("C[f@1 x d y] N[e z] A@title[c b]").difference(from: old)
    var generator = SeededGenerator.printingSeed(for: "DifferenceMaking")
    for _ in 0..<50 {
      let made = try LibraryDifference(
        from: old, sections: difference.sectionChanges.shuffled(using: &generator),
        items: difference.itemChanges.shuffled(using: &generator))
      #expect(made == difference)
      #expect(made.description == difference.description)
    }
  }

  @Test("No changes make an empty difference")
  func noChanges() throws {
    let made = try LibraryDifference(from: Library(old))
    #expect(made.isEmpty)
    #expect(try Library(old).applying(made) == Library(old))
  }

  @Test("It may have more moves than needed, and still applies")
  func needlessMoves() throws {
    let made = try LibraryDifference(
      from: Library("A[a b]"),
      items: [
        .move(Book(id: "a"), from: at(0, 0), to: at(0, 1)),
        .move(Book(id: "b"), from: at(0, 1), to: at(0, 0)),
      ])
    #expect(try Library("A[a b]").applying(made) == Library("A[b a]"))
    #expect(try Library("A[b a]").applying(made.inverse()) == Library("A[a b]"))
  }

  @Test("A move may bear the old value of an item that is updated too")
  func oldValueOfMove() throws {
    let old = try Library("A[d e]")
    let made = try LibraryDifference(
      from: old,
      items: [
        .move(Book(id: "e"), from: at(0, 1), to: at(0, 0)),
        .update(
          Book(id: "z"), replacing: Book(id: "e"), from: at(0, 1), to: at(0, 0), reason: .content),
      ])
    let new = try Library("A[z d]")
    #expect(try old.applying(made) == new)
    var table = TableSimulator(old)
    var list = old
    for batch in made.batches() {
      list = try list.applying(batch)
      try table.perform(batch, reading: list)
    }
    #expect(list == new)
    #expect(table.mistake(showing: new) == nil)
  }

  @Test("Sections that are not there are refused")
  func unknownSections() {
    let section = ListSection<Shelf, Book>(shelf)
    expect("the old list has no section 3", of: [.remove(section, from: 3)])
    expect("the old list has no section -1", of: [.move(shelf, from: -1, to: 0)])
    expect("the new list has no section 4", of: [.insert(section, at: 4)])
    expect("the new list has no section 3", of: [.move(shelf, from: 0, to: 3)])
    expect("the new list has no section -1", of: [.insert(section, at: -1)])
  }

  @Test("Two roles of a section are refused")
  func twoRolesOfSection() {
    let section = ListSection(items: [Book(id: "f")], in: Shelf(id: "C"))
    expect(
      "the old section 2 has two roles",
      of: [.remove(section, from: 2), .move(shelf, from: 2, to: 0)])
    expect(
      "the new section 0 has two roles",
      of: [.insert(section, at: 0), .move(shelf, from: 2, to: 0)])
  }

  @Test("Updates of other sections are refused")
  func updatedSections() {
    func update(_ from: Int, _ to: Int) -> LibraryDifference.SectionChange {
      .update(shelf, replacing: shelf, from: from, to: to, reason: .content)
    }
    expect("the old section 0 is not the new section 1", of: [update(0, 1)])
    expect("the old section 0 is not the new section 9", of: [update(0, 9)])
    expect("the old section -1 is not the new section 0", of: [update(-1, 0)])
    expect("the new section 0 is updated twice", of: [update(0, 0), update(0, 0)])
    expect(
      "the old section 2 is not the new section 2",
      of: [
        .remove(ListSection(items: [Book(id: "f")], in: Shelf(id: "C")), from: 2), update(2, 2),
      ])
  }

  @Test("Items that are not there are refused")
  func unknownItems() {
    expect("the old list has no item at (0, 3)", of: [], [.remove(book, from: at(0, 3))])
    expect("the old list has no item at (3, 0)", of: [], [.remove(book, from: at(3, 0))])
    expect(
      "the old list has no item at (0, -1)", of: [], [.move(book, from: at(0, -1), to: at(0, 0))])
    expect("the new list has no item at (0, 4)", of: [], [.insert(book, at: at(0, 4))])
    expect(
      "the new list has no item at (0, 3)", of: [], [.move(book, from: at(0, 0), to: at(0, 3))])
    expect("the new list has no item at (-1, 0)", of: [], [.insert(book, at: at(-1, 0))])
  }

  @Test("Two roles of an item are refused")
  func twoRolesOfItem() {
    expect(
      "the old item at (0, 1) has two roles", of: [],
      [.remove(book, from: at(0, 1)), .move(book, from: at(0, 1), to: at(0, 0))])
    expect(
      "the new item at (0, 1) has two roles", of: [],
      [.insert(book, at: at(0, 1)), .move(book, from: at(0, 0), to: at(0, 1))])
  }

  @Test("Items of removed and inserted sections are part of these changes")
  func itemsOfSections() {
    expect(
      "the item at (2, 0) is part of the removal of its section",
      of: [.remove(ListSection(Shelf(id: "C")), from: 2)], [.remove(book, from: at(2, 0))])
    expect(
      "the item at (3, 0) is part of the insertion of its section",
      of: [.insert(ListSection(shelf), at: 3)], [.insert(book, at: at(3, 0))])
    expect(
      "the old section 2 has 1 items, not 0",
      of: [.remove(ListSection(Shelf(id: "C")), from: 2)])
  }

  @Test("Updates of other items are refused")
  func updatedItems() {
    func update(_ from: ListIndexPath, _ to: ListIndexPath) -> LibraryDifference.ItemChange {
      .update(book, replacing: book, from: from, to: to, reason: .content)
    }
    expect(
      "the old item at (0, 0) is not the new one at (0, 1)", of: [], [update(at(0, 0), at(0, 1))])
    expect(
      "the old item at (0, 0) is not the new one at (1, 0)", of: [], [update(at(0, 0), at(1, 0))])
    expect(
      "the old item at (0, 0) is not the new one at (0, 0)", of: [],
      [.remove(Book(id: "a"), from: at(0, 0)), update(at(0, 0), at(0, 0))])
    expect(
      "the old item at (0, 0) is not the new one at (0, 0)", of: [],
      [.move(Book(id: "a"), from: at(0, 0), to: at(0, 1)), update(at(0, 0), at(0, 0))])
    expect(
      "the new item at (0, 0) is updated twice", of: [],
      [update(at(0, 0), at(0, 0)), update(at(0, 0), at(0, 0))])
  }

  @Test("The error tells what contradicts")
  func text() {
    let error = SnapshotError.inconsistentChanges("the old list has no section 3")
    #expect(
      error.description
        == "the changes are not those of any difference: the old list has no section 3.")
  }
}
