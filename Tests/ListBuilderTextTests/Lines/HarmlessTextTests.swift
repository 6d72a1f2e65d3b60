import Testing

@testable import ListBuilderText

@Suite struct HarmlessTextTests {
  private func lines(of text: String) -> [String] { HarmlessText.lines(of: text).map(\.text) }

  private func line(_ text: String) -> String {
    lines(of: text).joined(separator: "<line>")
  }

  @Test(
    "Text without controls stays as it is",
    arguments: [
      "", "a", "Zoë", "日本語", "e\u{301}", "👩‍👩‍👧", "🇯🇵👍🏽❤\u{FE0F}",
      "می\u{200C}خواهم", "क्\u{200D}ष", "עברית", "soft\u{AD}hyphen", "no\u{A0}break",
      "\u{2027}\u{202F}\u{2065}\u{206A}\u{FFFE}\u{FFFD}",
      "؛\u{61B}\u{61D}",
    ])
  func harmlessTextStays(text: String) {
    #expect(lines(of: text).map { Array($0.utf8) } == [Array(text.utf8)])
  }

  @Test("Markup of other programs is text", arguments: ["[bold]x[/]", "**x**", "<b>", "\\e[31m"])
  func markupIsText(text: String) {
    #expect(line(text) == text)
  }

  @Test(
    "Escape sequences are shown, complete or not",
    arguments: [
      ("\u{1B}[31mred", "␛[31mred"),
      ("\u{1B}[2J", "␛[2J"),
      ("\u{1B}]0;title\u{7}", "␛]0;title␇"),
      ("\u{1B}]0;title\u{1B}\\", "␛]0;title␛\\"),
      ("\u{1B}]0;title", "␛]0;title"),
      ("\u{1B}]8;;https://x.example\u{7}here\u{1B}]8;;\u{7}", "␛]8;;https://x.example␇here␛]8;;␇"),
      ("\u{1B}]52;c;aGk=\u{7}", "␛]52;c;aGk=␇"),
      ("\u{1B}]52;c;aGk=", "␛]52;c;aGk="),
      ("\u{1B}Pq#0\u{1B}\\", "␛Pq#0␛\\"),
      ("\u{1B}P", "␛P"),
      ("\u{1B}", "␛"),
      ("a\u{1B}", "a␛"),
      ("\u{1B}\u{1B}[31m", "␛␛[31m"),
      ("\u{1B}\u{301}[31m", "␛\u{301}[31m"),
      ("\u{9B}31mred", "\u{FFFD}31mred"),
      ("\u{9D}0;title\u{9C}", "\u{FFFD}0;title\u{FFFD}"),
      ("\u{90}q\u{9C}", "\u{FFFD}q\u{FFFD}"),
    ])
  func escapeSequences(text: String, shown: String) {
    #expect(line(text) == shown)
  }

  @Test(
    "Each C0 control but tab and line feed is its picture",
    arguments: zip(
      [0...8, 11...31].joined().map { Unicode.Scalar(UInt8($0)) },
      "␀␁␂␃␄␅␆␇␈␋␌␍␎␏␐␑␒␓␔␕␖␗␘␙␚␛␜␝␞␟"))
  func controlPictures(control: Unicode.Scalar, picture: Character) {
    #expect(line("a\(control)b") == "a\(picture)b")
    #expect(line("\(control)") == "\(picture)")
  }

  @Test("DEL is its picture")
  func delete() {
    #expect(line("a\u{7F}b") == "a␡b")
  }

  @Test("Each C1 control is a replacement character", arguments: 0x80...0x9F)
  func c1Controls(value: Int) throws {
    let control = try #require(Unicode.Scalar(value))
    #expect(line("a\(control)b") == "a\u{FFFD}b")
  }

  @Test(
    "Each embedding, override and isolate is a replacement character",
    arguments: [0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069])
  func bidirectionalControls(value: Int) throws {
    let control = try #require(Unicode.Scalar(value))
    #expect(line("a\(control)b") == "a\u{FFFD}b")
  }

  @Test(
    "Marks without width are left out",
    arguments: ["\u{61C}", "\u{200B}", "\u{200E}", "\u{200F}", "\u{2060}", "\u{FEFF}"])
  func marksWithoutWidth(mark: String) {
    #expect(line("a\(mark)b") == "ab")
    #expect(line(mark).isEmpty)
  }

  @Test("Joiners stay", arguments: ["\u{200C}", "\u{200D}"])
  func joinersStay(joiner: String) {
    #expect(Array(line("a\(joiner)b\u{1B}").utf8) == Array("a\(joiner)b␛".utf8))
  }

  @Test(
    "Line feeds, CR LF and Unicode separators end lines",
    arguments: [
      ("a\nb", ["a", "b"]),
      ("a\r\nb", ["a", "b"]),
      ("a\u{2028}b", ["a", "b"]),
      ("a\u{2029}b", ["a", "b"]),
      ("a\n\nb", ["a", "", "b"]),
      ("a\r\n\r\nb", ["a", "", "b"]),
      ("a\r\r\nb", ["a␍", "b"]),
      ("a\n\rb", ["a", "␍b"]),
      ("a\rb", ["a␍b"]),
      ("a\r", ["a␍"]),
      ("a\r\u{200B}\nb", ["a␍", "b"]),
      ("a\u{85}b", ["a\u{FFFD}b"]),
      ("a\u{B}b\u{C}c", ["a␋b␌c"]),
      ("\n", ["", ""]),
      ("\r\n", ["", ""]),
      ("a\n", ["a", ""]),
      ("\u{2028}\n", ["", "", ""]),
    ])
  func lineBreaks(text: String, lines: [String]) {
    #expect(self.lines(of: text) == lines)
  }

  @Test(
    "A tab goes to the next stop of 8",
    arguments: [
      ("\t", "        "),
      ("\ta", "        a"),
      ("a\tb", "a       b"),
      ("1234567\tb", "1234567 b"),
      ("12345678\tb", "12345678        b"),
      ("123456789\tb", "123456789       b"),
      ("a\t\tb", "a               b"),
      ("a\tb\tc", "a       b       c"),
      ("a\u{1B}\tb", "a␛      b"),
      ("a\u{200B}\tb", "a       b"),
      ("👩‍👩‍👧\tb", "👩‍👩‍👧      b"),
      ("e\u{301}\tb", "e\u{301}       b"),
      ("日本語\tb", "日本語  b"),
      ("日本語日\tb", "日本語日        b"),
    ])
  func tabStops(text: String, shown: String) {
    #expect(line(text) == shown)
  }

  @Test("Tab stops begin anew in each line", arguments: ["\n", "\r\n", "\u{2028}", "\u{2029}"])
  func tabStopsOfLines(lineBreak: String) {
    #expect(lines(of: "abc\(lineBreak)d\te") == ["abc", "d       e"])
  }

  @Test("A mark behind a tab takes no column of the next stop")
  func markBehindTab() {
    // The mark combines with the last of the spaces.
    #expect(line("\t\u{301}b\tc") == "        \u{301}b       c")
  }
}
