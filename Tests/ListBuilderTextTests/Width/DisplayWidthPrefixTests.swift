import ListBuilderText
import Testing

@Suite struct DisplayWidthPrefixTests {
  @Test(
    "A prefix has as many whole clusters as fit",
    arguments: [
      ("abc", 2, "ab", 2), ("abc", 3, "abc", 3), ("abc", 9, "abc", 3), ("", 5, "", 0),
      ("日本語日", 4, "日本", 4), ("日本語日", 3, "日", 2), ("日本", 1, "", 0),
      ("👩‍👩‍👧a", 2, "👩‍👩‍👧", 2), ("👩‍👩‍👧a", 1, "", 0), ("🇯🇵🇩🇪", 3, "🇯🇵", 2),
      ("a👍🏽", 2, "a", 1), ("a❤\u{FE0F}", 2, "a", 1), ("a⌚\u{FE0E}b", 2, "a⌚\u{FE0E}", 2),
      ("क्षिक", 2, "क्षि", 2), ("क्षिक", 1, "", 0), ("ab日本語 and more text", 12, "ab日本語 and", 12),
    ])
  func wholeClusters(text: String, cells: Int, shown: String, width: Int) {
    let prefix = DisplayWidth().prefix(of: text, fitting: cells)
    #expect(prefix.text == shown)
    #expect(prefix.width == width)
  }

  @Test("What has no width belongs to the cluster before it")
  func marks() {
    let prefix = DisplayWidth().prefix(of: "e\u{301}\u{200B}f", fitting: 1)
    #expect(Array(prefix.text.unicodeScalars) == ["e", "\u{301}", "\u{200B}"])
    #expect(prefix.width == 1)
  }

  @Test("In no cells fits only what has no width", arguments: [0, -1, Int.min])
  func noCells(cells: Int) {
    #expect(DisplayWidth().prefix(of: "abc", fitting: cells).text.isEmpty)
    #expect(DisplayWidth().prefix(of: "\u{200B}日", fitting: cells).text == "\u{200B}")
  }

  @Test("A prefix of a part ends where it ends in the text")
  func parts() {
    let text = "日本語日"
    let prefix = DisplayWidth().prefix(of: text.dropFirst(), fitting: 5)
    #expect(prefix.text == "本語")
    #expect(text[prefix.text.endIndex...] == "日")
  }

  @Test("Ambiguous characters take two cells by option")
  func ambiguous() {
    let prefix = DisplayWidth(ambiguousIsWide: true).prefix(of: "①±§", fitting: 5)
    #expect(prefix.text == "①±")
    #expect(prefix.width == 4)
  }
}
