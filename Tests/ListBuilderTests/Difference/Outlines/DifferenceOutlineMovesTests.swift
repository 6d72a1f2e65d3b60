import ListBuilder
import Testing

/// Subtrees that move, and items that go under others.
@Suite struct DifferenceOutlineMovesTests {
  @Test("A subtree that moves among its siblings is one edit, and a path each for what shows")
  func movedSubtree() throws {
    try expectOutlineChanges(
      from: "A[w x y z p+(b c)]", to: "A[p+(b c) w x y z]",
      paths: [
        "> p from (0, 4) to (0, 0)", "> b from (0, 5) to (0, 1)", "> c from (0, 6) to (0, 2)",
      ],
      trees: ["> p from after z in section 0 to first in section 0"])
  }

  @Test("A sibling that leaps over subtrees is the one that moves")
  func leapOverSubtrees() throws {
    try expectOutlineChanges(
      from: "A[p+(b c) q x]", to: "A[x p+(b c) q]", paths: ["> x from (0, 4) to (0, 0)"],
      trees: ["> x from after q in section 0 to first in section 0"])
  }

  @Test("A child under another parent at the same index has no path, but an edit")
  func sameIndex() throws {
    let difference = try expectOutlineChanges(
      from: "A[p+(b) q+]", to: "A[p+ b q+]",
      trees: ["> b from under p first in section 0 to after p in section 0"])
    #expect(difference.count == 0)
    #expect(!difference.isEmpty)
  }

  @Test("A parent moves under its own child, which comes up")
  func exchangedLevels() throws {
    try expectOutlineChanges(
      from: "A[p+(b+)]", to: "A[b+(p+)]", paths: ["> p from (0, 0) to (0, 1)"],
      trees: [
        "> b from under p first in section 0 to first in section 0",
        "> p from first in section 0 to under b first in section 0",
      ])
  }

  @Test("An item that moves into a collapsed parent hides, and one that moves out shows")
  func collapsedParents() throws {
    let difference = try expectOutlineChanges(
      from: "A[p x]", to: "A[p(x)]", paths: ["… x hides from (0, 1)"],
      trees: ["> x from after p in section 0 to under p first in section 0"])
    #expect(difference.hiddenItems == [at(0, 1)])
    #expect(difference.itemChanges == [.hide(Book(id: "x"), from: at(0, 1))])
    let back = try expectOutlineChanges(
      from: "A[p(x)]", to: "A[p x]", paths: ["… x shows at (0, 1)"],
      trees: ["> x from under p first in section 0 to after p in section 0"])
    #expect(back.shownItems == [at(0, 1)])
    #expect(back.itemChanges == [.show(Book(id: "x"), at: at(0, 1))])
  }

  @Test("A subtree that moves into a collapsed parent hides with all that shows of it")
  func hidingSubtree() throws {
    try expectOutlineChanges(
      from: "A[p x+(y+(z) w)]", to: "A[p(x+(y+(z) w))]",
      paths: [
        "… x hides from (0, 1)", "… y hides from (0, 2)", "… z hides from (0, 3)",
        "… w hides from (0, 4)",
      ],
      trees: ["> x from after p in section 0 to under p first in section 0"])
  }

  @Test("Items hide and show over sections too")
  func betweenSections() throws {
    try expectOutlineChanges(
      from: "A[a x] B[p]", to: "A[a] B[p(x)]", paths: ["… x hides from (0, 1)"],
      trees: ["> x from after a in section 0 to under p first in section 1"])
    try expectOutlineChanges(
      from: "A[p(x)] B[b]", to: "A[p] B[b x]", paths: ["… x shows at (1, 1)"],
      trees: ["> x from under p first in section 0 to after b in section 1"])
  }

  @Test("A hidden item that goes to another section, and stays hidden, has no path")
  func hiddenBetweenSections() throws {
    try expectOutlineChanges(
      from: "A[p(x(y))] B[q]", to: "A[p] B[q(x(y))]",
      trees: ["> x from under p first in section 0 to under q first in section 1"])
  }

