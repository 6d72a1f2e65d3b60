import ListBuilder
import Testing

@Suite struct ListSectionSnapshotMovingTests {
  @Test("An item moves to the end of another parent's children, with all that is under it")
  func toParent() throws {
    try expect("a b(y x+(z))", from: "a(x+(z)) b(y)") { try $0.move("x", to: "b") }
    try expect("b(y a+(x))", from: "a+(x) b(y)") { try $0.move("a", to: "b") }
    try expect("a(x(b(y)))", from: "a(x) b(y)") { try $0.move("b", to: "x") }
  }

  @Test("An item moves to the end of the roots")
  func toRoots() throws {
    try expect("a b x(y)", from: "a(x(y)) b") { try $0.move("x", to: nil) }
    try expect("b c a(x)", from: "a(x) b c") { try $0.move("a", to: nil) }
    try expect("a", from: "a") { try $0.move("a", to: nil) }
  }

  @Test("An item moves to an index among its new siblings")
  func toIndex() throws {
    try expect("b(a x y)", from: "a b(x y)") { try $0.move("a", to: "b", at: 0) }
    try expect("b(x a y)", from: "a b(x y)") { try $0.move("a", to: "b", at: 1) }
    try expect("b(x y a)", from: "a b(x y)") { try $0.move("a", to: "b", at: 2) }
    try expect("x a b(y)", from: "a b(x y)") { try $0.move("x", to: nil, at: 0) }
  }

  @Test("Within its parent, an item ends at the index, also behind where it was")
  func withinParent() throws {
    try expect("b c a d", from: "a b c d") { try $0.move("a", to: nil, at: 2) }
    try expect("d a b c", from: "a b c d") { try $0.move("d", to: nil, at: 0) }
    try expect("b c d a", from: "a b c d") { try $0.move("a", to: nil, at: 3) }
    try expect("r(b a(x) c)", from: "r(a(x) b c)") { try $0.move("a", to: "r", at: 1) }
  }

  @Test("Moving an item to where it is changes nothing")
  func toItsPlace() throws {
    let outline = try Outline("r(a b+(x) c)")
    for (id, index) in [("a", 0), ("b", 1), ("c", 2), ("c", nil)] {
      var moved = outline
      try moved.move(id, to: "r", at: index)
      #expect(moved == outline)
      moved.checkInvariants()
    }
  }

  @Test("An index out of range is an error that tells how far indexes go")
  func invalidIndex() throws {
    let outline = try Outline("a b(x y)")
    expectRefusal(.invalidIndex(3, numberOfSiblings: 2), by: outline) {
      try $0.move("a", to: "b", at: 3)
    }
    expectRefusal(.invalidIndex(-1, numberOfSiblings: 2), by: outline) {
      try $0.move("a", to: "b", at: -1)
    }
    expectRefusal(.invalidIndex(2, numberOfSiblings: 1), by: outline) {
      try $0.move("a", to: nil, at: 2)
    }
    expectRefusal(.invalidIndex(.max, numberOfSiblings: 0), by: outline) {
      try $0.move("a", to: "x", at: .max)
    }
    expectRefusal(.invalidIndex(.min, numberOfSiblings: 0), by: outline) {
      try $0.move("a", to: "x", at: .min)
    }
  }

  @Test("An item cannot be moved under itself, or under what is under it")
  func cycle() throws {
    let outline = try Outline("r(a+(x(y)) b)")
    for id in ["a", "x", "y"] {
      expectRefusal(.wouldCreateCycle("a", under: id), by: outline) { try $0.move("a", to: id) }
    }
    expectRefusal(.wouldCreateCycle("y", under: "y"), by: outline) { try $0.move("y", to: "y") }
    expectRefusal(.wouldCreateCycle("r", under: "b"), by: outline) {
      try $0.move("r", to: "b", at: 99)
    }
  }

  @Test("An unknown item, and one under an unknown parent, cannot be moved; both are named")
  func unknown() throws {
    let outline = try Outline("a(x)")
    expectRefusal(.unknownItems(["z"]), by: outline) { try $0.move("z", to: "a") }
    expectRefusal(.unknownItems(["z"]), by: outline) { try $0.move("z", to: nil, at: 9) }
    expectRefusal(.unknownItems(["z"]), by: outline) { try $0.move("a", to: "z") }
    expectRefusal(.unknownItems(["y", "z"]), by: outline) { try $0.move("y", to: "z") }
    expectRefusal(.unknownItems(["z"]), by: outline) { try $0.move("z", to: "z") }
  }

  @Test("A moved item and what is under it keep their expansion, and show where they can")
  func expansion() throws {
    var outline = try Outline("a+(x+(y)) b(w)")
    try outline.move("x", to: "b")
    #expect(outline.visibleItems == ["a", "b"])
    #expect(outline.isExpanded("x") == true)
    outline.expand(["b"])
    #expect(outline.visibleItems == ["a", "b", "w", "x", "y"])
  }

  @Test("Levels and parents follow a move")
  func queries() throws {
    var outline = try Outline("a(x(y)) b(w)")
    try outline.move("x", to: "w", at: 0)
    #expect(outline.level(of: "y") == 3)
    #expect(outline.parent(of: "x") == "w")
    #expect(outline.index(of: "y") == 4)
    #expect(outline.children(of: "a") == [])
  }
}
