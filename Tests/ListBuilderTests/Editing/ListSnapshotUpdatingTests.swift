import Testing

@testable import ListBuilder

@Suite struct ListSnapshotUpdatingTests {
  private let list: ListSnapshot<Group, Note>

  init() throws {
    list = try ListSnapshot {
      ListSection(.a) {
        Note(1, "one")
        Note(2, "two")
      }
      ListSection(.b) { Note(3, "three") }
    }
  }

  @Test("A new value replaces the one with its identifier, in place")
  func update() throws {
    var list = list
    try list.update(Note(2, "zwei"))
    #expect(list.items == [Note(1, "one"), Note(2, "zwei"), Note(3, "three")])
    #expect(list.item(withID: 2) == Note(2, "zwei"))
    #expect(list != self.list)
    list.checkInvariants()
  }

  @Test("Updating an unknown item is an error")
  func updateUnknown() {
    expectRefusal(.unknownItems(["4"]), by: list) { try $0.update(Note(4)) }
    expectRefusal(.unknownItems(["4"]), by: ListSnapshot<Group, Note>()) {
      try $0.update(Note(4))
    }
  }

  @Test("The newest value is kept, also where the content counts as the same")
  func invisibleChange() throws {
    struct Row: Diffable {
      let id: Int
      var hidden: Int
      func hasSameContent(as other: Row) -> Bool { true }
    }
    var list = try ListSnapshot([Row(id: 1, hidden: 0)])
    try list.update(Row(id: 1, hidden: 1))
    #expect(list.item(withID: 1)?.hidden == 1)
    try list.appendItems([Row(id: 1, hidden: 2)], ifPresent: .keep)
    #expect(list.item(withID: 1)?.hidden == 2)
    try list.appendItems([Row(id: 1, hidden: 3)])
    #expect(list.item(withID: 1)?.hidden == 3)
  }

  @Test("An updated section keeps its place and its items")
  func updateSection() throws {
    var list = try ListSnapshot {
      ListSection(Chapter("one", "First")) { "x" }
      ListSection(Chapter("two", "Second")) {}
    }
    try list.updateSection(Chapter("one", "Start"))
    #expect(list.sections.map(\.section.title) == ["Start", "Second"])
    #expect(list.section(withID: "one")?.title == "Start")
    #expect(list.description == "one[x] two[]")
    expectRefusal(.unknownSections(["ten"]), by: list) { try $0.updateSection(Chapter("ten")) }
    list.checkInvariants()
  }

  @Test("An item takes a new identifier in place, and the old one is unknown")
  func replace() throws {
    var list = list
    try list.replaceItem(withID: 2, with: Note(20, "saved"))
    #expect(list.description == "A[1 20] B[3]")
    #expect(list.item(withID: 20) == Note(20, "saved"))
    #expect(list.indexPath(for: 20) == ListIndexPath(section: 0, item: 1))
    #expect(!list.contains(2))
    #expect(list.numberOfItems == 3)
    #expect(list.marks.items[20]?.replacedID == 2)
    list.checkInvariants()
  }

  @Test("An item that is replaced again remembers the first identifier")
  func replaceTwice() throws {
    var list = list
    try list.replaceItem(withID: 2, with: Note(20))
    try list.replaceItem(withID: 20, with: Note(21))
    try list.replaceItem(withID: 21, with: Note(22))
    #expect(list.description == "A[1 22] B[3]")
    #expect(list.marks.items.dictionary.mapValues(\.replacedID) == [22: 2])
    list.checkInvariants()
  }

  @Test("An item that takes its first identifier back was not replaced")
  func replaceBackAgain() throws {
    var list = list
    try list.replaceItem(withID: 2, with: Note(20))
    try list.replaceItem(withID: 20, with: Note(21))
    try list.replaceItem(withID: 21, with: Note(2, "back"))
    #expect(list.items(inSection: .a) == [Note(1, "one"), Note(2, "back")])
    #expect(list.marks.items.dictionary.compactMapValues(\.replacedID).isEmpty)
    list.checkInvariants()
  }

  @Test("Two items exchange their identifiers over a third one")
  func exchange() throws {
    var list = list
    try list.replaceItem(withID: 1, with: Note(9))
    try list.replaceItem(withID: 3, with: Note(1))
    try list.replaceItem(withID: 9, with: Note(3))
    #expect(list.description == "A[3 2] B[1]")
    #expect(list.marks.items.dictionary.compactMapValues(\.replacedID) == [3: 1, 1: 3])
    list.checkInvariants()
  }

  @Test("Replacing by the same identifier is an update")
  func replaceBySameIdentifier() throws {
    var list = list
    try list.replaceItem(withID: 1, with: Note(1, "eins"))
    #expect(list.item(withID: 1) == Note(1, "eins"))
    #expect(list.marks.items.isEmpty)
  }

  @Test("A freed identifier can be used for another item")
  func freedIdentifier() throws {
    var list = list
    try list.replaceItem(withID: 2, with: Note(20))
    try list.appendItems([Note(2, "another")], ifPresent: .reject)
    #expect(list.description == "A[1 20] B[3 2]")
    #expect(list.marks.items.dictionary.compactMapValues(\.replacedID) == [20: 2])
    expectRefusal(.duplicateItems(["2"]), by: list) {
      try $0.replaceItem(withID: 20, with: Note(2))
    }
    list.checkInvariants()
  }

  @Test("An unknown old identifier is an error, before a taken new one is")
  func replaceUnknown() {
    expectRefusal(.unknownItems(["4"]), by: list) { try $0.replaceItem(withID: 4, with: Note(5)) }
    expectRefusal(.unknownItems(["4"]), by: list) { try $0.replaceItem(withID: 4, with: Note(4)) }
    expectRefusal(.unknownItems(["4"]), by: list) { try $0.replaceItem(withID: 4, with: Note(1)) }
  }

  @Test("A new identifier that another item has is an error")
  func replaceByTaken() {
    expectRefusal(.duplicateItems(["3"]), by: list) {
      try $0.replaceItem(withID: 1, with: Note(3))
    }
  }

  @Test("What was replaced moves with the item, and goes with it")
  func replacedItemsMoveAndGo() throws {
    var list = list
    try list.replaceItem(withID: 1, with: Note(10))
    try list.moveItem(10, afterItem: 3)
    try list.appendItems([Note(10, "moved")], toSection: .a)
    #expect(list.description == "A[2 10] B[3]")
    #expect(list.marks.items[10]?.replacedID == 1)
    try list.deleteItems([10])
    try list.appendItems([Note(10)])
    #expect(list.marks.items.isEmpty)
    list.checkInvariants()
  }
}
