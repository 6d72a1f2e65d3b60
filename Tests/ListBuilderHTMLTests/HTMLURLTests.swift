import TestSupport
import Testing

@testable import ListBuilderHTML

@Suite struct HTMLURLTests {
  private static let allowed = ["http", "https", "mailto", "tel"]

  /// All spellings of a word in upper and lower case.
  private func spellings(of word: String) -> [String] {
    word.reduce([""]) { spellings, letter in
      spellings.flatMap { [$0 + letter.lowercased(), $0 + letter.uppercased()] }
    }
  }

  @Test(
    "Allowed are relative URLs and the schemes of the web, of mail and of telephones",
    arguments: [
      "https://x.example", "http://x.example", "HTTPS://x.example", "mailto:a@x.example",
      "tel:+49301234", "", "#x", "?q=javascript:1", "/a", "a", "a/b", "./a:b", "../a", "//host/a",
      "a/javascript:b", "#javascript:b", "/javascript:b", "?a:b", "\\\\host", " https://x.example",
      "ht\ntps://x.example", "日本語", "日本語:a", "javascript", "javascript&colon;alert(1)",
      "javascript%3Aalert(1)", "java script:alert(1)", "java\u{0}script:alert(1)", "1a:b", "+a:b",
      ":a", ":javascript:alert(1)", "\u{A0}javascript:alert(1)", "\u{7F}javascript:alert(1)",
      "javascript\u{301}:alert(1)", "j\u{430}vascript:alert(1)", "\u{17F}:a", "_:a", "https:",
    ])
  func allowed(url: String) {
    #expect(HTMLURL.isAllowed(url))
  }

  @Test(
    "Every other scheme is not allowed",
    arguments: [
      "javascript:alert(1)", "JavaScript:alert(1)", " java\tscript:alert(1)", "javascript:",
      "\njavascript:alert(1)", "javascript\n:alert(1)", "j\ra\nv\tascript:alert(1)",
      "\u{0}\u{1F} javascript:alert(1)", "data:text/html,<b>", "data:image/png;base64,a",
      "vbscript:a", "VBSCRIPT:a", "file:///etc/passwd", "blob:https://x.example/a", "ftp://a",
      "about:blank", "filesystem:a", "view-source:https://x.example", "ws://a", "sms:1", "a:b",
      "x-a+b.c1:d", "httpss:a", "http2:a", "https.:a", "h:a", "ms-settings:a",
      "javascript://https:",
      "javascript:https://x.example", "intent:a", "localhost:8080",
    ])
  func notAllowed(url: String) {
    #expect(!HTMLURL.isAllowed(url))
  }

  @Test("No case lets a scheme through", arguments: ["javascript", "vbscript", "data"])
  func cases(scheme: String) {
    for spelling in spellings(of: scheme) where HTMLURL.isAllowed("\(spelling):a") {
      Issue.record("\(spelling)")
      return
    }
  }

  @Test("No tab or line break inside lets a scheme through", arguments: ["javascript", "data"])
  func charactersInside(scheme: String) {
    for spelling in spellings(of: "\(scheme):") {
      for position in 0...spelling.count - 1 {
        for character in ["\t", "\n", "\r", "\r\n", "\t\t"] {
          let url = spelling.prefix(position) + character + spelling.dropFirst(position) + "a"
          if HTMLURL.isAllowed(String(url)) {
            Issue.record("\(url.debugDescription)")
            return
          }
        }
      }
    }
  }

  @Test("No control or space before it lets a scheme through", arguments: ["javascript", "data"])
  func charactersBefore(scheme: String) {
    for first in UInt8(0)...0x20 {
      for second in UInt8(0)...0x20 {
        let before = [first, second].map { Unicode.Scalar($0) }
        let url = String(String.UnicodeScalarView(before)) + scheme + ":a"
        if HTMLURL.isAllowed(url) {
          Issue.record("\(url.debugDescription)")
          return
        }
      }
    }
  }

  @Test("Case, tabs, line breaks and what stands before do not matter to allowed schemes")
  func spellingsOfAllowed() {
    for spelling in Self.allowed.flatMap({ spellings(of: "\($0):") }) {
      for position in 0...spelling.count {
        for character in ["\t", "\n", "\r", "\r\n"] {
          let url = spelling.prefix(position) + character + spelling.dropFirst(position) + "a"
          if !HTMLURL.isAllowed(" \u{1}\(url)") {
            Issue.record("\(url.debugDescription)")
            return
          }
        }
      }
    }
  }

  @Test("Random URLs are judged as the URL Standard reads them, before and after escaping")
  func reference() {
    let schemes = [
      "", "", "javascript:", "JaVa\tscript:", "http:", "mailto:", "a+b:", "1:", "tel:",
    ]
    expectForRandomTexts(
      likelier: HostileText.alphabet, count: 500, "the scheme of the URL Standard"
    ) { text in
      return schemes.allSatisfy { scheme in
        [scheme + text, text + scheme].allSatisfy { url in
          let isAllowed = HTMLURL.isAllowed(url)
          if isAllowed != mayStand(url) { return false }
          // What the browser gets is not the text, but what a reader sees of it.
          return !isAllowed || mayStand(url.asRead)
        }
      }
    }
  }

  // In quadratic time, this would take minutes.
  @Test("A scheme of a megabyte is blocked, and a relative URL of a megabyte is not")
  func longScheme() {
    let long = String(repeating: "a", count: 1 << 20)
    #expect(!HTMLURL.isAllowed("\(long):"))
    #expect(HTMLURL.isAllowed(long))
  }

  private func mayStand(_ url: String) -> Bool {
    scheme(of: url).map(Self.allowed.contains) ?? true
  }

  /// The scheme of a URL: the steps of the URL Standard's basic parser, one after another.
  private func scheme(of url: String) -> String? {
    let inner = url.unicodeScalars.drop { $0 <= " " }.filter { !["\t", "\n", "\r"].contains($0) }
    guard let colon = inner.firstIndex(of: ":") else { return nil }
    let scheme = inner[..<colon]
    func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      "a"..."z" ~= scalar || "A"..."Z" ~= scalar
    }
    func mayFollow(_ scalar: Unicode.Scalar) -> Bool {
      isLetter(scalar) || "0"..."9" ~= scalar || ["+", "-", "."].contains(scalar)
    }
    guard let first = scheme.first, isLetter(first), scheme.allSatisfy(mayFollow) else {
      return nil
    }
    return String(String.UnicodeScalarView(scheme)).lowercased()
  }
}
