import Testing

@testable import ListBuilder

@Suite struct ListSnapshotDeletingTests {
  private let list: Letters

  init() throws {
    list = try Letters {
      ListSection(.a, words: "a b c d")
      ListSection(.b, words: "x y")
      ListSection(.c) {}
    }
  }

  @Test("Items are deleted from all sections")
  func items() throws {
    try expect("A[a c] B[y] C[]", from: list) { try $0.deleteItems(["d", "x", "b"]) }
    try expect("A[b c d] B[x y] C[]", from: list) { try $0.deleteItems(["a"]) }
    try expect("A[a b c] B[x y] C[]", from: list) { try $0.deleteItems(["d"]) }
  }

  @Test("Deleting the last item keeps the section")
  func lastItem() throws {
    try expect("A[a b c d] B[] C[]", from: list) { try $0.deleteItems(["x", "y"]) }
    try expect("A[] B[] C[]", from: list) {
      try $0.deleteItems(["a", "b", "c", "d", "x", "y"])
      #expect($0.isEmpty)
    }
  }

  @Test("Unknown items are ignored")
  func unknownItems() throws {
    try expect("A[a c d] B[x y] C[]", from: list) { try $0.deleteItems(["z", "b", "q"]) }
    try expect("A[a b c d] B[x y] C[]", from: list) { try $0.deleteItems(["z"]) }
    try expect("A[a b c d] B[x y] C[]", from: list) { try $0.deleteItems([]) }
    try expect("", from: Letters()) { try $0.deleteItems(["z"]) }
  }

  @Test("An identifier twice in the argument is an error, also if it is unknown")
  func twiceInTheArgument() {
    expectRefusal(.duplicateItems(["b"]), by: list) { try $0.deleteItems(["b", "a", "b"]) }
    expectRefusal(.duplicateItems(["z"]), by: list) { try $0.deleteItems(["a", "z", "z"]) }
  }

  @Test("A deleted item is not found, and the others are")
  func queries() throws {
    var list = list
    try list.deleteItems(["b", "x"])
    #expect(!list.contains("b"))
    #expect(list.item(withID: "x") == nil)
    #expect(list.indexPath(for: "b") == nil)
    #expect(list.indexOfItem("b") == nil)
    #expect(list.sectionIdentifier(containingItem: "x") == nil)
    #expect(list.itemIdentifiers.map(list.indexOfItem) == [0, 1, 2, 3])
    #expect(list[ListIndexPath(section: 0, item: 3)] == nil)
  }

  @Test("A deleted item can be appended again")
  func again() throws {
    try expect("A[a c d] B[x y] C[b]", from: list) {
      try $0.deleteItems(["b"])
      try $0.appendItems(["b"], ifPresent: .reject)
    }
  }

  @Test("All items are deleted with their sections")
  func allItems() throws {
    try expect("", from: list) {
      $0.deleteAllItems()
      #expect($0.numberOfSections == 0)
      #expect($0 == Letters())
    }
  }

  @Test("All items are deleted without their sections, whose order and content stay")
  func allItemsButSections() throws {
    try expect("A[] B[] C[]", from: list) { $0.deleteAllItems(keepingSections: true) }
    var chapters = try ListSnapshot {
      ListSection(Chapter("one", "First")) { "x" }
      ListSection(Chapter("two", "Second")) { "y" }
    }
    try chapters.moveSection("two", beforeSection: "one")
    chapters.deleteAllItems(keepingSections: true)
    #expect(chapters.sections.map(\.section.title) == ["Second", "First"])
    #expect(chapters.numberOfItems == 0)
    #expect(!chapters.contains("x"))
    chapters.checkInvariants()
  }

  @Test("A list without items can be filled again")
  func filledAgain() throws {
    try expect("A[a] B[] C[b]", from: list) {
      $0.deleteAllItems(keepingSections: true)
      try $0.appendItems(["a"], toSection: .a, ifPresent: .reject)
      try $0.appendItems(["b"], ifPresent: .reject)
    }
    try expect("C[a b]", from: list) {
      $0.deleteAllItems()
      try $0.appendSections([.c])
      try $0.appendItems(["a", "b"], ifPresent: .reject)
    }
  }

  @Test("Deleting all items of an empty list changes nothing")
  func emptyList() throws {
    try expect("", from: Letters()) { $0.deleteAllItems() }
    try expect("", from: Letters()) { $0.deleteAllItems(keepingSections: true) }
  }
}
