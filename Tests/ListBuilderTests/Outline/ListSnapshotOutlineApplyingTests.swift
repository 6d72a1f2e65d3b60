import ListBuilder
import Testing

@Suite struct ListSnapshotOutlineApplyingTests {
  @Test("A section takes the items of an outline, nested and expanded as they are there")
  func applying() throws {
    let outline = try Outline("P+(c(e) d) x")
    try expect(outlines: "A[P(+c(e) d) x] B[y]", from: "A[a +b(c)] B[y]") {
      try $0.apply(outline, toSection: .a)
    }
    try expect(outlines: "A[] B[y]", from: "A[a +b(c)] B[y]") {
      try $0.apply(Outline(), toSection: .a)
    }
    try expect(outlines: "A[d e] B[y]", from: "A[a +b(c)] B[y]") {
      try $0.apply(Outline("d e"), toSection: .a)
    }
  }

  @Test("Only what shows of it is among the section's items")
  func hidden() throws {
    var list = try Letters(outlines: "A[x] B[y] C[]")
    try list.apply(Outline("P(c)"), toSection: .c)
    #expect(list.items == ["x", "y", "P"])
    #expect(list.items(inSection: .c) == ["P"])
    #expect(list.contains("c"))
  }

  @Test("Items that stand in other sections move in, and what the section had goes")
  func movingIn() throws {
    try expect(outlines: "A[y] B[]", from: "A[x] B[y]") {
      try $0.apply(Outline("y"), toSection: .a)
    }
    try expect(outlines: "A[n(+y(w))] B[z] C[v]", from: "A[x] B[y z] C[v w]") {
      try $0.apply(Outline("n+(y(w))"), toSection: .a)
    }
  }

  @Test("What was under an item that moves in stays in its place, under what that was under")
  func closingUp() throws {
    try expect(outlines: "A[c] B[P(e f d) y]", from: "A[x] B[P(c(e f) d) y]") {
      try $0.apply(Outline("c"), toSection: .a)
    }
    try expect(outlines: "A[P(c)] B[e() f d y]", from: "A[x] B[P(c(e() f) d) y]") {
      try $0.apply(Outline("P+(c)"), toSection: .a)
    }
    try expect(outlines: "A[+P(e)] B[+c(f) d y]", from: "A[x] B[P(+c(e f) d) y]") {
      try $0.apply(Outline("P(e)"), toSection: .a)
    }
    try expect(outlines: "A[P] B[c d]", from: "A[] B[+P(c d)]") {
      try $0.apply(Outline("P"), toSection: .a)
    }
  }

  @Test("Items that stay in the section may be nested otherwise, in another order, with new values")
  func staying() throws {
    try expect(outlines: "A[e(+c(P))]", from: "A[P(c(e))]") {
      try $0.apply(Outline("e+(c(P))"), toSection: .a)
    }
    var list = ListSnapshot<Group, Note>()
    try list.appendSections([.a])
    try list.appendItems([Note(1, "old"), Note(2, "old")])
    try list.apply(ListSectionSnapshot([Note(2, "new")]), toSection: .a)
    #expect(list.items == [Note(2, "new")])
    list.checkInvariants()
  }

  @Test("Marks of items that go are dropped; those of items that stay or move in are kept")
  func marks() throws {
    var list = try Letters(outlines: "A[P(c) x] B[y]")
    try list.reloadItems(["P", "c", "y"])
    try list.reconfigureItems(["x"])
    try list.apply(Outline("y(c)"), toSection: .a)
    #expect(list.reloadedItemIdentifiers == ["y", "c"])
    #expect(list.reconfiguredItemIdentifiers.isEmpty)
    try list.appendItems(["P", "x"])
    #expect(list.reloadedItemIdentifiers == ["y", "c"])
    #expect(list.reconfiguredItemIdentifiers.isEmpty)
    list.checkInvariants()
  }

  @Test("There must be such a section")
  func unknownSection() throws {
    try expectRefusal(.unknownSections(["U"]), by: "A[P(c) x] B[y]") {
      try $0.apply(Outline("P y"), toSection: .unused)
    }
  }
}
