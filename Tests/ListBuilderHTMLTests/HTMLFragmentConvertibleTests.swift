import ListBuilder
import ListBuilderHTML
import Testing

@Suite struct HTMLFragmentConvertibleTests {
  @Test("A string stands in an element of its own direction")
  func strings() {
    #expect("a<\u{202E}".htmlFragment.description == "<bdi>a&lt;\u{202E}</bdi>")
    #expect("abc".dropFirst().htmlFragment.description == "<bdi>bc</bdi>")
    #expect(HTMLFragment(plainText: "<").description == "<bdi>&lt;</bdi>")
  }

  @Test("A fragment stands as it is")
  func fragments() {
    #expect(HTMLFragment.lineBreak.htmlFragment == .lineBreak)
  }

  @Test("A cell with a main text alone")
  func mainText() {
    #expect(
      CellContent("a<").htmlFragment.description
        == "<span class=\"cell-text\"><bdi>a&lt;</bdi></span>")
  }

  @Test("A cell with everything: picture, link, secondary text, detail")
  func everything() {
    let content = CellContent(
      "Ada", secondaryText: "Analyst", detail: "1815", link: "mailto:ada@x.example",
      image: .init(source: "ada.png", alternativeText: "Ada at work"))
    #expect(
      content.htmlFragment.description == "<img src=\"ada.png\" alt=\"Ada at work\" "
        + "class=\"cell-image\"><a href=\"mailto:ada@x.example\" class=\"cell-link\">"
        + "<span class=\"cell-text\"><bdi>Ada</bdi></span></a>"
        + "<span class=\"cell-secondary\"><bdi>Analyst</bdi></span>"
        + "<span class=\"cell-detail\"><bdi>1815</bdi></span>")
  }

  @Test(
    "Each role has its element and class",
    arguments: [
      (.standard, "<span class=\"cell-text\"><bdi>a</bdi></span>"),
      (.emphasized, "<strong class=\"cell-text\"><bdi>a</bdi></strong>"),
      (.muted, "<span class=\"cell-text muted\"><bdi>a</bdi></span>"),
      (.destructive, "<span class=\"cell-text destructive\"><bdi>a</bdi></span>"),
    ] as [(CellContent.Role, String)])
  func roles(role: CellContent.Role, html: String) {
    #expect(CellContent("a", role: role).htmlFragment.description == html)
  }

  @Test("A link that is not allowed leads nowhere; the text stays")
  func blockedLink() throws {
    let markup = try Markup(CellContent("a", link: "javascript:b").htmlFragment.description)
    #expect(markup.values(of: "href") == [])
    #expect(markup.texts == ["a"])
  }

  @Test("A picture that is not allowed is its alternative text, apart from the main text")
  func blockedImage() throws {
    let content = CellContent("a", image: .init(source: "data:b", alternativeText: "Ada\u{202E}"))
    let markup = try Markup(content.htmlFragment.description)
    #expect(!markup.elements.contains { $0.name == "img" })
    #expect(
      markup.elements.filter { $0.name == "bdi" }.map(\.children)
        == [[.text("Ada\u{202E}")], [.text("a")]])
  }

  @Test("Empty fields are left out, as in plain text")
  func emptyFields() {
    let content = CellContent("a", secondaryText: "", detail: "", link: "")
    #expect(content.htmlFragment == CellContent("a").htmlFragment)
  }
}
