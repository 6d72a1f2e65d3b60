import ListBuilder
import ListBuilderHTML
import Testing

@Suite struct HTMLSectionIndexTests {
  private func list(_ sections: String...) throws -> ListSnapshot<String, String> {
    try ListSnapshot(
      sections: sections.map { ListSection(items: $0.count > 1 ? ["in \($0)"] : [], in: $0) })
  }

  private let presenter = HTMLPresenter<String, String>(
    page: HTMLPage(title: "a", sectionIndexLabel: "Sections")
  ) { name, _ in name }

  /// Checks that every link of the index leads to an element that is there, and returns them.
  private func links(_ html: String) throws -> [String] {
    let markup = try Markup(html)
    let links = markup.values(of: "href").filter { $0.hasPrefix("#") }
    let ids = markup.values(of: "id")
    #expect(Set(ids).count == ids.count)
    #expect(links.allSatisfy { $0 == "#top" || ids.contains(String($0.dropFirst())) })
    return links
  }

  @Test("The index is a navigation of links to the sections, titled by the descriptions")
  func descriptions() throws {
    let html = try presenter.present(list("Ada", "Bob <b>"))
    #expect(
      html.contains(
        """
        <nav class="list-index" aria-label="Sections">
        <ul>
        <li><a href="#section-Ada__start"><bdi>Ada</bdi></a></li>
        <li><a href="#section-Bob_20_3cb_3e__start"><bdi>Bob &lt;b&gt;</bdi></a></li>
        </ul>
        </nav>
        <div class="list">

        """))
    #expect(try links(html).count == 2)
  }

  @Test("Without a label, or without a page, there is no index, and nobody asks for titles")
  func off() throws {
    var presenter = presenter
    presenter.sectionIndex = { _ in
      Issue.record("asked")
      return SectionIndex(entries: [])
    }
    presenter.page?.sectionIndexLabel = nil
    #expect(try !presenter.present(list("Ada")).contains("nav"))
    presenter.page = nil
    #expect(try !presenter.present(list("Ada")).contains("nav"))
  }

  @Test("Titles of one's own lead where the index says, those without a section to the top")
  func ownTitles() throws {
    var presenter = presenter
    presenter.sectionIndex = { list in
      SectionIndex(of: list, titles: ["A", "B", "C"], searchTitle: "?") { "\($0.prefix(1))" }
    }
    let html = try presenter.present(list("Bob", "Cid"))
    #expect(try links(html) == ["#top"] + ["Bob", "Bob", "Cid"].map { "#section-\($0)__start" })
  }

  @Test("Sections without a heading, and empty ones, can be reached", arguments: [true, false])
  func withoutHeadings(isTable: Bool) throws {
    var presenter = presenter.sectionHeader { $0 == "Cid" ? "C" : nil }
    if isTable { presenter.table = HTMLTable(columns: []) }
    #expect(try links(presenter.present(list("Ada", "B", "Cid"))).count == 3)
  }

  @Test("Sections that print alike are told apart as their headings are")
  func printedAlike() throws {
    struct Twin: Diffable, Equatable, CustomStringConvertible {
      struct ID: Hashable, CustomStringConvertible {
        var number: Int
        var description: String { "twin" }
      }
      var id: ID
      var description: String { "\(id.number)" }
    }
    let list = try ListSnapshot {
      for number in 0..<3 { ListSection(items: [number], in: Twin(id: .init(number: number))) }
    }
    let presenter = HTMLPresenter<Twin, Int>(page: presenter.page) { number, _ in "\(number)" }
    let expected = ["", "__2", "__3"].map { "#section-twin\($0)__start" }
    #expect(try links(presenter.present(list)) == expected)
  }

  @Test("Entries that lead nowhere in the list lead to the top", arguments: [-1, 1, Int.max])
  func outside(section: Int) throws {
    var presenter = presenter
    presenter.sectionIndex = { _ in SectionIndex(entries: [.init("a", section: section)]) }
    #expect(try links(presenter.present(list("Ada"))) == ["#top"])
  }

  @Test("An index without entries is left out")
  func empty() throws {
    #expect(try !presenter.present(ListSnapshot()).contains("nav"))
  }

  @Test("What the titles' closure throws reaches the caller")
  func throwing() throws {
    struct Failure: Error {}
    var presenter = presenter
    presenter.sectionIndex = { _ in throw Failure() }
    let list = try list("Ada")
    #expect(throws: Failure.self) { try presenter.present(list) }
  }
}
