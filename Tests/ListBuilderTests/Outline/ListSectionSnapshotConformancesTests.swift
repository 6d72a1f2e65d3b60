import ListBuilder
import Testing

@Suite struct ListSectionSnapshotConformancesTests {
  @Test("Outlines are equal when items, nesting and expansion are, however they came about")
  func equality() throws {
    let outline = try Outline("a+(x(y) z) b")
    var same = try Outline("b n z+(a+)")
    try same.delete(["n"])
    try same.move("a", to: nil, at: 0)
    try same.append(["x"], to: "a")
    try same.move("z", to: "a")
    same.collapse(["z"])
    try same.append(["y"], to: "x")
    #expect(same == outline)
    #expect(try Outline("a+(x(y z)) b") != outline)
    #expect(try Outline("a+(x(y) z b)") != outline)
    #expect(try Outline("a+(z x(y)) b") != outline)
    #expect(try Outline("a(x(y) z) b") != outline)
    #expect(try Outline("a+(x(y) z)") != outline)
    #expect(Outline() != outline)
  }

  @Test("Outlines with the same identifiers and different contents are not equal")
  func contents() throws {
    let outline = try ListSectionSnapshot([Note(1, "a")])
    var other = outline
    #expect(other == outline)
    try other.update(Note(1, "b"))
    #expect(other != outline)
    try other.update(Note(1, "a"))
    #expect(other == outline)
  }

  @Test("Copies go their own ways")
  func copies() throws {
    let outline = try Outline("a+(x) b")
    var left = outline
    try left.delete(["x"])
    var right = left
    try left.append(["n"], to: "b")
    right.collapse(["a"])
    #expect(outline.text == "a+(x) b")
    #expect(left.text == "a+ b(n)")
    #expect(right.text == "a b")
    for outline in [outline, left, right] { outline.checkInvariants() }
  }

  @Test("A copy shares all memory until it is edited, and an edit that throws copies nothing")
  func sharing() throws {
    let outline = try Outline("a+(x) b")
    var copy = outline
    #expect(copy.sharesStorage(with: outline))
    #expect(throws: SnapshotError.self) { try copy.append(["n", "x"], to: "b") }
    #expect(throws: SnapshotError.self) { try copy.move("a", to: "x") }
    #expect(throws: SnapshotError.self) {
      try copy.replace(childrenOf: "a", using: Outline("x b"))
    }
    copy.expand(["a", "z"])
    #expect(copy.sharesStorage(with: outline))
  }

  @Test("Expanding copies no items, and an update nothing but the items")
  func partialCopies() throws {
    let outline = try ListSectionSnapshot([Note(1), Note(2)])
    var expanded = outline
    expanded.expand([1])
    #expect(expanded.sharesItems(with: outline))
    var updated = outline
    try updated.update(Note(1, "new"))
    #expect(updated.sharesShape(with: outline))
    #expect(outline.item(withID: 1)?.text == "")
  }

  @Test("An outline of sendable items can cross to another task")
  func sendable() async throws {
    let outline = try Outline("a+(x) b")
    #expect(await Task.detached { outline.visibleItems }.value == ["a", "x", "b"])
  }

  @Test("An outline of items that are not sendable can be built and asked")
  func notSendable() throws {
    var outline = try ListSectionSnapshot([Person("Ada"), Person("Grace")])
    try outline.append([Person("Alan")], to: Person("Grace"))
    #expect(outline.parent(of: Person("Alan")) == Person("Grace"))
    #expect(outline.index(of: Person("Alan")) == 2)
  }

  @Test("The description is an indented tree that shows what is expanded and what is hidden")
  func description() throws {
    #expect(
      try Outline("inbox+(archive(old+(older)) drafts+) trash").description == """
        ▾ inbox
          ▸ archive
            ▾ (old)
              • (older)
          ▾ drafts
        • trash
        """)
    #expect(Outline().description == "")
    #expect("\(try ListSectionSnapshot([Note(7)]))" == "• 7")
  }

  @Test("What shows behind something hidden is not taken for hidden")
  func descriptionBehindHidden() throws {
    #expect(
      try Outline("a+(b(c(d)) e) f").description == """
        ▾ a
          ▸ b
            ▸ (c)
              • (d)
          • e
        • f
        """)
  }

  @Test("The description of deep levels is indented so far and no further")
  func deepDescription() throws {
    var outline = try ListSectionSnapshot([0])
    for level in 1...22 { try outline.append([level], to: level - 1) }
    outline.expand(Array(0..<21))
    let lines = outline.description.split(separator: "\n")
    let margin = String(repeating: " ", count: 40)
    #expect(lines.count == 23)
    #expect(lines[1] == "  ▾ 1")
    #expect(lines[20] == "\(margin)▾ 20")
    #expect(lines[21] == "\(margin)21: ▸ 21")
    #expect(lines[22] == "\(margin)22: • (22)")
  }
}
