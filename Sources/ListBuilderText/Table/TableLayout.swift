import ListBuilder

/// Writes a list as a table: a row of titles, a row an item, and headers across all columns.
///
/// The list's header and footer are blocks above and below it, with an empty line between.
final class TableLayout: TextLayout {
  private let table: TextTable
  private let columns: [TableColumn]

  /// How many contents a cell may have.
  private let numberOfContents: Int
  private let settings: TextSettings
  private let texts: TableTexts
  private let frame: TableFrame
  private let rows: TableRowWriter
  private var guides: OutlineGuides

  private var isBehindHeader = false
  private var hasBegun = false
  private var hasRows = false

  /// The last row, if there is one.
  private var lastRow: TableFrame.Row?

  /// Whether a line, or an empty one where there are no lines, is to stand before the next row.
  private var isLineDue = false {
    didSet { isBetweenRows = isBetweenRows && !isLineDue }
  }
  private var isEmptyLineDue = false
  private var isBehindTitles = false

  /// Whether the next row of columns follows the last one without anything between them.
  private var isBetweenRows = false

  init(
    _ table: TextTable, _ columns: [TableColumn], numberOfContents: Int, _ settings: TextSettings
  ) {
    self.table = table
    self.columns = columns
    self.numberOfContents = numberOfContents
    self.settings = settings
    texts = TableTexts(table.border, settings.widths)
    frame = TableFrame(table.border, settings.widths)
    rows = TableRowWriter(columns, frame, settings, isMarkdown: table.border == .markdown)
    guides = OutlineGuides(settings.outline, settings.widths)
  }

  func writeListHeader(_ content: CellContent, into output: inout [UInt8]) {
    writeBlock(content, .header, into: &output)
    isBehindHeader = true
  }

  func beginSection(into output: inout [UInt8]) {
    beginTable(into: &output)
    isEmptyLineDue = lastRow != nil && !isBehindTitles
    isLineDue = true
  }

  func writeSectionHeader(_ content: CellContent, into output: inout [UInt8]) {
    writeAcross(content, .header, into: &output)
    isLineDue = true
  }

  func write(
    _ cell: TextCell, _ place: TextCellPlace, into output: inout [UInt8]
  ) throws(TextTableError) {
    if place.level > 0 { guides.next() }
    guard !place.isHidden else { return }
    try cell.check(against: numberOfContents, at: place.path)
    if !isBetweenRows { beginRow(.columns, into: &output) }
    if guides.isPlain(place), case .texts(let texts) = cell.storage,
      rows.writePlain(texts, into: &output)
    {
      return
    }
    let narrow = columns.first.flatMap { $0.isNarrowed || $0.source != 0 ? $0.width / 2 : nil }
    let lead = guides.lead(place, fitting: narrow)
    writeRow(cell.contents, .standard, lead, into: &output)
  }

  func beginChildren(_ count: Int) { guides.beginChildren(count) }

  func endChildren() { guides.endChildren() }

  func writeSectionFooter(_ content: CellContent, into output: inout [UInt8]) {
    writeAcross(content, .standard, into: &output)
  }

  func writeTotals(_ texts: [String], into output: inout [UInt8]) {
    beginTable(into: &output)
    isLineDue = true
    beginRow(.columns, into: &output)
    writeRow(texts.map { CellContent($0) }, .emphasized, OutlineLead(), into: &output)
    isLineDue = true
  }

  func writePlaceholder(_ content: CellContent, into output: inout [UInt8]) {
    beginTable(into: &output)
    isLineDue = true
    writeAcross(content, .standard, into: &output)
  }

  func writeListFooter(_ content: CellContent, into output: inout [UInt8]) {
    endTable(into: &output)
    if isBehindHeader || hasRows { output.append(UInt8(ascii: "\n")) }
    writeBlock(content, .standard, into: &output)
  }

  func finish(into output: inout [UInt8]) { endTable(into: &output) }
}

extension TableLayout {
  /// Writes what stands above the rows, once.
  private func beginTable(into output: inout [UInt8]) {
    guard !hasBegun else { return }
    hasBegun = true
    let hasTitles = table.showsTitles && table.columns.contains { !$0.title.isEmpty }
    if isBehindHeader { output.append(UInt8(ascii: "\n")) }
    guard hasTitles || table.border == .markdown, !columns.isEmpty else { return }
    beginRow(.columns, into: &output)
    let titles = hasTitles ? table.columns.map { CellContent($0.title) } : []
    let cells = cells(titles, .header, OutlineLead())
    rows.titles.write(cells, into: &output)
    if table.border == .markdown {
      rows.write(columns.map { [$0.markdownDelimiter] }, into: &output)
    }
    isLineDue = true
    isBehindTitles = true
  }

