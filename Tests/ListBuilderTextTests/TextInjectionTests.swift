import ListBuilder
import ListBuilderText
import TestSupport
import Testing

@Suite struct TextInjectionTests {
  /// Where data enter a presented list.
  enum Place: CaseIterable {
    case text, secondaryText, detail, link, mailLink, imageAlternative
    case sectionDescription, sectionHeader, sectionFooter, listHeader, listFooter, placeholder
    case detailOfHeader, bullet
  }

  /// Presents a list with a text in one place.
  private func present(_ text: String, in place: Place) throws -> String {
    let content =
      switch place {
      case .text: CellContent(text)
      case .secondaryText: CellContent("a", secondaryText: text)
      case .detail: CellContent("a", detail: text)
      case .link: CellContent("a", link: text)
      case .mailLink: CellContent("a", link: "mailto:\(text)")
      case .imageAlternative: CellContent("a", image: .init(source: "", alternativeText: text))
      default: CellContent("a")
      }
    var presenter = TextPresenter<String, Int> { _, _ in content }
    switch place {
    case .sectionHeader: presenter = presenter.sectionHeader { _ in text }
    case .sectionFooter: presenter = presenter.sectionFooter { _ in text }
    case .listHeader: presenter = presenter.listHeader(text)
    case .listFooter: presenter = presenter.listFooter(text)
    case .placeholder: presenter = presenter.placeholder(text)
    case .bullet: presenter.bullet = text
    case .detailOfHeader:
      presenter = presenter.supplementary(.listHeader) { _ in CellContent("a", detail: text) }
    default: break
    }
    return try presenter.present(
      ListSnapshot {
        ListSection(
          items: place == .placeholder ? [] : [1, 2],
          in: place == .sectionDescription ? text : "section")
      })
  }

  @Test("No control reaches the terminal", arguments: Place.allCases)
  func everyControl(place: Place) throws {
    let shown = try present(HostileText.all, in: place)
    #expect(shown.contains("␛"))
    #expect(shown.contains("\u{FFFD}"))
    let control = firstControl(in: shown)?.escaped(asASCII: true)
    #expect(control == nil)
  }

  @Test("Escape sequences are shown as text", arguments: Place.allCases)
  func escapeSequences(place: Place) throws {
    let shown = try present("\u{1B}]52;c;aGk=\u{7}\u{9B}2J", in: place)
    #expect(shown.contains("␛]52;c;aGk=␇\u{FFFD}2J"))
  }

  @Test("Random texts give no control", arguments: Place.allCases)
  func randomTexts(place: Place) throws {
    try expectForRandomTexts(likelier: HostileText.alphabet, count: 300, "no control in the output")
    { text in
      firstControl(in: try present(text, in: place)) == nil
    }
  }

  @Test("Bytes of the output are line feeds, printable ASCII, or parts of other characters")
  func bytes() throws {
    for place in Place.allCases {
      for unit in try present(HostileText.all, in: place).utf8 {
        if unit < 0x20 && unit != 0x0A || unit == 0x7F { Issue.record("\(unit) in \(place)") }
      }
    }
  }
}
