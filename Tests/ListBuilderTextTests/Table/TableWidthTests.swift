import ListBuilder
import ListBuilderText
import Testing

@Suite struct TableWidthTests {
  private func column(
    _ title: String = "", _ width: ListColumnLayout.Width = .automatic,
    overflow: ListOverflow = .wrap, priority: Int = 0
  ) -> ListColumnLayout {
    ListColumnLayout(title, width: width, overflow: overflow, priority: priority)
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  /// The widths of the columns, as the line above the table tells them.
  private func widths(
    _ rows: [[String]], _ columns: [ListColumnLayout], width: Int? = nil
  ) throws -> [Int] {
    try table(rows, columns, width: width).prefix { $0 != "\n" }.dropFirst().dropLast()
      .split(separator: "┬", omittingEmptySubsequences: false).map { $0.count - 2 }
  }

  @Test("A fixed column is as wide as told; longer texts are wrapped or cut")
  func fixed() throws {
    #expect(
      try table(
        [["the quick", "the quick"], ["a", "b"]],
        [column("One", .fixed(5)), column("Two three", .fixed(6), overflow: .truncate)]) == """
          ╭───────┬────────╮
          │ One   │ Two t… │
          ├───────┼────────┤
          │ the   │ the q… │
          │ quick │        │
          │ a     │ b      │
          ╰───────┴────────╯

          """)
  }

  @Test("A flexible column is as wide as its texts, within its bounds")
  func flexible() throws {
    let rows = [["abcdef", "abcdef", "abcdef", "abcdef"]]
    let columns = [
      column("", .flexible(minimum: 8)), column("", .flexible(maximum: 4)),
      column("", .flexible(minimum: 2, maximum: 7)), column("", .flexible()),
    ]
    #expect(try widths(rows, columns) == [8, 4, 6, 6])
  }

