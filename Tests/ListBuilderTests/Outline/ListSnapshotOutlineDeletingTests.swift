import ListBuilder
import Testing

@Suite struct ListSnapshotOutlineDeletingTests {
  @Test("A deleted item goes with all that is under it, hidden or not")
  func subtrees() throws {
    try expect(outlines: "A[x]", from: "A[P(+c(e) d) x]") { try $0.deleteItems(["P"]) }
    try expect(outlines: "A[P(d) x]", from: "A[P(+c(e) d) x]") { try $0.deleteItems(["c"]) }
    try expect(outlines: "A[P(c() d) x]", from: "A[P(c(e) d) x]") { try $0.deleteItems(["e"]) }
    try expect(outlines: "A[+P(d) x]", from: "A[+P(c(e) d) x]") { try $0.deleteItems(["c"]) }
  }

  @Test("An item may be deleted together with one that is under it, in either order")
  func parentAndChild() throws {
    for ids in [["P", "c", "e"], ["e", "P", "c"], ["P", "e"]] {
      try expect(outlines: "A[x]", from: "A[P(c(e) d) x]") { try $0.deleteItems(ids) }
    }
  }

  @Test("Unknown items are ignored, and items go from several sections")
  func severalSections() throws {
    try expect(outlines: "A[P()] B[y] C[]", from: "A[P(c)] B[y Q(f)] C[z]") {
      try $0.deleteItems(["c", "unknown", "z", "Q"])
    }
    try expect(outlines: "A[P(c)] B[x]", from: "A[P(c)] B[x]") { try $0.deleteItems(["z"]) }
    try expect(outlines: "A[P(c)] B[x]", from: "A[P(c)] B[x]") { try $0.deleteItems([]) }
  }

  @Test("The last item goes, and its section stays")
  func lastItem() throws {
    try expect(outlines: "A[]", from: "A[P(c)]") { try $0.deleteItems(["P"]) }
  }

  @Test("An identifier that stands twice in the argument is refused")
  func repeated() throws {
    try expectRefusal(.duplicateItems(["c"]), by: "A[P(c) x]") {
      try $0.deleteItems(["c", "x", "c"])
    }
  }

  @Test("Counts and paths of what still shows close up")
  func paths() throws {
    var list = try Letters(outlines: "A[P(c d) +Q(e) x] B[y]")
    try list.deleteItems(["c", "Q"])
    #expect(list.items == ["P", "d", "x", "y"])
    #expect(list.numberOfItems(inSection: .a) == 3)
    #expect(list.indexPath(for: "x") == ListIndexPath(section: 0, item: 2))
    #expect(list.indexOfItem("y") == 3)
    #expect(!list.contains("e"))
    try list.appendItems(["e"])
    #expect(list.level(of: "e") == 0)
  }

  @Test("Marks of all that goes are dropped, also if it comes back later")
  func marks() throws {
    var list = try Letters(outlines: "A[+P(c(e)) x]")
    try list.reloadItems(["P", "c", "x"])
    try list.reconfigureItems(["e"])
    try list.deleteItems(["c"])
    #expect(list.reloadedItemIdentifiers == ["P", "x"])
    #expect(list.reconfiguredItemIdentifiers.isEmpty)
    try list.appendItems(["c", "e"])
    #expect(list.reloadedItemIdentifiers == ["P", "x"])
    list.checkInvariants()
  }

  @Test("A section is deleted with all its items, hidden ones too, and so are all items")
  func sections() throws {
    let text = "A[+P(c(e)) x] B[Q(f)]"
    try expect(outlines: "B[Q(f)]", from: text) {
      try $0.reloadItems(["e"])
      try $0.deleteSections([.a])
    }
    try expect(outlines: "A[] B[]", from: text) { $0.deleteAllItems(keepingSections: true) }
    try expect(outlines: "", from: text) { $0.deleteAllItems() }
    try expect(outlines: "B[Q(f)] C[c e]", from: text) {
      try $0.deleteSections([.a])
      try $0.appendSections([.c])
      try $0.appendItems(["c", "e"])
    }
  }

  @Test("Sections with outlines move, and others come before them")
  func movingSections() throws {
    var list = try Letters(outlines: "A[+P(c) x] B[Q(f)]")
    try list.moveSection(.b, beforeSection: .a)
    try list.insertSections([.c], beforeSection: .a)
    #expect(list.outlines == "B[Q(f)] C[] A[+P(c) x]")
    #expect(list.indexOfItem("x") == 3)
    #expect(list.indexPath(for: "x") == ListIndexPath(section: 2, item: 1))
    list.checkInvariants()
  }
}
