import ListBuilder
import Testing

@Suite struct ListSnapshotOutlineInsertingTests {
  @Test("Items that are inserted beside another one become its siblings, collapsed")
  func siblings() throws {
    try expect(outlines: "A[P(c x y d) Q]", from: "A[P(c d) Q]") {
      try $0.insertItems(["x", "y"], beforeItem: "d")
    }
    try expect(outlines: "A[x P(c d) Q]", from: "A[P(c d) Q]") {
      try $0.insertItems(["x"], beforeItem: "P")
    }
  }

  @Test("Items that are inserted after another one stand behind all that is under it")
  func behindSubtree() throws {
    try expect(outlines: "A[P(c(e) d) x y Q]", from: "A[P(c(e) d) Q]") {
      try $0.insertItems(["x", "y"], afterItem: "P")
    }
    try expect(outlines: "A[P(c(e) x d) Q]", from: "A[P(c(e) d) Q]") {
      try $0.insertItems(["x"], afterItem: "c")
    }
    try expect(outlines: "A[+P(+c(e) d x)]", from: "A[+P(+c(e) d)]") {
      try $0.insertItems(["x"], afterItem: "d")
    }
  }

  @Test("Items that are inserted beside a hidden one are hidden too")
  func besideHidden() throws {
    var list = try Letters(outlines: "A[+P(c) q]")
    try list.insertItems(["x", "y"], afterItem: "c")
    #expect(list.outlines == "A[+P(c x y) q]")
    #expect(list.items == ["P", "q"])
    #expect(list.numberOfItems == 2)
    #expect(list.isVisible("y") == false)
    #expect(list.indexPath(for: "q") == ListIndexPath(section: 0, item: 1))
  }

  @Test("Appended items become roots at the end, one or more")
  func appending() throws {
    try expect(outlines: "A[P(c) x]", from: "A[P(c)]") { try $0.appendItems(["x"]) }
    try expect(outlines: "A[P(c) x y] B[]", from: "A[P(c)] B[]") {
      try $0.appendItems(["x", "y"], toSection: .a)
    }
    try expect(outlines: "A[P(c)] B[x y]", from: "A[P(c)] B[x]") { try $0.appendItems(["y"]) }
    try expect(outlines: "A[P(c)]", from: "A[P(c)]") { try $0.appendItems([]) }
  }

  @Test(
    "An item that is in the list already moves with all that is under it, and is expanded still")
  func present() throws {
    try expect(outlines: "A[x P(d c(e))]", from: "A[x P(c(e) d)]") {
      try $0.insertItems(["c"], afterItem: "d")
    }
    try expect(outlines: "A[x +P(d) c(e)]", from: "A[x +P(c(e) d)]") {
      try $0.appendItems(["c"])
    }
    try expect(outlines: "A[+c(e) n P(d)]", from: "A[P(+c(e) d)]") {
      try $0.insertItems(["c", "n"], beforeItem: "P")
    }
  }

  @Test("An item moves to another section with all that is under it; either may be plain before")
  func betweenSections() throws {
    try expect(outlines: "A[q] B[x P(c) y]", from: "A[P(c) q] B[x y]") {
      try $0.insertItems(["P"], beforeItem: "y")
    }
    try expect(outlines: "A[P(x c)] B[y]", from: "A[P(c)] B[x y]") {
      try $0.insertItems(["x"], beforeItem: "c")
    }
    try expect(outlines: "A[P(d)] B[+Q(e) c y]", from: "A[P(c d)] B[+Q(e) y]") {
      try $0.insertItems(["c"], afterItem: "Q")
    }
    try expect(outlines: "A[] B[x P(c)]", from: "A[P(c)] B[x]") {
      try $0.appendItems(["P"], toSection: .b)
    }
  }

  @Test("An item of the argument that is under another one stands in its own place there")
  func nestedArguments() throws {
    try expect(outlines: "A[x P(d) c(e)]", from: "A[P(c(e) d) x]") {
      try $0.appendItems(["P", "c"])
    }
    try expect(outlines: "A[x e P(d) c()]", from: "A[P(c(e) d) x]") {
      try $0.insertItems(["e", "P", "c"], afterItem: "x")
    }
    try expect(outlines: "A[] B[+c(e) P(d)]", from: "A[P(+c(e) d)] B[]") {
      try $0.appendItems(["c", "P"])
    }
  }

