import Testing

@testable import ListBuilder

@Suite struct ListSnapshotAppendingItemsTests {
  private let list: Letters

  init() throws {
    list = try Letters {
      ListSection(.a, words: "a b c")
      ListSection(.b, words: "x")
    }
  }

  @Test("Items are appended to the last section unless another one is named")
  func sections() throws {
    try expect("A[a b c] B[x y z]", from: list) { try $0.appendItems(["y", "z"]) }
    try expect("A[a b c y z] B[x]", from: list) {
      try $0.appendItems(["y", "z"], toSection: .a)
    }
  }

  @Test("Items can be appended to an empty section")
  func emptySection() throws {
    try expect("A[] B[x]", from: Letters()) {
      try $0.appendSections([.a, .b])
      try $0.appendItems(["x"])
    }
  }

  @Test("Appending nothing changes nothing, but still names what is unknown")
  func nothing() throws {
    try expect("A[a b c] B[x]", from: list) { try $0.appendItems([]) }
    expectRefusal(.unknownSections(["U"]), by: list) {
      try $0.appendItems([], toSection: .unused)
    }
    expectRefusal(.noSections, by: Letters()) { try $0.appendItems([]) }
  }

  @Test("Without any section there is an error, whatever else is wrong")
  func noSections() {
    expectRefusal(.noSections, by: Letters()) { try $0.appendItems(["a"]) }
    expectRefusal(.noSections, by: Letters()) {
      try $0.appendItems(["a", "a"], toSection: .unused)
    }
  }

  @Test("An unknown section is an error, before a repeated item is")
  func unknownSection() {
    expectRefusal(.unknownSections(["U"]), by: list) {
      try $0.appendItems(["n", "n"], toSection: .unused)
    }
  }

  @Test(
    "An identifier twice in the argument is an error, whatever the policy",
    arguments: [PresentItemPolicy.move, .keep, .reject])
  func twiceInTheArgument(policy: PresentItemPolicy) throws {
    let empty = try Letters { ListSection(.a) {} }
    expectRefusal(.duplicateItems(["t"]), by: empty) {
      try $0.appendItems(["t", "u", "t"], ifPresent: policy)
    }
    expectRefusal(.duplicateItems(["a"]), by: list) {
      try $0.appendItems(["a", "a", "a"], toSection: .b, ifPresent: policy)
    }
  }

  @Test("All identifiers that stand twice are named once, in the order of their first places")
  func allRepeatedItems() {
    expectRefusal(.duplicateItems(["p", "q"]), by: list) {
      try $0.appendItems(["p", "q", "r", "q", "p", "p"])
    }
  }

  @Test("A present item moves to the end")
  func moves() throws {
    try expect("A[b c a] B[x]", from: list) { try $0.appendItems(["a"], toSection: .a) }
    try expect("A[a b c] B[x]", from: list) { try $0.appendItems(["c"], toSection: .a) }
    try expect("A[c b a] B[x]", from: list) {
      try $0.appendItems(["c", "b", "a"], toSection: .a)
    }
  }

  @Test("A present item moves to another section")
  func movesToAnotherSection() throws {
    try expect("A[b] B[x c n a]", from: list) { try $0.appendItems(["c", "n", "a"]) }
    try expect("A[] B[x a b c]", from: list) { try $0.appendItems(["a", "b", "c"]) }
    try expect("A[a b c x] B[]", from: list) { try $0.appendItems(["x"], toSection: .a) }
  }

  @Test("A page that overlaps the previous one moves, keeps or refuses what is there")
  func overlappingPages() throws {
    let list = try ListSnapshot { ListSection(Group.a) { [1, 2, 3] } }
    try expect("A[1 2 3 4]", from: list) { try $0.appendItems([3, 4]) }
    try expect("A[2 3 1 4]", from: list) { try $0.appendItems([1, 4]) }
    try expect("A[1 2 3 4]", from: list) { try $0.appendItems([3, 4], ifPresent: .keep) }
    try expect("A[1 2 3 4]", from: list) { try $0.appendItems([1, 4], ifPresent: .keep) }
    expectRefusal(.duplicateItems(["3"]), by: list) {
      try $0.appendItems([3, 4], ifPresent: .reject)
    }
    expectRefusal(.duplicateItems(["1"]), by: list) {
      try $0.appendItems([1, 4], ifPresent: .reject)
    }
  }

  @Test("A present item takes the new value where it moves, and where it is kept")
  func newValues() throws {
    let list = try ListSnapshot {
      ListSection(Group.a) {
        Note(1, "old")
        Note(2, "old")
      }
    }
    var moved = list
    try moved.appendItems([Note(1, "new")])
    #expect(moved.items == [Note(2, "old"), Note(1, "new")])
    var kept = list
    try kept.appendItems([Note(3, "new"), Note(1, "new")], ifPresent: .keep)
    #expect(kept.items == [Note(1, "new"), Note(2, "old"), Note(3, "new")])
    kept.checkInvariants()
  }

  @Test("A kept item stays in its section although another one is named")
  func keptInItsSection() throws {
    try expect("A[a b c] B[x n]", from: list) {
      try $0.appendItems(["a", "n", "x"], ifPresent: .keep)
    }
    try expect("A[a b c] B[x]", from: list) {
      try $0.appendItems(["c", "b"], toSection: .b, ifPresent: .keep)
    }
  }

  @Test("All refused items are named, in the order of the argument")
  func refusedItems() throws {
    expectRefusal(.duplicateItems(["x", "a"]), by: list) {
      try $0.appendItems(["n", "x", "m", "a"], ifPresent: .reject)
    }
    try expect("A[a b c] B[x n]", from: list) { try $0.appendItems(["n"], ifPresent: .reject) }
  }

  @Test("An appended item is found")
  func queries() throws {
    var list = list
    try list.appendItems(["a", "n"])
    #expect(list.indexPath(for: "n") == ListIndexPath(section: 1, item: 2))
    #expect(list.indexOfItem("a") == 3)
    #expect(list.sectionIdentifier(containingItem: "a") == .b)
    #expect(list.numberOfItems(inSection: .a) == 2)
    #expect(list.numberOfItems == 5)
    #expect(list.indexOfItem("unknown") == nil)
  }

  @Test("Appended items were declared in no line")
  func declarations() throws {
    var list = list
    #expect(list.contents[1].declarations.location(at: 0) != nil)
    try list.appendItems(["n", "m"], toSection: .a)
    try list.appendItems(["o"], toSection: .a)
    #expect(list.contents[0].declarations.count == 6)
    #expect([3, 4, 5].allSatisfy { list.contents[0].declarations.location(at: $0) == nil })
    #expect(list.contents[1].declarations.location(at: 0) != nil)
  }
}
