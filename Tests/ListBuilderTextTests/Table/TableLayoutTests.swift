import ListBuilder
import ListBuilderText
import Testing

@Suite struct TableLayoutTests {
  @Test("Without a border, empty lines part rows where lines would")
  func separatedRowsWithoutBorder() throws {
    var presenter = TextPresenter<String, Int> { number, _ in "a\nb\(number)" }
    presenter.table = TextTable(
      columns: [ListColumnLayout("T")], border: .none, separatesRows: true)
    let list = try ListSnapshot {
      ListSection(items: [1, 2], in: "s")
      ListSection(items: [3], in: "t")
    }
    #expect(try presenter.present(list) == "T\ns\na\nb1\n\na\nb2\n\nt\na\nb3\n")
  }

  @Test("No text is cut at a width that no one asked for")
  func widestColumn() throws {
    let text = String(repeating: "x", count: 1_503)
    let shown = try table([[text]], [ListColumnLayout(overflow: .truncate)], border: .none)
    #expect(shown.split(separator: "\n").joined() == text)
  }

  private func presenter(_ border: TextBorder) -> TextPresenter<String, Person> {
    .table(border: border) {
      ListColumn("Name", \.name)
      ListColumn("Born", \.born, alignment: .trailing)
    }
  }

  @Test("Round borders: titles, section headers across all columns, and rows")
  func rounded() throws {
    #expect(
      try presenter(.rounded).present(people()) == """
        ╭────────┬──────╮
        │ Name   │ Born │
        ├────────┴──────┤
        │ friends       │
        ├────────┬──────┤
        │ Ada    │ 1815 │
        │ Grace  │ 1906 │
        ├────────┴──────┤
        │ others        │
        ├────────┬──────┤
        │ Edsger │ 1930 │
        ╰────────┴──────╯

        """)
  }

  @Test("Borders of ASCII")
  func ascii() throws {
    #expect(
      try presenter(.ascii).present(people()) == """
        +--------+------+
        | Name   | Born |
        +--------+------+
        | friends       |
        +--------+------+
        | Ada    | 1815 |
        | Grace  | 1906 |
        +--------+------+
        | others        |
        +--------+------+
        | Edsger | 1930 |
        +--------+------+

        """)
  }

  @Test("Without borders, two spaces are between columns and an empty line between sections")
  func noBorder() throws {
    #expect(
      try presenter(.none).present(people()) == """
        Name    Born
        friends
        Ada     1815
        Grace   1906

        others
        Edsger  1930

        """)
  }

  @Test("Markdown: a row of delimiters below the titles, bold section headers")
  func markdown() throws {
    #expect(
      try presenter(.markdown).present(people()) == """
        | Name        | Born |
        | ----------- | ---: |
        | **friends** |      |
        | Ada         | 1815 |
        | Grace       | 1906 |
        | **others**  |      |
        | Edsger      | 1930 |

        """)
  }

  @Test("Sections without headers have a line between them; in one section there is none")
  func noHeaders() throws {
    let presenter = presenter(.rounded).sectionHeader { _ in nil }
    #expect(
      try presenter.present(people()) == """
        ╭────────┬──────╮
        │ Name   │ Born │
        ├────────┼──────┤
        │ Ada    │ 1815 │
        │ Grace  │ 1906 │
        ├────────┼──────┤
        │ Edsger │ 1930 │
        ╰────────┴──────╯

        """)
  }

  @Test("Titles can be left out, and are if all are empty", arguments: [true, false])
  func noTitles(areEmpty: Bool) throws {
    var presenter = presenter(.rounded).sectionHeader { _ in nil }
    if areEmpty {
      presenter.table?.columns[0].title = ""
      presenter.table?.columns[1].title = ""
    } else {
      presenter.table?.showsTitles = false
    }
    #expect(
      try presenter.present(people()) == """
        ╭────────┬──────╮
        │ Ada    │ 1815 │
        │ Grace  │ 1906 │
        ├────────┼──────┤
        │ Edsger │ 1930 │
        ╰────────┴──────╯

        """)
  }

  @Test("Markdown has a row of titles even where they are left out")
  func markdownWithoutTitles() throws {
    var presenter = presenter(.markdown).sectionHeader { _ in nil }
    presenter.table?.showsTitles = false
    #expect(
      try presenter.present(people()) == """
        |        |      |
        | ------ | ---: |
        | Ada    | 1815 |
        | Grace  | 1906 |
        | Edsger | 1930 |

        """)
  }

  @Test("Lines can stand between all rows")
  func separatedRows() throws {
    var presenter = presenter(.rounded)
    presenter.table?.separatesRows = true
    #expect(
      try presenter.present(people()) == """
        ╭────────┬──────╮
        │ Name   │ Born │
        ├────────┴──────┤
        │ friends       │
        ├────────┬──────┤
        │ Ada    │ 1815 │
        ├────────┼──────┤
        │ Grace  │ 1906 │
        ├────────┴──────┤
        │ others        │
        ├────────┬──────┤
        │ Edsger │ 1930 │
        ╰────────┴──────╯

        """)
  }

  @Test("Section footers stand across all columns; list header and footer around the table")
  func supplementaries() throws {
    let presenter = presenter(.rounded).listHeader("People").listFooter("end\nof it")
      .sectionFooter { "all \($0)" }
    #expect(
      try presenter.present(people()) == """
        People

        ╭────────┬──────╮
        │ Name   │ Born │
        ├────────┴──────┤
        │ friends       │
        ├────────┬──────┤
        │ Ada    │ 1815 │
        │ Grace  │ 1906 │
        ├────────┴──────┤
        │ all friends   │
        ├───────────────┤
        │ others        │
        ├────────┬──────┤
        │ Edsger │ 1930 │
        ├────────┴──────┤
        │ all others    │
        ╰───────────────╯

        end
        of it

        """)
  }

  @Test("A header wider than the columns makes the last one wider")
  func wideHeader() throws {
    let list = try ListSnapshot<String, Person> {
      ListSection(items: [.ada], in: "friends of the house")
    }
    #expect(
      try presenter(.rounded).present(list) == """
        ╭──────┬───────────────╮
        │ Name │          Born │
        ├──────┴───────────────┤
        │ friends of the house │
        ├──────┬───────────────┤
        │ Ada  │          1815 │
        ╰──────┴───────────────╯

        """)
  }

  @Test("Where no column may be wider, a header is wrapped")
  func wrappedHeader() throws {
    var presenter = presenter(.rounded)
    presenter.table?.columns[0].width = .fixed(6)
    presenter.table?.columns[1].width = .flexible(maximum: 4)
    let list = try ListSnapshot<String, Person> {
      ListSection(items: [.ada], in: "friends of the house")
    }
    #expect(
      try presenter.present(list) == """
        ╭────────┬──────╮
        │ Name   │ Born │
        ├────────┴──────┤
        │ friends of    │
        │ the house     │
        ├────────┬──────┤
        │ Ada    │ 1815 │
        ╰────────┴──────╯

        """)
  }

  @Test("A header's detail stands at the end of its row")
  func headerWithDetail() throws {
    let presenter = presenter(.rounded).supplementary(.sectionHeader) { context in
      CellContent(context.section ?? "", detail: "\(context.numberOfItems)")
    }
    #expect(
      try presenter.present(people()) == """
        ╭────────┬──────╮
        │ Name   │ Born │
        ├────────┴──────┤
        │ friends     2 │
        ├────────┬──────┤
        │ Ada    │ 1815 │
        │ Grace  │ 1906 │
        ├────────┴──────┤
        │ others      1 │
        ├────────┬──────┤
        │ Edsger │ 1930 │
        ╰────────┴──────╯

        """)
  }
}
