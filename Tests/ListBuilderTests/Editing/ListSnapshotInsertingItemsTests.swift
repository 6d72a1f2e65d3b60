import Testing

@testable import ListBuilder

@Suite struct ListSnapshotInsertingItemsTests {
  private let list: Letters

  init() throws {
    list = try Letters {
      ListSection(.a, words: "a b c")
      ListSection(.b, words: "x y")
    }
  }

  @Test("Items are inserted before an item, in its section and in order")
  func before() throws {
    try expect("A[m n a b c] B[x y]", from: list) {
      try $0.insertItems(["m", "n"], beforeItem: "a")
    }
    try expect("A[a b c] B[x m y]", from: list) { try $0.insertItems(["m"], beforeItem: "y") }
  }

  @Test("Items are inserted after an item, in its section and in order")
  func after() throws {
    try expect("A[a m n b c] B[x y]", from: list) {
      try $0.insertItems(["m", "n"], afterItem: "a")
    }
    try expect("A[a b c m] B[x y]", from: list) { try $0.insertItems(["m"], afterItem: "c") }
  }

  @Test("A present item moves there, and is removed before the others are inserted")
  func moves() throws {
    try expect("A[c a b] B[x y]", from: list) { try $0.insertItems(["c"], beforeItem: "a") }
    try expect("A[b c a] B[x y]", from: list) { try $0.insertItems(["a"], afterItem: "c") }
    try expect("A[b a c] B[x y]", from: list) { try $0.insertItems(["a"], beforeItem: "c") }
    try expect("A[a b c] B[x y]", from: list) { try $0.insertItems(["a"], beforeItem: "b") }
    try expect("A[a b c] B[x y]", from: list) { try $0.insertItems(["b"], afterItem: "a") }
  }

  @Test("Present items of several sections move together with new ones")
  func movesFromSeveralSections() throws {
    try expect("A[y n a b c] B[x]", from: list) {
      try $0.insertItems(["y", "n", "a"], beforeItem: "b")
    }
    try expect("A[] B[x c a b y]", from: list) {
      try $0.insertItems(["c", "a", "b"], afterItem: "x")
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
    try moved.insertItems([Note(2, "new"), Note(3, "new")], beforeItem: 1)
    #expect(moved.items == [Note(2, "new"), Note(3, "new"), Note(1, "old")])
    var kept = list
    try kept.insertItems([Note(2, "new"), Note(3, "new")], beforeItem: 1, ifPresent: .keep)
    #expect(kept.items == [Note(3, "new"), Note(1, "old"), Note(2, "new")])
    kept.checkInvariants()
  }

  @Test("Kept items stay where they are, and only the new ones are inserted")
  func keeps() throws {
    try expect("A[a b n c] B[x y]", from: list) {
      try $0.insertItems(["a", "n", "y"], afterItem: "b", ifPresent: .keep)
    }
    try expect("A[a b c] B[x y]", from: list) {
      try $0.insertItems(["c", "a"], beforeItem: "b", ifPresent: .keep)
    }
  }

  @Test("Refused items are named, and none is inserted")
  func rejects() throws {
    expectRefusal(.duplicateItems(["c", "x"]), by: list) {
      try $0.insertItems(["n", "c", "x"], beforeItem: "a", ifPresent: .reject)
    }
    expectRefusal(.duplicateItems(["a"]), by: list) {
      try $0.insertItems(["a"], afterItem: "c", ifPresent: .reject)
    }
    try expect("A[n a b c] B[x y]", from: list) {
      try $0.insertItems(["n"], beforeItem: "a", ifPresent: .reject)
    }
  }

  @Test("An unknown neighbour is an error, also for an empty argument")
  func unknownNeighbor() {
    for items in [["n"], []] {
      expectRefusal(.unknownItems(["z"]), by: list) {
        try $0.insertItems(items, beforeItem: "z")
      }
      expectRefusal(.unknownItems(["z"]), by: list) { try $0.insertItems(items, afterItem: "z") }
      expectRefusal(.unknownItems(["z"]), by: Letters()) {
        try $0.insertItems(items, afterItem: "z")
      }
    }
  }

  @Test("Inserting nothing beside a present item changes nothing")
  func nothing() throws {
    try expect("A[a b c] B[x y]", from: list) {
      try $0.insertItems([], beforeItem: "a")
      try $0.insertItems([], afterItem: "y", ifPresent: .reject)
    }
  }

  @Test(
    "A neighbour that is in the argument is an error, whatever the policy",
    arguments: [PresentItemPolicy.move, .keep, .reject])
  func selfReference(policy: PresentItemPolicy) {
    expectRefusal(.selfReference("a"), by: list) {
      try $0.insertItems(["n", "a"], beforeItem: "a", ifPresent: policy)
    }
    expectRefusal(.selfReference("a"), by: list) {
      try $0.insertItems(["a"], afterItem: "a", ifPresent: policy)
    }
  }

  @Test(
    "An identifier twice in the argument is an error, whatever the policy",
    arguments: [PresentItemPolicy.move, .keep, .reject])
  func twiceInTheArgument(policy: PresentItemPolicy) {
    expectRefusal(.duplicateItems(["n"]), by: list) {
      try $0.insertItems(["n", "m", "n"], beforeItem: "a", ifPresent: policy)
    }
    expectRefusal(.duplicateItems(["c", "b"]), by: list) {
      try $0.insertItems(["c", "b", "b", "c"], afterItem: "a", ifPresent: policy)
    }
  }

  @Test("A self-reference comes before an unknown neighbour, and that before repeated items")
  func orderOfChecks() {
    expectRefusal(.selfReference("z"), by: list) {
      try $0.insertItems(["z", "z"], beforeItem: "z")
    }
    expectRefusal(.unknownItems(["z"]), by: list) {
      try $0.insertItems(["n", "n"], beforeItem: "z")
    }
  }

  @Test("Items are found behind an insertion")
  func queries() throws {
    var list = list
    try list.insertItems(["m", "n"], beforeItem: "b")
    #expect(list.itemIdentifiers.map(list.indexOfItem) == Array(0..<7))
    #expect(list.indexPath(for: "c") == ListIndexPath(section: 0, item: 4))
    #expect(list[ListIndexPath(section: 0, item: 2)] == "n")
    #expect(list[ListIndexPath(section: 0, item: 5)] == nil)
  }
}
