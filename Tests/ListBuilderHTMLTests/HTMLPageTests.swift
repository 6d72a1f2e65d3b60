import ListBuilder
import Testing

@testable import ListBuilderHTML

@Suite struct HTMLPageTests {
  private func html(of page: HTMLPage) throws -> String {
    try HTMLPresenter(page: page) { name, _ in name }.present(ListSnapshot(["Ada"]))
  }

  private func stylesheet() throws -> Substring {
    let html = try html(of: HTMLPage(title: "Contacts"))
    let begin = try #require(html.split(separator: "<style>\n", maxSplits: 1).last)
    return try #require(begin.split(separator: "</style>", maxSplits: 1).first)
  }

  @Test("A page is a document with a title, a heading, a stylesheet and the list")
  func structure() throws {
    let html = try html(of: HTMLPage(title: "Contacts"))
    #expect(
      try html.replacing(stylesheet(), with: "…\n") == """
        <!DOCTYPE html>
        <html lang="en" dir="ltr">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Contacts</title>
        <link rel="icon" href="data:,">
        <style>
        …
        </style>
        </head>
        <body>
        <main>
        <h1><bdi>Contacts</bdi></h1>
        <div class="list">
        <div class="list-section">
        <ul>
        <li><bdi>Ada</bdi></li>
        </ul>
        </div>
        </div>
        </main>
        </body>
        </html>

        """)
  }

  @Test("A page has a language and a direction")
  func languageAndDirection() throws {
    let page = HTMLPage(title: "اتصالات", language: "fa", direction: .rightToLeft)
    #expect(try html(of: page).hasPrefix("<!DOCTYPE html>\n<html lang=\"fa\" dir=\"rtl\">\n<head>"))
    let automatic = HTMLPage(title: "a", direction: .automatic)
    #expect(try html(of: automatic).hasPrefix("<!DOCTYPE html>\n<html lang=\"en\" dir=\"auto\">\n"))
  }

  @Test("Title and language are data")
  func hostileTitle() throws {
    let title = "</title><script>alert(1)</script>\u{0}"
    let markup = try Markup(html(of: HTMLPage(title: title, language: "\"><b>")))
    #expect(markup.shape == (try Markup(html(of: HTMLPage(title: "a")))).shape)
    #expect(markup.values(of: "lang") == ["\"><b>"])
    let titles = markup.elements.filter { $0.name == "title" || $0.name == "bdi" }.map(\.children)
    #expect(titles == [[.text(title.asRead)], [.text(title.asRead)], [.text("Ada")]])
  }

  @Test("A page holds no script and asks no server for anything")
  func noOutsideRequests() throws {
    let markup = try Markup(html(of: HTMLPage(title: "Contacts")))
    #expect(!markup.elements.contains { $0.name == "script" })
    let attributes = markup.elements.flatMap(\.attributes)
    #expect(!attributes.contains { $0.name.hasPrefix("on") || $0.name == "style" })
    #expect(markup.values(of: "href") == ["data:,"])
    #expect(markup.values(of: "src") == [])
    for word in ["url(", "@import", "http", "//", "<", "expression", "javascript"] {
      #expect(try !stylesheet().lowercased().contains(word))
    }
  }

  @Test("The stylesheet is the file, with balanced braces")
  func stylesheetOfFile() throws {
    let css = String(decoding: PackageResources.page_css, as: UTF8.self)
    #expect(try stylesheet() == css[...])
    #expect(css.count { $0 == "{" } == css.count { $0 == "}" })
    #expect(css.hasSuffix("}\n"))
  }

  @Test("Fragments of one's own stand at the end of head and body")
  func slots() throws {
    var page = HTMLPage(title: "a")
    page.headEnd = HTMLFragment(unsafe: "<meta name=\"robots\" content=\"noindex\">")
    page.bodyEnd = HTMLFragment(.footer) { "Imprint" }
    let html = try html(of: page)
    #expect(html.contains("</style>\n<meta name=\"robots\" content=\"noindex\"></head>\n<body>"))
    #expect(html.hasSuffix("</main>\n<footer><bdi>Imprint</bdi></footer></body>\n</html>\n"))
  }

  @Test("A nonce allows the style and the script, and is data")
  func nonce() throws {
    let page = HTMLPage(title: "a", search: HTMLSearch(), nonce: "a\"><b>")
    let elements = try Markup(html(of: page)).elements.filter { element in
      element.attributes.contains { $0.name == "nonce" }
    }
    #expect(elements.map(\.name) == ["style", "script"])
    #expect(elements.allSatisfy { $0.attributes.last?.value == "a\"><b>" })
    #expect(try !html(of: HTMLPage(title: "a", search: HTMLSearch())).contains("nonce"))
  }

  @Test("The page can be changed and taken away")
  func pageOfPresenter() throws {
    var presenter = HTMLPresenter<OneSection, String>(page: HTMLPage(title: "a")) { name, _ in name
    }
    presenter.page?.title = "b"
    #expect(try presenter.present(ListSnapshot()).contains("<title>b</title>"))
    presenter.page = nil
    #expect(try presenter.present(ListSnapshot()) == "<div class=\"list\">\n</div>\n")
  }
}