  @Test("A subtree that changes its section is one edit")
  func subtreeBetweenSections() throws {
    try expectOutlineChanges(
      from: "A[p+(b c)] B[q]", to: "A[] B[q p+(b c)]",
      paths: [
        "> p from (0, 0) to (1, 1)", "> b from (0, 1) to (1, 2)", "> c from (0, 2) to (1, 3)",
      ],
      trees: ["> p from first in section 0 to after q in section 1"])
  }

  @Test("A subtree moves out of a removed section, and the others go with it")
  func outOfRemovedSection() throws {
    try expectOutlineChanges(
      from: "A[a] B[p+(b) q(c)]", to: "A[a p+(b)]",
      paths: [
        "- section B[q] from 1", "> p from (1, 0) to (0, 1)", "> b from (1, 1) to (0, 2)",
      ],
      trees: [
        "- q after p in section 1", "- c under q first in section 1",
        "> p from first in section 1 to after a in section 0",
      ])
  }

  @Test("A subtree moves into an inserted section, beside new ones")
  func intoInsertedSection() throws {
    try expectOutlineChanges(
      from: "A[a p+(b)]", to: "N[p+(b) n+(m)] A[a]",
      paths: [
        "+ section N[n m] at 0", "> p from (0, 1) to (0, 0)", "> b from (0, 2) to (0, 1)",
      ],
      trees: [
        "+ n after p in section 0", "+ m under n first in section 0",
        "> p from after a in section 0 to first in section 0",
      ])
  }

  @Test("A hidden child comes out of a removed section, or goes into an inserted one")
  func hiddenOverSectionsThatComeAndGo() throws {
    try expectOutlineChanges(
      from: "A[a] B[p(x)]", to: "A[a x]",
      paths: ["- section B[+p(x)] from 1", "… x shows at (0, 1)"],
      trees: [
        "- p first in section 1", "> x from under p first in section 1 to after a in section 0",
      ])
    try expectOutlineChanges(
      from: "A[a x]", to: "A[a] N[p(x)]",
      paths: ["+ section N[+p(x)] at 1", "… x hides from (0, 1)"],
      trees: [
        "+ p first in section 1", "> x from after a in section 0 to under p first in section 1",
      ])
  }

  @Test("A section that moves takes its outline along, without an edit")
  func movedSection() throws {
    let old = try Library(outlines: "A[p+(b)] B[q(c)] C[x]")
    let new = try old.edited { try $0.moveSection("C", beforeSection: "A") }
    let difference = try expectOutlineChanges(
      from: old, to: new, paths: ["> section C from 2 to 0"])
    #expect(difference.outlineChanges.isEmpty)
  }

  @Test("A promotion is a move of one level, of a demoted item too")
  func promotion() throws {
    try expectOutlineChanges(
      from: "A[p+(b c+(d))]", to: "A[p+(b) c+(d)]",
      trees: ["> c from under p after b in section 0 to after p in section 0"])
    try expectOutlineChanges(
      from: "A[p+ q+ r]", to: "A[p+(q+(r))]",
      trees: [
        "> q from after p in section 0 to under p first in section 0",
        "> r from after q in section 0 to under q first in section 0",
      ])
  }

  @Test("A removed parent leaves its children to the root, each of them a move")
  func flattened() throws {
    try expectOutlineChanges(
      from: "A[p+(b c)]", to: "A[b c]", paths: ["- p from (0, 0)"],
      trees: [
        "- p first in section 0",
        "> b from under p first in section 0 to first in section 0",
        "> c from under p after b in section 0 to after b in section 0",
      ])
  }

  @Test("Among children, those that stay are a longest increasing subsequence")
  func fewestMoves() throws {
    let difference = try expectOutlineChanges(
      from: "A[p(a b c d e f)]", to: "A[p(f a b c d e)]",
      trees: ["> f from under p after e in section 0 to under p first in section 0"])
    #expect(difference.movedItems.isEmpty)
  }

  @Test("An item with a new identifier keeps its children and its state")
  func replacedParent() throws {
    let old = try Library(outlines: "A[p+(b c) q]")
    let new = try old.edited { try $0.replaceItem(withID: "p", with: Book(id: "n")) }
    try expectOutlineChanges(
      from: old, to: new, paths: ["~ p, now n, at (0, 0): content"],
      trees: ["~ p, now n: content"])
  }
}
