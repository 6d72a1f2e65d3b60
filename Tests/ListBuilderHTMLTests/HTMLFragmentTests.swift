import ListBuilder
import ListBuilderHTML
import Testing

@Suite struct HTMLFragmentTests {
  @Test("A fragment of text is the text, escaped")
  func text() {
    #expect(HTMLFragment("a<b").description == "a&lt;b")
    let variable = "a<b"
    #expect(HTMLFragment(variable).description == "a&lt;b")
    #expect(HTMLFragment().description == "")
  }

  @Test("Literals and interpolations are text")
  func literals() {
    let literal: HTMLFragment = "<b>"
    let name = "<i>"
    let interpolation: HTMLFragment = "<b>\(name)\(HTMLFragment(.b) {})"
    #expect(literal.description == "&lt;b&gt;")
    #expect(interpolation.description == "&lt;b&gt;&lt;i&gt;&lt;b&gt;&lt;/b&gt;")
  }

  @Test("HTML that is given as such is taken as it is")
  func unsafe() {
    #expect(HTMLFragment(unsafe: "<hr>&nbsp;").description == "<hr>&nbsp;")
    #expect(HTMLFragment.lineBreak.description == "<br>")
  }

  @Test("Fragments are joined in order")
  func joining() {
    var fragment = HTMLFragment("a")
    fragment.append(HTMLFragment(.b) { HTMLFragment("b") })
    #expect(fragment.description == "a<b>b</b>")
    #expect((fragment + "c" + HTMLFragment()).description == "a<b>b</b>c")
  }

  @Test("Fragments with the same HTML are equal")
  func equality() {
    #expect(HTMLFragment("a") == HTMLFragment(unsafe: "a"))
    #expect(HTMLFragment("a") != HTMLFragment("b"))
    #expect(HTMLFragment("é") != HTMLFragment("e\u{301}"))
  }

  @Test("An element is written with its tags")
  func tags() {
    #expect(HTMLFragment(.h2) { HTMLFragment("a") }.description == "<h2>a</h2>")
    #expect(HTMLFragment(.p, .class("c")) {}.description == "<p class=\"c\"></p>")
  }

  @Test("Each element is read again as it was written", arguments: HTMLElement.allCases)
  func elements(element: HTMLElement) throws {
    let fragment = HTMLFragment(element, .class("c")) { HTMLFragment("a") }
    let read = Markup.Element(
      name: element.rawValue, attributes: [.init(name: "class", value: "c")],
      children: [.text("a")])
    #expect(try Markup(fragment.description).nodes == [.element(read)])
  }

  @Test("No element runs scripts, loads something or takes input")
  func harmlessElements() {
    let refused = [
      "script", "style", "link", "meta", "base", "iframe", "object", "embed", "svg", "math", "form",
      "input", "button", "textarea", "select", "template", "noscript", "title", "html", "body",
      "head", "video", "audio", "source", "xmp", "plaintext", "img", "br", "hr",
    ]
    #expect(Set(HTMLElement.allCases.map(\.rawValue)).isDisjoint(with: refused))
  }

  @Test("A line feed at the beginning of preformatted text is kept")
  func preformattedText() throws {
    let fragment = HTMLFragment(.pre) { HTMLFragment("\na\n") }
    #expect(try Markup(fragment.description).texts == ["\na\n"])
    let carriageReturn = HTMLFragment(.pre) { HTMLFragment("\r\na") }
    #expect(try Markup(carriageReturn.description).texts == ["\na"])
  }

  @Test("A body may throw")
  func throwing() {
    struct Failure: Error {}
    func fail() throws -> String { throw Failure() }
    #expect(throws: Failure.self) { try HTMLFragment { try fail() } }
    #expect(throws: Failure.self) { try HTMLFragment(.b) { try fail() } }
  }

  @Test("A picture has its source and its alternative text, and further attributes")
  func image() {
    let image = HTMLFragment(
      image: "/a.png?b&c", alternativeText: "\"Ada\"", .class("portrait"), .title("T"))
    #expect(
      image.description
        == "<img src=\"/a.png?b&amp;c\" alt=\"&quot;Ada&quot;\" class=\"portrait\" title=\"T\">")
    #expect(
      HTMLFragment(image: "a.png", alternativeText: "").description
        == "<img src=\"a.png\" alt=\"\">")
  }

  @Test("A picture from elsewhere than allowed is its alternative text, in its own direction")
  func blockedImage() {
    let image = HTMLFragment(
      image: "data:image/png;base64,AAAA", alternativeText: "<Ada>\u{202E}", .class("portrait"))
    #expect(image.description == "<bdi>&lt;Ada&gt;\u{202E}</bdi>")
  }

  @Test("A picture from elsewhere than allowed that only decorates is nothing")
  func blockedDecoration() {
    #expect(HTMLFragment(image: "file:///a.png", alternativeText: "").description == "")
  }
}
