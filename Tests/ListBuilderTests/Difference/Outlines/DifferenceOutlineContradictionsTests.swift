import Foundation
import Testing

@testable import ListBuilder

/// Differences of outlines of which the paths and the edits of trees tell two stories, or the edits
/// two of one item. They are refused when they are made, before any list sees them.
@Suite struct DifferenceOutlineContradictionsTests {
  private typealias Change = LibraryDifference.ItemChange
  private typealias Edit = LibraryDifference.OutlineChange
  private typealias SectionChange = LibraryDifference.SectionChange
  private typealias Place = ListOutlinePlace<String>

  private let list = "A[p+(b c) q(d) x] B[y]"

  private func book(_ id: String) -> Book { Book(id: id) }

  private func under(_ id: String?, in section: Int = 0) -> Place {
    Place(section: section, under: id)
  }

  private func update(
    _ id: String, to newID: String? = nil, at path: ListIndexPath,
    _ reason: ListUpdateReason = .content
  ) -> Change {
    .update(book(newID ?? id), replacing: book(id), from: path, to: path, reason: reason)
  }

  private func update(
    _ id: String, to newID: String? = nil, _ reason: ListUpdateReason = .content
  ) -> Edit {
    .update(book(newID ?? id), replacing: book(id), reason: reason)
  }

  private func made(
    _ items: [Change], _ edits: [Edit], _ sections: [SectionChange] = []
  ) throws -> LibraryDifference {
    try LibraryDifference(
      from: Library(outlines: list), sections: sections, items: items, outlines: edits)
  }

  private func expectRefusal(
    _ reason: String, _ items: [Change], _ edits: [Edit], _ sections: [SectionChange] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: SnapshotError.inconsistentChanges(reason), sourceLocation: sourceLocation) {
      try made(items, edits, sections)
    }
    // The order in which changes are given says nothing.
    #expect(throws: SnapshotError.self, sourceLocation: sourceLocation) {
      try made(items.reversed(), edits.reversed(), sections.reversed())
    }
  }
}

extension DifferenceOutlineContradictionsTests {
  @Test("An update at a path needs one among the edits: of the same item, for the same reason")
  func updates() {
    let reason = "the item 'x' is updated for content, and no outline tells it"
    let other = "the item 'x', now 'n', is updated for content, and no outline tells it"
    for edits in [[], [update("y")], [update("x", .reload)], [update("x", to: "n")]] {
      expectRefusal(reason, [update("x", at: at(0, 4))], edits)
    }
    for edits in [[], [update("n")], [update("x")], [update("x", to: "m")]] {
      expectRefusal(other, [update("x", to: "n", at: at(0, 4))], edits)
    }
  }

  @Test("What is expanded or collapsed at a path needs an edit that does it, by any identifier")
  func toggles() {
    let expansion = Change.expand(book("x"), at: at(0, 4), shown: [])
    let collapse = Change.collapse(book("p"), from: at(0, 0), hidden: [at(0, 1), at(0, 2)])
    for edits: [Edit] in [[], [.collapse(book("x"))], [.expand(book("y"))]] {
      expectRefusal("the item 'x' is expanded, and no outline tells it", [expansion], edits)
    }
    for edits: [Edit] in [
      [], [.expand(book("p"))], [.collapse(book("r"))],
      [update("p", to: "r"), .collapse(book("p"))], [update("x", to: "r"), .collapse(book("r"))],
    ] {
      expectRefusal("the item 'p' is collapsed, and no outline tells it", [collapse], edits)
    }
  }

  @Test("Identifiers are followed through updates: of old ones, edits know the new ones")
  func followedIdentifiers() throws {
    let difference = try made(
      [
        update("p", to: "r", at: at(0, 0)),
        .collapse(book("p"), from: at(0, 0), hidden: [at(0, 1), at(0, 2)]),
        .update(book("n"), replacing: book("x"), from: at(0, 4), to: at(0, 2), reason: .reload),
        .expand(book("n"), at: at(0, 2), shown: []),
      ],
      [
        update("p", to: "r"), update("x", to: "n", .reload), .collapse(book("r")),
        .expand(book("n")),
      ])
    let base = try Library(outlines: list)
    let new = try Library(outlines: "A[r(b c) q(d) n+] B[y]")
    #expect(try base.applying(difference) == new)
    #expect(try new.applying(difference.inverse()) == base)
    #expect(try base.applying(decoded(difference)) == new)
  }

