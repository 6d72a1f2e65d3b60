import Testing

@testable import ListBuilderText

@Suite struct TruncationTests {
  private func truncated(_ text: String, _ cells: Int, ambiguousIsWide: Bool = false) -> String {
    TextLine(text).truncated(to: cells, DisplayWidth(ambiguousIsWide: ambiguousIsWide)).text
  }

  @Test(
    "A text that fits stays as it is",
    arguments: [("", 0), ("", 5), ("a", 1), ("abc", 3), ("日本", 4), ("👩‍👩‍👧", 2), ("e\u{301}", 1)])
  func fitting(text: String, cells: Int) {
    #expect(truncated(text, cells) == text)
  }

  @Test(
    "A longer one is the beginning that fits, and an ellipsis",
    arguments: [
      ("abc", 2, "a…"),
      ("abcdef", 5, "abcd…"),
      ("日本語日", 5, "日本…"),
      ("日本語日", 4, "日…"),
      ("ab cd", 4, "ab …"),
      ("👩‍👩‍👧👩‍👩‍👧", 3, "👩‍👩‍👧…"),
      ("👩‍👩‍👧👩‍👩‍👧", 2, "…"),
      ("🇯🇵🇩🇪", 3, "🇯🇵…"),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
      ("क्षिक", 2, "…"),
    ])
  func longer(text: String, cells: Int, shown: String) {
    #expect(Array(truncated(text, cells).utf8) == Array(shown.utf8))
  }

  @Test("In one cell there is room for the ellipsis alone", arguments: ["ab", "日", "日本語", "🇯🇵"])
  func oneCell(text: String) {
    #expect(truncated(text, 1) == "…")
  }

  @Test("In no cell there is room for nothing", arguments: [0, -1, .min])
  func noCell(cells: Int) {
    #expect(truncated("abc", cells) == "")
    #expect(truncated("", cells) == "")
  }

  @Test("An ellipsis that is wide needs two cells; in one, a dot stands for it")
  func wideEllipsis() {
    #expect(truncated("abcd", 3, ambiguousIsWide: true) == "a…")
    #expect(truncated("abcd", 2, ambiguousIsWide: true) == "…")
    #expect(truncated("abcd", 1, ambiguousIsWide: true) == ".")
    #expect(truncated("①②", 3, ambiguousIsWide: true) == "…")
    #expect(truncated("①②", 4, ambiguousIsWide: true) == "①②")
  }

  @Test("What is kept keeps its roles; the ellipsis has the role of what it stands for")
  func roles() {
    var line = TextLine("", .muted)
    line.append("ab", .muted)
    line.append("cd", .match)
    line.append("ef", .destructive)
    #expect(
      line.truncated(to: 4, DisplayWidth()).pieces == [
        .init(range: 0..<2, role: .muted), .init(range: 2..<6, role: .match),
      ])
    #expect(
      line.truncated(to: 5, DisplayWidth()).pieces == [
        .init(range: 0..<2, role: .muted), .init(range: 2..<4, role: .match),
        .init(range: 4..<7, role: .destructive),
      ])
    #expect(line.truncated(to: 6, DisplayWidth()) == line)
  }

  @Test("A text of a megabyte is cut")
  func longText() {
    let text = String(repeating: "a", count: 1_000_000)
    #expect(truncated(text, 3) == "aa…")
    #expect(truncated(text, 999_999).utf8.count == 999_998 + 3)
    #expect(truncated(String(repeating: "\u{301}", count: 300_000) + "日本", 3).hasSuffix("日…"))
  }
}
