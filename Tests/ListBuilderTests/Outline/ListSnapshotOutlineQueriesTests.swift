import ListBuilder
import Testing

@Suite struct ListSnapshotOutlineQueriesTests {
  private let list: Letters

  init() throws { list = try Letters(outlines: "A[P(c(e) d) +Q(f(g)) x] B[y]") }

  @Test("Items, counts and paths are those of what shows")
  func visibleItems() {
    #expect(list.items == ["P", "c", "e", "d", "Q", "x", "y"])
    #expect(list.itemIdentifiers == list.items)
    #expect(list.items(inSection: .a) == ["P", "c", "e", "d", "Q", "x"])
    #expect(list.itemIdentifiers(inSection: .a) == ["P", "c", "e", "d", "Q", "x"])
    #expect(list.numberOfItems == 7)
    #expect(list.numberOfItems(inSection: .a) == 6)
    #expect(list.sections.map(\.items.count) == [6, 1])
    #expect(list.indexPath(for: "x") == ListIndexPath(section: 0, item: 5))
    #expect(list.indexOfItem("y") == 6)
    #expect(list[ListIndexPath(section: 0, item: 5)] == "x")
    #expect(list[ListIndexPath(section: 0, item: 6)] == nil)
  }

  @Test("Hidden items are in the list, and have no path")
  func hiddenItems() {
    for id in ["f", "g"] {
      #expect(list.contains(id))
      #expect(list.item(withID: id) == id)
      #expect(list.sectionIdentifier(containingItem: id) == .a)
      #expect(list.indexPath(for: id) == nil)
      #expect(list.indexOfItem(id) == nil)
      #expect(list.isVisible(id) == false)
    }
  }

  @Test("Levels, parents and children are those of all items")
  func nesting() {
    #expect(["P", "c", "e", "g", "x", "y"].map { list.level(of: $0) } == [0, 1, 2, 2, 0, 0])
    #expect(
      ["P", "c", "e", "g", "x", "y"].map { list.parent(of: $0) } == [nil, "P", "c", "f", nil, nil])
    #expect(list.children(of: "P") == ["c", "d"])
    #expect(list.children(of: "Q") == ["f"])
    #expect(list.children(of: "x") == [])
    #expect(list.children(of: "y") == [])
  }

  @Test("An item is expanded or not, and shows if all that it is under is expanded")
  func expansion() {
    #expect(
      ["P", "d", "Q", "f", "y"].map { list.isExpanded($0) } == [true, false, false, true, false])
    #expect(
      ["P", "e", "Q", "f", "y"].map { list.isVisible($0) } == [true, true, true, false, true])
  }

  @Test("Nothing is told of an unknown item or section")
  func unknown() {
    #expect(list.level(of: "z") == nil)
    #expect(list.parent(of: "z") == nil)
    #expect(list.children(of: "z") == nil)
    #expect(list.isExpanded("z") == nil)
    #expect(list.isVisible("z") == nil)
    #expect(list.outline(inSection: .unused) == nil)
  }

  @Test("A section is told as an outline, with hidden items; a plain one has roots alone")
  func outlines() {
    #expect(list.outline(inSection: .a)?.text == "P+(c+(e) d) Q(f+(g)) x")
    #expect(list.outline(inSection: .b)?.text == "y")
    #expect(Letters().outline(inSection: .a) == nil)
  }

  @Test("An outline that is asked for, edited and applied changes its section")
  func roundTrip() throws {
    var list = list
    var outline = try #require(list.outline(inSection: .a))
    try outline.append(["n"], to: "Q")
    try outline.move("x", to: "c")
    try list.apply(outline, toSection: .a)
    #expect(list.outlines == "A[P(c(e x) d) +Q(f(g) n)] B[y]")
    list.checkInvariants()
  }
}
