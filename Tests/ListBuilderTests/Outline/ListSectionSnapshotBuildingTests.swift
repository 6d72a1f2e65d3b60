import ListBuilder
import Testing

/// Outlines of their own that are declared with the builder.
@Suite struct ListSectionSnapshotBuildingTests {
  @Test("An outline is declared as the items of a section are")
  func building() throws {
    let outline = try ListSectionSnapshot {
      ListOutline("Fruit", isExpanded: true) {
        "Apple"
        ListOutline("Citrus") { ["Lemon", "Lime"] }
      }
      "Nuts"
    }
    #expect(outline.text == "Fruit+(Apple Citrus(Lemon Lime)) Nuts")
    #expect(outline.visibleItems == ["Fruit", "Apple", "Citrus", "Nuts"])
    outline.checkInvariants()
  }

  @Test("An empty body declares an empty outline")
  func emptyBody() throws {
    #expect(try ListSectionSnapshot<String> {} == Outline())
  }

  @Test("A declared outline equals the one that operations build")
  func equality() throws {
    var built = try ListSectionSnapshot([1, 2])
    try built.append([3, 4], to: 1)
    built.expand([1])
    let declared = try ListSectionSnapshot {
      ListOutline(1, isExpanded: true) { 3...4 }
      2
    }
    #expect(declared == built)
  }

  @Test("A declared outline can be edited")
  func editing() throws {
    var outline = try ListSectionSnapshot { ListOutline("a", isExpanded: true) { "b" } }
    try outline.append(["c"], to: "b")
    try outline.move("b", to: nil, at: 0)
    #expect(outline.text == "b(c) a+")
    outline.checkInvariants()
  }

  @Test("Trees are declared by a key path")
  func trees() throws {
    let trees = [Branch(id: 1, isOpen: true, branches: [Branch(id: 2)])]
    let outline = try ListSectionSnapshot {
      ListOutline(trees, children: \.branches, isExpanded: \.isOpen)
    }
    #expect(outline.text == "1+(2)")
  }

  @Test("A repeated item is an error with all its places and lines")
  func duplicates() {
    let line = #line
    do throws(SnapshotError) {
      _ = try ListSectionSnapshot {
        ListOutline("a") { "b" }
        ListOutline("c") {
          "a"
          "b"
        }
      }
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .duplicateItems(["a", "b"]))
      #expect(
        places(error) == [
          "a": ["0.0:\(line + 3)", "0.3:\(line + 5)"], "b": ["0.1:\(line + 3)", "0.4:\(line + 6)"],
        ])
      #expect(error.description.hasPrefix("2 item identifiers stand more than once in the list:"))
    }
  }

  @Test("An identifier that is not equal to itself is an error")
  func notReflexive() {
    struct Amount: Hashable, Diffable, CustomStringConvertible {
      let value: Double
      var description: String { "\(value)" }
    }
    #expect(throws: SnapshotError.notReflexive(["nan"])) {
      try ListSectionSnapshot { ListOutline(Amount(value: 1)) { Amount(value: .nan) } }
    }
  }

  @Test("An error that a body throws reaches the caller")
  func throwingBody() throws {
    struct Failure: Error {}
    func load(_ isReady: Bool) throws -> [String] {
      guard isReady else { throw Failure() }
      return ["a"]
    }
    #expect(throws: Failure.self) { try ListSectionSnapshot { try load(false) } }
    #expect(try ListSectionSnapshot { try load(true) }.items == ["a"])
    #expect(throws: SnapshotError.duplicateItems(["a"])) {
      try ListSectionSnapshot {
        try load(true)
        "a"
      }
    }
  }
}
