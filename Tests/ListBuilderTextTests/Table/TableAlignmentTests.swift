import ListBuilder
import ListBuilderText
import Testing

@Suite struct TableAlignmentTests {
  @Test("Texts are at the leading side, at the trailing side, or in the middle")
  func sides() throws {
    let columns: [ListColumnLayout] = [
      .init("Leading", alignment: .leading), .init("Trailing", alignment: .trailing),
      .init("Center", alignment: .center),
    ]
    #expect(
      try table([["a", "a", "a"], ["日", "日", "日本"], ["ab", "ab", "abc"]], columns) == """
        ╭─────────┬──────────┬────────╮
        │ Leading │ Trailing │ Center │
        ├─────────┼──────────┼────────┤
        │ a       │        a │   a    │
        │ 日      │       日 │  日本  │
        │ ab      │       ab │  abc   │
        ╰─────────┴──────────┴────────╯

        """)
    #expect(
      try table([["a", "a", "a"]], columns, border: .none) == """
        Leading  Trailing  Center
        a               a    a

        """)
    #expect(
      try table([["a", "a", "a"]], columns, border: .markdown) == """
        | Leading | Trailing | Center |
        | ------- | -------: | :----: |
        | a       |        a |   a    |

        """)
  }

  @Test("Decimal points stand one below the other, and titles at the end")
  func decimal() throws {
    let columns = [ListColumnLayout("N", alignment: .decimal), ListColumnLayout("x")]
    let rows = [
      ["12.5", "a"], ["3.25", "b"], ["100", "c"], ["-7.", "d"], ["", "e"], ["n/a", "f"],
    ]
    #expect(
      try table(rows, columns) == """
        ╭────────┬───╮
        │      N │ x │
        ├────────┼───┤
        │  12.5  │ a │
        │   3.25 │ b │
        │ 100    │ c │
        │  -7.   │ d │
        │        │ e │
        │ n/a    │ f │
        ╰────────┴───╯

        """)
  }

  @Test("The last separator counts, and it may be any scalar")
  func separators() throws {
    let columns = [ListColumnLayout("", alignment: .decimalSeparator(","))]
    #expect(
      try table([["1.000,5"], ["2,25"], ["1,000,000,1"], ["3.5"]], columns) == """
        ╭──────────────╮
        │     1.000,5  │
        │         2,25 │
        │ 1,000,000,1  │
        │       3.5    │
        ╰──────────────╯

        """)
  }

  @Test("A title wider than the numbers leaves them at the trailing side")
  func wideTitle() throws {
    let columns = [ListColumnLayout("Percentage", alignment: .decimal)]
    #expect(
      try table([["1.5"], ["10.25"], ["3"]], columns, border: .ascii) == """
        +------------+
        | Percentage |
        +------------+
        |       1.5  |
        |      10.25 |
        |       3    |
        +------------+

        """)
  }

  @Test("Decimals in a fixed column are aligned where they fit")
  func fixedDecimals() throws {
    let columns = [ListColumnLayout("", alignment: .decimal, width: .fixed(5))]
    #expect(
      try table([["1.5"], ["1234.5678"], ["3"]], columns) == """
        ╭───────╮
        │ 1.5   │
        │ 1234. │
        │ 5678  │
        │ 3     │
        ╰───────╯

        """)
  }

  @Test("A column in the middle in Markdown has room for both colons")
  func narrowMarkdown() throws {
    let columns: [ListColumnLayout] = [
      .init("a", alignment: .center), .init("b", alignment: .trailing), .init("c"),
    ]
    #expect(
      try table([["1", "2", "3"]], columns, border: .markdown) == """
        |  a  |  b | c |
        | :-: | -: | - |
        |  1  |  2 | 3 |

        """)
  }
}
