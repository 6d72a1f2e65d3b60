import Testing

@testable import ListBuilder

/// Elements that are not plain values.
@Suite struct ListSnapshotElementsTests {
  /// An item that cannot be sent elsewhere.
  private struct Row: Diffable {
    let id: Int
    let callback: () -> Int
    func hasSameContent(as other: Row) -> Bool { false }
  }

  /// An object that shows something else after a change, and stays the same element.
  private final class Account: Diffable {
    let id: Int
    var name: String

    init(_ id: Int, _ name: String) {
      self.id = id
      self.name = name
    }

    func hasSameContent(as other: Account) -> Bool { name == other.name }
  }

  @Test("Identifiers whose hashes are all the same are told apart by every operation")
  func constantHashes() throws {
    let names = ["a", "b", "c", "d"].map(Colliding.init)
    let list = try ListSnapshot { ListSection(Colliding("A")) { names } }
    try expect("A[c d a n] B[b]", from: list) {
      try $0.appendSections([Colliding("B")])
      try $0.insertItems([names[0]], afterItem: names[3])
      try $0.appendItems([names[1]])
      try $0.appendItems([Colliding("n")], toSection: Colliding("A"), ifPresent: .reject)
      #expect($0.itemIdentifiers.map($0.indexOfItem) == [0, 1, 2, 3, 4])
      #expect(!$0.contains(Colliding("z")))
    }
    try expect("A[c a]", from: list) {
      try $0.moveItem(names[2], beforeItem: names[0])
      try $0.deleteItems([names[3], names[1]])
    }
    expectRefusal(.duplicateItems(["b"]), by: list) {
      try $0.appendItems([Colliding("n"), names[1]], ifPresent: .reject)
    }
  }

  @Test("An item leaves the right entry behind when others with its hash were shifted")
  func constantHashesAfterShifts() throws {
    var list = try ListSnapshot(["a", "b", "c", "d", "e"].map(Colliding.init))
    for name in ["e", "c", "a", "d", "b", "e", "a"] {
      try list.move(Colliding(name), to: ListIndexPath(section: 0, item: 0))
      list.checkInvariants()
    }
    #expect(list.description == "[a e b d c]")
    try list.deleteItems([Colliding("e"), Colliding("d")])
    list.checkInvariants()
    try list.replaceItem(withID: Colliding("b"), with: Colliding("n"))
    try list.deleteItems([Colliding("a")])
    #expect(list.description == "[n c]")
    list.checkInvariants()
  }

  @Test("Objects that are equal are one element, whichever object it is")
  func equalObjects() throws {
    var list = ListSnapshot<Person, Person>()
    try list.appendSections([Person("friends")])
    let stored = Person("Ada")
    try list.appendItems([stored], toSection: Person("friends"))
    #expect(list.contains(Person("Ada")))
    #expect(list.item(withID: Person("Ada")) === stored)
    #expect(list.items(inSection: Person("friends")) == [stored])
    let newer = Person("Ada")
    try list.update(newer)
    #expect(list.items.first === newer)
    try list.appendItems([stored])
    #expect(list.numberOfItems == 1)
    #expect(list.items.first === stored)
    list.checkInvariants()
  }

  @Test("An object that shows something else stays where it is, and can be marked")
  func changedObjects() throws {
    let account = Account(1, "old")
    var list = try ListSnapshot([account, Account(2, "other")])
    account.name = "new"
    #expect(list.item(withID: 1)?.name == "new")
    try list.reconfigureItems([1])
    #expect(list.reconfiguredItemIdentifiers == [1])
    try list.moveItem(1, afterItem: 2)
    #expect(list.itemIdentifiers == [2, 1])
  }

  @Test("Objects are let go once no list has them")
  func released() throws {
    weak var reference: Account?
    var list = ListSnapshot<OneSection, Account>()
    try list.appendSections([.main])
    do {
      let account = Account(1, "only")
      reference = account
      try list.appendItems([account, Account(2, "other")])
    }
    #expect(reference != nil)
    try list.deleteItems([1])
    #expect(reference == nil)
  }

  @Test("Elements that are not Sendable can be edited")
  func notSendable() throws {
    var calls = 0
    let rows = (1...3).map { id in
      Row(id: id) {
        calls += id
        return calls
      }
    }
    var list = try ListSnapshot(rows)
    try list.moveItem(3, beforeItem: 1)
    try list.deleteItems([2])
    #expect(list.items.map { $0.callback() } == [3, 4])
    list.checkInvariants()
  }

  @Test("A section whose identifier is an equal object takes items")
  func equalSections() throws {
    var list = ListSnapshot<Person, String>()
    try list.appendSections([Person("A")])
    try list.appendItems(["x"], toSection: Person("A"))
    #expect(list.numberOfSections == 1)
    #expect(list.items == ["x"])
    #expect(throws: SnapshotError.self) { try list.appendSections([Person("A")]) }
  }
}
