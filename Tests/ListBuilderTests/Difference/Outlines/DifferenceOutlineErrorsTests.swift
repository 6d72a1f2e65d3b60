import Testing

@testable import ListBuilder

/// Differences of outlines that do not fit the list, or contradict themselves.
@Suite struct DifferenceOutlineErrorsTests {
  private typealias Edit = LibraryDifference.OutlineChange
  private typealias Place = ListOutlinePlace<String>

  private let list = "A[p(b c) q(d) x] B[y]"

  private func book(_ id: String) -> Book { Book(id: id) }

  private func root(after id: String? = nil) -> Place { Place(section: 0, after: id) }

  private func under(_ id: String, after previous: String? = nil) -> Place {
    Place(section: 0, under: id, after: previous)
  }

  /// Expects that a list refuses a difference, and stays as it is.
  private func expect(
    _ error: SnapshotError, applying difference: LibraryDifference, to notation: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let base = try Library(outlines: notation).edited { try $0.reloadItems(["p"]) }
    var list = base
    #expect(throws: error, sourceLocation: sourceLocation) {
      list = try list.applying(difference)
    }
    #expect(SnapshotState(list) == SnapshotState(base), sourceLocation: sourceLocation)
  }

  /// Expects that hidden edits which were made by hand contradict each other.
  private func expectInconsistency(
    _ reason: String, _ edits: [Edit], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectInconsistency(reason, [], edits, sourceLocation: sourceLocation)
  }

  /// Expects that changes which were made by hand contradict each other, at once or when they are
  /// applied.
  private func expectInconsistency(
    _ reason: String, _ items: [LibraryDifference.ItemChange], _ edits: [Edit],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let base = try Library(outlines: list).edited { try $0.reloadItems(["p"]) }
    var list = base
    #expect(throws: SnapshotError.inconsistentChanges(reason), sourceLocation: sourceLocation) {
      list = try list.applying(LibraryDifference(from: base, items: items, outlines: edits))
    }
    #expect(SnapshotState(list) == SnapshotState(base), sourceLocation: sourceLocation)
  }
}

extension DifferenceOutlineErrorsTests {
  @Test("Other sections and other numbers of visible items are refused")
  func otherSectionsAndNumbers() throws {
    let difference = try Library(outlines: "A[p+(b)]").difference(
      from: Library(outlines: "A[p(b)]"))
    try expect(
      .baseMismatch(.sections(expected: ["A"], found: ["A", "B"])), applying: difference,
      to: "A[p(b)] B[]")
    try expect(
      .baseMismatch(.numberOfItems(section: "A", expected: 1, found: 2)), applying: difference,
      to: "A[p(b) c]")
  }

  @Test("Another item at a path that hides or is collapsed is refused")
  func otherVisibleItems() throws {
    let hiding = try Library(outlines: "A[p(x)]").difference(from: Library(outlines: "A[p x]"))
    try expect(
      .baseMismatch(.item(at: at(0, 1), expected: "x", found: "z")), applying: hiding, to: "A[p z]")
    let collapsing = try Library(outlines: "A[p q(b)]").difference(
      from: Library(outlines: "A[p q+(b)]"))
    try expect(
      .baseMismatch(.item(at: at(0, 1), expected: "q", found: "z")), applying: collapsing,
      to: "A[p z+(b)]")
  }

  @Test(
    "A hidden item that is missing is refused, whatever was to happen to it",
    arguments: ["A[p(c)]", "A[p(c b)]", "A[p(b@1 c)]", "A[p(b+ c)]"])
  func missingHiddenItem(new: String) throws {
    let difference = try Library(outlines: new).difference(from: Library(outlines: "A[p(b c)]"))
    try expect(
      .baseMismatch(.missing([new == "A[p(c b)]" ? "c" : "b"])), applying: difference,
      to: new == "A[p(c b)]" ? "A[p(b z)]" : "A[p(z c)]")
  }

  @Test("So is a missing parent, and a missing sibling, of what comes")
  func missingNeighbors() throws {
    let difference = try Library(outlines: "A[p(b(n))]").difference(
      from: Library(outlines: "A[p(b)]"))
    try expect(.baseMismatch(.missing(["b"])), applying: difference, to: "A[p(z)]")
    let other = try Library(outlines: "A[p(b n)]").difference(from: Library(outlines: "A[p(b)]"))
    try expect(.baseMismatch(.missing(["b"])), applying: other, to: "A[p(z)]")
  }

  @Test("A hidden item that comes, and is hidden in the list already, is refused")
  func presentHiddenItem() throws {
    let difference = try Library(outlines: "A[p(b n)]").difference(
      from: Library(outlines: "A[p(b)]"))
    try expect(.baseMismatch(.present(["n"])), applying: difference, to: "A[p(b(n))]")
    let other = try Library(outlines: "A[p(b n)] B[y]").difference(
      from: Library(outlines: "A[p(b)] B[y]"))
    try expect(.baseMismatch(.present(["n"])), applying: other, to: "A[p(b)] B[y(n)]")
  }

  @Test("Other hidden items than those that are to show are refused")
  func otherShownItems() throws {
    let difference = try Library(outlines: "A[p+(b)]").difference(
      from: Library(outlines: "A[p(b)]"))
    try expect(
      .inconsistentChanges("the changes of outlines do not lead to what the paths tell"),
      applying: difference, to: "A[p(b c)]")
  }

  @Test("Untouched items may be others, hidden ones too")
  func untouchedItems() throws {
    let difference = try Library(outlines: "A[p(b) x+]").difference(
      from: Library(outlines: "A[p(b) x]"))
    let base = try Library(outlines: "A[q(c d(e)) x]")
    #expect(try base.applying(difference) == Library(outlines: "A[q(c d(e)) x+]"))
  }
}

