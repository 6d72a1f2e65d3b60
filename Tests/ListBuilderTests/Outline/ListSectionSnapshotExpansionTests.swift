import ListBuilder
import Testing

@Suite struct ListSectionSnapshotExpansionTests {
  @Test("Items are collapsed until they are expanded")
  func collapsedByDefault() throws {
    var outline = try Outline("a(x) b")
    #expect(outline.isExpanded("a") == false)
    #expect(outline.visibleItems == ["a", "b"])
    outline.expand(["a"])
    #expect(outline.isExpanded("a") == true)
    #expect(outline.visibleItems == ["a", "x", "b"])
  }

  @Test("Several items are expanded and collapsed at once, and twice is as once")
  func several() throws {
    try expect("a+(x+(y)) b+", from: "a(x(y)) b") { $0.expand(["a", "x", "b", "x"]) }
    try expect("a(x+(y)) b", from: "a+(x+(y)) b+") { $0.collapse(["a", "b", "b"]) }
    try expect("a(x)", from: "a(x)") { $0.expand([]) }
  }

  @Test("Unknown identifiers are ignored")
  func unknown() throws {
    try expect("a+(x)", from: "a(x)") { $0.expand(["z", "a"]) }
    try expect("a(x)", from: "a+(x)") { $0.collapse(["a", "z"]) }
    #expect(try Outline("a").isExpanded("z") == nil)
    #expect(try Outline("a").isVisible("z") == nil)
  }

  @Test("A leaf may be expanded, so that children appended later show at once")
  func leaf() throws {
    var outline = try Outline("a")
    outline.expand(["a"])
    #expect(outline.expandedItems == ["a"])
    try outline.append(["x"], to: "a")
    #expect(outline.visibleItems == ["a", "x"])
  }

  @Test("Collapsing a parent hides all under it, and keeps their own state")
  func keepsState() throws {
    var outline = try Outline("a+(x+(y) z)")
    outline.collapse(["a"])
    #expect(outline.visibleItems == ["a"])
    #expect(outline.isExpanded("x") == true)
    #expect(outline.expandedItems == ["x"])
    outline.expand(["a"])
    #expect(outline.visibleItems == ["a", "x", "y", "z"])
  }

  @Test("An item is visible if all above it are expanded")
  func visibility() throws {
    let outline = try Outline("a+(x(y+(z))) b")
    #expect(outline.isVisible("a") == true)
    #expect(outline.isVisible("x") == true)
    #expect(outline.isVisible("y") == false)
    #expect(outline.isVisible("z") == false)
    #expect(outline.isVisible("b") == true)
  }

  @Test("An expanded item under a collapsed one is hidden, with its children")
  func everythingCollapsed() throws {
    var outline = try Outline("R1(a(b)) R2")
    outline.expand(["a"])
    #expect(outline.visibleItems == ["R1", "R2"])
    #expect(outline.isVisible("b") == false)
    #expect(outline.isExpanded("a") == true)
    #expect(outline.index(of: "b") == 2)
    outline.expand(["R1"])
    #expect(outline.visibleItems == ["R1", "a", "b", "R2"])
    #expect(outline.index(of: "b") == 2)
    #expect(outline.level(of: "b") == 2)
  }

  @Test("Expanded items are listed in depth-first order, hidden ones and leaves too")
  func expandedItems() throws {
    #expect(try Outline("a(x+(y+)) b+ c").expandedItems == ["x", "y", "b"])
    #expect(try Outline("a(x)").expandedItems == [])
  }

  @Test("An updated item keeps its expansion and what is under it")
  func update() throws {
    var outline = ListSectionSnapshot<Note>()
    try outline.append([Note(1, "old")])
    try outline.append([Note(2), Note(3)], to: 1)
    outline.expand([1])
    try outline.update(Note(1, "new"))
    #expect(outline.item(withID: 1)?.text == "new")
    #expect(outline.isExpanded(1) == true)
    #expect(outline.children(of: 1) == [Note(2), Note(3)])
    outline.checkInvariants()
  }

  @Test("An unknown item cannot be updated")
  func updateUnknown() throws {
    expectRefusal(.unknownItems(["z"]), by: try Outline("a(x)")) { try $0.update("z") }
  }
}
