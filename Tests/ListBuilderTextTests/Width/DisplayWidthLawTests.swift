import TestSupport
import Testing

@testable import ListBuilderText

@Suite struct DisplayWidthLawTests {
  private static let alphabet = Array(
    """
    ab 0#*\u{7F}\t\n\u{301}\u{308}日本ＡｶﾞﾟÜ①±§\u{AD}한가\u{1100}\u{1161}\u{11A8}कषि\u{94D}\u{93E}กำ\
    \u{1002}\u{1039}\u{102C}\u{200B}\u{200C}\u{200D}\u{200D}\u{FE0E}\u{FE0F}❤☝⌚©👩👍🏽🏿🏳🌈🇯🇵🇩\
    \u{20E3}\u{E0067}\u{E007F}\u{600}\u{110BD}\u{16D63}\u{16D67}
    """.unicodeScalars)

  /// The width as the sum of the clusters' widths, without any shortcut.
  private func slowWidth(of text: some StringProtocol, ambiguous: Int = 1) -> Int {
    text.reduce(0) { sum, cluster in
      var cells = 0
      var previous: ScalarWidth?
      for scalar in cluster.unicodeScalars {
        let width = ScalarWidth(of: scalar)
        if scalar == "\u{FE0F}", previous?.hasVariants == true {
          cells = 2
        } else if scalar == "\u{FE0E}", let previous, previous.hasVariants, previous.isWide {
          cells -= 1
        } else {
          cells += width.cells(ambiguous: ambiguous)
        }
        previous = width
      }
      return sum + min(cells, 2)
    }
  }

  @Test("Random texts have the sum of their clusters' widths")
  func sums() {
    expectForRandomTexts(likelier: Self.alphabet, count: 20_000, "the sum of the clusters' widths")
    { text in
      // The ASCII before it is longer than what is read at once.
      [text, "The first twelve words. \(text)"].allSatisfy {
        DisplayWidth().width(of: $0) == slowWidth(of: $0)
          && DisplayWidth(ambiguousIsWide: true).width(of: $0) == slowWidth(of: $0, ambiguous: 2)
      }
    }
  }

  @Test("A prefix fits, and the next cluster would not")
  func prefixes() {
    expectForRandomTexts(likelier: Self.alphabet, count: 2000, "the longest prefix") { text in
      (0...DisplayWidth().width(of: text)).allSatisfy { cells in
        let prefix = DisplayWidth().prefix(of: text, fitting: cells)
        let rest = text[prefix.text.endIndex...]
        guard prefix.width <= cells, prefix.width == slowWidth(of: prefix.text) else {
          return false
        }
        guard prefix.text.count + rest.count == text.count else { return false }
        return rest.first.map { prefix.width + slowWidth(of: String($0)) > cells } ?? true
      }
    }
  }

  @Test("Every scalar alone has at most two cells")
  func everyScalar() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let width = DisplayWidth().width(of: String(scalar))
      if !(0...2 ~= width) { Issue.record("\(scalar.escaped(asASCII: true)) has width \(width)") }
    }
  }

  @Test("A scalar beside others has the width of its clusters")
  func neighbours() {
    let neighbours = ["a", "日", "가", "\u{1100}", "\u{1161}", "क", "क\u{94D}", "👩\u{200D}", "🇯"]
    // All of the first plane would take long.
    for value in stride(from: UInt32(0xA0), to: 0x20000, by: 13) {
      // Those that join are measured as slowly as here.
      guard let scalar = Unicode.Scalar(value), !ScalarWidth(of: scalar).joins else { continue }
      for text in neighbours.flatMap({ [$0 + String(scalar), String(scalar) + $0] }) {
        if DisplayWidth().width(of: text) != slowWidth(of: text) {
          Issue.record("\(scalar.escaped(asASCII: true)) in \(text)")
        }
      }
    }
  }

  // In quadratic time, this would take minutes.
  @Test(
    "Long texts, and long clusters, are measured in linear time",
    arguments: [
      ("a", 100_000), ("日", 200_000), ("🇯", 100_000), ("\u{301}", 0), ("\u{200B}", 0),
      ("\u{200D}", 0), ("\u{1100}", 2), ("क\u{94D}", 2), ("\u{600}", 2),
      ("a\u{200B}\u{903}", 200_000),
      ("\u{93E}", 2), ("👩\u{200D}", 2), ("\u{FE0F}", 0), ("\u{1F3FB}", 2),
    ])
  func manyOfTheSame(unit: String, cells: Int) {
    let text = String(repeating: unit, count: 100_000)
    #expect(DisplayWidth().width(of: text) == cells)
    #expect(DisplayWidth().prefix(of: text, fitting: cells).text.utf8.count == text.utf8.count)
  }

  @Test("Controls between marks do not make measuring slow")
  func marksBehindControls() {
    let text = "a" + String(repeating: "\u{200B}", count: 100_000) + "\u{903}"
    #expect(DisplayWidth().width(of: String(repeating: text, count: 3)) == 6)
  }
}
