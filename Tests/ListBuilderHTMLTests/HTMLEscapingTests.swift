import TestSupport
import Testing

@testable import ListBuilderHTML

@Suite struct HTMLEscapingTests {
  private func escaped(_ text: String) -> String {
    var html: [UInt8] = []
    HTMLEscaping.append(text, to: &html)
    return String(decoding: html, as: UTF8.self)
  }

  @Test(
    "Markup becomes character references",
    arguments: [
      ("a&b<c>d\"e'f", "a&amp;b&lt;c&gt;d&quot;e&#39;f"),
      ("&lt;script&gt;", "&amp;lt;script&amp;gt;"),
      ("AT&T;", "AT&amp;T;"),
      ("a&quot;b", "a&amp;quot;b"),
      ("x\" onmouseover=\"alert(1)", "x&quot; onmouseover=&quot;alert(1)"),
      ("<\u{301}", "&lt;\u{301}"),
      ("\"\u{301}\u{302}", "&quot;\u{301}\u{302}"),
      ("&\u{FE0F}", "&amp;\u{FE0F}"),
      ("&&", "&amp;&amp;"),
      ("", ""),
      ("日本語 👩‍👩‍👧 é e\u{301}", "日本語 👩‍👩‍👧 é e\u{301}"),
    ])
  func markup(text: String, html: String) {
    #expect(escaped(text).units == html.units)
  }

  @Test(
    "What is replaced is found at every place of texts of every length, alone and twice",
    arguments: ["&", "<", ">", "\"", "'", "\r", "\0", "\u{1F}", "\u{7F}", "\u{85}", "\u{FFFE}"])
  func everyPlace(replaced: String) {
    let replacement = escaped(replaced)
    #expect(replacement != replaced)
    for length in 0..<20 {
      for filler in ["a", "~", "@", " ", "\t", "é", "日", "!", "?"] {
        for place in 0...length {
          let before = String(repeating: filler, count: place)
          let behind = String(repeating: filler, count: length - place)
          let expected = before + replacement + behind
          #expect(escaped(before + replaced + behind).units == expected.units)
          #expect(
            escaped(before + replaced + behind + replaced).units
              == (expected + (replaced == "\r" && behind.isEmpty ? "\n" : replacement)).units)
        }
      }
    }
  }

  @Test(
    "Code points that documents may not hold become U+FFFD",
    arguments: [
      0x0, 0x1, 0x8, 0xB, 0xC, 0xE, 0x1F, 0x7F, 0x80, 0x85, 0x9F, 0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF,
      0x1FFFE, 0x10FFFF,
    ])
  func forbiddenCodePoints(value: Int) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(escaped("\(scalar)") == "\u{FFFD}")
    #expect(escaped("a\(scalar)\(scalar)b") == "a\u{FFFD}\u{FFFD}b")
  }

  @Test(
    "Their neighbours stay",
    arguments: [
      "\t", "\n", " ", "~", "\u{A0}", "\u{BF}", "\u{FDCF}", "\u{FDF0}", "\u{FFFD}", "\u{1FFFD}",
      "\u{20000}", "\u{FEFF}", "\u{202E}", "\u{E000}", "\u{10FFFD}", "\u{FF3F}", "\u{1F3FF}",
    ])
  func neighbours(text: String) {
    #expect(escaped(text).units == text.units)
  }

  @Test(
    "CR LF and CR become LF",
    arguments: [
      ("a\r\nb", "a\nb"), ("a\rb", "a\nb"), ("\r", "\n"), ("\r\r\n", "\n\n"), ("\n\r", "\n\n"),
      ("\r\n\r\n", "\n\n"), ("a\r", "a\n"), ("\r\u{301}\n", "\n\u{301}\n"),
    ])
  func lineBreaks(text: String, html: String) {
    #expect(escaped(text).units == html.units)
  }

  @Test("Text is appended to what is there")
  func appending() {
    var html = Array("<b>".utf8)
    HTMLEscaping.append("<", to: &html)
    HTMLEscaping.append("", to: &html)
    HTMLEscaping.append(">", to: &html)
    #expect(String(decoding: html, as: UTF8.self) == "<b>&lt;&gt;")
  }

  @Test("Random texts in text and in attributes are what a slow reference gives")
  func reference() {
    expectForRandomTexts(likelier: HostileText.alphabet, count: 3000, "the HTML of the reference") {
      text in
      let expected = text.slowlyEscaped
      let element = HTMLFragment(.b, .title(text)) { HTMLFragment(text) }
      return element.description.units == "<b title=\"\(expected)\">\(expected)</b>".units
    }
  }

  @Test("Text in two pieces is the same, unless the cut is between CR and LF")
  func pieces() {
    expectForRandomTexts(likelier: HostileText.alphabet, count: 400, "the same HTML in pieces") {
      text in
      let scalars = text.unicodeScalars
      return scalars.indices.allSatisfy { cut in
        let (head, tail) = (String(scalars[..<cut]), String(scalars[cut...]))
        let joined = (HTMLFragment(head) + HTMLFragment(tail)).description
        if joined.units != (head.slowlyEscaped + tail.slowlyEscaped).units { return false }
        let cutsPair = head.unicodeScalars.last == "\r" && tail.unicodeScalars.first == "\n"
        return cutsPair || joined.units == text.slowlyEscaped.units
      }
    }
  }

  @Test("A reader sees the text again, but for U+FFFD and line feeds")
  func reading() throws {
    try expectForRandomTexts(likelier: HostileText.alphabet, count: 2000, "the text, read again") {
      text in
      let markup = try Markup("<b>\(HTMLFragment(text))</b>")
      return markup.texts.joined().units == text.asRead.units
    }
  }

  // In quadratic time, this would take minutes.
  @Test(
    "A hundred thousand of the same give a hundred thousand times its HTML",
    arguments: ["a", "&", "\r\n", "\u{0}", "\u{85}", "\u{10FFFF}", "\u{301}"])
  func manyOfTheSame(unit: String) {
    let text = String(repeating: unit, count: 100_000)
    let html = String(repeating: HTMLFragment(unit).description, count: 100_000)
    #expect(HTMLFragment(text).description.utf8.elementsEqual(html.utf8))
  }
}
