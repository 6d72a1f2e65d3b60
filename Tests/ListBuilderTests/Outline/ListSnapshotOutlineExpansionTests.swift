import ListBuilder
import Testing

@Suite struct ListSnapshotOutlineExpansionTests {
  @Test("An expanded item shows what is directly under it, and more where that is expanded")
  func expanding() throws {
    var list = try Letters(outlines: "A[+P(c(e) +d(f)) x] B[y]")
    #expect(list.items == ["P", "x", "y"])
    list.expandItems(["P"])
    #expect(list.outlines == "A[P(c(e) +d(f)) x] B[y]")
    #expect(list.items == ["P", "c", "e", "d", "x", "y"])
    #expect(list.indexOfItem("y") == 5)
    list.checkInvariants()
  }

  @Test("A collapsed item hides all that is under it, which keeps its own state")
  func collapsing() throws {
    var list = try Letters(outlines: "A[P(c(e) d) x] B[y]")
    list.collapseItems(["P"])
    #expect(list.outlines == "A[+P(c(e) d) x] B[y]")
    #expect(list.items == ["P", "x", "y"])
    #expect(list.indexPath(for: "x") == ListIndexPath(section: 0, item: 1))
    #expect(list.indexPath(for: "e") == nil)
    list.checkInvariants()
    list.expandItems(["P"])
    #expect(list.items == ["P", "c", "e", "d", "x", "y"])
  }

  @Test("Several items of several sections, and several levels, are expanded at once")
  func several() throws {
    try expect(outlines: "A[P(c(e)) x] B[Q(f)]", from: "A[+P(+c(e)) x] B[+Q(f)]") {
      $0.expandItems(["c", "Q", "P", "c"])
    }
    try expect(outlines: "A[+P(+c(e)) x] B[+Q(f)]", from: "A[P(c(e)) x] B[Q(f)]") {
      $0.collapseItems(["c", "Q", "P"])
    }
  }

  @Test(
    "An item with nothing under it may be expanded, also in a plain section, and collapsed again")
  func leaves() throws {
    var list = try Letters(outlines: "A[x y] B[z]")
    let plain = list
    list.expandItems(["x"])
    #expect(list.outlines == "A[x() y] B[z]")
    #expect(list.items == ["x", "y", "z"])
    #expect(list.isExpanded("x") == true)
    list.checkInvariants()
    #expect(list.sharesItems(ofSection: .b, with: plain))
    list.collapseItems(["x"])
    #expect(list.outlines == "A[x y] B[z]")
    list.checkInvariants()
  }

  @Test("Unknown items are ignored, and so are those that are so already")
  func ignored() throws {
    let text = "A[P(c) +Q(f) x]"
    try expect(outlines: text, from: text) { $0.expandItems(["P", "z"]) }
    try expect(outlines: text, from: text) { $0.collapseItems(["Q", "z", "x"]) }
    try expect(outlines: text, from: text) { $0.expandItems([]) }
  }

  @Test("An expanded item under a collapsed one shows nothing until that is expanded too")
  func nestedAndCollapsed() throws {
    var list = try Letters(outlines: "A[+R(+a(b)) S]")
    list.expandItems(["a"])
    #expect(list.items == ["R", "S"])
    #expect(list.isExpanded("a") == true)
    #expect(list.isVisible("a") == false)
    #expect(list.isVisible("b") == false)
    #expect(list.outline(inSection: .a)?.index(of: "b") == 2)
    list.expandItems(["R"])
    #expect(list.items == ["R", "a", "b", "S"])
    #expect(list.outline(inSection: .a)?.index(of: "b") == 2)
    #expect(list.level(of: "b") == 2)
  }
}
