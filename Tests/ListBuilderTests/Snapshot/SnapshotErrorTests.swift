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
    let line = #line
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
    #expect(
      sections.first?.places.compactMap { $0.location?.line }
        == [line + 2, line + 4].map(UInt.init))
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

  @Test("Identifiers that are not equal to themselves come before repeated ones, sections first")
  func notReflexiveComesFirst() {
    let section = ListSection(items: [Amount(.nan), Amount(1), Amount(1)], in: Amount(2))
    let unfindable = ListSection(items: [Amount](), in: Amount(-.nan))
    do throws(SnapshotError) {
      _ = try ListSnapshot(sections: [section, section, unfindable])
      Issue.record("nothing was thrown")
    } catch {
      guard case .notReflexive(let elements) = error else {
        Issue.record(error)
        return
      }
      #expect(elements.flatMap(\.places).map(\.itemIndex) == [nil, 0, 0])
    }
  }

  @Test("Identifiers made of two parts are told apart where either part differs")
  func compositeIdentifiers() throws {
    struct Entry: Hashable, Diffable, CustomStringConvertible {
      let section: Group
      let name: String
      var description: String { "(\(section),\(name))" }
    }
    let list = try ListSnapshot(sections: [
      ListSection(items: [Entry(section: .a, name: "x")], in: Group.a),
      ListSection(
        items: [Entry(section: .b, name: "x"), Entry(section: .b, name: "y")], in: .b),
    ])
    #expect(list.description == "A[(A,x)] B[(B,x) (B,y)]")
    #expect(list.numberOfItems == 3)
  }

  @Test("A list of items alone tells the line that makes it")
  func lineOfSingleSection() {
    let line = #line + 2
    do throws(SnapshotError) {
      _ = try ListSnapshot(["x", "x"])
    } catch {
      guard case .duplicateItems(let items) = error else {
        Issue.record(error)
        return
      }
      #expect(items.first?.places.map { $0.location?.line } == [UInt(line), UInt(line)])
    }
  }

  @Test("Text that would change how a message is shown is escaped in it")
  func hostileIdentifiers() {
    let section = ListSection(items: ["\u{1B}[31m\nx\u{202E}"], in: "A\u{1B}[31m\nInjected")
    let error: SnapshotError?
    do throws(SnapshotError) {
      _ = try ListSnapshot(sections: [section, ListSection(items: section.items, in: "\u{2066}B")])
      error = nil
    } catch let thrown {
      error = thrown
    }
    let description = error?.description ?? ""
    #expect(description.contains(#""\u{1B}[31m\nx\u{202E}" in section "A\u{1B}[31m\nInjected" at"#))
    #expect(description.contains(#"in section "\u{2066}B" at"#))
    #expect(description.split(separator: "\n").count == 4)
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
          "x" in section "A" at (0, 0), SnapshotErrorTests.swift:\(line + 3)
            and again in section "A" at (0, 2), SnapshotErrorTests.swift:\(line + 5)
            and again in section "B" at (1, 0), SnapshotErrorTests.swift:\(line + 7)
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
    #expect(lines.count == 33)
  }

  @Test("The description of many places of one identifier names ten")
  func manyPlaces() {
    let error = error { ListSection(items: Array(repeating: "x", count: 15), in: .a) }
    let lines = error?.description.split(separator: "\n") ?? []
    #expect(lines.count == 13)
    #expect(lines.dropLast().last == "    and 5 more")
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
