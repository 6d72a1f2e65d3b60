import Foundation
import Testing

@testable import ListBuilder

/// Differences of outlines that are made by hand, or decoded, and cannot be.
@Suite struct DifferenceOutlineMakingTests {
  private typealias Change = LibraryDifference.ItemChange

  private func book(_ id: String) -> Book { Book(id: id) }

  @Test("What hides, shows, is collapsed or expanded needs edits of trees")
  func togglesWithoutEdits() throws {
    let base = try Library(outlines: "A[p+(b) x]")
    let changes: [Change] = [
      .hide(book("x"), from: at(0, 2)), .show(book("n"), at: at(0, 0)),
      .collapse(book("p"), from: at(0, 0), hidden: [at(0, 1)]),
      .collapse(book("x"), from: at(0, 2), hidden: []),
      .expand(book("x"), at: at(0, 2), shown: []),
    ]
    for change in changes {
      #expect(
        throws: SnapshotError.inconsistentChanges("items hide or show, and no outline changes")
      ) {
        try LibraryDifference(from: base, items: [change])
      }
    }
  }

  @Test("Paths in two roles, hidden and shown ones too, are refused")
  func twoRoles() throws {
    let base = try Library(outlines: "A[p+(b) x]")
    let both: [([Change], String)] = [
      (
        [
          .collapse(book("p"), from: at(0, 0), hidden: [at(0, 1)]),
          .remove(book("b"), from: at(0, 1)),
        ], "the old item at (0, 1) has two roles"
      ),
      (
        [.hide(book("b"), from: at(0, 1)), .hide(book("b"), from: at(0, 1))],
        "the old item at (0, 1) has two roles"
      ),
      (
        [
          .expand(book("x"), at: at(0, 2), shown: [at(0, 3)]), .insert(book("n"), at: at(0, 3)),
        ], "the new item at (0, 3) has two roles"
      ),
      (
        [.expand(book("x"), at: at(0, 2), shown: [at(0, 3), at(0, 3)])],
        "the new item at (0, 3) has two roles"
      ),
    ]
    for (changes, reason) in both {
      #expect(throws: SnapshotError.inconsistentChanges(reason)) {
        try LibraryDifference(from: base, items: changes, outlines: [])
      }
    }
  }

  private static let impossible = [
    at(0, 3), at(1, 0), at(-1, 0), at(0, -1), at(Int.max, 0), at(0, Int.max), at(Int.min, Int.min),
  ]

  @Test("Paths that the lists do not have are refused", arguments: impossible)
  func impossiblePaths(path: ListIndexPath) throws {
    let base = try Library(outlines: "A[p+(b) x]")
    let old: [Change] = [
      .hide(book("x"), from: path), .collapse(book("x"), from: path, hidden: []),
      .collapse(book("x"), from: at(0, 0), hidden: [path]),
    ]
    for change in old {
      #expect(throws: SnapshotError.inconsistentChanges("the old list has no item at \(path)")) {
        try LibraryDifference(from: base, items: [change], outlines: [])
      }
    }
    let change = Change.expand(book("x"), at: path, shown: [])
    #expect(throws: SnapshotError.inconsistentChanges("the new list has no item at \(path)")) {
      try LibraryDifference(from: base, items: [change], outlines: [])
    }
  }

  @Test("Shown paths must fit in the new list")
  func impossibleShownPaths() throws {
    let base = try Library(outlines: "A[p(b) x]")
    for path in [at(0, 3), at(1, 0), at(-1, 0), at(0, -1), at(Int.max, Int.max)] {
      let changes: [[Change]] = [
        [.show(book("b"), at: path)], [.expand(book("p"), at: at(0, 0), shown: [path])],
      ]
      for change in changes {
        #expect(throws: SnapshotError.inconsistentChanges("the new list has no item at \(path)")) {
          try LibraryDifference(from: base, items: change, outlines: [])
        }
      }
    }
  }

  @Test("Changes by paths alone are refused where an item of an outline changes")
  func withoutEdits() throws {
    let base = try Library(outlines: "A[p+(b) x] B[y]")
    let changes: [(Change, ListIndexPath)] = [
      (.remove(book("x"), from: at(0, 2)), at(0, 2)),
      (.insert(book("n"), at: at(0, 1)), at(0, 1)),
      (.move(book("x"), from: at(0, 2), to: at(0, 0)), at(0, 2)),
      (.move(book("y"), from: at(1, 0), to: at(0, 1)), at(0, 1)),
      (.move(book("b"), from: at(0, 1), to: at(1, 0)), at(0, 1)),
      (
        .update(book("x"), replacing: book("x"), from: at(0, 2), to: at(0, 2), reason: .reload),
        at(0, 2)
      ),
    ]
    for (change, path) in changes {
      let made = try LibraryDifference(from: base, items: [change])
      #expect(
        throws: SnapshotError.inconsistentChanges(
          "an item of an outline changes at \(path), and no outline does")
      ) { try base.applying(made) }
    }
  }

  @Test("They are refused where items leave a removed outline, or enter an inserted one")
  func movesWithoutEdits() throws {
    let base = try Library(outlines: "A[p(b) x] B[y]")
    let section = ListSection(Shelf(id: "A")) { book("p") }
    let leaving = try LibraryDifference(
      from: base, sections: [.remove(section, from: 0)],
      items: [.move(book("x"), from: at(0, 1), to: at(0, 1))])
    #expect(
      throws: SnapshotError.inconsistentChanges(
        "an item of an outline changes at (0, 1), and no outline does")
    ) { try base.applying(leaving) }
    let inserted = ListSection(Shelf(id: "N")) { ListOutline(book("n")) { book("m") } }
    let entering = try LibraryDifference(
      from: base, sections: [.insert(inserted, at: 2)],
      items: [.move(book("y"), from: at(1, 0), to: at(2, 0))])
    #expect(
      throws: SnapshotError.inconsistentChanges(
        "an item of an outline changes at (2, 0), and no outline does")
    ) { try base.applying(entering) }
  }

  @Test("Whole sections with outlines, and plain ones beside them, need no edits")
  func wholeSections() throws {
    let base = try Library(outlines: "A[p(b)] B[y] C[q+(d)]")
    let made = try LibraryDifference(
      from: base,
      sections: [
        .remove(ListSection(Shelf(id: "A")) { ListOutline(book("p")) { book("b") } }, from: 0),
        .insert(ListSection(Shelf(id: "N")) { ListOutline(book("n")) { book("m") } }, at: 0),
        .move(Shelf(id: "C"), from: 2, to: 1),
      ],
      items: [.insert(book("z"), at: at(2, 1))])
    #expect(try base.applying(made) == Library(outlines: "N[n(m)] C[q+(d)] B[y z]"))
  }

  @Test("A decoded difference with edits of no kind, or without a place, is refused")
  func hostileCode() throws {
    let edits = [
      #"{"change": "hide", "element": {"id": "p", "text": ""}, "from": {"section": 0}}"#,
      #"{"change": "show", "element": {"id": "p", "text": ""}, "to": {"section": 0}}"#,
      #"{"change": "fly", "element": {"id": "p", "text": ""}}"#,
      #"{"change": "move", "element": {"id": "p", "text": ""}, "from": {"section": 0}}"#,
      #"{"change": "insert", "element": {"id": "p", "text": ""}, "to": {"parent": "p"}}"#,
      #"{"change": "insert", "element": {"id": "p", "text": ""}, "to": {"section": 0.5}}"#,
      #"{"change": "expand"}"#, "[]", "null", "3",
    ]
    for edit in edits {
      #expect(throws: DecodingError.self, "\(edit)") { try decode(items: "", outlines: edit) }
    }
  }

  @Test("Decoded paths that no list has are refused")
  func hostilePaths() throws {
    for section in ["-1", "9223372036854775807", "4294967296", "1"] {
      let path = #"{"section": \#(section), "item": 0}"#
      let changes = [
        #"{"change": "hide", "element": {"id": "p", "text": ""}, "from": \#(path)}"#,
        #"""
        {"change": "collapse", "element": {"id": "p", "text": ""},
         "from": {"section": 0, "item": 0}, "hidden": [\#(path)]}
        """#,
        #"{"change": "expand", "element": {"id": "p", "text": ""}, "to": \#(path), "shown": []}"#,
      ]
      for change in changes {
        #expect(throws: DecodingError.self, "\(change)") { try decode(items: change, outlines: "") }
      }
    }
  }

  @Test("Decoded edits with sections that no list has are refused by the list")
  func hostileSections() throws {
    let base = try Library(outlines: "A[p(b)]")
    for section in ["-1", "1", "9223372036854775807", "-9223372036854775808"] {
      let place = #"{"section": \#(section)}"#
      let edits = [
        #"{"change": "remove", "element": {"id": "b", "text": ""}, "from": \#(place)}"#,
        #"{"change": "insert", "element": {"id": "n", "text": ""}, "to": \#(place)}"#,
        #"""
        {"change": "move", "element": {"id": "b", "text": ""}, "from": \#(place), "to": \#(place)}
        """#,
      ]
      for edit in edits {
        let difference = try decode(items: "", outlines: edit)
        #expect(throws: SnapshotError.self, "\(edit)") { try base.applying(difference) }
        // What does not fit can be looked at from all sides all the same.
        #expect(!difference.description.isEmpty && !difference.inverse().isEmpty)
        #expect(!difference.batches().isEmpty && difference.splices.isEmpty)
        #expect(throws: SnapshotError.self) { try base.applying(difference.inverse()) }
        for batch in difference.batches() {
          #expect(throws: SnapshotError.self) { try base.applying(batch) }
        }
      }
    }
  }

  private func decode(items: String, outlines: String) throws -> LibraryDifference {
    let text = """
      {"base": [{"section": {"id": "A", "title": ""}, "numberOfItems": 1}], "sections": [],
       "items": [\(items)], "outlines": [\(outlines)]}
      """
    return try JSONDecoder().decode(LibraryDifference.self, from: Data(text.utf8))
  }
}
