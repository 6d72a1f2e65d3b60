import Testing

@testable import ListBuilderHTML

@Suite struct HTMLThemeTests {
  private func css(_ stylesheet: HTMLStylesheet) -> String {
    String(decoding: stylesheet.css, as: UTF8.self)
  }

  private var file: String { String(decoding: PackageResources.page_css, as: UTF8.self) }

  @Test("Without a theme, the stylesheet is the file")
  func standard() {
    #expect(css(.standard()) == file)
  }

  @Test("A theme's values come behind the file's, those for dark colours last")
  func values() {
    let theme = HTMLTheme(
      light: [.text: "black", .link: "#b00040"], dark: [.link: "hsl(0 50% 80%)"])
    #expect(
      css(.standard(theme)) == file + """
        :root { --list-text: black; --list-link: #b00040; }
        @media screen and (prefers-color-scheme: dark) {
        :root { --list-link: hsl(0 50% 80%); }
        }

        """)
  }

  @Test("Every property of a theme is one that the stylesheet uses")
  func properties() {
    for property in HTMLTheme.Property.allCases {
      #expect(file.contains("var(--list-\(property.rawValue))"))
    }
  }

  @Test(
    "A value that could end the declaration is left out",
    arguments: [
      "red; color: blue", "red}", "{", "</style>", "", "/* red", "\"", "'", "\\", "a)(", "(", "@a",
      "rot;", "a\nb", "ä",
    ])
  func hostileValues(value: String) {
    #expect(HTMLTheme(light: [.text: value], dark: [.link: value]).rules == "")
  }

  @Test("Rules of one's own come last, and end with a line feed")
  func rules() {
    #expect(css(.standard(rules: "li { color: red }")) == file + "li { color: red }\n")
    #expect(css(.standard(rules: "li > a::after { content: \"&\" }\n")).hasSuffix("\"&\" }\n"))
  }

  @Test("A stylesheet of one's own stands alone, and an empty one leaves no element")
  func custom() throws {
    #expect(css(.custom("a {}")) == "a {}\n")
    #expect(css(.custom("")) == "")
    let page = HTMLPage(title: "a", stylesheet: .custom(""))
    #expect(!String(decoding: page.frame(nil).head, as: UTF8.self).contains("style"))
  }

  @Test("Rules do not end their element")
  func hostileRules() throws {
    for text in HostileText.all where !text.isEmpty {
      let page = HTMLPage(title: "a", stylesheet: .custom(text))
      let frame = page.frame(nil)
      let html = String(decoding: frame.head + frame.tail, as: UTF8.self)
      #expect(try Markup(html).shape.contains("link(rel href)[] style()[]] body()[main()[h1()"))
    }
    #expect(css(.custom("\"</style>\"")) == "\"<\\/style>\"\n")
    #expect(css(.custom("a\u{0}b\r\nc")) == "a\u{FFFD}b\nc\n")
  }
}
