import ListBuilder
import Testing

@Suite struct ListSnapshotOutlineUpdatingTests {
  private typealias Notes = ListSnapshot<Group, Note>

  /// A[1(2) +3(4(5)) 6]
  private let list: Notes

  init() throws {
    var outline = try ListSectionSnapshot([Note(1), Note(3), Note(6)])
    try outline.append([Note(2)], to: 1)
    try outline.append([Note(4)], to: 3)
    try outline.append([Note(5)], to: 4)
    outline.expand([1, 4])
    var list = Notes()
    try list.appendSections([.a])
    try list.apply(outline, toSection: .a)
    self.list = list
  }

  @Test("Any item takes a new value in its place, a hidden one too")
  func updating() throws {
    for id in 1...6 {
      var updated = list
      try updated.update(Note(id, "new"))
      #expect(updated.item(withID: id) == Note(id, "new"))
      #expect(updated.items.map(\.id) == list.items.map(\.id))
      #expect(updated.parent(of: id) == list.parent(of: id))
      #expect(updated.isExpanded(id) == list.isExpanded(id))
      updated.checkInvariants()
    }
    expectRefusal(.unknownItems(["7"]), by: list) { try $0.update(Note(7)) }
  }

  @Test("Any item takes another identifier in its place, and keeps what is under it")
  func replacing() throws {
    var replaced = list
    try replaced.replaceItem(withID: 4, with: Note(40))
    try replaced.replaceItem(withID: 3, with: Note(30))
    #expect(replaced.level(of: 40) == 1)
    #expect(replaced.isExpanded(40) == true)
    #expect(replaced.parent(of: 5) == 40)
    #expect(replaced.children(of: 30)?.map(\.id) == [40])
    #expect(!replaced.contains(4))
    #expect(replaced.items.map(\.id) == [1, 2, 30, 6])
    replaced.checkInvariants()
  }

  @Test("An item cannot take the identifier of another one, hidden or not")
  func replacingByPresent() {
    expectRefusal(.duplicateItems(["5"]), by: list) {
      try $0.replaceItem(withID: 2, with: Note(5))
    }
    expectRefusal(.duplicateItems(["1"]), by: list) {
      try $0.replaceItem(withID: 5, with: Note(1))
    }
    expectRefusal(.unknownItems(["7"]), by: list) {
      try $0.replaceItem(withID: 7, with: Note(5))
    }
  }

  @Test("Hidden items are marked too, and told in the order of all items")
  func marks() throws {
    var marked = list
    try marked.reloadItems([6, 5, 2, 3])
    try marked.reconfigureItems([4, 1, 5])
    #expect(marked.reloadedItemIdentifiers == [2, 3, 5, 6])
    #expect(marked.reconfiguredItemIdentifiers == [1, 4, 5])
    try marked.replaceItem(withID: 5, with: Note(50))
    #expect(marked.reloadedItemIdentifiers == [2, 3, 50, 6])
    marked.expandItems([3])
    #expect(marked.reloadedItemIdentifiers == [2, 3, 50, 6])
    marked.checkInvariants()
  }

  @Test("Unknown items cannot be marked, and then no other is")
  func unknownMarks() {
    expectRefusal(.unknownItems(["7", "8"]), by: list) { try $0.reloadItems([5, 7, 8]) }
    expectRefusal(.duplicateItems(["5"]), by: list) { try $0.reconfigureItems([5, 4, 5]) }
  }
}
