import ListBuilder
import ListBuilderText
import TestSupport
import Testing

@Suite struct TextInjectionTests {
  /// Where data enter a presented list.
  enum Place: CaseIterable {
    case text, secondaryText, detail, link, mailLink, imageAlternative, highlight
    case sectionDescription, sectionHeader, sectionFooter, listHeader, listFooter, placeholder
    case detailOfHeader, bullet, title, column, contentOfColumn, total, sectionTotal
  }

  /// How a list is presented.
  enum Layout: CaseIterable {
    case list, narrowList, cutList, table, narrowTable, fixedTable, bareTable, markdown

    func configure(_ presenter: inout TextPresenter<String, Int>) {
      switch self {
      case .list: presenter.table = nil
      case .narrowList: (presenter.table, presenter.width) = (nil, 7)
      case .cutList:
        (presenter.table, presenter.width, presenter.overflow) = (nil, 9, .truncate)
      case .table: presenter.table?.border = .rounded
      case .narrowTable:
        presenter.table?.border = .ascii
        presenter.width = 30
      case .fixedTable:
        for index in presenter.table?.columns.indices ?? 0..<0 {
          presenter.table?.columns[index].width = .fixed(5)
        }
      case .bareTable: presenter.table?.border = TextBorder.none
      case .markdown: presenter.table?.border = .markdown
      }
    }
  }

  private static let styles: [TextStyle] = [
    .plain,
    .ansi(
      .trueColor,
      theme: TextTheme(match: TextAttributes(background: .rgb(red: 1, green: 2, blue: 3)))),
  ]

  /// Presents a list with a text in one place.
  private func present(
    _ text: String, in place: Place, _ layout: Layout = .list, _ style: TextStyle = .plain
  ) throws -> String {
    var content =
      switch place {
      case .text, .highlight: CellContent(text)
      case .secondaryText: CellContent("a", secondaryText: text)
      case .detail: CellContent("a", detail: text)
      case .link: CellContent("a", link: text)
      case .mailLink: CellContent("a", link: "mailto:\(text)")
      case .imageAlternative: CellContent("a", image: .init(source: "", alternativeText: text))
      default: CellContent("a")
      }
    if place == .highlight { content.highlights = [.init(1..<7), .init(9..<11, as: .muted)] }
    var presenter = TextPresenter<String, Int>.table {
      ListColumn(
        place == .title ? text : "title", content: { _ in content },
        footer: place == .total || place == .sectionTotal ? .text(text) : nil)
      ListColumn("b", content: { _ in CellContent(place == .contentOfColumn ? text : "b") })
    }
    if place == .column {
      presenter.cellProvider = { _, _ in TextCell("a", text) }
    } else if layout == .list || layout == .narrowList || layout == .cutList {
      presenter.cellProvider = { _, _ in
        place == .contentOfColumn
          ? TextCell(contents: [content, CellContent(text)]) : content.textCell
      }
    }
    presenter.table?.showsSectionTotals = place == .sectionTotal
    presenter.style = style
    layout.configure(&presenter)
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

  /// Places that show in a list of lines.
  private static let placesOfLists = Place.allCases.filter {
    ![.title, .total, .sectionTotal].contains($0)
  }

  /// An output without the sequences that a style writes.
  private func withoutStyle(_ output: String) -> String {
    output.replacing(/\u{1B}\[[0-9;]*m|\u{1B}\[[0-9]+G/.matchingSemantics(.unicodeScalar), with: "")
  }

  /// Whether what a style turns on is turned off again before the next sequence and the line's end.
  private func isClosedOnEachLine(_ output: String) -> Bool {
    output.split(separator: "\n").allSatisfy { line in
      let sequences = line.matches(of: /\u{1B}\[([0-9;]*)m/.matchingSemantics(.unicodeScalar))
        .map { $0.output.1 == "0" }
      return sequences == sequences.indices.map { !$0.isMultiple(of: 2) }
        && sequences.count.isMultiple(of: 2)
    }
  }

  @Test("No control reaches the terminal", arguments: Place.allCases)
  func everyControl(place: Place) throws {
    for layout in Layout.allCases {
      for style in Self.styles {
        let shown = try present(HostileText.all, in: place, layout, style)
        let control = firstControl(in: withoutStyle(shown))?.escaped(asASCII: true)
        #expect(control == nil, "\(layout)")
      }
    }
  }

  @Test("Controls are visible", arguments: placesOfLists)
  func visibleControls(place: Place) throws {
    let shown = try present(HostileText.all, in: place)
    #expect(shown.contains("␛"))
    #expect(shown.contains("\u{FFFD}"))
  }

  @Test("Escape sequences are shown as text", arguments: Place.allCases)
  func escapeSequences(place: Place) throws {
    let text = "\u{1B}]52;c;aGk=\u{7}\u{9B}2J"
    if Self.placesOfLists.contains(place) {
      #expect(try present(text, in: place).contains("␛]52;c;aGk=␇\u{FFFD}2J"))
      #expect(try present(text, in: place, .markdown).contains("␛") || place == .bullet)
    }
    #expect(
      try present(text, in: place, .table).contains("␛]52;c;aGk=␇\u{FFFD}2J") || place == .bullet)
  }

  @Test("Plain text has no sequence at all", arguments: Layout.allCases)
  func plainText(layout: Layout) throws {
    for place in Place.allCases {
      #expect(try firstControl(in: present(HostileText.all, in: place, layout)) == nil)
    }
  }

  @Test("Random texts give no control, and styles end on their lines", arguments: Place.allCases)
  func randomTexts(place: Place) throws {
    try expectForRandomTexts(likelier: HostileText.alphabet, count: 20, "no control in the output")
    { text in
      for layout in Layout.allCases {
        for style in Self.styles {
          let shown = try present(text, in: place, layout, style)
          if firstControl(in: withoutStyle(shown)) != nil { return false }
          if !isClosedOnEachLine(shown) { return false }
        }
      }
      return true
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