extension DifferenceOutlineErrorsTests {
  @Test("An item that goes or moves twice is refused")
  func twoRoles() throws {
    let removal = Edit.remove(book("b"), isExpanded: false, from: under("p"))
    let move = Edit.move(book("b"), from: under("p"), to: root(after: "p"))
    for edits in [[removal, removal], [move, move], [removal, move]] {
      try expectInconsistency("the item 'b' has two roles", edits)
    }
  }

  @Test("An item that comes twice, or comes and moves, is refused")
  func comingTwice() throws {
    let insertion = Edit.insert(book("n"), isExpanded: false, at: under("p"))
    try expectInconsistency("the item 'n' comes twice", [insertion, insertion])
    try expectInconsistency(
      "the item 'n' has two roles",
      [insertion, .move(book("n"), from: root(), to: under("q"))])
  }

  @Test("Two items at one place are refused")
  func onePlace() throws {
    try expectInconsistency(
      "two items come under p after c in section 0",
      ["m", "n"].map {
        .insert(book($0), isExpanded: false, at: under("p", after: "c"))
      })
  }

  @Test("Items under others that go, and stay, are refused")
  func childOfRemovedParent() throws {
    let made = try LibraryDifference(
      from: Library(outlines: list), items: [.remove(book("p"), from: at(0, 0))],
      outlines: [.remove(book("p"), isExpanded: false, from: root())])
    try expect(
      .inconsistentChanges("items are under others that go, or under themselves"), applying: made,
      to: list)
  }

  @Test("Items of a section that goes have to go or move, each by an edit", arguments: ["A", "B"])
  func removedSections(id: String) throws {
    let base = try Library(outlines: "A[p+(b) x] B[y]")
    let index = id == "A" ? 0 : 1
    let edits: [Edit] = index == 0 ? [.remove(book("p"), isExpanded: true, from: root())] : []
    let made = try LibraryDifference(
      from: base, sections: [.remove(base.sections[index], from: index)], outlines: edits)
    try expect(
      .inconsistentChanges("items are under others that go, or under themselves"), applying: made,
      to: "A[p+(b) x] B[y]")
  }

  @Test("Items that would be under each other, under themselves, or beside themselves are refused")
  func cycles() throws {
    let reason = "items are under others that go, or under themselves"
    try expectInconsistency(
      reason,
      [
        .move(book("b"), from: under("p"), to: under("c")),
        .move(book("c"), from: under("p", after: "b"), to: under("b")),
      ])
    try expectInconsistency(
      reason, [.move(book("b"), from: under("p"), to: under("b"))])
    try expectInconsistency(
      reason, [.move(book("b"), from: under("p"), to: under("p", after: "b"))])
    try expectInconsistency(
      reason,
      [
        .move(book("b"), from: under("p"), to: under("p", after: "c")),
        .move(book("c"), from: under("p", after: "b"), to: under("p", after: "b")),
      ])
  }

  @Test("A sibling that is under another item is refused")
  func strangeSibling() throws {
    try expectInconsistency(
      "items are under others that go, or under themselves",
      [.move(book("b"), from: under("p"), to: under("q", after: "c"))])
  }

  @Test("A place in one section, under an item that is in another one, is refused")
  func otherSection() throws {
    let place = Place(section: 1, under: "q")
    try expectInconsistency(
      "the item 'n' comes in section 1, under one in section 0",
      [.insert(book("n"), isExpanded: false, at: place), .expand(book("d"))])
    try expectInconsistency(
      "the item 'b' comes in section 1, under one in section 0",
      [.move(book("b"), from: under("p"), to: place)])
  }

  @Test("An unknown section is refused", arguments: [2, -1, Int.max, Int.min])
  func unknownSection(index: Int) throws {
    let place = Place(section: index)
    try expectInconsistency(
      "the new list has no section \(index)", [.insert(book("n"), isExpanded: true, at: place)])
    try expectInconsistency(
      "the new list has no section \(index)",
      [.move(book("b"), from: under("p"), to: place)])
    try expectInconsistency(
      "the old list has no section \(index)",
      [.remove(book("b"), isExpanded: false, from: place)])
  }

  @Test("An item that gave up its identifier is known by it no more")
  func replacedIdentifier() throws {
    try expectInconsistency(
      "no item is 'b' any more",
      [
        .update(book("n"), replacing: book("b"), reason: .content),
        .move(book("b"), from: under("p"), to: under("q")),
      ])
  }

  @Test("Edits that change what shows, and no paths that tell it, are refused")
  func editsWithoutPaths() throws {
    let reason = "the changes of outlines do not lead to what the paths tell"
    try expectInconsistency(reason, [.expand(book("p"))])
    try expectInconsistency(
      reason, [.insert(book("n"), isExpanded: false, at: root(after: "x"))])
    try expectInconsistency(
      reason, [.move(book("b"), from: under("p"), to: root(after: "x"))])
  }

  @Test("Paths that tell what no edit does are refused")
  func pathsWithoutEdits() throws {
    let changes: [LibraryDifference.ItemChange] = [
      .remove(book("x"), from: at(0, 2)), .insert(book("n"), at: at(1, 1)),
      .hide(book("x"), from: at(0, 2)), .show(book("b"), at: at(0, 1)),
      .move(book("x"), from: at(0, 2), to: at(1, 0)),
    ]
    for change in changes {
      try expectInconsistency(
        "the changes of outlines do not lead to what the paths tell", [change], [])
    }
  }
}
