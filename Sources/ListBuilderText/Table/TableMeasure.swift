import ListBuilder

/// Finds out how wide the columns of a table have to be, by going through its texts once.
///
/// It takes the place of the layout that writes them. A class, so that what it found can be asked
/// for after the walk.
final class TableMeasure: TextLayout {
  private let table: TextTable
  private let settings: TextSettings
  private var extents: TableExtents
  private var guides: OutlineGuides

  init(_ table: TextTable, _ settings: TextSettings) {
    self.table = table
    self.settings = settings
    extents = TableExtents(table, TableTexts(table.border, settings.widths))
    guides = OutlineGuides(settings.outline, settings.widths)
  }

  /// Whether the columns depend on the texts of the list.
  var needsTexts: Bool {
    let areFixed = table.columns.allSatisfy { if case .fixed = $0.width { true } else { false } }
    return table.columns.isEmpty || !areFixed || extents.areAtSeparators
  }

  /// The columns, as wide as they can be.
  var columns: [TableColumn] {
    let layouts = extents.columns.indices.map {
      $0 < table.columns.count ? table.columns[$0] : ListColumnLayout()
    }
    var wanted = Array(zip(layouts, extents.columns)).map { ($0.0, $0.1) }
    if table.border == .markdown {
      for (index, layout) in layouts.enumerated() {
        let narrowest = TableColumn(source: index, layout: layout, width: 0)
        wanted[index].1.include(width: narrowest.markdownDelimiter.length)
      }
    }
    let width = table.border == .markdown ? nil : settings.width
    return ColumnFitting(
      wanted, TableFrame(table.border, settings.widths), across: extents.across, in: width
    ).columns
  }

  /// How many contents a cell may have.
  var numberOfContents: Int { extents.columns.count }

  func writeSectionHeader(_ content: CellContent, into output: inout [UInt8]) {
    extents.includeAcross(content, .header)
  }

  func write(
    _ cell: TextCell, _ place: TextCellPlace, into output: inout [UInt8]
  ) throws(TextTableError) {
    if place.level > 0 { guides.next() }
    guard !place.isHidden else { return }
    try cell.check(against: table.columns.isEmpty ? nil : table.columns.count, at: place.path)
    extents.include(cell, guides.isPlain(place) ? OutlineLead() : guides.lead(place))
  }

  func beginChildren(_ count: Int) { guides.beginChildren(count) }

  func endChildren() { guides.endChildren() }

  func writeSectionFooter(_ content: CellContent, into output: inout [UInt8]) {
    extents.includeAcross(content, .standard)
  }

  func writeTotals(_ texts: [String], into output: inout [UInt8]) {
    extents.include(TextCell(texts: texts), OutlineLead())
  }

  func writePlaceholder(_ content: CellContent, into output: inout [UInt8]) {
    extents.includeAcross(content, .standard)
  }
}

extension TextCell {
  /// The number of contents.
  var count: Int {
    switch storage {
    case .content: 1
    case .texts(let texts): texts.count
    case .contents(let contents): contents.count
    }
  }

  /// - Throws: ``TextTableError`` if the cell has more contents than a table has columns.
  func check(against columns: Int?, at path: ListIndexPath) throws(TextTableError) {
    guard let columns, count > columns else { return }
    throw .tooManyColumns(at: path, cell: count, table: columns)
  }
}
