import ListBuilder
import ListBuilderHTML
import Testing

/// Data that broke out of other libraries' HTML, in the places where they did.
@Suite struct HTMLContextTests {
  @Test(
    "Markup and references in a text are text",
    arguments: [
      ("a&b<c>d\"e'f", "a&amp;b&lt;c&gt;d&quot;e&#39;f"),
      ("&lt;script&gt;", "&amp;lt;script&amp;gt;"), ("AT&T;", "AT&amp;T;"),
    ])
  func texts(text: String, html: String) {
    #expect(HTMLFragment(text).description == html)
    #expect(text.htmlFragment.description == "<bdi>\(html)</bdi>")
  }

  @Test("A quote in a value does not end the attribute")
  func quoteInValue() throws {
    let element = HTMLFragment(.b, .title("x\" onmouseover=\"alert(1)")) {}
    #expect(element.description == "<b title=\"x&quot; onmouseover=&quot;alert(1)\"></b>")
    #expect(try Markup(element.description).elements.first?.attributes.count == 1)
  }

  @Test("A reference in a value keeps its meaning: it is what was written")
  func referenceInValue() throws {
    let html = HTMLFragment(.b, .title("a&quot;b")) {}.description
    #expect(html == "<b title=\"a&amp;quot;b\"></b>")
    #expect(try Markup(html).values(of: "title") == ["a&quot;b"])
  }

  @Test("A mark that combines with markup does not hide it", arguments: ["<", ">", "&", "\"", "'"])
  func combiningMarks(character: String) {
    let escaped = HTMLFragment(character).description
    for mark in ["\u{301}", "\u{FE0F}", "\u{200D}", "\u{20DD}"] {
      let text = character + mark
      #expect(HTMLFragment(text).description.units == escaped.units + mark.units)
      let element = HTMLFragment(.b, .title(text)) {}.description
      #expect(element.units == "<b title=\"\(escaped)".units + "\(mark)\"></b>".units)
    }
  }

  @Test(
    "A URL that runs or holds a document is blocked, and its text is shown",
    arguments: [
      "javascript:alert(1)", " java\tscript:alert(1)", "data:text/html,<script>alert(1)</script>",
      "vbscript:msgbox", "VBScript:x", "JAVASCRIPT:alert(1)",
    ])
  func blockedURLs(url: String) {
    #expect(HTMLFragment(.a, .href(url)) { HTMLFragment("x") }.description == "<a>x</a>")
    #expect(HTMLFragment(image: url, alternativeText: "x").description == "<bdi>x</bdi>")
    #expect(
      CellContent("x", link: url).htmlFragment.description
        == "<a class=\"cell-link\"><span class=\"cell-text\"><bdi>x</bdi></span></a>")
  }

  @Test(
    "A URL of the web, of mail, of telephones or of the page is kept",
    arguments: [
      "https://x.example", "http://x.example", "mailto:a@x.example", "tel:+4930", "a/b?c", "#x",
      "//host",
    ])
  func keptURLs(url: String) {
    #expect(HTMLFragment(.a, .href(url)) {}.description == "<a href=\"\(url)\"></a>")
    #expect(
      HTMLFragment(image: url, alternativeText: "").description == "<img src=\"\(url)\" alt=\"\">")
    #expect(CellContent("x", link: url).htmlFragment.description.contains(" href=\"\(url)\""))
  }

  @Test(
    "A code point that documents may not hold is U+FFFD in texts and values",
    arguments: ["\0", "\u{1}", "\u{7F}", "\u{85}", "\u{FFFE}"])
  func forbidden(text: String) {
    #expect(
      HTMLFragment(.b, .title(text)) { HTMLFragment(text) }.description
        == "<b title=\"\u{FFFD}\">\u{FFFD}</b>")
  }

  @Test("Line breaks are line feeds in texts and values", arguments: ["\r\n", "\r", "\n"])
  func lineBreaks(text: String) {
    #expect(
      HTMLFragment(.b, .title("a\(text)b")) { HTMLFragment("a\(text)b") }.description
        == "<b title=\"a\nb\">a\nb</b>")
  }

  @Test("Elements that run, load or ask have no name, and all names are plain")
  func names() {
    for name in ["script", "style", "iframe", "object", "embed", "input", "form", "svg", "base"] {
      #expect(HTMLElement(rawValue: name) == nil)
    }
    for text in HostileText.all { #expect(HTMLElement(rawValue: text) == nil) }
    for element in HTMLElement.allCases {
      #expect(
        element.rawValue.utf8.allSatisfy {
          Set("abcdefghijklmnopqrstuvwxyz123456".utf8).contains($0)
        })
    }
  }

  @Test("No data are in a script: it is the same on every page")
  func scripts() throws {
    let page = HTMLPage(title: "a", search: HTMLSearch(), sectionIndexLabel: "b")
    let first = try #require(try script(of: page, ""))
    for text in HostileText.all + ["\u{2028}"] {
      var other = page
      other.title = text
      other.search = HTMLSearch(label: text, count: text, nothingFound: text)
      other.sectionIndexLabel = text
      #expect(try script(of: other, text) == first)
    }
  }

  private func script(of page: HTMLPage, _ text: String) throws -> Markup.Element? {
    let html = try HTMLPresenter(page: page) { (_: Int, _) in text }
      .present(ListSnapshot { ListSection(items: [1], in: text) })
    return try Markup(html).elements.first { $0.name == "script" }
  }

  @Test("A text that turns directions stays inside its element", arguments: DataWay.lists)
  func directions(way: DataWay) throws {
    let texts = try Markup(way.html { "\u{202E}price\u{2067}" }).data.filter {
      $0.value.contains("price") && $0.isText
    }
    #expect(texts.allSatisfy { $0.name == "<bdi>" })
    #expect(!texts.isEmpty)
  }

  @Test("Identifiers of sections are ids of elements that differ whenever they do")
  func identifiers() throws {
    let names = ["a b", "ä", "\"x\"", "1", "", "a_20b", "a-b", "a\u{A0}b"]
    let html = try HTMLPresenter<String, Int> { _, _ in "" }.sectionHeader { _ in "h" }
      .present(ListSnapshot { for name in names { ListSection(items: [], in: name) } })
    let ids = try Markup(html).values(of: "id")
    #expect(Set(ids).count == names.count)
    for id in ids { #expect(id.wholeMatch(of: /[A-Za-z][A-Za-z0-9_-]*/) != nil) }
  }
}
