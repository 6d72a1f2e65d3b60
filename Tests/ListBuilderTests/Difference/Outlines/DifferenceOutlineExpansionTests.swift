import ListBuilder
import Testing

/// What expanding and collapsing changes.
@Suite struct DifferenceOutlineExpansionTests {
  @Test("Expanding a root shows its children, and inserts nothing")
  func expandedRoot() throws {
    let difference = try expectOutlineChanges(
      from: "A[p(b c) q]", to: "A[p+(b c) q]",
      paths: ["▾ p at (0, 0), showing 2"], trees: ["▾ p"])
    #expect(difference.insertedItems.isEmpty)
    #expect(difference.shownItems == [at(0, 1), at(0, 2)])
    #expect(difference.expandedItems == [at(0, 0)])
    #expect(
      difference.itemChanges == [
        .expand(Book(id: "p"), at: at(0, 0), shown: [at(0, 1), at(0, 2)])
      ])
  }

  @Test("Collapsing a root hides all that shows under it, and removes nothing")
  func collapsedRoot() throws {
    let difference = try expectOutlineChanges(
      from: "A[p+(b+(c) d) q]", to: "A[p(b+(c) d) q]",
      paths: ["▸ p from (0, 0), hiding 3"], trees: ["▸ p"])
    #expect(difference.removedItems.isEmpty)
    #expect(difference.hiddenItems == [at(0, 1), at(0, 2), at(0, 3)])
    #expect(difference.collapsedItems == [at(0, 0)])
  }

  @Test("The inner states are kept: what was collapsed inside stays hidden")
  func innerStates() throws {
    try expectOutlineChanges(
      from: "A[p(b+(c) d(e))]", to: "A[p+(b+(c) d(e))]",
      paths: ["▾ p at (0, 0), showing 3"], trees: ["▾ p"])
  }

  @Test("A nested item is expanded and collapsed as a root is")
  func nestedItem() throws {
    try expectOutlineChanges(
      from: "A[p+(b(c d) e)]", to: "A[p+(b+(c d) e)]",
      paths: ["▾ b at (0, 1), showing 2"], trees: ["▾ b"])
    try expectOutlineChanges(
      from: "A[p+(b+(c d) e)]", to: "A[p+(b(c d) e)]",
      paths: ["▸ b from (0, 1), hiding 2"], trees: ["▸ b"])
  }

  @Test("A leaf that is expanded or collapsed is told, and shows and hides nothing")
  func leaves() throws {
    try expectOutlineChanges(
      from: "A[p q+]", to: "A[p+ q]",
      paths: ["▸ q from (0, 1), hiding 0", "▾ p at (0, 0), showing 0"], trees: ["▾ p", "▸ q"])
  }

  @Test("A parent and an item under it that are both expanded are two changes")
  func expandedTogether() throws {
    let difference = try expectOutlineChanges(
      from: "A[p(b(c) d)]", to: "A[p+(b+(c) d)]",
      paths: ["▾ p at (0, 0), showing 3", "▾ b at (0, 1), showing 0"], trees: ["▾ p", "▾ b"])
    #expect(difference.shownItems == [at(0, 1), at(0, 2), at(0, 3)])
  }

  @Test("A parent and an item under it that are both collapsed: the outer one hides all")
  func collapsedTogether() throws {
    try expectOutlineChanges(
      from: "A[p+(b+(c) d)]", to: "A[p(b(c) d)]",
      paths: ["▸ p from (0, 0), hiding 3", "▸ b from (0, 1), hiding 0"], trees: ["▸ p", "▸ b"])
  }

  @Test("An item that is expanded while it is hidden has no path, and is a change all the same")
  func hiddenExpansion() throws {
    let difference = try expectOutlineChanges(from: "A[p(b(c))]", to: "A[p(b+(c))]", trees: ["▾ b"])
    #expect(!difference.isEmpty)
    #expect(difference.count == 0)
  }

  @Test("With everything collapsed, expanding an inner item shows nothing, and the root then all")
  func everythingCollapsed() throws {
    try expectOutlineChanges(from: "A[r(a(b)) s]", to: "A[r(a+(b)) s]", trees: ["▾ a"])
    try expectOutlineChanges(
      from: "A[r(a+(b)) s]", to: "A[r+(a+(b)) s]",
      paths: ["▾ r at (0, 0), showing 2"], trees: ["▾ r"])
  }

  @Test("Children that arrive as their parent is expanded are inserted, not shown")
  func lazyChildren() throws {
    let difference = try expectOutlineChanges(
      from: "A[p]", to: "A[p+(b c)]",
      paths: ["+ b at (0, 1)", "+ c at (0, 2)", "▾ p at (0, 0), showing 0"],
      trees: ["+ b under p first in section 0", "+ c under p after b in section 0", "▾ p"])
    #expect(difference.shownItems.isEmpty)
  }

  @Test("Of old and new children of an expanded item, the old are shown, the new inserted")
  func oldAndNewChildren() throws {
    try expectOutlineChanges(
      from: "A[p(b)]", to: "A[p+(c b)]",
      paths: ["+ c at (0, 1)", "▾ p at (0, 0), showing 1"],
      trees: ["+ c under p first in section 0", "▾ p"])
  }

  @Test("A child that is removed as its parent is collapsed is removed, the others hide")
  func removedChild() throws {
    try expectOutlineChanges(
      from: "A[p+(b c d)]", to: "A[p(b d)]",
      paths: ["- c from (0, 2)", "▸ p from (0, 0), hiding 2"],
      trees: ["- c under p after b in section 0", "▸ p"])
  }

  @Test("A parent that is inserted expanded, or removed, is no toggle")
  func insertedParent() throws {
    try expectOutlineChanges(
      from: "A[x]", to: "A[x p+(b)]", paths: ["+ p at (0, 1)", "+ b at (0, 2)"],
      trees: ["+ p after x in section 0", "+ b under p first in section 0"])
    try expectOutlineChanges(
      from: "A[x p+(b)]", to: "A[x]", paths: ["- p from (0, 1)", "- b from (0, 2)"],
      trees: ["- p after x in section 0", "- b under p first in section 0"])
  }

  @Test("A new text of a parent is one update: its children neither move nor come again")
  func newTextOfParent() throws {
    let difference = try expectOutlineChanges(
      from: "A[p@t1+(c1 c2)]", to: "A[p@t2+(c1 c2)]",
      paths: ["~ p at (0, 0): content"], trees: ["~ p: content"])
    #expect(difference.movedItems.isEmpty)
    #expect(difference.insertedItems.isEmpty && difference.expandedItems.isEmpty)
  }

  @Test("A marked parent is one update, although nothing else changes")
  func markedParent() throws {
    let old = try Library(outlines: "A[p+(b c)] B[q]")
    let new = try old.edited { try $0.reconfigureItems(["p"]) }
    try expectOutlineChanges(
      from: old, to: new, paths: ["~ p at (0, 0): reconfigure"], trees: ["~ p: reconfigure"])
  }

  @Test("A parent that moves and is collapsed at once is a move, and hides its children")
  func movedAndCollapsed() throws {
    try expectOutlineChanges(
      from: "A[p+(b c) q r]", to: "A[q r p(b c)]",
      paths: ["> p from (0, 0) to (0, 2)", "▸ p from (0, 0), hiding 2"],
      trees: ["> p from first in section 0 to after r in section 0", "▸ p"])
  }
}
