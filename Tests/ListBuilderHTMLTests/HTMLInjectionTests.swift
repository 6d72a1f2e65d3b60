import ListBuilder
import ListBuilderHTML
import TestSupport
import Testing

@Suite struct HTMLInjectionTests {
  /// A way of putting data into a fragment.
  struct Way: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var fragment: @Sendable (String) -> HTMLFragment

    init(_ name: String, _ fragment: @escaping @Sendable (String) -> HTMLFragment) {
      testDescription = name
      self.fragment = fragment
    }

    /// All ways but URLs, which may be refused.
    static let all = [
      Way("text") { HTMLFragment($0) },
      Way("literal") { "a\($0)" },
      Way("plain text") { HTMLFragment(plainText: $0) },
      Way("string") { text in HTMLFragment { text } },
      Way("substring") { text in HTMLFragment { text[...] } },
      Way("optional") { text in HTMLFragment { Optional(text) } },
      Way("preformatted") { text in HTMLFragment(.pre) { text } },
      Way("class") { HTMLFragment(.b, .class($0)) {} },
      Way("id") { HTMLFragment(.b, .id(HTMLElementID($0))) {} },
      Way("title") { HTMLFragment(.b, .title($0)) {} },
      Way("lang") { HTMLFragment(.b, .lang($0)) {} },
      Way("role") { HTMLFragment(.b, .role($0)) {} },
      Way("ariaLabel") { HTMLFragment(.b, .ariaLabel($0)) {} },
      Way("ariaLabelledBy") { HTMLFragment(.b, .ariaLabelledBy(HTMLElementID($0))) {} },
      Way("datetime") { HTMLFragment(.b, .datetime($0)) {} },
      Way("value") { HTMLFragment(.b, .value($0)) {} },
      Way("data") { HTMLFragment(.b, .data("name", $0)) {} },
      Way("href") { HTMLFragment(.a, .href("/\($0)")) {} },
      Way("query") { HTMLFragment(.a, .href("?\($0)")) {} },
      Way("mail") { HTMLFragment(.a, .href("mailto:\($0)")) {} },
      Way("source") { HTMLFragment(image: "/\($0)", alternativeText: "") },
      Way("alternative text") { HTMLFragment(image: "a", alternativeText: $0) },
      Way("attribute of picture") { HTMLFragment(image: "a", alternativeText: "", .title($0)) },
      Way("content") { CellContent($0).htmlFragment },
      Way("secondary text") { CellContent("a", secondaryText: "a\($0)").htmlFragment },
      Way("detail") { CellContent("a", detail: "a\($0)").htmlFragment },
      Way("link") { CellContent("a", link: "/\($0)").htmlFragment },
      Way("content's source") {
        CellContent("a", image: .init(source: "/\($0)", alternativeText: "")).htmlFragment
      },
      Way("content's alternative text") {
        CellContent("a", image: .init(source: "a", alternativeText: $0)).htmlFragment
      },
      Way("blocked picture") { HTMLFragment(image: "data:", alternativeText: "a\($0)") },
    ]
  }

  /// Where data enter a presented list.
  enum Place: CaseIterable {
    case cell, sectionIdentifier, sectionHeader, sectionFooter, listHeader, listFooter
    case placeholder, pageTitle, pageLanguage
  }

  private func present(_ text: String, in place: Place) throws -> Markup {
    // Without the page around it, where the place is not there, for speed.
    let page = place == .pageTitle || place == .pageLanguage ? HTMLPage(title: "a") : nil
    var presenter = HTMLPresenter<String, Int>(page: page) { _, _ in
      place == .cell ? text : "a"
    }
    switch place {
    case .cell: break
    case .sectionIdentifier: presenter = presenter.sectionHeader { _ in "a" }
    case .sectionHeader: presenter = presenter.sectionHeader { _ in text }
    case .sectionFooter: presenter = presenter.sectionFooter { _ in text }
    case .listHeader: presenter = presenter.listHeader(text)
    case .listFooter: presenter = presenter.listFooter(text)
    case .placeholder: presenter = presenter.placeholder(text)
    case .pageTitle: presenter.page?.title = text
    case .pageLanguage: presenter.page?.language = text
    }
    let html = try presenter.present(
      ListSnapshot {
        ListSection(
          items: place == .placeholder ? [] : [1, 2],
          in: place == .sectionIdentifier ? text : "section")
      })
    return try Markup(html)
  }

  /// Whether some text or attribute value of the markup is or ends with the data.
  private func holds(_ text: String, _ markup: Markup) -> Bool {
    let values = markup.texts + markup.elements.flatMap(\.attributes).map(\.value)
    return text.isEmpty || values.contains { $0.units.suffix(text.utf8.count) == text.units[...] }
  }

  @Test("Hostile data change no tag, and are read again as they are", arguments: Way.all)
  func waysIntoFragments(way: Way) throws {
    let shape = try Markup(way.fragment("a").description).shape
    for text in HostileText.all {
      let markup = try Markup(way.fragment(text).description)
      #expect(markup.shape == shape)
      let isID = way.testDescription == "id" || way.testDescription == "ariaLabelledBy"
      #expect(holds(isID ? HTMLElementID(text).description : text.asRead, markup))
    }
  }

  @Test("Random data change no tag, and are read again as they are", arguments: Way.all)
  func randomDataInFragments(way: Way) throws {
    let shape = try Markup(way.fragment("a").description).shape
    let isID = way.testDescription == "id" || way.testDescription == "ariaLabelledBy"
    expectForRandomTexts(likelier: HostileText.alphabet, count: 100, "the same tree") { text in
      guard let markup = try? Markup(way.fragment(text).description) else { return false }
      return markup.shape == shape
        && holds(isID ? HTMLElementID(text).description : text.asRead, markup)
    }
  }

  @Test("Hostile data change no tag of a list or page", arguments: Place.allCases)
  func placesInLists(place: Place) throws {
    let shape = try present("a", in: place).shape
    for text in HostileText.all where !text.isEmpty {
      let markup = try present(text, in: place)
      #expect(markup.shape == shape)
      let id = "section-\(HTMLElementID("a\(text)").description.dropFirst())"
      #expect(holds(place == .sectionIdentifier ? id : text.asRead, markup))
    }
  }

  @Test("Random data change no tag of a list or page", arguments: Place.allCases)
  func randomDataInLists(place: Place) throws {
    let shape = try present("a", in: place).shape
    expectForRandomTexts(likelier: HostileText.alphabet, count: 20, "the same tree") { text in
      (try? present(text, in: place))?.shape == shape
    }
  }

  @Test("No URL that is not allowed is in the page, however it gets there")
  func urls() throws {
    for url in ["javascript:alert(1)", " JAVA\tSCRIPT:a", "data:text/html,a", "vbscript:a", "a:b"] {
      let markup = try Markup(
        HTMLFragment {
          HTMLFragment(.a, .href(url)) { "a" }
          HTMLFragment(image: url, alternativeText: "a", .href(url))
          CellContent("a", link: url, image: .init(source: url, alternativeText: "a"))
        }.description)
      #expect(markup.values(of: "href").isEmpty && markup.values(of: "src").isEmpty)
    }
  }
}
