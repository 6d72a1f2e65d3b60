import ListBuilder
import TestSupport
import Testing

@testable import ListBuilderText

@Suite struct MarkdownTests {
  private func cell(_ text: String) -> String {
    MarkdownText.cell(HarmlessText.lines(of: text)).text
  }

  private func paragraph(_ text: String) -> String {
    MarkdownText.paragraph(HarmlessText.lines(of: text)).map(\.text).joined(separator: "\n")
  }

  @Test(
    "What would be markup has a backslash before it",
    arguments: [
      ("a|b", "a\\|b"), ("**a**", "\\*\\*a\\*\\*"), ("_a_", "\\_a\\_"), ("`a`", "\\`a\\`"),
      ("[a](b)", "\\[a\\](b)"), ("![a](b)", "!\\[a\\](b)"), ("<b>", "\\<b\\>"), ("&lt;", "\\&lt;"),
      ("~~a~~", "\\~\\~a\\~\\~"), ("a\\b", "a\\\\b"), ("\\|", "\\\\\\|"), ("$x$", "\\$x\\$"),
      ("a\u{301}|", "a\u{301}\\|"), ("*\u{301}", "\\*\u{301}"),
    ])
  func escapes(text: String, shown: String) {
    #expect(Array(cell(text).utf8) == Array(shown.utf8))
  }

  @Test("Lines are parted by breaks, and spaces at their beginning do not break")
  func lines() {
    #expect(cell("a\nb\r\nc") == "a<br>b<br>c")
    #expect(cell("  a b\n c") == "\u{A0}\u{A0}a b<br>\u{A0}c")
    #expect(cell("<br>") == "\\<br\\>")
    #expect(cell("a  b   c") == "a \u{A0}b \u{A0}\u{A0}c")
  }

  @Test(
    "A paragraph begins no heading, list or rule",
    arguments: [
      ("# a", "\\# a"), ("- a", "\\- a"), ("+ a", "\\+ a"), ("* a", "\\* a"), ("=== ", "\\=== "),
      ("--- ", "\\--- "), ("> a", "\\> a"), ("1. a", "1\\. a"), ("12) a", "12\\) a"),
      ("1 a", "1 a"), ("12", "12"), ("a # b", "a # b"), ("    a", "\u{A0}\u{A0}\u{A0}\u{A0}a"),
      ("#\u{301}", "\\#\u{301}"), ("", ""), ("``` a", "\\`\\`\\` a"), ("~~~", "\\~\\~\\~"),
    ])
  func paragraphs(text: String, shown: String) {
    #expect(Array(paragraph(text).utf8) == Array(shown.utf8))
  }

  @Test("The lines of a paragraph stay apart")
  func paragraphLines() {
    #expect(paragraph("a\n- b\n\nc") == "a\\\n\\- b\\\n\\\nc")
  }

  @Test("A header is bold, and its markup escaped")
  func headings() {
    #expect(MarkdownText.heading("a*b", .header).text == "**a\\*b**")
    #expect(MarkdownText.heading("a*b", .standard).text == "a\\*b")
    #expect(MarkdownText.heading(" \n", .header).text == "")
  }

  @Test("Highlights and roles stay")
  func roles() {
    var line = TextLine("a", .muted)
    line.append("|b", .match)
    let cell = MarkdownText.cell([line])
    #expect(cell.text == "a\\|b")
    #expect(cell.pieces.map(\.role) == [.muted, .match])
  }

  @Test("Texts in a table are what they were, without backslashes and with line feeds for breaks")
  func law() throws {
    let alphabet = Array("ab |\\*_`<>br[]()&~$#+-=1. \n\r\t\u{1B}日é\u{301}👩‍👩‍👧".unicodeScalars)
    try expectForRandomTexts(likelier: alphabet, count: 3000, "escaped texts are what they were") {
      text in
      let shown = try table([[text, "x", text]], border: .markdown)
      let lines = shown.split(separator: "\n", omittingEmptySubsequences: false)
      guard lines.count == 4, lines[3].isEmpty else { return false }
      let cells = Self.cells(ofRow: String(lines[2]))
      let expected = HarmlessText.lines(of: text).map(\.text).joined(separator: "\n")
      return cells.count == 3
        && [0, 2].allSatisfy { Self.trimmed(cells[$0]) == Self.trimmed(expected) }
        && cells[1] == " x "
    }
  }

  /// The cells of a row as a reader of Markdown finds them, breaks and escapes undone.
  private static func cells(ofRow row: String) -> [String] {
    var cells: [String.UnicodeScalarView] = [.init()]
    var rest = row.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\\", let next = rest.popFirst() {
        cells[cells.count - 1].append(next)
      } else if scalar == "|" {
        cells.append(.init())
      } else if scalar == "<", rest.starts(with: "br>".unicodeScalars) {
        rest = rest.dropFirst(3)
        cells[cells.count - 1].append("\n")
      } else {
        cells[cells.count - 1].append(scalar == "\u{A0}" ? " " : scalar)
      }
    }
    return cells.dropFirst().dropLast().map { String($0) }
  }

  /// Spaces around a cell do not count, and one that does not break is like any.
  private static func trimmed(_ text: String) -> [Unicode.Scalar] {
    let scalars = text.unicodeScalars.map { $0 == "\u{A0}" ? " " : $0 }
    return Array(
      scalars.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
