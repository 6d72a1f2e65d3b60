import ListBuilderText
import Testing

@Suite struct DisplayWidthTests {
  private func width(_ text: String) -> Int { DisplayWidth().width(of: text) }

  @Test("Text in ASCII has a cell a character", arguments: ["", "a", "Ada Lovelace", "~ \"\\#"])
  func ascii(text: String) {
    #expect(width(text) == text.count)
  }

  @Test(
    "Wide and full-width characters have two cells, half-width ones have one",
    arguments: [("日本語", 6), ("ＡＢ", 4), ("日本語日", 8), ("한글", 4), ("ｱｲ", 2), ("a日b", 4)])
  func eastAsianWidth(text: String, cells: Int) {
    #expect(width(text) == cells)
  }

  @Test("A letter with marks has the cells of the letter", arguments: [1, 2, 10, 1000])
  func marks(count: Int) {
    let marks = String(repeating: "\u{301}", count: count)
    #expect(width("e" + marks) == 1)
    #expect(width("日" + marks) == 2)
    #expect(width("e\(marks)f") == 2)
    #expect(width(marks) == 0)
  }

  @Test(
    "An emoji of several scalars has two cells",
    arguments: [
      "👩‍👩‍👧", "🏳️‍🌈", "❤\u{FE0F}", "❤️‍🔥", "👍🏽", "☝🏽", "🧑🏽‍🤝‍🧑🏿", "1\u{FE0F}\u{20E3}", "🇯🇵",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "😀", "😀\u{FE0F}",
    ])
  func emoji(text: String) {
    #expect(width(text) == 2)
    #expect(width("a\(text)b\(text)\(text)日") == 10)
  }

  @Test("Flags are pairs, counted from the first")
  func flags() {
    #expect(width("🇯🇵🇩🇪") == 4)
    #expect(width("🇯🇵🇩") == 4)
    #expect(width("🇯") == 2)
    #expect(width(String(repeating: "🇯🇵", count: 1000)) == 2000)
  }

  @Test(
    "A selector chooses between text and emoji, right behind a symbol that has both forms",
    arguments: [
      ("❤", 1), ("❤\u{FE0E}", 1), ("❤\u{FE0F}", 2), ("⌚", 2), ("⌚\u{FE0E}", 1), ("⌚\u{FE0F}", 2),
      ("©\u{FE0F}", 2), ("a\u{FE0F}", 1), ("日\u{FE0E}", 2), ("❤\u{301}\u{FE0F}", 1),
      ("\u{FE0F}", 0), ("\u{FE0E}", 0), ("🤔\u{FE0E}", 2), ("🏳\u{FE0E}‍🌈", 2),
    ])
  func selectors(text: String, cells: Int) {
    #expect(width(text) == cells)
  }

  @Test(
    "A Hangul syllable has two cells, also in parts",
    arguments: [("가", 2), ("\u{1100}\u{1161}", 2), ("\u{1100}\u{1161}\u{11A8}\u{AC00}", 4)])
  func hangul(text: String, cells: Int) {
    #expect(width(text) == cells)
  }

  @Test(
    "A cluster of letters has at most two cells",
    arguments: [
      ("क्षि", 2), ("क", 1), ("का", 2), ("नमस्ते", 4), ("กำ", 2), ("ﾊﾟ", 2), ("\u{600}1", 2),
      ("\u{600}日", 2), ("می\u{200C}خواهم", 7), ("a\u{200D}b", 2),
    ])
  func letters(text: String, cells: Int) {
    #expect(width(text) == cells)
  }

  @Test(
    "Marks of direction, and spaces and joiners without width, have no cell",
    arguments: [
      "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{200E}", "\u{200F}", "\u{200C}", "\u{200D}", "\u{61C}",
      "\u{2066}", "\u{202E}",
    ])
  func withoutWidth(text: String) {
    #expect(width(text) == 0)
    #expect(width("日\(text)a") == 3)
  }

  @Test("A soft hyphen has a cell")
  func softHyphen() {
    #expect(width("\u{AD}") == 1)
    #expect(width("a\u{AD}b") == 3)
  }

  @Test(
    "Controls have no cell", arguments: ["\0", "\t", "\n", "\r\n", "\u{1B}", "\u{7F}", "\u{9B}"])
  func controls(text: String) {
    #expect(width(text) == 0)
    #expect(width("a\(text)b日本語日本語日本語") == 20)
  }

  @Test("Ambiguous characters have one cell, or two by option")
  func ambiguous() {
    #expect(width("①±§") == 3)
    #expect(DisplayWidth(ambiguousIsWide: true).width(of: "①±§") == 6)
    #expect(DisplayWidth(ambiguousIsWide: true).width(of: "aé日\u{301}") == 5)
  }

  @Test("A part of a text, and scalars, are measured as a text of their own")
  func parts() {
    let text = "日本\u{301}e\u{301}👍🏽"
    #expect(DisplayWidth().width(of: text.dropFirst()) == 5)
    #expect(DisplayWidth().width(of: Substring(text.unicodeScalars.dropFirst(2))) == 3)
    #expect(DisplayWidth().width(of: text.unicodeScalars) == 7)
    #expect(DisplayWidth().width(of: [Unicode.Scalar]()) == 0)
  }
}