  @Test("Items that move take the new values, and what is under them keeps its own")
  func values() throws {
    var list = ListSnapshot<Group, Note>()
    try list.appendSections([.a])
    var outline = try ListSectionSnapshot([Note(1, "old"), Note(3, "old")])
    try outline.append([Note(2, "old")], to: 1)
    try list.apply(outline, toSection: .a)
    try list.insertItems([Note(1, "new")], afterItem: 3)
    #expect(list.items == [Note(3, "old"), Note(1, "new")])
    #expect(list.item(withID: 2) == Note(2, "old"))
    try list.appendItems([Note(2, "newer"), Note(4, "new")], ifPresent: .keep)
    #expect(list.item(withID: 2) == Note(2, "newer"))
    #expect(list.parent(of: 2) == 1)
    #expect(list.items.map(\.id) == [3, 1, 4])
  }

  @Test("Items that are to be kept stay where they are, hidden ones too, and the others come")
  func keeping() throws {
    try expect(outlines: "A[+P(c d) x n]", from: "A[+P(c d) x]") {
      try $0.insertItems(["c", "n"], afterItem: "x", ifPresent: .keep)
    }
    try expect(outlines: "A[P(c n)]", from: "A[P(c)]") {
      try $0.insertItems(["P", "n"], afterItem: "c", ifPresent: .keep)
    }
    try expect(outlines: "A[P(c)] B[n]", from: "A[P(c)] B[]") {
      try $0.appendItems(["c", "n"], ifPresent: .keep)
    }
  }

  @Test("Items that are in the list, hidden ones too, can be refused")
  func rejecting() throws {
    try expectRefusal(.duplicateItems(["c", "x"]), by: "A[+P(c d) x] B[y]") {
      try $0.appendItems(["n", "c", "x"], ifPresent: .reject)
    }
    try expectRefusal(.duplicateItems(["c"]), by: "A[+P(c d) x] B[y]") {
      try $0.insertItems(["c"], afterItem: "y", ifPresent: .reject)
    }
    try expect(outlines: "A[P(c n)]", from: "A[P(c)]") {
      try $0.insertItems(["n"], afterItem: "c", ifPresent: .reject)
    }
  }

  @Test("Nothing can be put beside an item that is under it")
  func cycles() throws {
    for side in [Edit.Side.before, .after] {
      try expectRefusal(.wouldCreateCycle("P", under: "P"), by: "A[x P(c(e))]") {
        try $0.insert(["P"], side, "c")
      }
      try expectRefusal(.wouldCreateCycle("P", under: "c"), by: "A[x +P(+c(e))]") {
        try $0.insert(["x", "P"], side, "e")
      }
      try expectRefusal(.wouldCreateCycle("c", under: "c"), by: "A[x P(c(e))]") {
        try $0.insert(["P", "c"], side, "e")
      }
    }
  }

  @Test("Other mistakes in an argument are told before a cycle is, as for plain lists")
  func errors() throws {
    let text = "A[x P(c(e))]"
    try expectRefusal(.selfReference("c"), by: text) { try $0.insert(["P", "c"], .after, "c") }
    try expectRefusal(.unknownItems(["z"]), by: text) { try $0.insert(["P"], .after, "z") }
    try expectRefusal(.duplicateItems(["P"]), by: text) {
      try $0.insert(["P", "P"], .after, "c")
    }
    try expectRefusal(.duplicateItems(["n"]), by: text) { try $0.appendItems(["n", "n"]) }
    try expectRefusal(.unknownSections(["U"]), by: text) {
      try $0.appendItems(["n"], toSection: .unused)
    }
    var list = ListSnapshot<Group, Measure>()
    try list.appendSections([.a])
    var outline = try ListSectionSnapshot([Measure(1)])
    try outline.append([Measure(2)], to: 1)
    try list.apply(outline, toSection: .a)
    let error = SnapshotError.notReflexive(["nan"])
    expectRefusal(error, by: list) { try $0.appendItems([Measure(.nan)]) }
    expectRefusal(error, by: list) { try $0.insertItems([Measure(.nan)], afterItem: 2) }
    expectRefusal(error, by: list) {
      try $0.insertItems([Measure(1), Measure(.nan)], beforeItem: 2)
    }
  }

  @Test("Marks stay with items that move, and with what is under them")
  func marks() throws {
    var list = try Letters(outlines: "A[P(c(e)) x]")
    try list.reloadItems(["e", "P"])
    try list.reconfigureItems(["c"])
    try list.appendItems(["P"])
    #expect(list.reloadedItemIdentifiers == ["P", "e"])
    #expect(list.reconfiguredItemIdentifiers == ["c"])
    try list.insertItems(["e"], beforeItem: "x")
    #expect(list.reloadedItemIdentifiers == ["e", "P"])
  }
}

extension ListSnapshot {
  fileprivate mutating func insert(
    _ items: [Item], _ side: Edit.Side, _ neighbor: Item.ID
  ) throws(SnapshotError) {
    switch side {
    case .before: try insertItems(items, beforeItem: neighbor)
    case .after: try insertItems(items, afterItem: neighbor)
    }
  }
}
