import ListBuilder
import Testing

@Suite struct ListSectionSnapshotQueriesTests {
  private let outline: Outline

  init() throws { outline = try Outline("a+(x(y) z) b c(w)") }

  @Test("Items and identifiers come in depth-first order, hidden ones too")
  func items() {
    #expect(outline.items == ["a", "x", "y", "z", "b", "c", "w"])
    #expect(outline.itemIdentifiers == outline.items)
    #expect(outline.numberOfItems == 7)
    #expect(!outline.isEmpty)
  }

  @Test("Root items and visible items are parts of these, in the same order")
  func parts() {
    #expect(outline.rootItems == ["a", "b", "c"])
    #expect(outline.visibleItems == ["a", "x", "z", "b", "c"])
  }

  @Test("An empty outline has no items of any kind")
  func empty() {
    let outline = Outline()
    #expect(outline.isEmpty)
    #expect(outline.numberOfItems == 0)
    #expect(outline.items == [])
    #expect(outline.rootItems == [])
    #expect(outline.visibleItems == [])
    #expect(outline.expandedItems == [])
    #expect(outline.itemIdentifiers == [])
    outline.checkInvariants()
  }

  @Test("Roots have the level 0, and each level below has one more")
  func levels() {
    #expect(["a", "x", "y", "z", "w"].map(outline.level(of:)) == [0, 1, 2, 1, 1])
  }

  @Test("The index of an item counts the hidden ones before it")
  func indexes() {
    #expect(outline.items.map(outline.index(of:)) == Array(0..<7))
  }

  @Test("The parent of a root is nil, as is that of an unknown item; its level tells them apart")
  func parents() {
    #expect(["x", "y", "z", "w"].map(outline.parent(of:)) == ["a", "x", "a", "c"])
    #expect(outline.parent(of: "a") == nil)
    #expect(outline.level(of: "a") == 0)
    #expect(outline.parent(of: "n") == nil)
    #expect(outline.level(of: "n") == nil)
  }

  @Test("The children of an item are those directly under it")
  func children() {
    #expect(outline.children(of: "a") == ["x", "z"])
    #expect(outline.children(of: "b") == [])
    #expect(outline.children(of: "n") == nil)
  }

  @Test("Queries about an unknown item answer nil")
  func unknown() {
    #expect(!outline.contains("n"))
    #expect(outline.item(withID: "n") == nil)
    #expect(outline.index(of: "n") == nil)
    #expect(outline.isExpanded("n") == nil)
    #expect(outline.isVisible("n") == nil)
    #expect(Outline().level(of: "a") == nil)
  }

  @Test("Items are found by their identifiers, whatever else they hold")
  func byIdentifier() throws {
    let outline = try ListSectionSnapshot([Note(1, "one"), Note(2, "two")])
    #expect(outline.contains(2))
    #expect(outline.item(withID: 2)?.text == "two")
    #expect(outline.itemIdentifiers == [1, 2])
    #expect(throws: SnapshotError.duplicateItems(["2"])) {
      try ListSectionSnapshot([Note(2, "a"), Note(2, "b")])
    }
  }

  @Test("Items whose identifiers all have one hash are told apart")
  func oneHash() throws {
    var outline = try ListSectionSnapshot([Colliding("a"), Colliding("b")])
    try outline.append([Colliding("x"), Colliding("y")], to: Colliding("a"))
    try outline.delete([Colliding("b"), Colliding("x")])
    #expect(outline.text == "a(y)")
    #expect(!outline.contains(Colliding("x")))
    outline.checkInvariants()
  }
}
