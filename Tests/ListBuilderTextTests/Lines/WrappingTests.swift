import Testing

@testable import ListBuilderText

@Suite struct WrappingTests {
  private func wrapped(_ text: String, _ cells: Int, ambiguousIsWide: Bool = false) -> [String] {
    TextLine(text).wrapped(to: cells, DisplayWidth(ambiguousIsWide: ambiguousIsWide)).map(\.text)
  }

  @Test(
    "A text that fits is one line as it is",
    arguments: [("", 1), ("a", 1), ("a b", 3), (" a ", 3), ("日本", 4), ("  ", 2), ("e\u{301}", 1)])
  func fitting(text: String, cells: Int) {
    #expect(wrapped(text, cells) == [text])
  }

  @Test(
    "A line ends between words, and the spaces there are left out",
    arguments: [
      ("a b", 1, ["a", "b"]),
      ("a b", 2, ["a", "b"]),
      ("ab cd ef", 5, ["ab cd", "ef"]),
      ("ab cd ef", 6, ["ab cd", "ef"]),
      ("ab   cd", 4, ["ab", "cd"]),
      ("ab   cd", 5, ["ab", "cd"]),
      ("ab cd   ", 5, ["ab cd"]),
      ("the quick brown fox", 9, ["the quick", "brown fox"]),
      ("the quick brown fox", 10, ["the quick", "brown fox"]),
      ("a\u{3000}bc", 4, ["a", "bc"]),
      ("a\u{2003}b", 2, ["a", "b"]),
    ])
  func words(text: String, cells: Int, lines: [String]) {
    #expect(wrapped(text, cells) == lines)
  }

  @Test(
    "No line ends at a space that does not break", arguments: ["\u{A0}", "\u{2007}", "\u{202F}"])
  func noBreakSpaces(space: String) {
    #expect(wrapped("a b\(space)c", 4) == ["a", "b\(space)c"])
    #expect(wrapped("ab\(space)c", 3) == ["ab\(space)", "c"])
  }

  @Test(
    "A word longer than the line is broken",
    arguments: [
      ("abcdef", 4, ["abcd", "ef"]),
      ("abcdef", 1, ["a", "b", "c", "d", "e", "f"]),
      ("ab cdefgh", 4, ["ab", "cdef", "gh"]),
      ("abcdef gh", 4, ["abcd", "ef", "gh"]),
      ("https://x.example/a/b", 10, ["https://x.", "example/a/", "b"]),
    ])
  func longWords(text: String, cells: Int, lines: [String]) {
    #expect(wrapped(text, cells) == lines)
  }

  @Test(
    "Spaces at the beginning stay beside the word behind them, or are left out",
    arguments: [
      (" abc de", 4, [" abc", "de"]),
      ("   ab cd", 5, ["   ab", "cd"]),
      ("  abcd", 4, ["abcd"]),
      (" abcdef", 4, ["abcd", "ef"]),
      ("        abcdef", 10, ["abcdef"]),
      ("     ", 3, [""]),
      ("     a", 3, ["a"]),
    ])
  func spacesAtTheBeginning(text: String, cells: Int, lines: [String]) {
    #expect(wrapped(text, cells) == lines)
  }

  @Test(
    "A line may end beside wide characters, but not between punctuation and its word",
    arguments: [
      ("日本語日本語", 4, ["日本", "語日", "本語"]),
      ("日本語日本語", 5, ["日本", "語日", "本語"]),
      ("日abc", 4, ["日", "abc"]),
      ("日abc", 3, ["日", "abc"]),
      ("abc日本", 4, ["abc", "日本"]),
      ("ab日cd", 4, ["ab日", "cd"]),
      ("日本。", 4, ["日", "本。"]),
      ("「日本」", 6, ["「日", "本」"]),
      ("日本「語」", 6, ["日本", "「語」"]),
      ("日(a)", 3, ["日", "(a)"]),
      ("。。。", 4, ["。。", "。"]),
    ])
  func wideCharacters(text: String, cells: Int, lines: [String]) {
    #expect(wrapped(text, cells) == lines)
  }

