import ListBuilder
import Testing

@Suite struct ListSnapshotBuildingTests {
  @Test("An empty declaration makes a list without sections")
  func empty() throws {
    let list: Letters = try ListSnapshot {}
    #expect(list.numberOfSections == 0)
    #expect(list.isEmpty)
    #expect(list == ListSnapshot())
  }

  @Test("Empty sections are kept")
  func emptySections() throws {
    let list: Letters = try ListSnapshot {
      ListSection(.a) {}
      ListSection(.b) { "x" }
    }
    #expect(list.description == "A[] B[x]")
  }

  @Test("The builder form and the array form make equal lists")
  func arrayForm() throws {
    let built: Letters = try ListSnapshot { ListSection(.a) { "x" } }
    let plain = try ListSnapshot(sections: [ListSection(items: ["x"], in: Group.a)])
    #expect(built == plain)
  }

  @Test("A list of items alone has one section, which does not show in its description")
  func singleSection() throws {
    let list = try ListSnapshot(["a", "b"])
    #expect(list.sectionIdentifiers == [.main])
    #expect(list.description == "[a b]")
  }

  @Test("A section and an item may have the same identifier")
  func separateNamespaces() throws {
    let list = try ListSnapshot(sections: [ListSection(items: ["x", "y"], in: "x")])
    #expect(list.description == "x[x y]")
  }

  @Test("A body that does not throw throws nothing but snapshot errors")
  func typedErrors() {
    do {
      let _: Letters = try ListSnapshot { ListSection(.a, words: "x x") }
      Issue.record("nothing was thrown")
    } catch {
      let error: SnapshotError = error
      #expect(error == .duplicateItems(["x"]))
    }
  }

  @Test("An error that a body throws reaches the caller")
  func throwingBody() {
    struct Failure: Error {}
    func load() throws -> [String] { throw Failure() }
    #expect(throws: Failure.self) {
      let _: Letters = try ListSnapshot {
        try ListSection(.a) { try load() }
      }
    }
  }

  @Test("A throwing body is checked like any other")
  func throwingBodyWithDuplicates() {
    func load() throws -> [String] { ["x", "x"] }
    #expect(throws: SnapshotError.duplicateItems(["x"])) {
      let _: Letters = try ListSnapshot {
        try ListSection(.a) { try load() }
      }
    }
  }

  @Test("Equal but not identical objects are one identifier")
  func objectsAsIdentifiers() throws {
    let list = try ListSnapshot(sections: [ListSection(items: [1], in: Person("Ada"))])
    #expect(list.indexOfSection(Person("Ada")) == 0)
    #expect(list.items(inSection: Person("Ada")) == [1])
    #expect(throws: SnapshotError.self) { try ListSnapshot([Person("Ada"), Person("Ada")]) }
  }

  @Test("Elements whose hashes all collide are told apart")
  func collidingHashes() throws {
    let items = (0..<50).map { Colliding("\($0)") }
    let list = try ListSnapshot(items)
    #expect(items.indices.allSatisfy { list.indexOfItem(items[$0]) == $0 })
    #expect(list.indexOfItem(Colliding("50")) == nil)
    #expect(throws: SnapshotError.duplicateItems(["7"])) {
      try ListSnapshot(items + [Colliding("7")])
    }
  }

  @Test("A hundred thousand items in a thousand sections are all found")
  func manyItems() throws {
    let list = try ListSnapshot(
      sections: (0..<1_000).map { section in
        ListSection(items: (section * 100)..<((section + 1) * 100), in: section)
      })
    #expect(list.numberOfItems == 100_000)
    #expect((0..<100_000).allSatisfy { list.indexOfItem($0) == $0 })
  }
}
