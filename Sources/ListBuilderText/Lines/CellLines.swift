import ListBuilder

/// What a content shows, as harmless text.
struct CellLines {
  /// The main text, with the picture in words behind its first line.
  private var main: [TextLine]

  /// The detail and the link, behind the first line or below it.
  private var trailing = TextLine("", .muted)

  /// What is at least between the main text and what stands behind it.
  private var gap = " "

  /// The secondary text, indented below the main one.
  private var secondary: [TextLine] = []

  /// - Parameters:
  ///   - content: The content.
  ///   - role: The role of its main text, if it has none of its own.
  ///   - widths: Measures what stands before tabs.
  init(
    _ content: CellContent, _ role: TextRole = .standard, _ widths: DisplayWidth = DisplayWidth()
  ) {
    let mainRole = content.role == .standard ? role : TextRole(content.role)
    main = HarmlessText.lines(of: content, .text, mainRole, widths)
    if let image = content.image?.alternativeText, !image.isEmpty {
      main[0].append(main[0].isEmpty ? "" : " ", .standard)
      main[0].append(HarmlessText.joinedLines(of: "[\(image)]"), .muted)
    }
    if let detail = content.detail, !detail.isEmpty {
      gap = "  "
      trailing.append(joining: HarmlessText.lines(of: content, .detail, .muted, widths))
    }
    if let link = content.linkNotShown {
      trailing.append(trailing.isEmpty ? "" : " ", .muted)
      trailing.append(HarmlessText.joinedLines(of: "<\(link)>"), .muted)
    }
    if let text = content.secondaryText, !text.isEmpty {
      secondary = HarmlessText.lines(of: content, .secondaryText, .muted, widths)
    }
  }
}

extension CellLines {
  /// The lines, at least one.
  var lines: [TextLine] {
    var lines = main
    lines[0].append(lines[0].isEmpty || trailing.isEmpty ? "" : gap, .standard)
    lines[0].append(trailing)
    return lines + secondary.map { $0.isEmpty ? $0 : Self.indentation.appending($0) }
  }

  /// Returns the lines, at least one, so that they fit. The detail stands at the end of the first
  /// line; below it if there is no room for both, and it takes more than half of it.
  ///
  /// - Parameter cells: The number of cells to fit into, at least 1.
  func lines(
    fitting cells: Int, _ overflow: ListOverflow, _ widths: DisplayWidth
  ) -> [TextLine] {
    func fitted(_ lines: [TextLine], to cells: Int) -> [TextLine] {
      lines.flatMap { $0.fitted(to: cells, overflow, widths) }
    }
    // Nobody wants to see more spaces than that before a detail.
    let edge = min(cells, TableColumn.greatestWidth)
    let width = trailing.isEmpty ? 0 : widths.width(of: trailing.text) + gap.utf8.count
    var lines: [TextLine]
    if width > cells / 2, width + widths.width(of: main[0].text) > cells {
      lines = fitted(main, to: cells)
      lines += fitted([trailing], to: cells).map { $0.indented(toEndAt: edge, widths) }
      // The main text may be empty; the detail then stands in its place.
      if main.count == 1, main[0].isEmpty { lines.removeFirst() }
    } else {
      lines = fitted([main[0]], to: cells - width)
      if width > 0 {
        let spaces = edge - (width - gap.utf8.count) - widths.width(of: lines[0].text)
        lines[0].append(String(repeating: " ", count: max(spaces, gap.utf8.count)), .standard)
        lines[0].append(trailing)
      }
      lines += fitted(Array(main.dropFirst()), to: cells)
    }
    let indentation = cells > 2 * Self.indentation.length ? Self.indentation : TextLine()
    return lines
      + fitted(secondary, to: cells - indentation.length).map {
        $0.isEmpty ? $0 : indentation.appending($0)
      }
  }

  /// All lines as one, two spaces between them. It neither begins nor ends with white space, so
  /// that the indentation around it cannot be forged.
  var line: String {
    ([lines[0].text] + main.dropFirst().map(\.text) + secondary.map(\.text))
      .map(\.trimmed).filter { !$0.isEmpty }.joined(separator: "  ")
  }

  private static var indentation: TextLine { TextLine("  ") }
}

extension TextLine {
  /// Appends lines, a space between them.
  fileprivate mutating func append(joining lines: [TextLine]) {
    for (offset, line) in lines.enumerated() {
      if offset > 0 { append(" ", .muted) }
      append(line)
    }
  }

  func appending(_ line: TextLine) -> TextLine {
    var result = self
    result.append(line)
    return result
  }

  /// The line behind as many spaces as it takes to end at a cell.
  fileprivate func indented(toEndAt cell: Int, _ widths: DisplayWidth) -> TextLine {
    let spaces = max(cell - widths.width(of: text), 0)
    return TextLine(String(repeating: " ", count: spaces)).appending(self)
  }
}

extension HarmlessText {
  /// Returns the lines of a text of a content, with its highlights.
  static func lines(
    of content: CellContent, _ field: CellContent.Field, _ role: TextRole, _ widths: DisplayWidth
  ) -> [TextLine] {
    guard !content.highlights.isEmpty else { return lines(of: content[field] ?? "", role, widths) }
    let pieces = content.pieces(of: field).map { ($0.text, $0.role.map(TextRole.init) ?? role) }
    return lines(of: pieces, role, widths)
  }

  /// Returns the lines of a text as one, a space between them.
  static func joinedLines(of text: String) -> String {
    lines(of: text).map(\.text).joined(separator: " ")
  }
}

extension TextCell {
  /// All contents as one line, two spaces between them.
  var line: String { lines(DisplayWidth()).line }

  /// The lines of the contents; those of several as one line, two spaces between them.
  func lines(_ widths: DisplayWidth) -> CellLines {
    if case .content(let content) = storage { return CellLines(content, .standard, widths) }
    let contents = contents
    if contents.count == 1 { return CellLines(contents[0], .standard, widths) }
    let texts = contents.map { CellLines($0).line }
    return CellLines(CellContent(texts.filter { !$0.isEmpty }.joined(separator: "  ")))
  }
}

extension String {
  /// The text without the white space around it.
  fileprivate var trimmed: String {
    let scalars = unicodeScalars.drop { $0.properties.isWhitespace }
    guard let last = scalars.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(scalars[...last])
  }
}
