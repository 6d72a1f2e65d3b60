import ListBuilder
import ListBuilderText
import Testing

@Suite struct TextStyleTests {
  /// Presents a list of one item, with ESC as `^`.
  private func text(
    _ content: CellContent, style: TextStyle = .ansi(), table: TextTable? = nil,
    section: String = "",
    configure: (inout TextPresenter<String, Int>) -> Void = { _ in }
  ) throws -> String {
    var presenter = TextPresenter<String, Int> { _, _ in content }
    presenter.style = style
    presenter.table = table
    configure(&presenter)
    return try presenter.present(ListSnapshot { ListSection(items: [1], in: section) })
      .replacing("\u{1B}", with: "^")
  }

  @Test("In Markdown, no cursor moves")
  func markdown() throws {
    let table = TextTable(columns: [ListColumnLayout(width: .fixed(3))], border: .markdown)
    #expect(try text("日本語 ❤️", table: table).hasSuffix("| 日本語 ❤️ |\n"))
  }

  @Test(
    "Roles look as the theme says",
    arguments: [
      (CellContent.Role.standard, "a\n"), (.emphasized, "^[1ma^[0m\n"), (.muted, "^[2ma^[0m\n"),
      (.destructive, "^[31ma^[0m\n"), (.match, "^[7ma^[0m\n"),
    ])
  func roles(role: CellContent.Role, shown: String) throws {
    #expect(try text(CellContent("a", role: role)) == shown)
    #expect(try text(CellContent("a", role: role), style: .plain) == "a\n")
  }

