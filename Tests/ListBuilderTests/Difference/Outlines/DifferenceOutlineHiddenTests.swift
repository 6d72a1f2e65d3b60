import ListBuilder
import Testing

/// Changes of what does not show, and sections that become outlines.
@Suite struct DifferenceOutlineHiddenTests {
  @Test("A hidden item that comes or goes is an edit without a path")
  func hiddenInsertionAndRemoval() throws {
    let difference = try expectOutlineChanges(
      from: "A[p(b)]", to: "A[p(b c)]", trees: ["+ c under p after b in section 0"])
    #expect(difference.count == 0)
    try expectOutlineChanges(
      from: "A[p(b c)]", to: "A[p(c)]", trees: ["- b under p first in section 0"])
  }

  @Test("A new content of a hidden item is an edit without a path, and applying brings it")
  func hiddenContent() throws {
    let old = try Library(outlines: "A[p(b@1)]")
    let new = try Library(outlines: "A[p(b@2)]")
    let difference = try expectOutlineChanges(from: old, to: new, trees: ["~ b: content"])
    #expect(difference.updatedItems.isEmpty)
    #expect(try old.applying(difference).item(withID: "b")?.text == "2")
  }

  @Test("A mark of a hidden item is an edit without a path", arguments: [true, false])
  func hiddenMark(isReload: Bool) throws {
    let old = try Library(outlines: "A[p(b c)] B[x]")
    let new = try old.edited {
      if isReload { try $0.reloadItems(["c"]) } else { try $0.reconfigureItems(["c"]) }
    }
    let difference = try expectOutlineChanges(
      from: old, to: new, trees: ["~ c: \(isReload ? "reload" : "reconfigure")"])
    #expect(!difference.isEmpty)
    #expect(difference.updatedItems.isEmpty)
  }

  @Test("Whether lists share their storage makes no difference to marks")
  func marksBesideSharedStorage() throws {
    let old = try Library(outlines: "A[p+(b c(d))]")
    let new = try old.edited { try $0.reloadItems(["p", "d"]) }
    let other = try Library(outlines: "A[p+(b c(d))]").edited { try $0.reloadItems(["p", "d"]) }
    #expect(new.difference(from: old) == other.difference(from: old))
    try expectOutlineChanges(
      from: old, to: new, paths: ["~ p at (0, 0): reload"], trees: ["~ p: reload", "~ d: reload"])
  }

  @Test("Beside an outline that changes, a marked item of a plain section has its edit")
  func markBesideOutline() throws {
    let old = try Library(outlines: "A[p(b)] B[x y]")
    let new = try old.edited {
      $0.expandItems(["p"])
      try $0.reloadItems(["y"])
    }
    try expectOutlineChanges(
      from: old, to: new, paths: ["~ y at (1, 1): reload", "▾ p at (0, 0), showing 1"],
      trees: ["~ y: reload", "▾ p"])
  }

  @Test("A hidden item with a new identifier is one update")
  func hiddenReplacement() throws {
    let old = try Library(outlines: "A[p(b)]")
    let new = try old.edited { try $0.replaceItem(withID: "b", with: Book(id: "n")) }
    try expectOutlineChanges(from: old, to: new, trees: ["~ b, now n: content"])
  }

  @Test("Hidden siblings in another order are edits without paths")
  func hiddenMoves() throws {
    try expectOutlineChanges(
      from: "A[p(a b c)]", to: "A[p(c a b)]",
      trees: ["> c from under p after b in section 0 to under p first in section 0"])
  }

  @Test("A plain section becomes an outline, and back")
  func plainAndOutline() throws {
    try expectOutlineChanges(
      from: "A[a b c]", to: "A[a(b) c]", paths: ["… b hides from (0, 1)"],
      trees: ["> b from after a in section 0 to under a first in section 0"])
    try expectOutlineChanges(
      from: "A[a+(b) c]", to: "A[a b c]", paths: ["▸ a from (0, 0), hiding 0"],
      trees: ["> b from under a first in section 0 to after a in section 0", "▸ a"])
  }

  @Test("Where no section that changed has an outline, there are no edits")
  func plainSections() throws {
    let old = try Library(outlines: "A[p+(b)] B[x y]")
    let new = try old.edited { try $0.deleteItems(["x"]) }
    try expectOutlineChanges(from: old, to: new, paths: ["- x from (1, 0)"])
  }

  @Test("As soon as one has an outline, the edits are those of all that changed")
  func plainBesideOutline() throws {
    try expectOutlineChanges(
      from: "A[p(b)] B[x y] C[z]", to: "A[p+(b)] B[y] C[z@1]",
      paths: ["- x from (1, 0)", "~ z at (2, 0): content", "▾ p at (0, 0), showing 1"],
      trees: ["- x first in section 1", "~ z: content", "▾ p"])
  }

  @Test("Equal outlines have no changes, whether or not they share storage")
  func equalOutlines() throws {
    let old = try Library(outlines: "A[p+(b c(d)) q+] B[]")
    try expectOutlineChanges(from: old, to: old)
    let difference = try expectOutlineChanges(
      from: old, to: Library(outlines: "A[p+(b c(d)) q+] B[]"))
    #expect(difference.description == "no changes")
    #expect(difference.batches().isEmpty && difference.splices.isEmpty)
  }

  @Test("An empty list and one with outlines differ by whole sections")
  func emptyList() throws {
    try expectOutlineChanges(
      from: "", to: "A[p(b)] B[]", paths: ["+ section A[+p(b)] at 0", "+ section B[] at 1"],
      trees: ["+ p first in section 0", "+ b under p first in section 0"])
    try expectOutlineChanges(
      from: "A[p(b)] B[]", to: "", paths: ["- section A[+p(b)] from 0", "- section B[] from 1"],
      trees: ["- p first in section 0", "- b under p first in section 0"])
  }

  @Test("Splices and the flat difference take hidden items for gone, shown ones for new")
  func flatForms() throws {
    let old = try Library(outlines: "A[p+(b c) q(d)]")
    let new = try Library(outlines: "A[p(b c) q+(d)]")
    let difference = new.difference(from: old)
    #expect(
      difference.splices == [
        ListSplice(position: 1, numberOfRemovedItems: 2, numberOfInsertedItems: 0),
        ListSplice(position: 2, numberOfRemovedItems: 0, numberOfInsertedItems: 1),
      ])
    let flat = try #require(difference.flatDifference)
    #expect(flat.removals.count == 2 && flat.insertions.count == 1)
    #expect(old.itemIdentifiers.applying(flat) == ["p", "q", "d"])
  }
}
