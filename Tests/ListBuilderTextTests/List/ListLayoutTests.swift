import ListBuilder
import ListBuilderText
import Testing

@Suite struct ListLayoutTests {
  /// Presents one item below the header `h`, which makes the item indented.
  private func text(
    _ content: CellContent, bullet: String = "", indentation: Int = 2
  ) throws -> String {
    var presenter = TextPresenter<String, Int> { _, _ in content }
    presenter.bullet = bullet
    presenter.indentation = indentation
    return try presenter.present(ListSnapshot { ListSection(items: [1], in: "h") })
  }

  @Test(
    "Items are indented as far as one says; a negative number is none",
    arguments: [
      (-1, "h\na\n"), (Int.min, "h\na\n"), (0, "h\na\n"), (1, "h\n a\n"), (4, "h\n    a\n"),
    ])
  func indentation(width: Int, shown: String) throws {
    #expect(try text("a", indentation: width) == shown)
  }

  @Test("A bullet stands before each item, with and without a header")
  func bullets() throws {
    var presenter = TextPresenter<String, String> { name, _ in name }
    presenter.bullet = "- "
    let list = try ListSnapshot<String, String> {
      ListSection(items: ["a", "b"], in: "h")
      ListSection(items: ["c"], in: "")
    }
    let text = try presenter.listHeader("l").sectionFooter { _ in "f" }.present(list)
    #expect(text == "l\n\nh\n  - a\n  - b\nf\n\n- c\nf\n")
  }

  @Test(
    "Further lines hang under the first one",
    arguments: [
      ("", "h\n  a\n  b\n"), ("- ", "h\n  - a\n    b\n"), ("→ ", "h\n  → a\n    b\n"),
      ("👍🏽 ", "h\n  👍🏽 a\n     b\n"), ("・", "h\n  ・a\n    b\n"),
    ])
  func hangingLines(bullet: String, shown: String) throws {
    #expect(try text("a\nb", bullet: bullet) == shown)
    #expect(try text("a\r\nb", bullet: bullet) == shown)
    #expect(try text("a\u{2028}b", bullet: bullet) == shown)
  }

  @Test("Headers and footers have their lines, too")
  func linesOfSupplementaries() throws {
    let text = try TextPresenter<String, String> { name, _ in name }
      .listHeader("a\nb").sectionHeader { "\($0)\nd" }.sectionFooter { _ in "e\nf" }
      .listFooter("g\nh").present(ListSnapshot { ListSection(items: ["i"], in: "c") })
    #expect(text == "a\nb\n\nc\nd\n  i\ne\nf\n\ng\nh\n")
  }

  @Test("A bullet of several lines becomes one")
  func bulletOfLines() throws {
    #expect(try text("a", bullet: "-\n*\r\n ") == "h\n  -* a\n")
  }

  @Test(
    "No line ends with the spaces before it",
    arguments: [
      ("a\n\nb", nil), ("a\n", nil), ("a", "\nb"), ("a", "b\n\nc"), ("a", "b\n"),
    ])
  func emptyLines(text main: String, secondary: String?) throws {
    let shown = try text(CellContent(main, secondaryText: secondary))
    #expect(!shown.split(separator: "\n").contains { $0.hasSuffix(" ") })
  }

  @Test("The secondary text stands below the main text, indented by two")
  func secondaryText() throws {
    let content = CellContent("a\nb", secondaryText: "c\nd", detail: "e")
    #expect(try text(content, bullet: "- ") == "h\n  - a  e\n    b\n      c\n      d\n")
  }

  @Test("The detail stands behind the first line")
  func detail() throws {
    #expect(try text(CellContent("a", detail: "b")) == "h\n  a  b\n")
    #expect(try text(CellContent("a", detail: "b\nc\r\nd")) == "h\n  a  b c d\n")
  }

  @Test("A picture is its alternative text in brackets; a decorating one is left out")
  func image() throws {
    let image = CellContent.Image(source: "a.png", alternativeText: "Ada at work")
    let decoration = CellContent.Image(source: "a.png", alternativeText: "")
    #expect(try text(CellContent("Ada", image: image)) == "h\n  Ada [Ada at work]\n")
    #expect(try text(CellContent("Ada", image: decoration)) == "h\n  Ada\n")
  }

  @Test("Everything has its place")
  func everything() throws {
    let content = CellContent(
      "Ada", secondaryText: "Analyst", detail: "1815", link: "https://ada.example",
      image: .init(source: "a.png", alternativeText: "Ada at work"), role: .emphasized)
    #expect(
      try text(content, bullet: "* ") == """
        h
          * Ada [Ada at work]  1815 <https://ada.example>
              Analyst

        """)
  }

  @Test("Empty fields are left out")
  func emptyFields() throws {
    let content = CellContent(
      "Ada", secondaryText: "", detail: "", link: "",
      image: .init(source: "", alternativeText: ""))
    #expect(try text(content) == "h\n  Ada\n")
  }

  @Test("A cell without any text is an empty line, behind its bullet if it has one")
  func emptyCell() throws {
    #expect(try text("") == "h\n\n")
    #expect(try text("", bullet: "- ") == "h\n  - \n")
  }

  @Test("A cell without main text begins with what stands beside it")
  func asideAlone() throws {
    #expect(try text(CellContent("", detail: "b")) == "h\n  b\n")
  }

  @Test(
    "Roles do not show",
    arguments: [CellContent.Role.standard, .emphasized, .muted, .destructive])
  func roles(role: CellContent.Role) throws {
    #expect(try text(CellContent("a", role: role)) == "h\n  a\n")
  }

  @Test("A link is shown in angle brackets")
  func link() throws {
    #expect(try text(CellContent("a", link: "//x.example")) == "h\n  a <//x.example>\n")
    #expect(try text(CellContent("a", link: "mailto:b@x.org")) == "h\n  a <mailto:b@x.org>\n")
    #expect(try text(CellContent("a", link: "javascript:b")) == "h\n  a <javascript:b>\n")
  }

  @Test(
    "A link that is to be read anyway is left out",
    arguments: [
      CellContent("https://x.example", link: "https://x.example"),
      CellContent("a@x.example", link: "mailto:a@x.example"),
      CellContent("Ada", secondaryText: "a@x.example", link: "mailto:a@x.example"),
      CellContent("Ada", detail: "a@x.example", link: "mailto:a@x.example"),
      CellContent("+49301234", link: "tel:+49301234"),
      CellContent("Ada", detail: "+49301234", link: "tel:+49301234"),
    ])
  func linkNotRepeated(content: CellContent) throws {
    #expect(try !text(content).contains("<"))
  }

  @Test(
    "A link is shown where only a part of a word spells it",
    arguments: [
      CellContent("Ada", link: "a"),
      CellContent("Banana", link: "mailto:na"),
      CellContent("ada@x.example.org", link: "mailto:a@x.example"),
      CellContent("Ada", link: "tel:call-ada"),
    ])
  func linkInsideWord(content: CellContent) throws {
    #expect(try text(content).contains("<\(content.link ?? "")>"))
  }

  // In quadratic time, this would take minutes.
  @Test("A long link is shown beside a long text that has most of it")
  func longLink() throws {
    let long = String(repeating: "a", count: 100_000)
    for link in ["b" + long, "mailto:\(long)b"] {
      #expect(try text(CellContent(long + long, link: link)).contains("<\(link)>"))
    }
  }
}
