import ListBuilder
import Testing

@Suite struct ListSectionSnapshotAddingTests {
  @Test("An outline is made from its roots")
  func roots() throws {
    let outline = try ListSectionSnapshot(["a", "b"])
    #expect(outline.text == "a b")
    #expect(try ListSectionSnapshot(1...3).items == [1, 2, 3])
    #expect(try ListSectionSnapshot([String]()) == ListSectionSnapshot())
    outline.checkInvariants()
  }

  @Test("An outline cannot be made from repeated items")
  func repeatedRoots() {
    #expect(throws: SnapshotError.duplicateItems(["a", "b"])) {
      try ListSectionSnapshot(["a", "b", "b", "c", "a", "a"])
    }
  }

  @Test("Items are appended as the last roots")
  func appendRoots() throws {
    try expect("a(x) b c d", from: "a(x) b") { try $0.append(["c", "d"]) }
    try expect("a(x) b c", from: "a(x) b") { try $0.append(["c"], to: nil) }
    try expect("a", from: "") { try $0.append(["a"]) }
  }

  @Test("Items are appended as the last children of an item")
  func appendChildren() throws {
    try expect("a(x(y) z) b", from: "a(x(y)) b") { try $0.append(["z"], to: "a") }
    try expect("a(x(y z w)) b", from: "a(x(y)) b") { try $0.append(["z", "w"], to: "x") }
    try expect("a(x) b(z)", from: "a(x) b") { try $0.append(["z"], to: "b") }
  }

  @Test("Appending no items changes nothing")
  func appendNothing() throws {
    try expect("a(x)", from: "a(x)") { try $0.append([]) }
    try expect("a(x)", from: "a(x)") { try $0.append([], to: "x") }
    try expect("", from: "") { try $0.append([]) }
  }

  @Test("Nothing can be appended to an unknown item, not even nothing")
  func unknownParent() throws {
    let outline = try Outline("a+(x)")
    expectRefusal(.unknownItems(["z"]), by: outline) { try $0.append(["n"], to: "z") }
    expectRefusal(.unknownItems(["n"]), by: outline) { try $0.append(["n"], to: "n") }
    expectRefusal(.unknownItems(["z"]), by: outline) { try $0.append([], to: "z") }
    expectRefusal(.unknownItems(["z"]), by: outline) { try $0.append(["a", "a"], to: "z") }
  }

  @Test("An item cannot be appended that is in the outline, wherever it is")
  func appendPresent() throws {
    let outline = try Outline("a+(x(y)) b")
    for parent in [nil, "a", "x", "y", "b"] {
      expectRefusal(.duplicateItems(["y"]), by: outline) { try $0.append(["n", "y"], to: parent) }
      expectRefusal(.duplicateItems(["a"]), by: outline) { try $0.append(["a"], to: parent) }
    }
  }

  @Test("A leaf cannot be put under two parents")
  func twoParents() throws {
    let outline = try Outline("N(fox) P")
    expectRefusal(.duplicateItems(["fox"]), by: outline) { try $0.append(["fox"], to: "P") }
    try expect("N P(fox)", from: "N(fox) P") { try $0.move("fox", to: "P") }
  }

  @Test("All items that are there or repeated are named at once, each once, in order")
  func allNamed() throws {
    let outline = try Outline("a(x) b")
    expectRefusal(.duplicateItems(["n", "x", "a"]), by: outline) {
      try $0.append(["n", "x", "m", "n", "a", "x"], to: "b")
    }
    expectRefusal(.duplicateItems(["n", "b"]), by: outline) {
      try $0.insert(["n", "b", "n"], before: "x")
    }
  }

  @Test("Items are inserted before an item, among its siblings")
  func insertBefore() throws {
    try expect("n m a(x) b", from: "a(x) b") { try $0.insert(["n", "m"], before: "a") }
    try expect("a(x) n b", from: "a(x) b") { try $0.insert(["n"], before: "b") }
    try expect("a(n x y)", from: "a(x y)") { try $0.insert(["n"], before: "x") }
    try expect("a(x n y)", from: "a(x y)") { try $0.insert(["n"], before: "y") }
    try expect("a(x)", from: "a(x)") { try $0.insert([], before: "x") }
  }

  @Test("Items are inserted after an item with all that is under it")
  func insertAfter() throws {
    try expect("a+(x+(y)) n m b", from: "a+(x+(y)) b") { try $0.insert(["n", "m"], after: "a") }
    try expect("a(x) b n", from: "a(x) b") { try $0.insert(["n"], after: "b") }
    try expect("a(x(y) n z)", from: "a(x(y) z)") { try $0.insert(["n"], after: "x") }
    try expect("a(x z n)", from: "a(x z)") { try $0.insert(["n"], after: "z") }
    try expect("a(x)", from: "a(x)") { try $0.insert([], after: "x") }
  }

  @Test("Items inserted before an item precede it, and those inserted after it follow its subtree")
  func depthFirst() throws {
    var outline = try Outline("a(x(y)) b")
    try outline.insert(["n"], after: "a")
    try outline.insert(["m"], before: "x")
    #expect(outline.items == ["a", "m", "x", "y", "n", "b"])
    #expect(outline.parent(of: "n") == nil)
    #expect(outline.parent(of: "m") == "a")
  }

  @Test("Nothing can be inserted beside an unknown item")
  func unknownNeighbor() throws {
    let outline = try Outline("a(x)")
    expectRefusal(.unknownItems(["z"]), by: outline) { try $0.insert(["n"], before: "z") }
    expectRefusal(.unknownItems(["z"]), by: outline) { try $0.insert(["n"], after: "z") }
    expectRefusal(.unknownItems(["n"]), by: outline) { try $0.insert(["n"], after: "n") }
    expectRefusal(.unknownItems(["z"]), by: Outline()) { try $0.insert(["n"], before: "z") }
  }

  @Test("An item cannot be inserted beside itself or anywhere else while it is in the outline")
  func insertPresent() throws {
    let outline = try Outline("a(x) b")
    expectRefusal(.duplicateItems(["x"]), by: outline) { try $0.insert(["x"], before: "x") }
    expectRefusal(.duplicateItems(["b"]), by: outline) { try $0.insert(["b"], before: "a") }
    expectRefusal(.duplicateItems(["x"]), by: outline) { try $0.insert(["n", "x"], after: "b") }
  }

  @Test("New items are collapsed, and those under an expanded item show at once")
  func newItemsAreCollapsed() throws {
    var outline = try Outline("a+(x)")
    try outline.append(["n"], to: "a")
    try outline.append(["m"], to: "n")
    #expect(outline.isExpanded("n") == false)
    #expect(outline.visibleItems == ["a", "x", "n"])
  }
}
