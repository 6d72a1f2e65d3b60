import ListBuilderHTML
import Testing

@Suite struct HTMLAttributeTests {
  private func spelled(_ attribute: HTMLAttribute) -> String {
    HTMLFragment(.b, attribute) {}.description
  }

  @Test(
    "Each attribute has its name and its value",
    arguments: [
      (.href("/a?b&c"), "href=\"/a?b&amp;c\""),
      (.class("a b"), "class=\"a b\""),
      (.id(HTMLElementID("a b")), "id=\"a_20b\""),
      (.title("\"T\""), "title=\"&quot;T&quot;\""),
      (.lang("de"), "lang=\"de\""),
      (.dir(.leftToRight), "dir=\"ltr\""),
      (.dir(.rightToLeft), "dir=\"rtl\""),
      (.dir(.automatic), "dir=\"auto\""),
      (.role("list"), "role=\"list\""),
      (.ariaLabel("L"), "aria-label=\"L\""),
      (.ariaLabelledBy(HTMLElementID("1")), "aria-labelledby=\"x__1\""),
      (.ariaHidden, "aria-hidden=\"true\""),
      (.datetime("2026-01-31"), "datetime=\"2026-01-31\""),
      (.value("1"), "value=\"1\""),
      (.colspan(2), "colspan=\"2\""),
      (.data("key", "'v'"), "data-key=\"&#39;v&#39;\""),
    ] as [(HTMLAttribute, String)])
  func attributes(attribute: HTMLAttribute, spelling: String) {
    #expect(spelled(attribute) == "<b \(spelling)></b>")
  }

  @Test("Attributes stand in the order in which they are given")
  func order() {
    let element = HTMLFragment(.a, .title("t"), .href("h"), .class("c")) {}
    #expect(element.description == "<a title=\"t\" href=\"h\" class=\"c\"></a>")
  }

  @Test("A link to a URL that is not allowed has no target and is shown as text")
  func blockedLink() {
    let link = HTMLFragment(.a, .href("javascript:alert(1)"), .class("c")) { HTMLFragment("x") }
    #expect(link.description == "<a class=\"c\">x</a>")
  }

  @Test(
    "The name of an attribute for scripts is harmless",
    arguments: [
      (.data("a b", "v"), "data-a_20b=\"v\""), (.data("x>y", "v"), "data-x_3ey=\"v\""),
      (.data("", "v"), "data-x__=\"v\""), (.data("a=\"b\"", "v"), "data-a_3d_22b_22=\"v\""),
    ] as [(HTMLAttribute, String)])
  func namesForScripts(attribute: HTMLAttribute, spelling: String) {
    #expect(spelled(attribute) == "<b \(spelling)></b>")
  }

  @Test("A cell covers at least one column", arguments: [0, -1, Int.min])
  func columns(count: Int) {
    #expect(spelled(.colspan(count)) == "<b colspan=\"1\"></b>")
  }
}
