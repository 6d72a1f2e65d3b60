import ListBuilder
import Testing

@Suite struct SnapshotErrorTests {
  private func error(
    @SectionBuilder<Group, String> of body: () -> [ListSection<Group, String>]
  ) -> SnapshotError? {
    do throws(SnapshotError) {
      _ = try ListSnapshot(sections: body())
      return nil
    } catch {
      return error
    }
  }

  @Test("An item twice in a section is an error that names it")
  func twiceInASection() {
    #expect(error { ListSection(.a, words: "t u t") } == .duplicateItems(["t"]))
  }

  @Test("An item in two sections is an error that names both sections")
  func inTwoSections() throws {
    let error = error {
      ListSection(.a, words: "x")
      ListSection(.b, words: "x y")
    }
    guard case .duplicateItems(let items) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(items.map(\.id) == ["x"])
    #expect(items.first?.places.map(\.section) == ["A", "B"])
    #expect(
      items.first?.places.map(\.indexPath) == [
        ListIndexPath(section: 0, item: 0), ListIndexPath(section: 1, item: 0),
      ])
  }

  @Test("All repeated items are named, each once, in the order of their first places")
  func allRepeatedItems() {
    let error = error {
      ListSection(.a, words: "b c a")
      ListSection(.b, words: "a d b")
      ListSection(.c, words: "a")
    }
    #expect(error == .duplicateItems(["b", "a"]))
  }

  @Test("Identifiers of unsaved elements that are all zero are one identifier")
  func zeroIdentifiers() {
    #expect(throws: SnapshotError.duplicateItems(["0"])) { try ListSnapshot([0, 0, 5]) }
  }

  @Test("Items with the same identifier and different content are duplicates")
  func differentContent() {
    #expect(throws: SnapshotError.duplicateItems(["4"])) {
      try ListSnapshot([Note(4, "a"), Note(8), Note(4, "b")])
    }
  }

  @Test("A repeated section is an error that names it, before any repeated item is")
  func repeatedSections() {
    let error = error {
      ListSection(.a, words: "x")
      ListSection(.b, words: "x")
      ListSection(.a) {}
    }
    guard case .duplicateSections(let sections) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(sections.map(\.id) == ["A"])
    #expect(sections.first?.places.map(\.sectionIndex) == [0, 2])
    #expect(sections.first?.places.map(\.indexPath) == [nil, nil])
  }

  @Test("An identifier that is not equal to itself is an error")
  func notReflexive() {
    #expect(throws: SnapshotError.notReflexive(["nan"])) {
      try ListSnapshot([Amount(.nan), Amount(1)])
    }
    #expect(throws: SnapshotError.notReflexive(["nan"])) {
      try ListSnapshot(sections: [ListSection(items: [1], in: Amount(.nan))])
    }
  }

  @Test("Zero and negative zero are one identifier")
  func negativeZero() {
    #expect(throws: SnapshotError.duplicateItems(["0.0"])) {
      try ListSnapshot([Amount(0), Amount(-0.0)])
    }
  }

  @Test("Places tell the line of each declaration, for items, loops, sequences and functions")
  func lines() {
    let line = #line
    let error = error {
      ListSection(.a) {
        "x"
        for name in ["y", "x"] { name }
        ["z", "x"]
      }
      ListSection(items: ["x"], in: .b)
    }
    guard case .duplicateItems(let items) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let lines = items.first?.places.compactMap { $0.location?.line }
    #expect(lines == [3, 4, 5, 7].map { UInt(line + $0) })
  }

  @Test("The description names the identifier, its places, and what to do")
  func description() {
    let line = #line
    let error = error {
      ListSection(.a) {
        "x"
        "y"
        "x"
      }
      ListSection(.b) { "x" }
    }
    #expect(
      error?.description == """
        the item identifier "x" stands more than once in the list:
          "x" in section A at (0, 0), SnapshotErrorTests.swift:\(line + 3)
            and again in section A at (0, 2), SnapshotErrorTests.swift:\(line + 5)
            and again in section B at (1, 0), SnapshotErrorTests.swift:\(line + 7)
        Remove the repeated elements, give each an identifier of its own, or build with \
        `keeping: .first` or `keeping: .last`.
        """)
  }

  @Test("The description leaves out what is not there: a section without a name, unknown lines")
  func shortDescription() {
    let place = SnapshotError.Place(section: "", sectionIndex: 0, itemIndex: 2)
    #expect(place.description == "at (0, 2)")
    let section = SnapshotError.Place(section: "A", sectionIndex: 3)
    #expect(section.description == "as section 3")
  }

  @Test("The description of many duplicates stays short")
  func longDescription() {
    let names = (0..<1_000).map { "\($0)" }
    let error = error { ListSection(items: names + names + names, in: .a) }
    let lines = error?.description.split(separator: "\n") ?? []
    #expect(lines.first == "1000 item identifiers stand more than once in the list:")
    #expect(lines.dropLast().last == "  and 990 more")
    #expect(lines.count < 40)
  }

  @Test("Errors are equal when they name the same identifiers, wherever these stand")
  func equality() {
    let first = error { ListSection(.a, words: "x x") }
    let second = error {
      ListSection(.a, words: "x")
      ListSection(.b, words: "y x")
    }
    #expect(first == second)
    #expect(first != error { ListSection(.a, words: "y y") })
    #expect(first != .duplicateSections(["x"]))
  }
}

/// An item with a floating-point identifier.
private struct Amount: Hashable, Diffable, CustomStringConvertible {
  let value: Double

  init(_ value: Double) { self.value = value }

  var description: String { "\(value)" }
}