  @Test("Bounds that make no sense do no harm")
  func senselessWidths() throws {
    let rows = [["abc"]]
    #expect(try widths(rows, [column("", .fixed(.max))]) == [1000])
    #expect(try widths(rows, [column("", .fixed(.min))]) == [0])
    #expect(try widths(rows, [column("", .flexible(minimum: .max, maximum: .min))]) == [1000])
    #expect(try widths(rows, [column("", .flexible(minimum: 5, maximum: 2))]) == [5])
    #expect(try widths(rows, [column("", .flexible(minimum: -5, maximum: -2))]) == [0])
    #expect(try widths(rows, [column("", .flexible(minimum: .max))], width: 20) == [16])
    #expect(try widths(rows, [column("", .fixed(.max))], width: 20) == [16])
    #expect(
      try table(rows, [column("Title", .fixed(0))]) == "╭──╮\n│  │\n├──┤\n│  │\n╰──╯\n")
  }

  @Test("The widest of several columns become narrower first, down to one width")
  func narrowing() throws {
    let rows = [[String(repeating: "a", count: 20), String(repeating: "b", count: 12), "cccc"]]
    let columns = [column(), column(), column()]
    // The frame takes 10 cells of these.
    #expect(try widths(rows, columns, width: 46) == [20, 12, 4])
    #expect(try widths(rows, columns, width: 40) == [14, 12, 4])
    #expect(try widths(rows, columns, width: 37) == [12, 11, 4])
    #expect(try widths(rows, columns, width: 30) == [8, 8, 4])
    #expect(try widths(rows, columns, width: 26) == [6, 6, 4])
    #expect(try widths(rows, columns, width: 19) == [3, 3, 3])
    #expect(try widths(rows, columns, width: 13) == [1, 1, 1])
  }

  @Test("Columns of low priority become narrower first, down to their least width")
  func priorities() throws {
    let rows = [[String(repeating: "a", count: 20), String(repeating: "b", count: 20)]]
    let columns = [column(priority: 1), column(priority: 0)]
    #expect(try widths(rows, columns, width: 47) == [20, 20])
    #expect(try widths(rows, columns, width: 37) == [20, 10])
    #expect(try widths(rows, columns, width: 35) == [20, 8])
    #expect(try widths(rows, columns, width: 30) == [15, 8])
    #expect(try widths(rows, columns, width: 23) == [8, 8])
    #expect(try widths(rows, columns, width: 20) == [8, 5])
    #expect(try widths(rows, columns, width: 15) == [7, 1])
    let bounded = [column("", .flexible(minimum: 15)), column("", .fixed(20), priority: -1)]
    #expect(try widths(rows, bounded, width: 42) == [15, 20])
    #expect(try widths(rows, bounded, width: 40) == [15, 18])
  }

  @Test("Without room for all, the last columns of the lowest priority are left out")
  func leftOut() throws {
    let rows = [["aaaa", "bbbb", "cccc", "dddd"], ["a", "b", "c", "d"]]
    let columns = [column("A"), column("B", priority: 2), column("C", priority: 1), column("D")]
    #expect(
      try table(rows, columns, width: 15) == """
        ╭─────┬───┬───╮
        │ B   │ C │ … │
        ├─────┼───┼───┤
        │ bbb │ c │ … │
        │ b   │ c │   │
        │     │ c │   │
        │     │ c │   │
        │ b   │ c │ … │
        ╰─────┴───┴───╯

        """)
    #expect(
      try table(rows, columns, width: 12) == """
        ╭──────┬───╮
        │ B    │ … │
        ├──────┼───┤
        │ bbbb │ … │
        │ b    │ … │
        ╰──────┴───╯

        """)
    #expect(
      try table([["ab", "c"]], [column("A"), column("B")], width: 8) == """
        ╭────╮
        │ A  │
        ├────┤
        │ ab │
        ╰────╯

        """)
  }

  @Test("Without borders, a column that is left out is an ellipsis as well")
  func leftOutWithoutBorders() throws {
    #expect(
      try table(
        [["ab", "cd", "ef"]], [column("A"), column("B"), column("C")], border: .none, width: 6)
        == "A   …\nab  …\n")
  }

  @Test("One column is as narrow as one cell", arguments: [5, 1, 0, -1, Int.min])
  func narrowest(width: Int) throws {
    #expect(
      try table([["ab", "c"], ["日", ""]], [column(), column()], width: width) == """
        ╭───╮
        │ a │
        │ b │
        │ … │
        ╰───╯

        """)
  }

  @Test("Section headers and what stands around the table keep to the width")
  func supplementaries() throws {
    var presenter = TextPresenter<String, Person>.table { ListColumn("Name", \.name) }
      .listHeader("friends of the house").listFooter("the end of it")
      .sectionHeader { "the \($0) of the house" }
    presenter.width = 15
    let list = try ListSnapshot<String, Person> { ListSection(items: [.ada], in: "friends") }
    #expect(
      try presenter.present(list) == """
        friends of the
        house

        ╭─────────────╮
        │ Name        │
        ├─────────────┤
        │ the friends │
        │ of the      │
        │ house       │
        ├─────────────┤
        │ Ada         │
        ╰─────────────╯

        the end of it

        """)
  }

  @Test("Where box-drawing characters would be wide, borders are of ASCII, and ellipses are dots")
  func ambiguousWidths() throws {
    #expect(
      try table([["①", "b"]], [column("A"), column("B")], ambiguousIsWide: true) == """
        +----+---+
        | A  | B |
        +----+---+
        | ① | b |
        +----+---+

        """)
    #expect(
      try table([["ab", "cd"]], [column("A"), column("B")], width: 9, ambiguousIsWide: true)
        == """
        +---+---+
        | A | B |
        +---+---+
        | a | c |
        | b | d |
        +---+---+

        """)
    #expect(
      try table(
        [["ab", "cd", "ef"]], [column(), column(), column()], width: 9, ambiguousIsWide: true)
          == """
          +---+---+
          | a | . |
          | b |   |
          +---+---+

          """)
  }

  @Test("2,000 columns are narrowed, and left out", arguments: [20_000, 100])
  func manyColumns(width: Int) throws {
    let columns = (0..<2000).map { column("column \($0)", priority: $0) }
    let text = try table([columns.map(\.title)], columns, width: width)
    #expect(lines(text).allSatisfy { DisplayWidth().width(of: $0) <= width })
    // The columns that matter most are there.
    #expect(text.contains("…") == (width == 100))
  }

  @Test(
    "A text of a megabyte does not make all rows as long",
    arguments: [TextBorder.rounded, .markdown])
  func longText(border: TextBorder) throws {
    let long = String(repeating: "a", count: 1_000_000)
    let rows = [[long, "b"]] + (0..<100).map { ["\($0)", "c"] }
    let text = try table(rows, border: border)
    #expect(text.utf8.count < 2_000_000)
  }

  @Test("All borders keep to the width", arguments: TextBorder.allCases)
  func borders(border: TextBorder) throws {
    guard border != .markdown else { return }
    let rows = [["the quick brown fox", "jumps over", "the lazy dog"], ["日本語日本語", "👩‍👩‍👧", "x"]]
    for width in 5...50 {
      let text = try table(rows, border: border, width: width)
      #expect(lines(text).allSatisfy { DisplayWidth().width(of: $0) <= width })
    }
  }

  @Test("Markdown takes as much width as it needs")
  func markdown() throws {
    let rows = [["the quick brown fox", "jumps over"]]
    #expect(try table(rows, border: .markdown, width: 10) == table(rows, border: .markdown))
  }
}