  @Test("An item is updated, expanded or collapsed once, by its paths and by its edits")
  func onceEach() {
    let updated = "the item 'x' is updated twice"
    expectRefusal(updated, [], [update("x"), update("x")])
    expectRefusal(updated, [], [update("x", to: "n"), update("x", to: "m")])
    expectRefusal(updated, [update("x", at: at(0, 4)), update("x", at: at(0, 3))], [update("x")])
    let toggled = "the item 'b' is expanded or collapsed twice"
    for first in [Edit.expand(book("b")), .collapse(book("b"))] {
      for second in [Edit.expand(book("b")), .collapse(book("b"))] {
        expectRefusal(toggled, [], [first, second])
      }
    }
    let expansion = Change.expand(book("b"), at: at(0, 1), shown: [])
    expectRefusal("the item 'b' is expanded twice", [expansion, expansion], [.expand(book("b"))])
    let collapse = Change.collapse(book("b"), from: at(0, 1), hidden: [])
    expectRefusal("the item 'b' is collapsed twice", [collapse, collapse], [.collapse(book("b"))])
    expectRefusal(
      "the item 'b' is collapsed, and no outline tells it", [collapse, expansion],
      [.expand(book("b"))])
  }

  @Test("An item that goes, comes or moves does nothing else that contradicts it")
  func roles() {
    let removal = Edit.remove(book("b"), isExpanded: false, from: under("p"))
    let move = Edit.move(book("b"), from: under("p"), to: under("q"))
    for other in [removal, move, update("b"), .expand(book("b")), .collapse(book("b"))] {
      expectRefusal("the item 'b' has two roles", [], [removal, other])
    }
    expectRefusal("the item 'b' has two roles", [], [move, move])
    let insertion = Edit.insert(book("n"), isExpanded: false, at: under("p"))
    let others: [Edit] = [
      .move(book("n"), from: under("p"), to: under("q")), .expand(book("n")), .collapse(book("n")),
    ]
    for other in others { expectRefusal("the item 'n' has two roles", [], [insertion, other]) }
    for other in [insertion, update("b", to: "n")] {
      expectRefusal("the item 'n' comes twice", [], [insertion, other])
    }
    expectRefusal(
      "the item 'n' comes twice", [], [update("b", to: "n"), update("c", to: "n")])
  }

  @Test("An item that moves where another one is updated is refused, without outlines too")
  func strangeMoves() throws {
    let update = Change.update(
      book("n"), replacing: book("x"), from: at(0, 4), to: at(0, 0), reason: .content)
    for id in ["y", "p"] {
      let move = Change.move(book(id), from: at(0, 4), to: at(0, 0))
      let reason = "the item '\(id)' moves to (0, 0), and 'n' is updated there"
      expectRefusal(reason, [move, update], [self.update("x", to: "n")])
      #expect(throws: SnapshotError.inconsistentChanges(reason)) {
        try LibraryDifference(from: Library("A[p b c q x]"), items: [move, update])
      }
    }
    for id in ["n", "x"] {
      let move = Change.move(book(id), from: at(0, 4), to: at(0, 0))
      let made = try LibraryDifference(from: Library("A[p b c q x]"), items: [move, update])
      #expect(try Library("A[p b c q x]").applying(made) == Library("A[n p b c q]"))
    }
  }

  @Test("An identifier that one item gives up and another one takes over is known by both")
  func takenOver() throws {
    let edits: [Edit] = [
      .remove(book("c"), isExpanded: false, from: under("p")), update("d", to: "c"),
      .expand(book("c")), .insert(book("d"), isExpanded: false, at: under("q")),
    ]
    let difference = try made([.remove(book("c"), from: at(0, 2))], edits)
    #expect(
      try Library(outlines: list).applying(difference)
        == Library(outlines: "A[p+(b) q(d c+) x] B[y]"))
  }
}

extension DifferenceOutlineContradictionsTests {
  private func section(_ notation: String) throws -> ListSection<Shelf, Book> {
    try Library(outlines: notation).sections[0]
  }

