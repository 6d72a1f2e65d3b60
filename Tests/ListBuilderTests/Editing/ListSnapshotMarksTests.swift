import Testing

@testable import ListBuilder

@Suite struct ListSnapshotMarksTests {
  private let list: Letters

  init() throws {
    list = try Letters {
      ListSection(.a, words: "a b c")
      ListSection(.b, words: "x y")
    }
  }

  @Test("A list bears no marks by itself")
  func noMarks() {
    #expect(list.reloadedItemIdentifiers == [])
    #expect(list.reconfiguredItemIdentifiers == [])
    #expect(list.reloadedSectionIdentifiers == [])
  }

  @Test("Marked items are told in the order of the list, each once")
  func items() throws {
    var list = list
    try list.reloadItems(["y", "a"])
    try list.reloadItems(["b", "a"])
    try list.reconfigureItems(["x", "c"])
    #expect(list.reloadedItemIdentifiers == ["a", "b", "y"])
    #expect(list.reconfiguredItemIdentifiers == ["c", "x"])
    list.checkInvariants()
  }

  @Test("An item may bear both marks")
  func bothMarks() throws {
    var list = list
    try list.reconfigureItems(["a"])
    try list.reloadItems(["a"])
    #expect(list.reloadedItemIdentifiers == ["a"])
    #expect(list.reconfiguredItemIdentifiers == ["a"])
  }

  @Test("Marked sections are told in the order of the list, each once")
  func sections() throws {
    var list = list
    try list.reloadSections([.b])
    try list.reloadSections([.b, .a])
    #expect(list.reloadedSectionIdentifiers == [.a, .b])
    try list.moveSection(.b, beforeSection: .a)
    #expect(list.reloadedSectionIdentifiers == [.b, .a])
  }

  @Test("Unknown elements are an error that names them all, and nothing is marked")
  func unknown() {
    expectRefusal(.unknownItems(["z", "q"]), by: list) { try $0.reloadItems(["a", "z", "b", "q"]) }
    expectRefusal(.unknownItems(["z"]), by: list) { try $0.reconfigureItems(["a", "z"]) }
    expectRefusal(.unknownSections(["U", "C"]), by: list) {
      try $0.reloadSections([.unused, .a, .c])
    }
  }

  @Test("An identifier twice in the argument is an error, before an unknown one is")
  func twiceInTheArgument() {
    expectRefusal(.duplicateItems(["a"]), by: list) { try $0.reloadItems(["a", "z", "a"]) }
    expectRefusal(.duplicateItems(["z"]), by: list) { try $0.reconfigureItems(["z", "z"]) }
    expectRefusal(.duplicateSections(["A"]), by: list) {
      try $0.reloadSections([.a, .unused, .a])
    }
  }

  @Test("Marking nothing changes nothing")
  func nothing() throws {
    var list = list
    try list.reloadItems([])
    try list.reconfigureItems([])
    try list.reloadSections([])
    #expect(SnapshotState(list) == SnapshotState(self.list))
  }

  @Test("A refused edit leaves the marks as they were")
  func refusedEdits() throws {
    var list = list
    try list.reloadItems(["a", "y"])
    try list.reconfigureItems(["b"])
    try list.reloadSections([.b])
    expectRefusal(.unknownItems(["z"]), by: list) { try $0.reloadItems(["b", "z"]) }
    expectRefusal(.duplicateItems(["a"]), by: list) { try $0.deleteItems(["y", "a", "a"]) }
    expectRefusal(.duplicateSections(["B"]), by: list) { try $0.deleteSections([.b, .b]) }
    expectRefusal(.duplicateItems(["y"]), by: list) { try $0.replaceItem(withID: "a", with: "y") }
    expectRefusal(.duplicateItems(["a"]), by: list) {
      try $0.appendItems(["n", "a"], ifPresent: .reject)
    }
  }

