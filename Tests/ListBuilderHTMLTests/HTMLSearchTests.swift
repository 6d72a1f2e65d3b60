import ListBuilder
import Testing

@testable import ListBuilderHTML

@Suite struct HTMLSearchTests {
  private func markup(_ search: HTMLSearch?) throws -> Markup {
    try Markup(
      HTMLPresenter(page: HTMLPage(title: "a", search: search)) { name, _ in name }
        .present(ListSnapshot(["Ada"])))
  }

  @Test("The field has a label and a status, and does not show until the script runs")
  func field() throws {
    let html = HTMLSearch().field.description
    #expect(
      html == """
        <div class="list-search" role="search" hidden>
        <label for="list-search"><bdi>Search</bdi></label>
        <input type="search" id="list-search" autocomplete="off" spellcheck="false" \
        aria-keyshortcuts="/" data-count="%d of %d">
        <p role="status"></p>
        </div>

        """)
    #expect(
      HTMLSearch().emptyState.description
        == "<p class=\"placeholder list-nothing\" hidden><bdi>Nothing found</bdi></p>\n")
  }

  @Test("Without the shortcut, nothing tells of it")
  func shortcut() {
    #expect(!HTMLSearch(hasShortcut: false).field.description.contains("shortcuts"))
  }

  @Test("Only a page with a search has a script")
  func script() throws {
    #expect(try !markup(nil).elements.contains { $0.name == "script" || $0.name == "input" })
    let elements = try markup(HTMLSearch()).elements
    let script = try #require(elements.first { $0.name == "script" })
    #expect(script.children == [.text("\n" + String(decoding: HTMLPage.script, as: UTF8.self))])
    #expect(script.attributes == [.init(name: "type", value: "module")])
  }

  @Test("The script is small, and holds nothing that ends its element or makes markup of text")
  func harmlessScript() {
    let script = String(decoding: HTMLPage.script, as: UTF8.self)
    #expect(script.utf8.count < 4096)
    for word in ["</", "<!--", "innerHTML", "eval", "http", "fetch", "outerHTML", "write"] {
      #expect(!script.contains(word))
    }
  }

  @Test("The script is its file, line for line, but for indentation and comments")
  func scriptLines() {
    let file = String(decoding: PackageResources.page_js, as: UTF8.self)
    let lines = file.split(separator: "\n").map { $0.drop { $0 == " " } }
    let script = String(decoding: HTMLPage.script, as: UTF8.self).split(separator: "\n")
    #expect(script == lines.filter { !$0.hasPrefix("//") })
    #expect(script.count > 50)
    #expect(lines.count > script.count)
  }

  @Test("Its texts are data")
  func hostileTexts() throws {
    let shape = try markup(HTMLSearch()).shape
    for text in HostileText.all {
      let markup = try markup(HTMLSearch(label: text, count: text, nothingFound: text))
      #expect(markup.shape == shape)
      #expect(markup.values(of: "data-count") == [text.asRead])
      let count = markup.texts.count { $0.units == text.asRead.units }
      #expect(text.isEmpty || text == "\n" || count == 2)
    }
  }
}