  @Test("Hidden items of a section that comes need edits that bring them, or what they are under")
  func insertedSections() throws {
    let insertion = SectionChange.insert(try section("N[n(m(l)) o]"), at: 2)
    func come(_ id: String, under parent: String?, in section: Int = 2) -> Edit {
      .insert(book(id), isExpanded: false, at: under(parent, in: section))
    }
    let roots = [come("n", under: nil), come("o", under: nil)]
    for edits in [[], roots, roots + [come("m", under: "n", in: 0)]] {
      expectRefusal("the hidden item 'm' comes, and no outline tells it", [], edits, [insertion])
    }
    expectRefusal(
      "the hidden item 'l' comes, and no outline tells it", [], roots + [come("m", under: "n")],
      [insertion])
    // What moves may take along what is under it, whatever that is.
    let moving = SectionChange.insert(try section("N[n(q(d))]"), at: 2)
    let difference = try made(
      [.remove(book("q"), from: at(0, 3))],
      [come("n", under: nil), .move(book("q"), from: under(nil), to: under("n", in: 2))], [moving])
    #expect(
      try Library(outlines: list).applying(difference)
        == Library(outlines: "A[p+(b c) x] B[y] N[n(q(d))]"))
  }

  @Test("Hidden items that come with a section, and are not under what moves there, are refused")
  func strangeHiddenItems() throws {
    let moving = SectionChange.insert(try section("N[n(q(d z))]"), at: 2)
    let difference = try made(
      [.remove(book("q"), from: at(0, 3))],
      [
        .insert(book("n"), isExpanded: false, at: under(nil, in: 2)),
        .move(book("q"), from: under(nil), to: under("n", in: 2)),
      ], [moving])
    #expect(throws: SnapshotError.inconsistentChanges("the item 'z' does not come with section 2"))
    { try Library(outlines: list).applying(difference) }
  }

  @Test("Hidden items of a section that goes need edits that take them away")
  func removedSections() throws {
    let removal = SectionChange.remove(try section("A[p+(b c) q(d) x]"), from: 0)
    let edits: [Edit] = ["p", "q", "x"].map {
      .remove(book($0), isExpanded: $0 == "p", from: under(nil))
    }
    expectRefusal("the hidden item 'd' goes, and no outline tells it", [], edits, [removal])
    let children: [Edit] = ["b", "c"].map {
      .remove(book($0), isExpanded: false, from: under("p"))
    }
    let last = Edit.remove(book("d"), isExpanded: false, from: under("q"))
    let difference = try made([], edits + children + [last], [removal])
    #expect(try Library(outlines: list).applying(difference) == Library(outlines: "B[y]"))
  }

  @Test("What hides by its path is hidden then, and what shows was: nothing goes or comes for it")
  func hiding() throws {
    let base = try Library(outlines: list)
    let hiding = try made(
      [.hide(book("x"), from: at(0, 4))], [.remove(book("x"), isExpanded: false, from: under(nil))])
    #expect(throws: SnapshotError.inconsistentChanges("the item 'x' at (0, 4) does not hide")) {
      try base.applying(hiding)
    }
    let collapsing = try made(
      [.collapse(book("p"), from: at(0, 0), hidden: [at(0, 1), at(0, 2)])],
      [.collapse(book("p")), .remove(book("c"), isExpanded: false, from: under("p"))])
    #expect(throws: SnapshotError.inconsistentChanges("the item 'c' at (0, 2) does not hide")) {
      try base.applying(collapsing)
    }
    let showing = try made(
      [.show(book("n"), at: at(0, 0))], [.insert(book("n"), isExpanded: false, at: under(nil))])
    #expect(throws: SnapshotError.inconsistentChanges("the item 'n' at (0, 0) was not hidden")) {
      try base.applying(showing)
    }
  }

  @Test("A decoded difference that contradicts itself is refused with the reason")
  func decodedContradiction() throws {
    let text = """
      {"base": [{"section": {"id": "A", "title": ""}, "numberOfItems": 1}], "sections": [],
       "items": [{"change": "expand", "element": {"id": "p", "text": ""},
                  "to": {"section": 0, "item": 0}, "shown": []}], "outlines": []}
      """
    do {
      _ = try JSONDecoder().decode(LibraryDifference.self, from: Data(text.utf8))
      Issue.record("it is accepted")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(
        context.underlyingError as? SnapshotError
          == .inconsistentChanges("the item 'p' is expanded, and no outline tells it"))
    }
  }
}
