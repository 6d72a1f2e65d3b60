import ListBuilder
import Testing

@Suite struct ListSectionSnapshotGraftingTests {
  @Test("An outline is inserted before an item, nested and expanded as it is")
  func before() throws {
    let tree = try Outline("p+(q+(r) s) t")
    try expect("p+(q+(r) s) t a(x) b", from: "a(x) b") { try $0.insert(tree, before: "a") }
    try expect("a(p+(q+(r) s) t x) b", from: "a(x) b") { try $0.insert(tree, before: "x") }
    try expect("a(x) p+(q+(r) s) t b", from: "a(x) b") { try $0.insert(tree, before: "b") }
  }

  @Test("An outline is inserted after an item with all that is under it")
  func after() throws {
    let tree = try Outline("p+(q+(r) s) t")
    try expect("a(x) p+(q+(r) s) t b", from: "a(x) b") { try $0.insert(tree, after: "a") }
    try expect("a(x p+(q+(r) s) t) b", from: "a(x) b") { try $0.insert(tree, after: "x") }
    try expect("a(x) b p+(q+(r) s) t", from: "a(x) b") { try $0.insert(tree, after: "b") }
  }

  @Test("A nested outline behind an item with children keeps parents, levels and visibility")
  func nested() throws {
    var outline = try Outline("A(a1) B")
    try outline.insert(Outline("P+(p1+(q))"), after: "A")
    #expect(outline.rootItems == ["A", "P", "B"])
    #expect(outline.items == ["A", "a1", "P", "p1", "q", "B"])
    #expect(outline.level(of: "q") == 2)
    #expect(outline.parent(of: "q") == "p1")
    #expect(outline.visibleItems == ["A", "P", "p1", "q", "B"])
    outline.checkInvariants()
  }

  @Test("Inserting an empty outline changes nothing")
  func empty() throws {
    try expect("a(x)", from: "a(x)") { try $0.insert(Outline(), before: "x") }
    try expect("a(x)", from: "a(x)") { try $0.insert(Outline(), after: "a") }
  }

  @Test("An outline cannot be inserted beside an unknown item")
  func unknownNeighbor() throws {
    let outline = try Outline("a(x)")
    expectRefusal(.unknownItems(["z"]), by: outline) { try $0.insert(Outline("p"), before: "z") }
    expectRefusal(.unknownItems(["z"]), by: outline) { try $0.insert(Outline(), after: "z") }
  }

  @Test("An outline cannot be inserted where any of its items is, however deep; all are named")
  func duplicates() throws {
    let outline = try Outline("a+(x(y)) b")
    let tree = try Outline("p(y q(b))")
    expectRefusal(.duplicateItems(["y", "b"]), by: outline) { try $0.insert(tree, before: "a") }
    expectRefusal(.duplicateItems(["y", "b"]), by: outline) { try $0.insert(tree, after: "x") }
  }

  @Test("An outline cannot be inserted into itself")
  func itself() throws {
    let outline = try Outline("a(x)")
    expectRefusal(.duplicateItems(["a", "x"]), by: outline) { [outline] in
      try $0.insert(outline, after: "x")
    }
  }

  @Test("An inserted outline is a copy: later edits of one do not show in the other")
  func copy() throws {
    var tree = try Outline("p(q)")
    var outline = try Outline("a")
    try outline.insert(tree, after: "a")
    try tree.append(["r"], to: "q")
    try outline.delete(["q"])
    #expect(tree.text == "p(q(r))")
    #expect(outline.text == "a p")
  }

  @Test("The items under an item are replaced, deep, and the item keeps its own expansion")
  func replacing() throws {
    let tree = try Outline("p+(q) r")
    try expect("a(p+(q) r) b", from: "a(x(y) z) b") { try $0.replace(childrenOf: "a", using: tree) }
    try expect("a+(p+(q) r) b", from: "a+(x) b") { try $0.replace(childrenOf: "a", using: tree) }
    try expect("a(x(p+(q) r) z)", from: "a(x(y) z)") {
      try $0.replace(childrenOf: "x", using: tree)
    }
    try expect("a b(p+(q) r)", from: "a b") { try $0.replace(childrenOf: "b", using: tree) }
  }

  @Test("Replacing by an empty outline leaves the item without children")
  func replacingByNothing() throws {
    try expect("a+ b", from: "a+(x(y)) b") { try $0.replace(childrenOf: "a", using: Outline()) }
  }

  @Test("Items that were replaced may be in the replacement, anywhere and with other expansion")
  func replacingByTheSame() throws {
    try expect("a+(y(x+ n))", from: "a+(x(y+))") {
      try $0.replace(childrenOf: "a", using: Outline("y(x+ n)"))
    }
  }

  @Test("What was replaced is no longer in the outline")
  func replacedItems() throws {
    var outline = try Outline("a(x(y)) b")
    try outline.replace(childrenOf: "a", using: Outline("n"))
    #expect(!outline.contains("x"))
    #expect(!outline.contains("y"))
    try outline.append(["y"], to: "b")
    #expect(outline.text == "a(n) b(y)")
    outline.checkInvariants()
  }

  @Test("A replacement cannot name items that are elsewhere, the parent itself included")
  func replacingByOthers() throws {
    let outline = try Outline("r(a+(x(y)) b)")
    expectRefusal(.duplicateItems(["b", "r"]), by: outline) {
      try $0.replace(childrenOf: "a", using: Outline("x(b) r"))
    }
    expectRefusal(.duplicateItems(["a"]), by: outline) {
      try $0.replace(childrenOf: "a", using: Outline("n(a)"))
    }
  }

  @Test("The items under an unknown item cannot be replaced")
  func replacingUnknown() throws {
    expectRefusal(.unknownItems(["z"]), by: try Outline("a(x)")) {
      try $0.replace(childrenOf: "z", using: Outline("x"))
    }
  }

  @Test("A part of an outline is an outline, with its expansion, with or without the parent")
  func part() throws {
    let outline = try Outline("a(x+(y(z+)) w) b")
    #expect(outline.snapshot(of: "a")?.text == "x+(y(z+)) w")
    #expect(outline.snapshot(of: "a", includingParent: true)?.text == "a(x+(y(z+)) w)")
    #expect(outline.snapshot(of: "x", includingParent: true)?.text == "x+(y(z+))")
    #expect(outline.snapshot(of: "x", includingParent: false)?.text == "y(z+)")
    outline.snapshot(of: "x", includingParent: true)?.checkInvariants()
  }

  @Test("A part of a leaf is empty without the parent, and one of an unknown item is nil")
  func partOfLeaf() throws {
    let outline = try Outline("a(x) b")
    #expect(outline.snapshot(of: "b") == Outline())
    #expect(outline.snapshot(of: "b", includingParent: true)?.text == "b")
    #expect(outline.snapshot(of: "z") == nil)
    #expect(outline.snapshot(of: "z", includingParent: true) == nil)
  }

  @Test("A part that was cut out can be inserted again elsewhere")
  func cutAndPaste() throws {
    try expect("a b(x+(y))", from: "a(x+(y)) b(n)") {
      let part = try #require($0.snapshot(of: "a"))
      try $0.delete(["x"])
      try $0.insert(part, before: "n")
      try $0.delete(["n"])
    }
  }
}
