import ListBuilder
import ListBuilderHTML
import Testing

@Suite struct HTMLPresenterTableTests {
  private struct City: Diffable, Equatable {
    var id: String
    var people: Int
  }

  private typealias Presenter = HTMLPresenter<String, City>

  private func table(page: HTMLPage? = nil) -> Presenter {
    Presenter.table(page: page) {
      ListColumn("City", \.id, footer: .count)
      ListColumn("People", \.people, alignment: .trailing, footer: .sum(\.people))
    }
  }

  private func list() throws -> ListSnapshot<String, City> {
    try ListSnapshot {
      ListSection("a") {
        City(id: "Aarau", people: 21)
        City(id: "<b>", people: 40)
      }
      ListSection("") { City(id: "Zug", people: 30) }
    }
  }

  private func outline() throws -> ListSnapshot<String, String> {
    try ListSnapshot { ListSection("", outline: "a+ .b+ ..c .d ..e f") }
  }

  @Test("Each section is a group of rows, with its heading above and the totals below all")
  func whole() throws {
    #expect(
      try table().present(list()) == """
        <div class="list">
        <div class="list-table" tabindex="0">
        <table>
        <thead>
        <tr><th scope="col"><bdi>City</bdi></th>\
        <th scope="col" class="end"><bdi>People</bdi></th></tr>
        </thead>
        <tbody class="list-section list-section-a">
        <tr class="section-header">\
        <th id="section-a" scope="rowgroup" colspan="2"><bdi>a</bdi></th></tr>
        <tr><th scope="row"><bdi>Aarau</bdi></th><td class="end"><bdi>21</bdi></td></tr>
        <tr><th scope="row"><bdi>&lt;b&gt;</bdi></th><td class="end"><bdi>40</bdi></td></tr>
        </tbody>
        <tbody class="list-section">
        <tr><th scope="row"><bdi>Zug</bdi></th><td class="end"><bdi>30</bdi></td></tr>
        </tbody>
        <tfoot>
        <tr><td><bdi>3</bdi></td><td class="end"><bdi>91</bdi></td></tr>
        </tfoot>
        </table>
        </div>
        </div>

        """)
  }

  @Test("The list's header is the caption, and names the region that scrolls")
  func caption() throws {
    let html = try table(page: HTMLPage(title: "Page")).listHeader("Cities").present(list())
    #expect(
      html.contains(
        "<div class=\"list-table\" tabindex=\"0\" role=\"region\" aria-labelledby=\"list-caption\">"
          + "\n<table>\n<caption id=\"list-caption\"><bdi>Cities</bdi></caption>\n"))
    #expect(!html.contains("class=\"list-header\""))
  }

  @Test("Without a header, the page's title is the caption for assistive tools")
  func hiddenCaption() throws {
    let html = try table(page: HTMLPage(title: "Page")).present(list())
    #expect(
      html.contains(
        "<caption id=\"list-caption\" class=\"visually-hidden\"><bdi>Page</bdi></caption>\n"))
  }

  @Test("Footers of sections are rows, that of the list stands behind the table")
  func footers() throws {
    let html = try table().sectionFooter { "end of \($0)" }.listFooter("end").present(list())
    #expect(
      html.contains(
        "<tr class=\"section-footer\"><td colspan=\"2\"><bdi>end of a</bdi></td></tr>\n</tbody>\n"))
    #expect(
      html.hasSuffix(
        "</tfoot>\n</table>\n</div>\n<div class=\"list-footer\"><bdi>end</bdi></div>\n</div>\n"))
  }

  @Test("A list without sections has no table, but its header and its placeholder")
  func empty() throws {
    let html = try table().listHeader("Cities").placeholder("No cities").present(ListSnapshot())
    #expect(
      html == """
        <div class="list">
        <div class="list-header"><bdi>Cities</bdi></div>
        <div class="placeholder"><bdi>No cities</bdi></div>
        </div>

        """)
  }

  @Test("A section without items has its heading alone, and there are no totals")
  func emptySection() throws {
    let list = try ListSnapshot<String, City> { ListSection(items: [], in: "a") }
    #expect(
      try Markup(table().placeholder("none").present(list)).shape
        == "div(class)[div(class tabindex)[table()[thead()[tr()[th(scope)[bdi()[]] "
        + "th(scope class)[bdi()[]]]] tbody(class)[tr(class)[th(id scope colspan)[bdi()[]]]]]] "
        + "div(class)[bdi()[]]]")
  }

  @Test(
    "Alignment and overflow are told by classes",
    arguments: [
      (.leading, .wrap, "<td>"), (.trailing, .wrap, "<td class=\"end\">"),
      (.center, .wrap, "<td class=\"center\">"), (.decimal, .wrap, "<td class=\"end number\">"),
      (.leading, .truncate, "<td class=\"cut\">"), (.trailing, .truncate, "<td class=\"end cut\">"),
    ] as [(ListAlignment, ListOverflow, String)])
  func alignment(alignment: ListAlignment, overflow: ListOverflow, tag: String) throws {
    let presenter = HTMLPresenter<OneSection, String>.table {
      ListColumn("", { $0 })
      ListColumn("", { _ in "x" }, alignment: alignment, overflow: overflow)
    }
    let html = try presenter.present(ListSnapshot(["Ada"]))
    #expect(
      html.contains("<tr><th scope=\"row\"><bdi>Ada</bdi></th>\(tag)<bdi>x</bdi></td></tr>\n"))
    #expect(!html.contains("thead"))
  }

  @Test("A column may show a content, with its link")
  func contents() throws {
    let presenter = HTMLPresenter<OneSection, String>.table {
      ListColumn("Name", content: { CellContent($0, link: "/\($0)") })
    }
    #expect(
      try presenter.present(ListSnapshot(["Ada"])).contains(
        "<tr><th scope=\"row\"><a href=\"/Ada\" class=\"cell-link\"><span class=\"cell-text\">"
          + "<bdi>Ada</bdi></span></a></th></tr>"))
  }

  @Test("Items of an outline are indented and tell their level; hidden ones are left out")
  func outlines() throws {
    let presenter = HTMLPresenter<String, String>.table { ListColumn("Name", { $0 }) }
    let markup = try Markup(presenter.present(outline()))
    #expect(
      markup.elements.filter { $0.name == "tr" }.map { $0.attributes.map(\.value) }
        == [[], [], ["1"], ["2"], ["1"], []])
    #expect(
      markup.texts.filter { $0 != "\n" }
        == ["Name", "a", "Level 2: ", "b", "Level 3: ", "c", "Level 2: ", "d", "f"])
  }

  @Test("The text of a level can be another one, or none")
  func levelTexts() throws {
    func texts(_ levelText: @escaping (Int) -> String) throws -> [String] {
      let presenter = HTMLPresenter<String, String>.table(levelText: levelText) {
        ListColumn("", { $0 })
      }
      return try Markup(presenter.present(outline())).texts.filter { $0 != "\n" }
    }
    #expect(try texts { _ in "" } == ["a", "b", "c", "d", "f"])
    #expect(try texts { "Ebene \($0)" }.contains("Ebene 3 "))
  }

  @Test("Deep items tell their level, too")
  func deep() throws {
    let presenter = HTMLPresenter<String, String>.table { ListColumn("", { $0 }) }
    let list = try ListSnapshot<String, String> { ListSection("", chainOf: 10_000) }
    let html = try presenter.present(list)
    #expect(html.contains("<tr data-level=\"9999\"><th scope=\"row\"><span"))
    #expect(html.contains("Level 10000: "))
  }

  @Test("Any presenter with fragments of cells can be a table")
  func ownCells() throws {
    var presenter = HTMLPresenter<OneSection, String> { name, _ in
      HTMLFragment(.td) { name }
    }
    presenter.table = HTMLTable(columns: [ListColumnLayout("Name")])
    let html = try presenter.present(ListSnapshot(["Ada"]))
    #expect(html.contains("<tr><td><bdi>Ada</bdi></td></tr>\n"))
  }

  @Test("Presenting twice counts anew")
  func twice() throws {
    let presenter = table()
    #expect(try presenter.present(list()) == presenter.present(list()))
  }

  @Test("What a column throws reaches the caller")
  func throwing() throws {
    struct Failure: Error {}
    func fail(_: City) throws -> String { throw Failure() }
    let list = try list()
    let cells = Presenter.table { ListColumn("", fail) }
    #expect(throws: Failure.self) { try cells.present(list) }
    let broken = ListAggregate<City>(0, text: { _ in throw Failure() }, add: { _, _ in })
    let totals = Presenter.table { ListColumn("", \.id, footer: broken) }
    #expect(throws: Failure.self) { try totals.present(list) }
  }

  @Test("Hostile data change no tag of a table")
  func hostileTexts() throws {
    func markup(_ text: String) throws -> Markup {
      func levelText(_: Int) -> String { text }
      let presenter = HTMLPresenter<String, Int>.table(levelText: levelText) {
        ListColumn("a\(text)", { _ in text }, footer: .text("a\(text)"))
        ListColumn("b", content: { _ in CellContent(text, detail: "a\(text)") })
      }
      return try Markup(
        presenter.listHeader(text).sectionHeader { _ in text }.sectionFooter { _ in text }
          .listFooter(text).present(ListSnapshot { ListSection(items: [1], in: text) }))
    }
    let shape = try markup("a").shape
    for text in HostileText.all { #expect(try markup(text).shape == shape) }
  }
}
