import Foundation
import ListBuilder
import Testing

/// Codes that no difference makes.
@Suite struct DifferenceHostileCodingTests {
  private static let base = """
    [{"section": {"id": "A", "title": ""}, "numberOfItems": 3},
     {"section": {"id": "B", "title": ""}, "numberOfItems": 1}]
    """

  private func decode(
    base: String = Self.base, sections: String = "", items: String = ""
  ) throws -> LibraryDifference {
    let text = """
      {"base": \(base), "sections": [\(sections)], "items": [\(items)]}
      """
    return try JSONDecoder().decode(LibraryDifference.self, from: Data(text.utf8))
  }

  private func path(_ section: Int, _ item: Int) -> String {
    #"{"section": \#(section), "item": \#(item)}"#
  }

  private func remove(_ section: Int, _ item: Int) -> String {
    #"{"change": "remove", "element": {"id": "a", "text": ""}, "from": \#(path(section, item))}"#
  }

  private func insert(_ section: Int, _ item: Int) -> String {
    #"{"change": "insert", "element": {"id": "x", "text": ""}, "to": \#(path(section, item))}"#
  }

  private func update(_ from: (Int, Int), _ to: (Int, Int)) -> String {
    """
    {"change": "update", "element": {"id": "a", "text": ""}, "reason": "content", \
    "replacing": {"id": "a", "text": ""}, \
    "from": \(path(from.0, from.1)), "to": \(path(to.0, to.1))}
    """
  }

  private func removeSection(_ index: Int, items: String) -> String {
    """
    {"change": "remove", "from": \(index), \
    "element": {"section": {"id": "A", "title": ""}, "items": [\(items)]}}
    """
  }

