import Testing

@testable import ListBuilder

/// Differences of outlines that do not fit the list, or contradict themselves.
@Suite struct DifferenceOutlineErrorsTests {
  private typealias Edit = LibraryDifference.OutlineChange
  private typealias Place = ListOutlinePlace<String>

  private let list = "A[p(b c) q(d) x] B[y]"

  private func book(_ id: String) -> Book { Book(id: id) }

  private func root(after id: String? = nil) -> Place { Place(section: 0, after: id) }

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
    let made = try LibraryDifference(from: Library(outlines: list), outlines: edits)
    try expect(
      .inconsistentChanges(reason), applying: made, to: list, sourceLocation: sourceLocation)
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
    let removal = Edit.remove(book("b"), isExpanded: false, from: root())
    let move = Edit.move(book("b"), from: root(), to: root(after: "p"))
    for edits in [[removal, removal], [move, move], [removal, move]] {
      try expectInconsistency("the item 'b' has two roles", edits)
    }
  }

  @Test("An item that comes twice, or comes and moves, is refused")
  func comingTwice() throws {
    let insertion = Edit.insert(book("n"), isExpanded: false, at: Place(section: 0, under: "p"))
    try expectInconsistency("the item 'n' comes twice", [insertion, insertion])
    try expectInconsistency(
      "the item 'n' has two roles",
      [insertion, .move(book("n"), from: root(), to: Place(section: 0, under: "q"))])
  }

  @Test("Two items at one place are refused")
  func onePlace() throws {
    try expectInconsistency(
      "two items come under p after c in section 0",
      ["m", "n"].map {
        .insert(book($0), isExpanded: false, at: Place(section: 0, under: "p", after: "c"))
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

  @Test("Items that would be under each other, under themselves, or beside themselves are refused")
  func cycles() throws {
    let reason = "items are under others that go, or under themselves"
    try expectInconsistency(
      reason,
      [
        .move(book("b"), from: root(), to: Place(section: 0, under: "c")),
        .move(book("c"), from: root(), to: Place(section: 0, under: "b")),
      ])
    try expectInconsistency(
      reason, [.move(book("b"), from: root(), to: Place(section: 0, under: "b"))])
    try expectInconsistency(
      reason, [.move(book("b"), from: root(), to: Place(section: 0, under: "p", after: "b"))])
    try expectInconsistency(
      reason,
      [
        .move(book("b"), from: root(), to: Place(section: 0, under: "p", after: "c")),
        .move(book("c"), from: root(), to: Place(section: 0, under: "p", after: "b")),
      ])
  }

  @Test("A sibling that is under another item is refused")
  func strangeSibling() throws {
    try expectInconsistency(
      "items are under others that go, or under themselves",
      [.move(book("b"), from: root(), to: Place(section: 0, under: "q", after: "c"))])
  }

  @Test("An unknown section is refused", arguments: [2, -1, Int.max, Int.min])
  func unknownSection(index: Int) throws {
    let place = Place(section: index)
    try expectInconsistency(
      "the new list has no section \(index)", [.insert(book("n"), isExpanded: true, at: place)])
    try expectInconsistency(
      "the new list has no section \(index)",
      [.move(book("b"), from: Place(section: 0, under: "p"), to: place)])
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
        .move(book("b"), from: root(), to: Place(section: 0, under: "q")),
      ])
  }

  @Test("Edits that change what shows, and no paths that tell it, are refused")
  func editsWithoutPaths() throws {
    let reason = "the changes of outlines do not lead to what the paths tell"
    try expectInconsistency(reason, [.expand(book("p"))])
    try expectInconsistency(
      reason, [.insert(book("n"), isExpanded: false, at: root(after: "x"))])
    try expectInconsistency(
      reason, [.move(book("b"), from: Place(section: 0, under: "p"), to: root(after: "x"))])
  }

  @Test("Paths that tell what no edit does are refused")
  func pathsWithoutEdits() throws {
    let base = try Library(outlines: list)
    let changes: [LibraryDifference.ItemChange] = [
      .remove(book("x"), from: at(0, 2)), .insert(book("n"), at: at(1, 1)),
      .hide(book("x"), from: at(0, 2)), .show(book("b"), at: at(0, 1)),
      .expand(book("p"), at: at(0, 0), shown: [at(0, 1)]),
      .move(book("x"), from: at(0, 2), to: at(1, 0)),
    ]
    for change in changes {
      let made = try LibraryDifference(from: base, items: [change], outlines: [])
      try expect(
        .inconsistentChanges("the changes of outlines do not lead to what the paths tell"),
        applying: made, to: list)
    }
  }
}