  @Test(
    "No character is split",
    arguments: [
      ("👩‍👩‍👧👩‍👩‍👧", 2, ["👩‍👩‍👧", "👩‍👩‍👧"]),
      ("👩‍👩‍👧👩‍👩‍👧", 3, ["👩‍👩‍👧", "👩‍👩‍👧"]),
      ("🇯🇵🇩🇪🇫🇷", 4, ["🇯🇵🇩🇪", "🇫🇷"]),
      ("🇯🇵🇩🇪🇫🇷", 3, ["🇯🇵", "🇩🇪", "🇫🇷"]),
      ("👍🏽👍🏿", 2, ["👍🏽", "👍🏿"]),
      ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
      ("1\u{FE0F}\u{20E3}2", 2, ["1\u{FE0F}\u{20E3}", "2"]),
      ("क्षिक्षि", 2, ["क्षि", "क्षि"]),
    ])
  func clusters(text: String, cells: Int, lines: [String]) {
    #expect(wrapped(text, cells).map { Array($0.utf8) } == lines.map { Array($0.utf8) })
  }

  @Test("A wide character in one cell becomes an ellipsis")
  func wideInOneCell() {
    #expect(wrapped("日本", 1) == ["…", "…"])
    #expect(wrapped("a日b", 1) == ["a", "…", "b"])
    #expect(wrapped("👩‍👩‍👧 🇯🇵", 1) == ["…", "…"])
    #expect(wrapped("क्षि", 1) == ["…"])
  }

  @Test("Where an ellipsis is wide, dots stand for it")
  func wideEllipsis() {
    #expect(wrapped("日a", 1, ambiguousIsWide: true) == [".", "a"])
    #expect(wrapped("①a", 1, ambiguousIsWide: true) == [".", "a"])
    #expect(wrapped("①②", 3, ambiguousIsWide: true) == ["①", "②"])
    #expect(wrapped("①②", 3) == ["①②"])
  }

  @Test("What has no width begins no line of its own")
  func withoutWidth() {
    #expect(wrapped("\u{301}日本語", 4) == ["\u{301}日本", "語"])
    #expect(wrapped("\u{200D}abc def", 4) == ["\u{200D}abc", "def"])
  }

  @Test("Parts keep their roles, where a line ends in one, too")
  func roles() {
    var line = TextLine("", .muted)
    line.append("ab ", .muted)
    line.append("cd ef", .match)
    line.append("gh", .destructive)
    let lines = line.wrapped(to: 5, DisplayWidth())
    #expect(lines.map(\.text) == ["ab cd", "efgh"])
    #expect(
      lines.map(\.pieces) == [
        [.init(range: 0..<3, role: .muted), .init(range: 3..<5, role: .match)],
        [.init(range: 0..<2, role: .match), .init(range: 2..<4, role: .destructive)],
      ])
  }

  @Test("A mark behind a space is not left out with it", arguments: [" ", "\u{2004}"])
  func marksBehindSpaces(space: String) {
    let text = "abc\(space)\u{301}def"
    let lines = TextLine(text).wrapped(to: 6, DisplayWidth())
    #expect(lines.map(\.text).joined().unicodeScalars.contains("\u{301}"))
  }

  @Test("An ellipsis has the role of what it stands for")
  func roleOfEllipsis() {
    var line = TextLine("", .standard)
    line.append("日", .match)
    line.append("本", .muted)
    let lines = line.wrapped(to: 1, DisplayWidth())
    #expect(lines.flatMap(\.pieces).map(\.role) == [.match, .muted])
  }

  // In quadratic time, these would take minutes.
  @Test(
    "Long texts are wrapped",
    arguments: [
      ("", "a", 300_000, "", 10, 30_000),
      ("", "a ", 50_000, "", 1, 50_000),
      ("", " ", 300_000, "", 3, 1),
      ("", "日", 50_000, "", 1, 50_000),
      ("", "\u{301}", 300_000, "", 1, 1),
      ("a ", "\u{301}", 300_000, " b c", 2, 3),
      ("", "🇯🇵", 20_000, "", 3, 20_000),
    ])
  func longTexts(
    start: String, repeated: String, times: Int, end: String, cells: Int, count: Int
  ) {
    let text = start + String(repeating: repeated, count: times) + end
    #expect(wrapped(text, cells).count == count)
  }
}