  private func endTable(into output: inout [UInt8]) {
    beginTable(into: &output)
    guard let lastRow else { return }
    writeLine(from: lastRow, to: nil, into: &output)
    self.lastRow = nil
  }

  private func beginRow(_ row: TableFrame.Row, into output: inout [UInt8]) {
    if lastRow == nil || isLineDue || table.separatesRows || row != lastRow {
      writeLine(from: lastRow, to: row, into: &output)
    }
    if isEmptyLineDue || (table.separatesRows && lastRow == .columns && !isBehindTitles),
      table.border == .none
    {
      output.append(UInt8(ascii: "\n"))
    }
    lastRow = row
    hasRows = true
    isLineDue = false
    isBetweenRows = row == .columns && !table.separatesRows
    isEmptyLineDue = false
    isBehindTitles = false
  }

  private func writeLine(
    from above: TableFrame.Row?, to below: TableFrame.Row?, into output: inout [UInt8]
  ) {
    guard let line = frame.line(from: above, to: below, columns) else { return }
    output += line.utf8
    output.append(UInt8(ascii: "\n"))
  }

  private func writeRow(
    _ contents: [CellContent], _ role: TextRole, _ lead: OutlineLead, into output: inout [UInt8]
  ) {
    rows.write(cells(contents, role, lead), into: &output)
  }

  /// The lines of a row, by column.
  private func cells(
    _ contents: [CellContent], _ role: TextRole, _ lead: OutlineLead
  ) -> [[TextLine]] {
    columns.enumerated().map { offset, column in
      guard let source = column.source else { return [TextLine(settings.ellipsis)] }
      let content = source < contents.count ? contents[source] : CellContent("")
      return lines(of: content, role, in: column, offset == 0 ? lead : OutlineLead())
    }
  }

  private func lines(
    of content: CellContent, _ role: TextRole, in column: TableColumn, _ lead: OutlineLead
  ) -> [TextLine] {
    guard table.border != .markdown else { return texts.lines(of: content, role, lead) }
    // A lead that leaves no room for the text is left out.
    let lead = lead.width < column.width ? lead : OutlineLead()
    let lines = texts.lines(of: content, role)
    guard column.width > 0 else { return [TextLine()] }
    return texts.lines(
      lines.flatMap {
        $0.fitted(to: column.width - lead.width, column.layout.overflow, settings.widths)
      }, lead)
  }

  private func writeAcross(
    _ content: CellContent, _ role: TextRole, into output: inout [UInt8]
  ) {
    beginTable(into: &output)
    if table.border == .markdown {
      beginRow(.columns, into: &output)
      let heading = MarkdownText.heading(content, role)
      rows.write(columns.indices.map { $0 == 0 ? [heading] : [] }, into: &output)
      return
    }
    beginRow(.across, into: &output)
    let room = frame.hasLines ? rows.widthAcross : settings.width
    let lines = CellLines(content, role, settings.widths)
    let fitted = room.map {
      $0 > 0 ? lines.lines(fitting: $0, .wrap, settings.widths) : [TextLine()]
    }
    rows.writeAcross(fitted ?? lines.lines, into: &output)
  }

  private func writeBlock(
    _ content: CellContent, _ role: TextRole, into output: inout [UInt8]
  ) {
    let cell = CellLines(content, role, settings.widths)
    let isMarkdown = table.border == .markdown
    let lines =
      isMarkdown
      ? MarkdownText.paragraph(cell.lines)
      : settings.width.map { cell.lines(fitting: $0, .wrap, settings.widths) } ?? cell.lines
    for line in lines {
      output.append(line, settings.styles)
      output.append(UInt8(ascii: "\n"))
    }
  }
}

extension TableColumn {
  /// What stands below the title in Markdown, and tells the alignment.
  var markdownDelimiter: TextLine {
    let dashes = { String(repeating: "-", count: max($0, 1)) }
    switch layout.alignment {
    case .leading: return TextLine(dashes(width))
    case .trailing, .decimalSeparator: return TextLine("\(dashes(width - 1)):")
    case .center: return TextLine(":\(dashes(width - 2)):")
    }
  }
}

extension TextSettings {
  /// What stands in for columns that are left out.
  fileprivate var ellipsis: String { widths.ellipsis(fitting: 1) }
}
