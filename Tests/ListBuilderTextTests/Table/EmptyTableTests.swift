import ListBuilder
import ListBuilderText
import Testing

@Suite struct EmptyTableTests {
  private func presenter(_ border: TextBorder) -> TextPresenter<String, Person> {
    .table(border: border) {
      ListColumn("Name", \.name)
      ListColumn("Born", \.born, alignment: .trailing)
    }
  }

  @Test("A placeholder stands below the titles, across all columns")
  func placeholder() throws {
    let presenter = presenter(.rounded).placeholder("Nobody")
    #expect(
      try presenter.present(ListSnapshot()) == """
        ╭──────┬──────╮
        │ Name │ Born │
        ├──────┴──────┤
        │ Nobody      │
        ╰─────────────╯

        """)
    #expect(
      try self.presenter(.none).placeholder("Nobody").present(ListSnapshot()) == """
        Name  Born
        Nobody

        """)
    #expect(
      try self.presenter(.markdown).placeholder("Nobody").present(ListSnapshot()) == """
        | Name   | Born |
        | ------ | ---: |
        | Nobody |      |

        """)
  }

  @Test(
    "A footer below nothing has no empty line before it",
    arguments: [TextBorder.none, .ascii, .rounded])
  func footerAlone(border: TextBorder) throws {
    let presenter = TextPresenter<String, Person>.table(border: border) { ListColumn("", \.name) }
    let text = try presenter.listFooter("foot").present(ListSnapshot())
    #expect(text == "foot\n")
  }

  @Test("A placeholder of a table without columns has one of its own")
  func placeholderWithoutColumns() throws {
    var presenter = TextPresenter<String, Int> { number, _ in "\(number)" }
    presenter.table = TextTable()
    #expect(try presenter.present(ListSnapshot()) == "")
    #expect(
      try presenter.placeholder("Nobody is here").present(ListSnapshot()) == """
        ╭────────────────╮
        │ Nobody is here │
        ╰────────────────╯

        """)
    #expect(
      try presenter.placeholder("").present(ListSnapshot()) == """
        ╭──╮
        │  │
        ╰──╯

        """)
  }

  @Test("An empty list is a table of titles", arguments: TextBorder.allCases)
  func emptyList(border: TextBorder) throws {
    let text =
      switch border {
      case .none: "Name  Born\n"
      case .ascii: "+------+------+\n| Name | Born |\n+------+------+\n"
      case .rounded: "╭──────┬──────╮\n│ Name │ Born │\n╰──────┴──────╯\n"
      case .markdown: "| Name | Born |\n| ---- | ---: |\n"
      }
    #expect(try presenter(border).present(ListSnapshot()) == text)
    #expect(
      try presenter(border).listHeader("a").listFooter("b").present(ListSnapshot())
        == "a\n\n\(text)\nb\n")
  }

  @Test("Empty sections are their headers")
  func emptySections() throws {
    let list = try ListSnapshot<String, Person> {
      ListSection(items: [], in: "nobody")
      ListSection(items: [], in: "")
      ListSection(items: [.ada], in: "friends")
      ListSection(items: [], in: "last")
    }
    #expect(
      try presenter(.rounded).present(list) == """
        ╭──────┬──────╮
        │ Name │ Born │
        ├──────┴──────┤
        │ nobody      │
        ├─────────────┤
        │ friends     │
        ├──────┬──────┤
        │ Ada  │ 1815 │
        ├──────┴──────┤
        │ last        │
        ╰─────────────╯

        """)
    #expect(
      try presenter(.none).present(list) == """
        Name  Born
        nobody

        friends
        Ada   1815

        last

        """)
  }
}
