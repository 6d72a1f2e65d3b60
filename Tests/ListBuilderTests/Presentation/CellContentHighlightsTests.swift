import ListBuilder
import Testing

@Suite struct CellContentHighlightsTests {
  /// The pieces of a text in short: `a[b]c` has the match b, `a{b}c` the muted part b.
  private func shown(
    _ content: CellContent, of field: CellContent.Field = .text
  ) -> String {
    content.pieces(of: field).map { piece in
      switch piece.role {
      case nil: String(piece.text)
      case .match: "[\(piece.text)]"
      case .muted: "{\(piece.text)}"
      default: "<\(piece.text)>"
      }
    }.joined()
  }

  private func shown(_ text: String, _ ranges: Range<Int>...) -> String {
    var content = CellContent(text)
    content.highlights = ranges.map { CellContent.Highlight($0) }
    return shown(content)
  }

  @Test("Without highlights a text is one piece; an empty or absent one has none")
  func withoutHighlights() {
    #expect(shown("abc") == "abc")
    #expect(CellContent("abc").pieces(of: .text).count == 1)
    #expect(CellContent("").pieces(of: .text).isEmpty)
    #expect(CellContent("abc").pieces(of: .secondaryText).isEmpty)
    #expect(CellContent("abc").pieces(of: .detail).isEmpty)
  }

  @Test("Highlights are pieces with a role, and the rest has none")
  func highlights() {
    #expect(shown("abcdef", 1..<3) == "a[bc]def")
    #expect(shown("abcdef", 0..<6) == "[abcdef]")
    #expect(shown("abcdef", 4..<5, 0..<1) == "[a]bcd[e]f")
    #expect(shown("abcdef", 0..<1, 1..<2) == "[a][b]cdef")
  }

  @Test("Where highlights overlap, the one that begins first shows there")
  func overlaps() {
    var content = CellContent("abcdef")
    content.highlights = [.init(2..<5, as: .muted), .init(1..<3), .init(2..<3)]
    #expect(shown(content) == "a[bc]{de}f")
    content.highlights = [.init(0..<6), .init(2..<3, as: .muted)]
    #expect(shown(content) == "[abcdef]")
    content.highlights = [.init(1..<2), .init(1..<4, as: .muted)]
    #expect(shown(content) == "a[b]{cd}ef")
    content.highlights = [.init(1..<4, as: .muted), .init(1..<2)]
    #expect(shown(content) == "a{bcd}ef")
  }

  @Test("What is outside of the text, and what is empty, is left out")
  func outOfBounds() {
    #expect(shown("abc", -5..<1) == "[a]bc")
    #expect(shown("abc", 2..<100) == "ab[c]")
    #expect(shown("abc", Int.min..<Int.max) == "[abc]")
    #expect(shown("abc", Int.min..<0) == "abc")
    #expect(shown("abc", 3..<Int.max) == "abc")
    #expect(shown("abc", 1..<1) == "abc")
    #expect(shown("", 0..<1) == "")
    #expect(shown("abc", Int.max..<Int.max, Int.min..<Int.min) == "abc")
  }

  @Test("A highlight inside of a character is the whole character")
  func insideCharacters() {
    #expect(shown("aéb", 2..<3) == "a[é]b")
    #expect(shown("aéb", 1..<2) == "a[é]b")
    #expect(shown("a日b", 2..<3) == "a[日]b")
    #expect(shown("ae\u{301}b", 1..<2) == "a[e\u{301}]b")
    #expect(shown("ae\u{301}b", 2..<4) == "a[e\u{301}]b")
    #expect(shown("👩‍👩‍👧👩‍👩‍👧", 5..<6, 8..<9) == "[👩‍👩‍👧]👩‍👩‍👧")
    #expect(shown("🇯🇵🇩🇪", 8..<9) == "🇯🇵[🇩🇪]")
    #expect(shown("🇯🇵🇩🇪", 4..<12) == "[🇯🇵🇩🇪]")
    #expect(shown("a\r\nb", 2..<3) == "a[\r\n]b")
    #expect(shown("a\r\nb", 1..<2) == "a[\r\n]b")
  }

  @Test("Highlighting finds parts of all texts, and keeps those that are there")
  func highlighting() throws {
    var content = CellContent("an ant", secondaryText: "antenna", detail: "an")
    content.highlights = [.init(5..<6, as: .muted)]
    let found = content.highlighting { $0.ranges(of: "an") }
    #expect(shown(found) == "[an] [an]{t}")
    #expect(shown(found, of: .secondaryText) == "[an]tenna")
    #expect(shown(found, of: .detail) == "[an]")
    #expect(found.highlights.map(\.range) == [5..<6, 0..<2, 3..<5, 0..<2, 0..<2])
    #expect(found.highlights.map(\.field) == [.text, .text, .text, .secondaryText, .detail])
    let absent = CellContent("an").highlighting(as: .destructive) { $0.ranges(of: "an") }
    #expect(absent.highlights == [.init(0..<2, as: .destructive)])
  }

  @Test("What finds the parts may throw")
  func throwingSearch() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try CellContent("a").highlighting { _ -> [Range<String.Index>] in throw Failure() }
    }
  }

  @Test("Indices of another text highlight what of them is inside of this one")
  func foreignIndices() {
    let long = "日本語日本語日本語"
    for text in ["", "a", "ab", "aé", "🇯🇵", long] {
      for lower in long.indices {
        for upper in long.indices where lower <= upper {
          let content = CellContent(text).highlighting { _ in
            [lower..<upper, upper..<long.endIndex]
          }
          #expect(content.pieces(of: .text).map { String($0.text) }.joined() == text)
          #expect(content.highlights.allSatisfy { 0...text.utf8.count ~= $0.range.upperBound })
        }
      }
    }
    let utf16 = "日😀".utf16
    let inside = utf16.index(utf16.startIndex, offsetBy: 2)
    let content = CellContent("日😀").highlighting { _ in [inside..<utf16.endIndex] }
    #expect(shown(content) == "日[😀]")
  }

  // In quadratic time, these would take minutes.
  @Test(
    "A hundred thousand highlights are pieces, whatever characters they are in",
    arguments: [("ab", 2, 100_000), ("🇯🇵🇩🇪", 16, 100_000), ("é日", 5, 100_000)])
  func manyHighlights(unit: String, length: Int, count: Int) {
    var content = CellContent(String(repeating: unit, count: count))
    content.highlights = (0..<count).reversed().map { .init($0 * length..<$0 * length + 1) }
    let pieces = content.pieces(of: .text)
    #expect(pieces.count == 2 * count)
    #expect(pieces.allSatisfy { $0.text.count == 1 })
  }

  // In quadratic time, this would take minutes.
  @Test("A hundred thousand highlights inside of one character are one piece")
  func manyHighlightsOfOneCharacter() {
    var content = CellContent("a" + String(repeating: "\u{301}", count: 100_000) + "b")
    content.highlights = (0..<100_000).map { .init($0..<$0 + 1) }
    #expect(content.pieces(of: .text).map { $0.text.unicodeScalars.count } == [100_001, 1])
  }
}
