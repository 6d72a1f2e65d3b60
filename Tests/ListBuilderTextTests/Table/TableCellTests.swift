import ListBuilder
import ListBuilderText
import Testing

@Suite struct TableCellTests {
  @Test("Columns that are not given are as many as the cells have contents")
  func columnsNotGiven() throws {
    #expect(
      try table([["a", "bb", "c"], ["dd"], [], ["e", "f"]]) == """
        ╭────┬────┬───╮
        │ a  │ bb │ c │
        │ dd │    │   │
        │    │    │   │
        │ e  │ f  │   │
        ╰────┴────┴───╯

        """)
    #expect(try table([[]]) == "╭──╮\n│  │\n╰──╯\n")
  }

  @Test("A cell with fewer contents than columns leaves the others empty")
  func fewerContents() throws {
    let columns = [ListColumnLayout("A"), ListColumnLayout("B")]
    #expect(
      try table([["a"], ["b", "c"]], columns, border: .ascii) == """
        +---+---+
        | A | B |
        +---+---+
        | a |   |
        | b | c |
        +---+---+

        """)
    #expect(try table([["a"]], columns, border: .none) == "A  B\na\n")
  }

  @Test("A cell with more contents than columns is an error", arguments: [true, false])
  func moreContents(areFixed: Bool) throws {
    let width = areFixed ? ListColumnLayout.Width.fixed(3) : .automatic
    let columns = [ListColumnLayout("A", width: width), ListColumnLayout("B", width: width)]
    let error = TextTableError.tooManyColumns(
      at: ListIndexPath(section: 0, item: 1), cell: 3, table: 2)
    #expect(throws: error) { try table([["a", "b"], ["a", "b", "c"]], columns) }
    #expect(error.description.contains("3 contents"))
    #expect(error.description.contains("2 columns"))
  }

  @Test("A line feed makes lines of a cell, and its row grows")
  func lineFeeds() throws {
    #expect(
      try table([["a\nb", "c"], ["d", "e\r\nf\n"], ["\n", "g"]]) == """
        ╭───┬───╮
        │ a │ c │
        │ b │   │
        │ d │ e │
        │   │ f │
        │   │   │
        │   │ g │
        │   │   │
        ╰───┴───╯

        """)
    #expect(try table([["a\nb", "c"]], border: .none) == "a  c\nb\n")
    #expect(
      try table([["a\nb", "c"]], border: .markdown)
        == "|        |   |\n| ------ | - |\n| a<br>b | c |\n"
    )
  }

  @Test("Wide characters and tabs have their cells")
  func wideCharacters() throws {
    #expect(
      try table([["日本語", "1"], ["👩‍👩‍👧", "2"], ["e\u{301}", "3"], ["a\tb", "4"], ["", "5"]]) == """
        ╭───────────┬───╮
        │ 日本語    │ 1 │
        │ 👩‍👩‍👧        │ 2 │
        │ e\u{301}         │ 3 │
        │ a       b │ 4 │
        │           │ 5 │
        ╰───────────┴───╯

        """)
  }

  @Test("Controls in cells are visible, and have their cells")
  func controls() throws {
    #expect(
      try table([["\u{1B}[2J", "a"], ["\r\u{7}", "b\u{202E}"]], border: .ascii)
        == """
        +------+----+
        | ␛[2J | a  |
        | ␍␇   | b\u{FFFD} |
        +------+----+

        """)
  }

  @Test("A content has its picture, detail, link and secondary text in its cell")
  func contents() throws {
    let presenter = TextPresenter<String, Person>.table {
      ListColumn("Name") { person in
        CellContent(
          person.name, secondaryText: "programmer", detail: "x", link: "https://x.example",
          image: .init(source: "", alternativeText: "face"))
      }
      ListColumn("Born", \.born)
    }
    let list = try ListSnapshot<String, Person> { ListSection(items: [.ada], in: "") }
    #expect(
      try presenter.present(list) == """
        ╭───────────────────────────────────┬──────╮
        │ Name                              │ Born │
        ├───────────────────────────────────┼──────┤
        │ Ada [face]  x <https://x.example> │ 1815 │
        │   programmer                      │      │
        ╰───────────────────────────────────┴──────╯

        """)
  }

  @Test("A table can be made of any presenter; its cell is then the one column")
  func anyPresenter() throws {
    var presenter = TextPresenter<String, Person> { person, _ in
      CellContent(person.name, detail: "\(person.born)")
    }
    presenter.table = TextTable()
    #expect(
      try presenter.present(people()) == """
        ╭──────────────╮
        │ friends      │
        ├──────────────┤
        │ Ada  1815    │
        │ Grace  1906  │
        ├──────────────┤
        │ others       │
        ├──────────────┤
        │ Edsger  1930 │
        ╰──────────────╯

        """)
  }

  @Test("In a list of lines, the contents of a cell stand side by side")
  func cellsInLists() throws {
    let presenter = TextPresenter<String, Person> { person, _ in
      TextCell(person.name, "", "\(person.born)\nx")
    }
    let list = try ListSnapshot<String, Person> { ListSection(items: [.ada], in: "h") }
    #expect(try presenter.present(list) == "h\n  Ada  1815  x\n")
  }

  @Test("Cells are equal by what their columns show")
  func equality() {
    #expect(TextCell("a", "b") == TextCell(contents: ["a", "b"]))
    #expect(TextCell("a") == "a".textCell)
    #expect(TextCell("a").hashValue == CellContent("a").textCell.hashValue)
    #expect(TextCell("a", "b") != TextCell("a"))
    #expect(TextCell("a").contents == ["a"])
    let literal: TextCell = "a\(1)"
    #expect(literal == TextCell("a1"))
  }
}
