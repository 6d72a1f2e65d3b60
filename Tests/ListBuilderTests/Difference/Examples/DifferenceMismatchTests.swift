import Testing

@testable import ListBuilder

/// Differences applied to another list than the one that they are for.
@Suite struct DifferenceMismatchTests {
  private func expect(
    _ mismatch: SnapshotError.BaseMismatch, applying difference: LibraryDifference,
    to notation: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let base = try Library(notation).edited { try $0.reloadItems($0.itemIdentifiers) }
    expectRefusal(.baseMismatch(mismatch), by: base, sourceLocation: sourceLocation) {
      $0 = try $0.applying(difference)
    }
  }

  @Test("Other sections are refused", arguments: ["", "B[b]", "B[b] A[a]", "A[a] C[b]", "A[a]"])
  func otherSections(base: String) throws {
    let difference = try difference("A[a] B[b]", "A[a] B[b c]")
    let found = try Library(base).sectionIdentifiers
    try expect(
      .sections(expected: ["A", "B"], found: found), applying: difference, to: base)
  }

  @Test("Another number of items is refused, also in a section that nothing changes")
  func otherNumbers() throws {
    let difference = try difference("A[a] B[b]", "A[a] B[b c]")
    try expect(
      .numberOfItems(section: "A", expected: 1, found: 2), applying: difference,
      to: "A[a x] B[b]")
    try expect(
      .numberOfItems(section: "B", expected: 1, found: 0), applying: difference, to: "A[a] B[]")
  }

  @Test("Another item at the place of a removal is refused")
  func otherRemovedItem() throws {
    try expect(
      .item(at: at(0, 1), expected: "b", found: "x"),
      applying: difference("A[a b c]", "A[a c]"), to: "A[a x c]")
  }

  @Test("Another item at the origin of a move is refused")
  func otherMovedItem() throws {
    try expect(
      .item(at: at(0, 2), expected: "c", found: "x"),
      applying: difference("A[a b c]", "A[c a b]"), to: "A[a b x]")
  }

  @Test("Another item at the place of an update is refused")
  func otherUpdatedItem() throws {
    try expect(
      .item(at: at(0, 1), expected: "b", found: "x"),
      applying: difference("A[a b]", "A[a b@1]"), to: "A[a x]")
  }

  @Test("Another item in a removed section is refused, also beside one that moves out")
  func otherItemOfRemovedSection() throws {
    try expect(
      .item(at: at(1, 0), expected: "b", found: "x"),
      applying: difference("A[a] B[b c]", "A[a]"), to: "A[a] B[x c]")
    try expect(
      .item(at: at(1, 2), expected: "d", found: "x"),
      applying: difference("A[a] B[b c d]", "A[a c]"), to: "A[a] B[b c x]")
    try expect(
      .item(at: at(1, 1), expected: "c", found: "x"),
      applying: difference("A[a] B[b c d]", "A[a c]"), to: "A[a] B[b x d]")
  }

  @Test("An inserted item that is there already is refused")
  func presentItem() throws {
    try expect(
      .present(["x"]), applying: difference("A[a b]", "A[a b x]"), to: "A[a x]")
  }

  @Test("So is one of an inserted section, and all such are named")
  func presentItemsOfSection() throws {
    try expect(
      .present(["x", "y"]), applying: difference("A[a b]", "A[a b] B[x y z]"), to: "A[x y]")
  }

  @Test("So is a new identifier that another item has already")
  func presentIdentifier() throws {
    let old = try Library("A[a b]")
    let new = try old.edited { try $0.replaceItem(withID: "a", with: Book(id: "x")) }
    try expect(.present(["x"]), applying: new.difference(from: old), to: "A[a x]")
  }

  @Test("An item with a new identifier is looked for under the old one, also where it moves")
  func replacedIdentifier() throws {
    let old = try Library("A[a b c]")
    let new = try old.edited {
      try $0.replaceItem(withID: "c", with: Book(id: "x"))
      try $0.moveItem("x", beforeItem: "a")
    }
    try expect(
      .item(at: at(0, 2), expected: "c", found: "d"), applying: new.difference(from: old),
      to: "A[a b d]")
  }

  @Test("A difference does not apply twice, if it changes the list")
  func twice() throws {
    try expect(
      .numberOfItems(section: "A", expected: 1, found: 2),
      applying: difference("A[a]", "A[a b]"), to: "A[a b]")
    try expect(
      .item(at: at(0, 2), expected: "c", found: "b"),
      applying: difference("A[a b c]", "A[c a b]"), to: "A[c a b]")
  }

  @Test("The error tells what is wrong, and what to do")
  func text() throws {
    let error = SnapshotError.baseMismatch(.item(at: at(0, 1), expected: "b", found: "x"))
    #expect(
      error.description == """
        the difference is for another list: it expects the item "b" at (0, 1), not "x". Compare \
        with this list anew.
        """)
  }

  @Test("Each mismatch has a text of its own")
  func texts() {
    let mismatches: [SnapshotError.BaseMismatch] = [
      .sections(expected: ["A"], found: []),
      .numberOfItems(section: "A", expected: 1, found: 2),
      .present(["a", "b"]),
    ]
    #expect(
      mismatches.map { $0.description } == [
        "it expects the sections [\"A\"], not []",
        "it expects 1 items in section \"A\", not 2",
        "it brings items that the list has already: [\"a\", \"b\"]",
      ])
  }
}
