import ListBuilder
import ListBuilderHTML
import Testing

@Suite struct HTMLPresenterTests {
  private func twoSections() throws -> ListSnapshot<String, String> {
    try ListSnapshot {
      ListSection(items: ["Ada", "Grace"], in: "my friends")
      ListSection(items: ["Edsger"], in: "others")
    }
  }

  @Test("Sections have a heading that names them, and a list")
  func sections() throws {
    let html = try HTMLPresenter { name, _ in name }.present(twoSections())
    #expect(
      html == """
        <div class="list">
        <section class="list-section list-section-my_20friends" aria-labelledby="section-my_20friends">
        <h2 id="section-my_20friends"><bdi>my friends</bdi></h2>
        <ul>
        <li><bdi>Ada</bdi></li>
        <li><bdi>Grace</bdi></li>
        </ul>
        </section>
        <section class="list-section list-section-others" aria-labelledby="section-others">
        <h2 id="section-others"><bdi>others</bdi></h2>
        <ul>
        <li><bdi>Edsger</bdi></li>
        </ul>
        </section>
        </div>

        """)
  }

  @Test("A section without header is a division")
  func oneSection() throws {
    let html = try HTMLPresenter { name, _ in name }.present(ListSnapshot(["Ada", "<b>"]))
    #expect(
      html == """
        <div class="list">
        <div class="list-section">
        <ul>
        <li><bdi>Ada</bdi></li>
        <li><bdi>&lt;b&gt;</bdi></li>
        </ul>
        </div>
        </div>

        """)
  }

  @Test("Sections with and without header close in turn")
  func mixedHeaders() throws {
    let html = try HTMLPresenter { name, _ in name }
      .sectionHeader { $0 == "others" ? "Others" : nil }
      .present(twoSections())
    #expect(
      try Markup(html).shape == "div(class)[div(class)[ul()[li()[bdi()[]] li()[bdi()[]]]] "
        + "section(class aria-labelledby)[h2(id)[bdi()[]] ul()[li()[bdi()[]]]]]")
  }

  @Test("Headers and footers of the list and of sections stand around what they are for")
  func supplementaries() throws {
    let html = try HTMLPresenter<String, String> { name, _ in name }
      .listHeader("Contacts").listFooter("1 contact").placeholder("No contacts")
      .sectionFooter { "end of \($0)" }
      .present(ListSnapshot { ListSection(items: ["Ada"], in: "a") })
    #expect(
      html == """
        <div class="list">
        <div class="list-header"><bdi>Contacts</bdi></div>
        <section class="list-section list-section-a" aria-labelledby="section-a">
        <h2 id="section-a"><bdi>a</bdi></h2>
        <ul>
        <li><bdi>Ada</bdi></li>
        </ul>
        <div class="section-footer"><bdi>end of a</bdi></div>
        </section>
        <div class="list-footer"><bdi>1 contact</bdi></div>
        </div>

        """)
  }

  @Test("Empty sections show their header and footer, without an empty list")
  func emptySections() throws {
    let list = try ListSnapshot<String, String> {
      ListSection(items: [], in: "a")
      ListSection(items: [], in: "")
    }
    let presenter = HTMLPresenter<String, String> { name, _ in name }
    #expect(
      try presenter.present(list) == """
        <div class="list">
        <section class="list-section list-section-a" aria-labelledby="section-a">
        <h2 id="section-a"><bdi>a</bdi></h2>
        </section>
        </div>

        """)
    #expect(
      try Markup(presenter.sectionFooter { _ in "f" }.present(list)).shape
        == "div(class)[section(class aria-labelledby)[h2(id)[bdi()[]] div(class)[bdi()[]]] "
        + "div(class)[div(class)[bdi()[]]]]")
  }

  @Test("The placeholder stands in a list without items")
  func placeholder() throws {
    let presenter = HTMLPresenter<String, String> { name, _ in name }.placeholder("No contacts")
    #expect(
      try presenter.present(ListSnapshot()) == """
        <div class="list">
        <div class="placeholder"><bdi>No contacts</bdi></div>
        </div>

        """)
    #expect(try !presenter.present(twoSections()).contains("placeholder"))
  }

  @Test("An empty list without placeholder is an empty division")
  func emptyList() throws {
    let html = try HTMLPresenter { name, _ in name }.present(ListSnapshot<String, String>())
    #expect(html == "<div class=\"list\">\n</div>\n")
  }

  @Test("A cell may be a fragment")
  func fragments() throws {
    let html = try HTMLPresenter { name, _ in
      HTMLFragment {
        HTMLFragment(.strong) { name }
        HTMLFragment.lineBreak
      }
    }.present(ListSnapshot(["Ada"]))
    #expect(html.contains("<li><strong><bdi>Ada</bdi></strong><br></li>\n"))
  }

  @Test("A cell may be a content")
  func contents() throws {
    let html = try HTMLPresenter { name, _ in CellContent(name, detail: "1815") }
      .present(ListSnapshot(["Ada"]))
    #expect(
      html.contains(
        "<li><span class=\"cell-text\"><bdi>Ada</bdi></span>"
          + "<span class=\"cell-detail\"><bdi>1815</bdi></span></li>\n"))
  }

  @Test("A supplementary provider of one's own replaces the descriptions")
  func ownSupplementaryProvider() throws {
    let presenter = HTMLPresenter<String, String> { name, _ in
      name
    } supplementaryProvider: { context in
      context.kind == .sectionHeader ? HTMLFragment("\(context.numberOfItems) items") : nil
    }
    let markup = try Markup(presenter.present(twoSections()))
    let headings = markup.elements.filter { $0.name == "h2" }
    #expect(headings.map(\.children) == [[.text("2 items")], [.text("1 items")]])
  }

  @Test("Without a supplementary provider there are only cells")
  func noSupplementaryProvider() throws {
    var presenter = HTMLPresenter<String, String> { name, _ in name }
    presenter.supplementaryProvider = nil
    #expect(try !presenter.present(twoSections()).contains("h2"))
  }

  private struct Group: Diffable, Equatable, CustomStringConvertible {
    struct ID: Hashable, CustomStringConvertible {
      var number: Int
      var description: String { number < 2 ? "same" : "same__2" }
    }
    var id: ID
    var description: String { "group \(id.number)" }
  }

  @Test("Headings have distinct ids, also where identifiers print alike")
  func distinctIDs() throws {
    let list = try ListSnapshot {
      for number in 0..<4 { ListSection(items: [number], in: Group(id: .init(number: number))) }
    }
    let markup = try Markup(HTMLPresenter { number, _ in "\(number)" }.present(list))
    let ids = ["section-same", "section-same__2", "section-same_5f_5f2", "section-same_5f_5f2__2"]
    #expect(markup.values(of: "id") == ids)
    #expect(markup.values(of: "aria-labelledby") == ids)
  }

  @Test("Presenting twice gives the same ids")
  func idsOfSecondPresentation() throws {
    let presenter = HTMLPresenter<String, String> { name, _ in name }
    #expect(try presenter.present(twoSections()) == presenter.present(twoSections()))
  }
}