  @Test("Marks move with their items, in whichever way these move")
  func moves() throws {
    var list = list
    try list.reloadItems(["a"])
    try list.reconfigureItems(["b"])
    try list.moveItem("a", afterItem: "y")
    try list.insertItems(["b"], afterItem: "a")
    #expect(list.description == "A[c] B[x y a b]")
    #expect(list.reloadedItemIdentifiers == ["a"])
    #expect(list.reconfiguredItemIdentifiers == ["b"])
    try list.appendItems(["b", "a"], toSection: .a)
    try list.move("b", to: ListIndexPath(section: 0, item: 0))
    try list.update("a")
    #expect(list.description == "A[b c a] B[x y]")
    #expect(list.reloadedItemIdentifiers == ["a"])
    #expect(list.reconfiguredItemIdentifiers == ["b"])
    list.checkInvariants()
  }

  @Test("Marks go with deleted items, and do not come back with them")
  func deletions() throws {
    var list = list
    try list.reloadItems(["a", "x"])
    try list.reconfigureItems(["a"])
    try list.deleteItems(["a"])
    #expect(list.reloadedItemIdentifiers == ["x"])
    try list.appendItems(["a"])
    #expect(list.reloadedItemIdentifiers == ["x"])
    #expect(list.reconfiguredItemIdentifiers == [])
    list.checkInvariants()
  }

  @Test("An item that was deleted cannot be marked")
  func markAfterDeletion() throws {
    var list = list
    try list.deleteItems(["x"])
    expectRefusal(.unknownItems(["x"]), by: list) { try $0.reloadItems(["x"]) }
    #expect(list.reloadedItemIdentifiers == [])
  }

  @Test("Marks of a section and of its items go with the section")
  func deletedSections() throws {
    var list = list
    try list.reloadSections([.a, .b])
    try list.reloadItems(["a", "x"])
    try list.deleteSections([.b])
    try list.appendSections([.b])
    try list.appendItems(["x"])
    #expect(list.reloadedSectionIdentifiers == [.a])
    #expect(list.reloadedItemIdentifiers == ["a"])
    list.checkInvariants()
  }

  @Test("A marked section keeps its mark when it moves, and when it is updated")
  func movedSections() throws {
    var list = list
    try list.reloadSections([.b])
    try list.insertSections([.c], beforeSection: .a)
    try list.moveSection(.b, beforeSection: .c)
    try list.updateSection(.b)
    #expect(list.reloadedSectionIdentifiers == [.b])
    #expect(list.description == "B[x y] C[] A[a b c]")
  }

  @Test("Marks stay with an item that takes a new identifier")
  func replacedItems() throws {
    var list = list
    try list.reloadItems(["a"])
    try list.reconfigureItems(["b"])
    try list.replaceItem(withID: "a", with: "n")
    try list.replaceItem(withID: "b", with: "m")
    #expect(list.reloadedItemIdentifiers == ["n"])
    #expect(list.reconfiguredItemIdentifiers == ["m"])
    try list.replaceItem(withID: "n", with: "a")
    #expect(list.reloadedItemIdentifiers == ["a"])
    list.checkInvariants()
  }

  @Test("Deleting all items drops their marks, and those of sections with the sections")
  func deletingAll() throws {
    var list = list
    try list.reloadItems(["a"])
    try list.reloadSections([.b])
    try list.replaceItem(withID: "c", with: "n")
    var kept = list
    kept.deleteAllItems(keepingSections: true)
    #expect(kept.reloadedItemIdentifiers == [])
    #expect(kept.marks.items.isEmpty)
    #expect(kept.reloadedSectionIdentifiers == [.b])
    list.deleteAllItems()
    try list.appendSections([.b])
    #expect(list.reloadedSectionIdentifiers == [])
    #expect(list.marks.items.isEmpty)
  }

  @Test("Marks are no part of equality")
  func equality() throws {
    var list = list
    try list.reloadItems(["a"])
    try list.reloadSections([.b])
    #expect(list == self.list)
  }

  @Test("Marking a value that equals the stored one marks the stored one")
  func equalValue() throws {
    var list = try ListSnapshot([Note(1, "stored")])
    let other = Note(1, "captured earlier")
    #expect(list.contains(other.id))
    try list.reloadItems([other.id])
    #expect(list.reloadedItemIdentifiers.compactMap(list.item) == [Note(1, "stored")])
  }
}