  private func expectCorrupted(
    _ decode: @autoclosure () throws -> LibraryDifference, _ reason: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: DecodingError.self, sourceLocation: sourceLocation) {
      _ = try decode()
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))", sourceLocation: sourceLocation)
      return
    }
    let expected = SnapshotError.inconsistentChanges(reason)
    #expect(context.underlyingError as? SnapshotError == expected, sourceLocation: sourceLocation)
  }

  @Test("What the others are variations of is decoded")
  func sound() throws {
    #expect(try decode().isEmpty)
    let difference = try decode(
      items: [remove(0, 0), update((0, 1), (0, 0))].joined(separator: ","))
    #expect(difference.count == 2)
  }

  @Test("Paths that are not there, negative ones too, are corrupt")
  func outOfRange() {
    expectCorrupted(try decode(items: remove(0, 3)), "the old list has no item at (0, 3)")
    expectCorrupted(try decode(items: remove(2, 0)), "the old list has no item at (2, 0)")
    expectCorrupted(try decode(items: remove(0, -1)), "the old list has no item at (0, -1)")
    expectCorrupted(try decode(items: remove(-1, 0)), "the old list has no item at (-1, 0)")
    expectCorrupted(try decode(items: insert(0, 4)), "the new list has no item at (0, 4)")
    expectCorrupted(try decode(items: insert(2, 0)), "the new list has no item at (2, 0)")
    expectCorrupted(try decode(items: insert(0, -1)), "the new list has no item at (0, -1)")
    expectCorrupted(
      try decode(items: insert(.max, .min)),
      "the new list has no item at (\(Int.max), \(Int.min))")
  }

  @Test("So are paths that come to ones that are there, where numbers lose their upper half")
  func overflowingPaths() {
    let (past, item) = (1 << 32, 1 << 32 + 1)
    for path in [(past, 0), (0, past), (past + 1, past), (-past, 0), (0, item)] {
      expectCorrupted(
        try decode(items: remove(path.0, path.1)),
        "the old list has no item at (\(path.0), \(path.1))")
      expectCorrupted(
        try decode(items: insert(path.0, path.1)),
        "the new list has no item at (\(path.0), \(path.1))")
      #expect(throws: DecodingError.self) { try decode(items: update(path, path)) }
      #expect(throws: DecodingError.self) { try decode(items: update((0, 0), path)) }
    }
    for index in [past, past + 1, -past, Int.max, Int.min] {
      expectCorrupted(
        try decode(sections: removeSection(index, items: "")),
        "the old list has no section \(index)")
    }
  }

  @Test("Two roles of one place are corrupt")
  func twoRoles() {
    expectCorrupted(
      try decode(items: "\(remove(0, 0)), \(remove(0, 0))"), "the old item at (0, 0) has two roles")
    expectCorrupted(
      try decode(items: "\(insert(0, 0)), \(insert(0, 0))"), "the new item at (0, 0) has two roles")
  }

  @Test("Updates of removed items, of others, and outside are corrupt")
  func updates() {
    expectCorrupted(
      try decode(items: "\(remove(0, 0)), \(update((0, 0), (0, 0)))"),
      "the old item at (0, 0) is not the new one at (0, 0)")
    expectCorrupted(
      try decode(items: update((0, 0), (0, 1))),
      "the old item at (0, 0) is not the new one at (0, 1)")
    expectCorrupted(
      try decode(items: update((-1, 0), (0, 9))),
      "the old item at (-1, 0) is not the new one at (0, 9)")
    expectCorrupted(
      try decode(items: "\(update((0, 0), (0, 0))), \(update((0, 0), (0, 0)))"),
      "the new item at (0, 0) is updated twice")
  }

  @Test("Sections that are not there, or have other numbers of items, are corrupt")
  func sections() {
    let book = #"{"id": "a", "text": ""}"#
    expectCorrupted(
      try decode(sections: removeSection(2, items: "")), "the old list has no section 2")
    expectCorrupted(
      try decode(sections: removeSection(-1, items: "")), "the old list has no section -1")
    expectCorrupted(
      try decode(sections: removeSection(0, items: book)),
      "the old section 0 has 3 items, not 1")
    expectCorrupted(
      try decode(sections: "\(removeSection(1, items: book)), \(removeSection(1, items: book))"),
      "the old section 1 has two roles")
    expectCorrupted(
      try decode(
        sections: removeSection(0, items: "\(book), \(book), \(book)"), items: remove(0, 0)),
      "the item at (0, 0) is part of the removal of its section")
  }

  @Test("Numbers of items below 0, or more than a list has, are corrupt")
  func counts() {
    let section = #""section": {"id": "A", "title": ""}"#
    for count in [-1, Int.min, Int.max, 1 << 31] {
      expectCorrupted(
        try decode(base: #"[{\#(section), "numberOfItems": \#(count)}]"#),
        "no section has \(count) items")
    }
    let most = #"{\#(section), "numberOfItems": 2147483647}"#
    expectCorrupted(try decode(base: "[\(most), \(most)]"), "no list has so many items")
  }

  @Test(
    "Unknown kinds and reasons, missing keys and wrong types are errors of the decoder",
    arguments: [
      #"{"change": "explode", "element": {"id": "a", "text": ""}}"#,
      #"{"change": "remove", "element": {"id": "a", "text": ""}}"#,
      #"{"change": "remove", "element": {"id": "a", "text": ""}, "from": 0}"#,
      #"{"change": "remove", "from": {"section": 0, "item": 0}}"#,
      #"{"change": "insert", "element": 1, "to": {"section": 0, "item": 0}}"#,
      #"{"element": {"id": "a", "text": ""}, "from": {"section": 0, "item": 0}}"#,
      #"{"change": "remove", "element": {"id": "a", "text": ""}, "from": {"section": 1e99, "item": 0}}"#,
      "null", "[]", "7",
    ])
  func otherErrors(item: String) {
    #expect(throws: DecodingError.self) { try decode(items: item) }
    #expect(throws: DecodingError.self) { try decode(sections: item) }
  }

  @Test("A difference of a list of two billion items, of which few are known, answers at once")
  func longBase() throws {
    let base = #"[{"section": {"id": "A", "title": ""}, "numberOfItems": 2000000000}]"#
    let last = 1_999_999_999
    let difference = try decode(
      base: base, items: "\(remove(0, 0)), \(update((0, last), (0, last - 1)))")
    #expect(
      difference.splices == [
        ListSplice(position: 0, numberOfRemovedItems: 1, numberOfInsertedItems: 0),
        ListSplice(position: last - 1, numberOfRemovedItems: 1, numberOfInsertedItems: 1),
      ])
    #expect(difference.batches().count == 2)
    #expect(difference.inverse().inverse() == difference)
    let mismatch = SnapshotError.BaseMismatch.numberOfItems(
      section: "A", expected: 2_000_000_000, found: 1)
    #expect(throws: SnapshotError.baseMismatch(mismatch)) {
      try Library("A[a]").applying(difference)
    }
  }
}
