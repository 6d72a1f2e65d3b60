import ListBuilder
import ListBuilderText
import Testing

@Suite struct TableOutlineTests {
  private func text(
    _ outline: String, border: TextBorder = .rounded, _ style: TextOutlineStyle = .lines,
    width: Int? = nil, ambiguousIsWide: Bool = false, text: @escaping (String) -> String = { $0 }
  ) throws -> String {
    var presenter = TextPresenter<String, String>.table(border: border) {
      ListColumn("Name", text)
      ListColumn("Length", \.count, alignment: .trailing, priority: 1)
    }
    presenter.outlineStyle = style
    presenter.width = width
    presenter.ambiguousIsWide = ambiguousIsWide
    return try presenter.present(ListSnapshot(sections: [ListSection("", outline: outline)]))
  }

  @Test("Guides stand in the first column")
  func lines() throws {
    #expect(
      try text("a+ .b .c+ ..d e .f") == """
        ╭─────────┬────────╮
        │ Name    │ Length │
        ├─────────┼────────┤
        │ - a     │      1 │
        │ ├─ b    │      1 │
        │ └─ - c  │      1 │
        │    └─ d │      1 │
        │ + e     │      1 │
        ╰─────────┴────────╯

        """)
  }

  @Test("However narrow the column, no name is lost", arguments: 9...40)
  func narrowNames(width: Int) throws {
    for style in [TextOutlineStyle.lines, .asciiLines, .indented] {
      let table = try text("a+ .b+ ..c+ ...d+ ....e", border: .ascii, style, width: width)
      for name in "abcde" { #expect(table.contains(name), "\(table)") }
    }
  }

  @Test("Items are indented there without guides")
  func indentation() throws {
    #expect(
      try text("a+ .b ..c d", border: .none, .indented) == """
        Name  Length
        a          1
          b        1
        d          1

        """)
  }

  @Test("Guides of ASCII, where box-drawing characters would be wide, too")
  func ascii() throws {
    let expected = """
      +------+--------+
      | Name | Length |
      +------+--------+
      | - a  |      1 |
      | |- b |      1 |
      | `- c |      1 |
      +------+--------+

      """
    #expect(try text("a+ .b .c", border: .ascii, .asciiLines) == expected)
    #expect(try text("a+ .b .c", ambiguousIsWide: true) == expected)
  }

  @Test("Guides go on before the further lines of a cell")
  func furtherLines() throws {
    #expect(
      try text("a+ .b .c") { "\($0)\nx" } == """
        ╭──────┬────────╮
        │ Name │ Length │
        ├──────┼────────┤
        │ - a  │      1 │
        │ │ x  │        │
        │ ├─ b │      1 │
        │ │  x │        │
        │ └─ c │      1 │
        │    x │        │
        ╰──────┴────────╯

        """)
  }

  @Test(
    "In a narrow column guides take no more than half of it, and deeper items tell their levels")
  func narrowColumn() throws {
    #expect(
      try text("a+ .b+ ..c+ ...d", width: 22) { "\($0) is long" } == """
        ╭───────────┬────────╮
        │ Name      │ Length │
        ├───────────┼────────┤
        │ - a is    │      1 │
        │ │ long    │        │
        │ └─ - b is │      1 │
        │      long │        │
        │ 2: - c is │      1 │
        │      long │        │
        │ 3: d is   │      1 │
        │    long   │        │
        ╰───────────┴────────╯

        """)
  }

  @Test("A column with no room behind the guides shows the texts without them")
  func narrowestColumn() throws {
    #expect(
      try text("a+ .b", width: 15) { "\($0) is long" } == """
        ╭────┬────────╮
        │ Na │ Length │
        │ me │        │
        ├────┼────────┤
        │ a  │      1 │
        │ is │        │
        │ lo │        │
        │ ng │        │
        │ b  │      1 │
        │ is │        │
        │ lo │        │
        │ ng │        │
        ╰────┴────────╯

        """)
  }

  @Test("Markdown keeps indentation and guides")
  func markdown() throws {
    #expect(
      try text("a+ .b .c", border: .markdown) == """
        | Name | Length |
        | ---- | -----: |
        | - a  |      1 |
        | ├─ b |      1 |
        | └─ c |      1 |

        """)
    #expect(
      try text("a+ .b+ ..c", border: .markdown, .indented) == """
        | Name  | Length |
        | ----- | -----: |
        | a     |      1 |
        | \u{A0}\u{A0}b   |      1 |
        | \u{A0}\u{A0}\u{A0}\u{A0}c |      1 |

        """)
  }
}