  @Test("Headers stand out; details, links, pictures and secondary texts stand back")
  func partsOfContents() throws {
    let content = CellContent(
      "a", secondaryText: "b", detail: "c", link: "//d",
      image: .init(source: "", alternativeText: "e"), role: .emphasized)
    #expect(
      try text(content, section: "h")
        == "^[1mh^[0m\n  ^[1ma^[0m ^[2m[e]^[0m  ^[2mc <//d>^[0m\n    ^[2mb^[0m\n")
  }

  @Test("A header with a role of its own looks like that")
  func headersWithRoles() throws {
    #expect(
      try text("a") { presenter in
        presenter = presenter.supplementary(.listHeader) { _ in CellContent("h", role: .muted) }
      } == "^[2mh^[0m\n\na\n")
  }

  @Test("Matches stand out in all texts")
  func highlights() throws {
    let content = CellContent("an ant", secondaryText: "ante", detail: "an", role: .muted)
      .highlighting { $0.ranges(of: "an") }
    #expect(
      try text(content)
        == "^[7man^[0m^[2m ^[0m^[7man^[0m^[2mt^[0m  ^[7man^[0m\n  ^[7man^[0m^[2mte^[0m\n")
    #expect(try text(content, style: .plain) == "an ant  an\n  ante\n")
  }

  @Test("A theme of one's own, in the colours that the terminal has")
  func themes() throws {
    let theme = TextTheme(
      header: TextAttributes(isUnderlined: true),
      destructive: TextAttributes(foreground: .rgb(red: 255, green: 0, blue: 0)))
    let content = CellContent("a", role: .destructive)
    #expect(
      try text(content, style: .ansi(.trueColor, theme: theme), section: "h")
        == "^[4mh^[0m\n  ^[38;2;255;0;0ma^[0m\n")
    #expect(
      try text(content, style: .ansi(.palette, theme: theme)) == "^[38;5;196ma^[0m\n")
    #expect(try text(content, style: .ansi(.sixteen, theme: theme)) == "^[91ma^[0m\n")
  }

  @Test("A role without attributes has no sequence")
  func noAttributes() throws {
    let theme = TextTheme(header: TextAttributes(), muted: TextAttributes())
    let content = CellContent("a", secondaryText: "b", detail: "c", role: .muted)
    #expect(
      try text(content, style: .ansi(.trueColor, theme: theme), section: "h")
        == "h\n  a  c\n    b\n")
  }

  @Test("Each sequence ends on its line, where texts are wrapped or have lines of their own, too")
  func lines() throws {
    #expect(
      try text(CellContent("the quick\nfox", role: .match)) { $0.width = 5 }
        == "^[7mthe^[0m\n^[7mquick^[0m\n^[7mfox^[0m\n")
    #expect(
      try text(CellContent("the quick", role: .match)) {
        $0.width = 5
        $0.overflow = .truncate
      } == "^[7mthe …^[0m\n")
  }

  @Test("Bullets and guides are not what the item is meant as")
  func leads() throws {
    var presenter = TextPresenter<String, String> { name, _ in CellContent(name, role: .match) }
    presenter.style = .ansi()
    presenter.bullet = "* "
    presenter.outlineStyle = .lines
    let list = try ListSnapshot(sections: [ListSection("", outline: "a+ .b")])
    #expect(
      try presenter.present(list).replacing("\u{1B}", with: "^")
        == "^[2m- ^[0m* ^[7ma^[0m\n^[2m└─ ^[0m* ^[7mb^[0m\n")
  }

  @Test("In a table, titles and headers stand out, and spaces and borders are plain")
  func tables() throws {
    var presenter = TextPresenter<String, Person>.table(border: .ascii) {
      ListColumn("Name") { CellContent($0.name, role: .muted) }
      ListColumn("Born", \.born, footer: .count)
    }
    presenter.style = .ansi()
    let list = try ListSnapshot<String, Person> { ListSection(items: [.ada], in: "friends") }
    #expect(
      try presenter.present(list).replacing("\u{1B}", with: "^") == """
        +------+------+
        | ^[1mName^[0m | ^[1mBorn^[0m |
        +------+------+
        | ^[1mfriends^[0m     |
        +------+------+
        | ^[2mAda^[0m  | 1815 |
        +------+------+
        |      | ^[1m1^[0m    |
        +------+------+

        """)
  }

  @Test("Parts of a cell's text that are highlighted stay so where it is wrapped or cut")
  func highlightsInTables() throws {
    let content = CellContent("the quick fox").highlighting { $0.ranges(of: "e quick f") }
    let wrapped = TextTable(columns: [ListColumnLayout(width: .fixed(5))], border: .none)
    #expect(try text(content, table: wrapped) == "th^[7me^[0m\n^[7mquick^[0m\n^[7mf^[0mox\n")
    let cut = TextTable(
      columns: [ListColumnLayout(width: .fixed(5), overflow: .truncate)], border: .none)
    #expect(try text(content, table: cut) == "th^[7me …^[0m^[6G\n")
  }

  @Test(
    "Behind a text whose width is uncertain the cursor goes where the column ends",
    arguments: [
      ("👩‍👩‍👧", "👩‍👩‍👧  ^[7G"), ("e\u{301}", "e\u{301}   ^[7G"),
      ("①", "①   ^[7G"), ("日", "日  ^[7G"),
      ("abc", "abc "), ("äöñ", "äöñ "),
    ])
  func cursorColumns(text: String, shown: String) throws {
    var presenter = TextPresenter<String, Int> { _, _ in TextCell(text, text) }
    presenter.style = .ansi()
    presenter.table = TextTable(
      columns: [ListColumnLayout(width: .fixed(4)), ListColumnLayout(width: .fixed(4))],
      border: .ascii)
    let list = try ListSnapshot<String, Int> { ListSection(items: [1], in: "") }
    let line = try presenter.present(list).split(separator: "\n")[1].replacing("\u{1B}", with: "^")
    // Two cells before the first column, three between the columns.
    #expect(line == "| \(shown) | \(shown.replacing("^[7G", with: "^[14G")) |")
    presenter.style = .plain
    #expect(try !presenter.present(list).contains("\u{1B}"))
    presenter.table?.border = .none
    presenter.style = .ansi()
    let bare = try presenter.present(list).replacing("\u{1B}", with: "^")
    #expect(bare.contains("^[5G") == shown.contains("^"))
    #expect(bare.contains("^[11G") == shown.contains("^"))
  }

  @Test("The cursor goes to the end of the row behind a header of uncertain width")
  func cursorColumnOfHeaders() throws {
    let shown = try text("abc", table: TextTable(border: .rounded), section: "👍🏽")
    #expect(shown == "╭─────╮\n│ ^[1m👍🏽^[0m ^[6G │\n├─────┤\n│ abc │\n╰─────╯\n")
  }
}
