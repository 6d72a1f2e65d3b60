import Testing

@testable import ListBuilder

@Suite struct ListSnapshotMovingTests {
  private let list: Letters

  init() throws {
    list = try Letters {
      ListSection(.a, words: "a b c d")
      ListSection(.b, words: "x")
      ListSection(.c) {}
    }
  }

  @Test("An item moves before another one, forwards and backwards")
  func before() throws {
    try expect("A[b c a d] B[x] C[]", from: list) { try $0.moveItem("a", beforeItem: "d") }
    try expect("A[d a b c] B[x] C[]", from: list) { try $0.moveItem("d", beforeItem: "a") }
  }

  @Test("An item moves after another one, forwards and backwards")
  func after() throws {
    try expect("A[b c d a] B[x] C[]", from: list) { try $0.moveItem("a", afterItem: "d") }
    try expect("A[a d b c] B[x] C[]", from: list) { try $0.moveItem("d", afterItem: "a") }
  }

  @Test("An item moves to another section, which may leave its own empty")
  func acrossSections() throws {
    try expect("A[a c d] B[b x] C[]", from: list) { try $0.moveItem("b", beforeItem: "x") }
    try expect("A[a b c d x] B[] C[]", from: list) { try $0.moveItem("x", afterItem: "d") }
  }

  @Test("Moving to where the item already is changes nothing, not even the memory")
  func toItsOwnPlace() throws {
    var list = list
    let before = list
    try list.moveItem("b", beforeItem: "c")
    try list.moveItem("b", afterItem: "a")
    try list.move("b", to: ListIndexPath(section: 0, item: 1))
    #expect(list == before)
    #expect(list.sharesItems(ofSection: .a, with: before))
    #expect(list.contents[0].declarations.location(at: 1) != nil)
  }

  @Test("Moving beside itself is an error")
  func selfReference() {
    expectRefusal(.selfReference("b"), by: list) { try $0.moveItem("b", beforeItem: "b") }
    expectRefusal(.selfReference("b"), by: list) { try $0.moveItem("b", afterItem: "b") }
  }

  @Test("An unknown item or neighbour is an error, and both are named")
  func unknownItems() {
    expectRefusal(.unknownItems(["z"]), by: list) { try $0.moveItem("z", beforeItem: "a") }
    expectRefusal(.unknownItems(["z"]), by: list) { try $0.moveItem("a", afterItem: "z") }
    expectRefusal(.unknownItems(["z", "q"]), by: list) { try $0.moveItem("z", afterItem: "q") }
  }

  @Test("An unknown item beside itself is unknown, and named once")
  func unknownBesideItself() {
    expectRefusal(.unknownItems(["z"]), by: list) { try $0.moveItem("z", beforeItem: "z") }
    expectRefusal(.unknownItems(["z"]), by: list) { try $0.moveItem("z", afterItem: "z") }
    expectRefusal(.unknownSections(["U"]), by: list) {
      try $0.moveSection(.unused, afterSection: .unused)
    }
  }

  @Test(
    "An item ends at the path that is named, up and down",
    arguments: [
      ("d", 0, 1, "A[a d b c] B[x] C[]"), ("a", 0, 2, "A[b c a d] B[x] C[]"),
      ("a", 0, 3, "A[b c d a] B[x] C[]"), ("c", 0, 0, "A[c a b d] B[x] C[]"),
      ("a", 0, 0, "A[a b c d] B[x] C[]"), ("d", 0, 3, "A[a b c d] B[x] C[]"),
      ("b", 1, 0, "A[a c d] B[b x] C[]"), ("b", 1, 1, "A[a c d] B[x b] C[]"),
      ("x", 0, 4, "A[a b c d x] B[] C[]"), ("x", 2, 0, "A[a b c d] B[] C[x]"),
      ("x", 1, 0, "A[a b c d] B[x] C[]"),
    ])
  func toPath(id: String, section: Int, item: Int, description: String) throws {
    let path = ListIndexPath(section: section, item: item)
    try expect(description, from: list) { list in
      try list.move(id, to: path)
      #expect(list.indexPath(for: id) == path)
    }
  }

  @Test(
    "A path where the item cannot end is an error that tells how far paths go",
    arguments: [
      ("a", 0, 4, 3), ("a", 0, -1, 3), ("a", 1, 2, 1), ("a", 2, 1, 0), ("x", 1, 1, 0),
      ("x", 0, 5, 4), ("a", 3, 0, nil), ("a", -1, 0, nil), ("a", .max, .max, nil),
      ("a", .min, .min, nil), ("a", 0, .max, 3), ("a", 0, .min, 3),
    ] as [(String, Int, Int, Int?)])
  func pathOutOfRange(id: String, section: Int, item: Int, others: Int?) {
    let path = ListIndexPath(section: section, item: item)
    expectRefusal(.invalidIndexPath(path, numberOfItems: others), by: list) {
      try $0.move(id, to: path)
    }
  }

  @Test("An unknown item is an error before an impossible path is")
  func unknownItemAndPath() {
    expectRefusal(.unknownItems(["z"]), by: list) {
      try $0.move("z", to: ListIndexPath(section: 9, item: 9))
    }
  }

  @Test("An item that moves keeps its value")
  func value() throws {
    var list = try ListSnapshot([Note(1, "one"), Note(2, "two"), Note(3, "three")])
    try list.moveItem(1, afterItem: 3)
    try list.move(2, to: ListIndexPath(section: 0, item: 1))
    #expect(list.items == [Note(3, "three"), Note(2, "two"), Note(1, "one")])
    list.checkInvariants()
  }

  @Test("Items are found behind and before a move")
  func queries() throws {
    var list = list
    try list.moveItem("a", beforeItem: "x")
    #expect(list.description == "A[b c d] B[a x] C[]")
    #expect(list.itemIdentifiers.map(list.indexOfItem) == [0, 1, 2, 3, 4])
    #expect(list.sectionIdentifier(containingItem: "a") == .b)
    #expect(list.numberOfItems(inSection: .a) == 3)
  }
}
