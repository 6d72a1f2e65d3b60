import Foundation
import ListBuilder
import Testing

/// The forms of a difference of outlines: logs, code, batches, and differences made by hand.
@Suite struct DifferenceOutlineFormsTests {
  private let old = "A[p@1+(b c) x q(d)] B[y]"
  private let new = "A[p@2(b c n) q+(d)] B[y(x)]"

  @Test("The description tells changes by paths first, then the edits of trees")
  func log() throws {
    let difference = try Library(outlines: new).difference(from: Library(outlines: old))
    #expect(
      difference.description == """
        ~ p at (0, 0): content
        … x hides from (0, 3)
        ▸ p from (0, 0), hiding 2
        ▾ q at (0, 1), showing 1
        in outlines:
          + n under p after c in section 0
          > x from after p in section 0 to under y first in section 1
          ~ p: content
          ▾ q
          ▸ p
        """)
  }

  @Test("The inverse exchanges what hides and shows, and the old and new places of edits")
  func inverseLog() throws {
    let difference = try Library(outlines: new).difference(from: Library(outlines: old))
    #expect(
      difference.inverse().description == """
        ~ p at (0, 0): content
        … x shows at (0, 3)
        ▸ q from (0, 1), hiding 1
        ▾ p at (0, 0), showing 2
        in outlines:
          - n under p after c in section 0
          > x from under y first in section 1 to after p in section 0
          ~ p: content
          ▾ p
          ▸ q
        """)
  }

  @Test("The code has the key outlines, with places by identifiers")
  func code() throws {
    let difference = try Library(outlines: "A[p+(b)]").difference(
      from: Library(outlines: "A[p(b c)]"))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let text = String(decoding: try encoder.encode(difference), as: UTF8.self)
    #expect(
      text == """
        {"base":[{"numberOfItems":1,"section":{"id":"A","title":""}}],\
        "items":[{"change":"expand","element":{"id":"p","text":""},\
        "shown":[{"item":1,"section":0}],"to":{"item":0,"section":0}}],\
        "outlines":[{"change":"remove","element":{"id":"c","text":""},\
        "from":{"parent":"p","previousSibling":"b","section":0}},\
        {"change":"expand","element":{"id":"p","text":""}}],\
        "sections":[]}
        """)
  }

  @Test("All kinds of changes are read from code that was written by hand")
  func decoding() throws {
    let text = """
      {"base": [{"section": {"id": "A", "title": ""}, "numberOfItems": 4}], "sections": [],
       "items": [
        {"change": "collapse", "element": {"id": "p", "text": ""},
         "from": {"section": 0, "item": 0}, "hidden": [{"section": 0, "item": 1}]},
        {"change": "hide", "element": {"id": "x", "text": ""}, "from": {"section": 0, "item": 2}}],
       "outlines": [
        {"change": "collapse", "element": {"id": "p", "text": ""}},
        {"change": "move", "element": {"id": "x", "text": ""}, "from": {"section": 0},
         "to": {"section": 0, "parent": "p", "previousSibling": "b"}},
        {"change": "insert", "element": {"id": "n", "text": ""}, "isExpanded": true,
         "to": {"section": 0, "parent": "p", "previousSibling": "x"}}]}
      """
    let difference = try JSONDecoder().decode(LibraryDifference.self, from: Data(text.utf8))
    let old = try Library(outlines: "A[p+(b) x y]")
    #expect(try old.applying(difference) == Library(outlines: "A[p(b x n+) y]"))
    #expect(difference.hiddenItems == [at(0, 1), at(0, 2)])
  }

  @Test("A property list serves as well")
  func propertyList() throws {
    let difference = try Library(outlines: new).difference(from: Library(outlines: old))
    let data = try PropertyListEncoder().encode(difference)
    #expect(try PropertyListDecoder().decode(LibraryDifference.self, from: data) == difference)
  }

  @Test("A difference that was made by hand equals the one found by comparing")
  func madeByHand() throws {
    let old = try Library(outlines: "A[p(b) x]")
    let new = try Library(outlines: "A[p+(b n) x@1]")
    let made = try LibraryDifference(
      from: old,
      items: [
        .expand(Book(id: "p"), at: at(0, 0), shown: [at(0, 1)]),
        .update(
          Book(id: "x", text: "1"), replacing: Book(id: "x"), from: at(0, 1), to: at(0, 3),
          reason: .content),
        .insert(Book(id: "n"), at: at(0, 2)),
      ],
      outlines: [
        .expand(Book(id: "p")),
        .update(Book(id: "x", text: "1"), replacing: Book(id: "x"), reason: .content),
        .insert(
          Book(id: "n"), isExpanded: false, at: ListOutlinePlace(section: 0, under: "p", after: "b")
        ),
      ])
    #expect(made == new.difference(from: old))
    #expect(try old.applying(made) == new)
    #expect(try new.applying(made.inverse()) == old)
  }

  @Test("Of hidden changes alone, one can be made by hand too")
  func madeOfHiddenChanges() throws {
    let old = try Library(outlines: "A[p(b c d)]")
    let made = try LibraryDifference(
      from: old,
      outlines: [
        .move(
          Book(id: "d"), from: ListOutlinePlace(section: 0, under: "p", after: "c"),
          to: ListOutlinePlace(section: 0, under: "p"))
      ])
    #expect(!made.isEmpty && made.count == 0)
    #expect(try old.applying(made) == Library(outlines: "A[p(d b c)]"))
    #expect(made == (try Library(outlines: "A[p(d b c)]")).difference(from: old))
  }

  @Test("An empty array of edits is a difference without changes")
  func noEdits() throws {
    let old = try Library(outlines: "A[p+(b)]")
    let made = try LibraryDifference(from: old, outlines: [])
    #expect(made.isEmpty)
    #expect(try old.applying(made) == old)
  }

  @Test("Batches change places first, hidden ones too, and present anew in their own stage")
  func batches() throws {
    var list = try Library(outlines: old)
    let batches = try Library(outlines: new).difference(from: list).batches()
    #expect(
      batches.map { $0.description } == [
        """
        … x hides from (0, 3)
        ▸ p from (0, 0), hiding 2
        ▾ q at (0, 1), showing 1
        in outlines:
          + n under p after c in section 0
          > x from after p in section 0 to under y first in section 1
          ▾ q
          ▸ p
        """,
        """
        ~ p at (0, 0): content
        in outlines:
          ~ p: content
        """,
      ])
    #expect(batches.first?.hiddenItems == [at(0, 1), at(0, 2), at(0, 3)])
    #expect(batches.first?.shownItems == [at(0, 2)])
    for batch in batches {
      let copy = try decoded(batch)
      #expect(copy == batch)
      list = try list.applying(copy)
    }
    #expect(try list == Library(outlines: new))
  }

  @Test("Sections move in a batch of their own, before outlines change")
  func batchesOfMovedSections() throws {
    var list = try Library(outlines: "A[p(b)] B[q+(c)] C[x]")
    let new = try Library(outlines: "C[x p+(b)] A[] B[q(c)]")
    let batches = new.difference(from: list).batches()
    #expect(batches.first?.description == "> section C from 2 to 0")
    for batch in batches { list = try list.applying(batch) }
    #expect(list == new)
  }

  @Test("Hidden changes alone are a batch without a path")
  func batchOfHiddenChanges() throws {
    let list = try Library(outlines: "A[p(b@1)]")
    let new = try Library(outlines: "A[p(b@2 c)]")
    let batches = new.difference(from: list).batches()
    #expect(batches.map { $0.count } == [0])
    #expect(try list.applying(try #require(batches.first)) == new)
  }

  @Test("Places are told in words")
  func places() {
    #expect(ListOutlinePlace<String>(section: 3).description == "first in section 3")
    #expect(
      ListOutlinePlace(section: 0, under: "p", after: "b").description
        == "under p after b in section 0")
  }
}
