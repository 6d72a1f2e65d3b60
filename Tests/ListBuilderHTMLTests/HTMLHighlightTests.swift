import ListBuilder
import ListBuilderHTML
import Testing

@Suite struct HTMLHighlightTests {
  /// The HTML of a main text with highlights, without the elements around it.
  private func html(_ text: String, _ highlights: CellContent.Highlight...) -> String {
    var content = CellContent(text)
    content.highlights = highlights
    let html = content.htmlFragment.description
    let (start, end) = ("<span class=\"cell-text\"><bdi>", "</bdi></span>")
    #expect(html.hasPrefix(start) && html.hasSuffix(end))
    return String(html.dropFirst(start.count).dropLast(end.count))
  }

  @Test("Matches are in mark elements, and the text around them as it is")
  func matches() {
    #expect(html("an ant", .init(0..<2), .init(3..<5)) == "<mark>an</mark> <mark>an</mark>t")
    #expect(html("ant") == "ant")
  }

  @Test("Other roles have their elements and classes")
  func roles() {
    #expect(html("abc", .init(1..<2, as: .emphasized)) == "a<strong>b</strong>c")
    #expect(html("abc", .init(1..<2, as: .muted)) == "a<span class=\"muted\">b</span>c")
    #expect(
      html("abc", .init(1..<2, as: .destructive)) == "a<span class=\"destructive\">b</span>c")
    #expect(html("abc", .init(1..<2, as: .standard)) == "a<span>b</span>c")
  }

  @Test("A main text may be a match itself")
  func matchingText() {
    #expect(
      CellContent("a", role: .match).htmlFragment.description
        == "<mark class=\"cell-text\"><bdi>a</bdi></mark>")
  }

  @Test("Highlighted text is escaped, whole characters at a time")
  func escaping() {
    #expect(html("<b>&", .init(0..<1), .init(3..<4)) == "<mark>&lt;</mark>b&gt;<mark>&amp;</mark>")
    #expect(html("aé\u{0}", .init(2..<4)) == "a<mark>é\u{FFFD}</mark>")
    #expect(html("<\u{301}b", .init(1..<2)) == "<mark>&lt;\u{301}</mark>b")
  }

  @Test("Secondary texts and details have highlights as well, inside of a link, too")
  func otherTexts() {
    let content = CellContent(
      "an ant", secondaryText: "ante", detail: "an", link: "https://an.example"
    ).highlighting { $0.ranges(of: "an") }
    #expect(
      content.htmlFragment.description
        == "<a href=\"https://an.example\" class=\"cell-link\">"
        + "<span class=\"cell-text\"><bdi><mark>an</mark> <mark>an</mark>t</bdi></span></a>"
        + "<span class=\"cell-secondary\"><bdi><mark>an</mark>te</bdi></span>"
        + "<span class=\"cell-detail\"><bdi><mark>an</mark></bdi></span>")
  }

  @Test("The texts of the elements are the text")
  func wholeText() throws {
    var content = CellContent("日本語 👩‍👩‍👧 <&> e\u{301}")
    for lower in 0...40 {
      content.highlights = [.init(lower..<lower + 3), .init(lower - 1..<lower + 1, as: .muted)]
      let markup = try Markup(content.htmlFragment.description)
      #expect(markup.texts.joined() == content.text)
    }
  }

  // In quadratic time, this would take minutes.
  @Test("A hundred thousand highlights are presented")
  func manyHighlights() {
    var content = CellContent(String(repeating: "ab", count: 100_000))
    content.highlights = (0..<100_000).map { .init($0 * 2..<$0 * 2 + 1) }
    let html = content.htmlFragment.description
    #expect(
      html.utf8.count == "<mark>a</mark>b".utf8.count * 100_000
        + "<span class=\"cell-text\"><bdi></bdi></span>".utf8.count)
  }
}
