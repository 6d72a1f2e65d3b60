import Testing

@testable import ListBuilder

/// Differences of outlines applied to lists where items that go or move stand elsewhere.
@Suite struct DifferenceOutlineOriginsTests {
  /// Expects that another list refuses the difference between two, and stays as it is.
  private func expect(
    _ mismatch: SnapshotError.BaseMismatch, from old: String, to new: String, _ other: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let difference = try Library(outlines: new).difference(from: Library(outlines: old))
    let base = try Library(outlines: other)
    for difference in [difference, try decoded(difference), difference.inverse().inverse()] {
      var list = base
      #expect(throws: SnapshotError.baseMismatch(mismatch), sourceLocation: sourceLocation) {
        list = try list.applying(difference)
      }
      #expect(SnapshotState(list) == SnapshotState(base), sourceLocation: sourceLocation)
    }
  }

  @Test("An item that goes, and is under another one, is refused")
  func removals() throws {
    try expect(
      .parent(of: "b", expected: "p", found: "q"), from: "A[p(b) q]", to: "A[p q]", "A[p q(b)]")
    try expect(
      .parent(of: "b", expected: "p", found: "c"), from: "A[p(c b)]", to: "A[p(c)]", "A[p(c(b))]")
    try expect(
      .parent(of: "b", expected: "c", found: "p"), from: "A[p(c(b))]", to: "A[p(c)]", "A[p(c b)]")
  }

  @Test("So is one that moves, whether it stays hidden, shows or hides by that")
  func moves() throws {
    try expect(
      .parent(of: "b", expected: "p", found: "q"), from: "A[p(b) q r]", to: "A[p q r(b)]",
      "A[p q(b) r]")
    try expect(
      .parent(of: "b", expected: "p", found: "q"), from: "A[p(b) q]", to: "A[p q b]", "A[p q(b)]")
    try expect(
      .parent(of: "x", expected: nil, found: "p"), from: "A[p+ x q]", to: "A[p+ q(x)]",
      "A[p+(x) q]")
    try expect(
      .parent(of: "x", expected: "p", found: nil), from: "A[p+(x) q]", to: "A[p+ q(x)]",
      "A[p+ x q]")
  }

  @Test("An item that goes or moves, and is in another section, is refused")
  func sections() throws {
    try expect(
      .section(of: "b", expected: "A", found: "B"), from: "A[p(b)] B[y]", to: "A[p] B[y]",
      "A[p] B[y(b)]")
    try expect(
      .section(of: "b", expected: "A", found: "B"), from: "A[p(b) q] B[y]", to: "A[p q(b)] B[y]",
      "A[p q] B[y(b)]")
    try expect(
      .section(of: "b", expected: "A", found: "B"), from: "A[p(b)] B[y]", to: "A[p] B[y(b)]",
      "A[p] B[y(b)]")
  }

  @Test("Parents are known by their old identifiers")
  func replacedParents() throws {
    let old = try Library(outlines: "A[p(b c) q]")
    let new = try Library(outlines: "A[p(b) q(c)]").edited {
      try $0.replaceItem(withID: "p", with: Book(id: "r"))
    }
    let difference = new.difference(from: old)
    #expect(try old.applying(difference) == Library(outlines: "A[r(b) q(c)]"))
    #expect(
      throws: SnapshotError.baseMismatch(.parent(of: "c", expected: "p", found: "q"))
    ) { try Library(outlines: "A[p(b) q(c)]").applying(difference) }
    #expect(
      throws: SnapshotError.baseMismatch(.parent(of: "c", expected: "q", found: "r"))
    ) { try Library(outlines: "A[r(b c) q]").applying(difference.inverse()) }
  }

  @Test("Other siblings do not matter, nor do other items above the parent")
  func otherSiblings() throws {
    let difference = try Library(outlines: "A[o(p(n c)) x]").difference(
      from: Library(outlines: "A[o(p(b c)) x]"))
    #expect(
      try Library(outlines: "A[o(z(p(y b c))) x]").applying(difference)
        == Library(outlines: "A[o(z(p(n y c))) x]"))
  }

  @Test("Each stage of a difference is for the list that the one before leads to")
  func batches() throws {
    let old = try Library(outlines: "A[p(b) q] B[y(z)] C[w]")
    let new = try Library(outlines: "C[w(z)] A[p@1 q(b)] B[y]")
    let batches = new.difference(from: old).batches()
    #expect(batches.count == 3)
    let other = try Library(outlines: "A[p q(b)] B[y(z)] C[w]").applying(batches[0])
    #expect(throws: SnapshotError.baseMismatch(.parent(of: "b", expected: "p", found: "q"))) {
      try other.applying(batches[1])
    }
    var list = old
    for batch in batches { list = try list.applying(decoded(batch)) }
    #expect(list == new)
  }

  @Test("The errors tell where the item was expected, and where it is")
  func descriptions() {
    #expect(
      SnapshotError.baseMismatch(.parent(of: "b", expected: "p", found: nil)).description == """
        the difference is for another list: it expects the item "b" under "p", not under no other \
        one. Compare with this list anew.
        """)
    #expect(
      SnapshotError.baseMismatch(.section(of: "b", expected: "A", found: "B")).description == """
        the difference is for another list: it expects the item "b" in section "A", not in section \
        "B". Compare with this list anew.
        """)
  }
}
