import ListBuilder
import TestSupport
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

  @Test("A section with a name has a class for rules, as injective as its id")
  func sectionClasses() throws {
    let list: ListSnapshot<String, Int> = try ListSnapshot {
      ListSection("a b") { 1 }
      ListSection("") { 2 }
      ListSection("a_b") { 3 }
    }
    let classes = [
      "list-section list-section-a_20b", "list-section", "list-section list-section-a_5fb",
    ]
    let sections = try Markup(HTMLPresenter { item, _ in "\(item)" }.present(list))
    #expect(sections.values(of: "class").filter { $0.hasPrefix("list-section") } == classes)
    let table: HTMLPresenter<String, Int> = .table { ListColumn("Number") { "\($0)" } }
    let groups = try Markup(table.present(list))
    #expect(groups.values(of: "class").filter { $0.hasPrefix("list-section") } == classes)
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

  /// The text of the only style element of a page.
  private func styleText(_ stylesheet: HTMLStylesheet) throws -> String {
    let page = HTMLPage(title: "a", stylesheet: stylesheet)
    let frame = page.frame(nil)
    let markup = try Markup(String(decoding: frame.head + frame.tail, as: UTF8.self))
    let styles = markup.elements.filter { $0.name == "style" }
    guard styles.count == 1, case .text(let text) = styles[0].children.first else { return "" }
    return text
  }

  @Test("Rules are what the element holds, but for a backslash that keeps them in it")
  func rulesAsRead() throws {
    func holds(_ rules: String) throws -> Bool {
      var written: [UInt8] = []
      for unit in rules.asRead.utf8 {
        if unit == UInt8(ascii: "/"), written.last == UInt8(ascii: "<") { written += "\\".utf8 }
        written.append(unit)
      }
      // A line feed stands before, and one behind unless the rules end with it.
      let end: [UInt8] = written.last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")]
      return try styleText(.custom(rules)).units == "\n".units + written + end
        && styleText(.standard(rules: rules)).units == "\n\(file)".units + written + end
    }
    let ends = [
      "</style>", "</STYLE >", "<</style", "</style\t", "<\u{301}/style>", "<\r\n/style>",
    ]
    for rules in HostileText.all + ends where !rules.isEmpty {
      #expect(try holds(rules), "\(rules.debugDescription)")
    }
    try expectForRandomTexts(
      likelier: Array("</style>{}\"'\\ \r\n\0\u{85}\u{301}".unicodeScalars), count: 40,
      "rules, read again"
    ) { try $0.isEmpty || holds($0) }
  }

  @Test("A value of a theme is declared as it is, or not at all")
  func valuesAsRead() {
    let allowed = Set(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 #%,.+-*/_()".unicodeScalars)
    func holds(_ value: String) -> Bool {
      let rules = HTMLTheme(light: [.text: value], dark: [.link: value]).rules
      if rules.isEmpty { return true }
      return value.unicodeScalars.allSatisfy(allowed.contains) && !value.contains("/*")
        && rules
          == HTMLTheme(light: [.text: "red"], dark: [.link: "red"]).rules
          .replacing("red", with: value)
    }
    for value in HostileText.all { #expect(holds(value), "\(value.debugDescription)") }
    expectForRandomTexts(
      likelier: Array("red#0(),%;{}/**\\\"'<>@! \n".unicodeScalars), count: 5000,
      "a value is declared as it is"
    ) { holds($0) }
  }
}
