import ListBuilder
import ListBuilderText
import Testing

@Suite struct ListWidthTests {
  /// Presents one item below the header `h`, which makes the item indented.
  private func text(
    _ content: CellContent, width: Int?, bullet: String = "", overflow: ListOverflow = .wrap
  ) throws -> String {
    var presenter = TextPresenter<String, Int> { _, _ in content }
    presenter.width = width
    presenter.bullet = bullet
    presenter.overflow = overflow
    return try presenter.present(ListSnapshot { ListSection(items: [1], in: "h") })
  }

  @Test("Longer texts go on under their beginning")
  func hangingIndents() throws {
    #expect(try text("the quick brown fox", width: 11) == "h\n  the quick\n  brown fox\n")
    #expect(
      try text("the quick brown fox", width: 13, bullet: "- ")
        == "h\n  - the quick\n    brown fox\n")
    #expect(
      try text("日本語日本語", width: 7, bullet: "・") == "h\n  ・日\n    本\n    語\n    日\n    本\n    語\n")
    #expect(try text("a\nthe quick", width: 7) == "h\n  a\n  the\n  quick\n")
  }

  @Test("Texts that fit are as they are without a width")
  func fitting() throws {
    let content = CellContent("Ada\nLovelace", secondaryText: "Analyst\nPoet")
    #expect(try text(content, width: 80) == text(content, width: nil))
    #expect(try text(content, width: .max) == text(content, width: nil))
    #expect(try text("", width: 80, bullet: "- ") == "h\n  - \n")
  }

  @Test("However narrow, no line is wider, neither in outlines", arguments: 1...14)
  func narrowOutlines(width: Int) throws {
    var presenter = TextPresenter<String, Int> { number, _ in "item \(number)" }
    presenter.width = width
    presenter.outlineStyle = .lines
    presenter.bullet = "* "
    let list = try ListSnapshot<String, Int> {
      ListSection("h") {
        ListOutline(1, isExpanded: true) {
          ListOutline(2, isExpanded: true) { ListOutline(3, isExpanded: true) { 4 } }
        }
      }
    }
    for line in try presenter.present(list).split(separator: "\n") {
      #expect(DisplayWidth().width(of: line) <= width)
    }
  }

  @Test("The widest list puts its details at the 1,000th cell", arguments: [1_000, .max])
  func widest(width: Int) throws {
    let line = try text(CellContent("Ada", detail: "1815", link: "//y"), width: width)
    #expect(line.split(separator: "\n")[1].count == (width == .max ? 1_002 : 1_000))
    #expect(line.hasSuffix("  1815 <//y>\n"))
  }

  @Test("Details stand at the end of the line")
  func details() throws {
    let content = CellContent("Ada", detail: "1815")
    #expect(try text(content, width: 20) == "h\n  Ada           1815\n")
    #expect(try text(content, width: 20, bullet: "- ") == "h\n  - Ada         1815\n")
    #expect(try text(content, width: 11) == "h\n  Ada  1815\n")
    let linked = CellContent("Ada", detail: "x", link: "//y")
    #expect(try text(linked, width: 20) == "h\n  Ada        x <//y>\n")
  }

  @Test("Beside a detail, a longer text has less room in its first lines")
  func detailsBesideLongTexts() throws {
    let content = CellContent("the quick brown fox", detail: "1815")
    #expect(
      try text(content, width: 20) == "h\n  the quick     1815\n  brown fox\n")
    let lines = CellContent("Ada\nLovelace", detail: "x")
    #expect(try text(lines, width: 14) == "h\n  Ada        x\n  Lovelace\n")
  }

  @Test("A detail for which there is no room stands below, at the end")
  func detailsBelow() throws {
    #expect(
      try text(CellContent("Ada Lovelace", detail: "1815–1852"), width: 18)
        == "h\n  Ada Lovelace\n         1815–1852\n")
    #expect(
      try text(CellContent("Ada", detail: "mathematician and poet"), width: 12)
        == "h\n  Ada\n  mathematic\n     ian and\n        poet\n")
    #expect(
      try text(CellContent("", detail: "1815 or so"), width: 10) == "h\n   1815 or\n        so\n")
  }

  @Test("A wide detail stays beside a text if both fit")
  func wideDetailThatFits() throws {
    #expect(
      try text(CellContent("Ada", detail: "mathematician"), width: 20)
        == "h\n  Ada  mathematician\n")
  }

  @Test("Secondary texts go on under their beginning; in a narrow list they are not indented")
  func secondaryTexts() throws {
    let content = CellContent("Ada", secondaryText: "the first of them\nb")
    #expect(try text(content, width: 14) == "h\n  Ada\n    the first\n    of them\n    b\n")
    #expect(try text(content, width: 6) == "h\n  Ada\n  the\n  firs\n  t of\n  them\n  b\n")
  }

  @Test("Longer texts can be cut instead")
  func truncation() throws {
    let content = CellContent("the quick brown fox", secondaryText: "of the house")
    #expect(
      try text(content, width: 12, overflow: .truncate) == "h\n  the quick…\n    of the …\n")
    #expect(
      try text(CellContent("the quick", detail: "12"), width: 12, overflow: .truncate)
        == "h\n  the q…  12\n")
    #expect(try text("日本語日", width: 7, bullet: "", overflow: .truncate) == "h\n  日本…\n")
    #expect(try text("a\nthe quick", width: 6, overflow: .truncate) == "h\n  a\n  the…\n")
  }

  @Test("Headers and footers go on in the next line, or are cut")
  func supplementaries() throws {
    var presenter = TextPresenter<String, Int> { number, _ in "\(number)" }
      .listHeader("a list of numbers").listFooter("end of the list")
      .sectionFooter { _ in "end of section" }
    presenter.width = 10
    let list = try ListSnapshot<String, Int> { ListSection(items: [1], in: "some numbers") }
    #expect(
      try presenter.present(list) == """
        a list of
        numbers

        some
        numbers
          1
        end of
        section

        end of the
        list

        """)
    presenter.overflow = .truncate
    #expect(
      try presenter.present(list)
        == "a list of…\n\nsome numb…\n  1\nend of se…\n\nend of th…\n")
  }

  @Test("No width is too narrow: each line has a character then", arguments: [1, 0, -1, Int.min])
  func narrowest(width: Int) throws {
    let content = CellContent("ab", secondaryText: "c", detail: "d")
    #expect(try text(content, width: width) == "h\na\nb\nd\nc\n")
    #expect(try text("日b", width: width) == "h\n…\nb\n")
    #expect(try text("ab", width: width, bullet: "- ") == "h\na\nb\n")
    #expect(try text("ab", width: width, overflow: .truncate) == "h\n…\n")
  }

  @Test("Where characters of ambiguous width are wide, details are aligned by that")
  func ambiguousWidths() throws {
    var presenter = TextPresenter<String, Int> { _, _ in CellContent("①", detail: "x") }
    presenter.width = 8
    let list = try ListSnapshot<String, Int> { ListSection(items: [1], in: "") }
    #expect(try presenter.present(list) == "①      x\n")
    presenter.ambiguousIsWide = true
    #expect(try presenter.present(list) == "①     x\n")
  }

  @Test("A long text is wrapped, or cut; a long detail is wrapped, too")
  func longText() throws {
    let long = String(repeating: "word ", count: 20_000)
    let lines = try text(CellContent(long), width: 81).split(separator: "\n")
    #expect(lines.dropFirst().allSatisfy { $0.utf8.count <= 81 })
    // 16 words of 79 cells fit behind two spaces.
    #expect(lines.count == 1 + 20_000 / 16)
    #expect(try text(CellContent(long), width: 80, overflow: .truncate).utf8.count < 100)
    #expect(try text(CellContent("a", detail: long), width: 80).utf8.count > long.utf8.count)
  }
}
