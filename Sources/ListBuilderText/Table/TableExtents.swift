import ListBuilder

/// How much room the texts of all columns of a table take.
struct TableExtents {
  private(set) var columns: [TableExtent]

  /// The most cells of a line that stands across all columns.
  private(set) var across = 0

  private let isMarkdown: Bool
  private let texts: TableTexts

  /// The room that titles take.
  init(_ table: TextTable, _ texts: TableTexts) {
    columns = table.columns.map { TableExtent($0.alignment) }
    isMarkdown = table.border == .markdown
    self.texts = texts
    guard table.showsTitles else { return }
    for (index, column) in table.columns.enumerated() {
      include(asTitle: texts.lines(of: CellContent(column.title)), inColumn: index)
    }
  }

  /// Whether a column is aligned at separators.
  var areAtSeparators: Bool { columns.contains { $0.isAtSeparator } }

  /// Takes a cell into account, behind what stands before it in an outline.
  mutating func include(_ cell: TextCell, _ lead: OutlineLead) {
    addColumns(upTo: 0)
    switch cell.storage {
    case .content(let content): include(content, inColumn: 0, lead)
    case .texts(let texts):
      for (index, text) in texts.enumerated() {
        include(text, inColumn: index, index == 0 ? lead : OutlineLead())
      }
    case .contents(let contents):
      for (index, content) in contents.enumerated() {
        include(content, inColumn: index, index == 0 ? lead : OutlineLead())
      }
    }
  }

  /// Takes a content into account that stands across all columns.
  mutating func includeAcross(_ content: CellContent, _ role: TextRole) {
    // Without a column, there is no room for any row.
    addColumns(upTo: 0)
    if isMarkdown {
      include(asTitle: [MarkdownText.heading(content, role)], inColumn: 0)
    } else {
      for line in texts.lines(of: content) { across = max(across, texts.width(of: line)) }
    }
  }

  private mutating func include(_ text: String, inColumn index: Int, _ lead: OutlineLead) {
    if index < columns.count, !columns[index].isAtSeparator, let width = texts.widthOfPlain(text) {
      columns[index].include(width: lead.width + width)
    } else {
      include(CellContent(text), inColumn: index, lead)
    }
  }

  private mutating func include(_ content: CellContent, inColumn index: Int, _ lead: OutlineLead) {
    addColumns(upTo: index)
    for line in texts.lines(of: content, .standard, lead) {
      columns[index].include(line.text, texts.widths)
    }
  }

  /// Takes lines into account that are not aligned at separators, wherever the others are.
  private mutating func include(asTitle lines: [TextLine], inColumn index: Int) {
    addColumns(upTo: index)
    for line in lines { columns[index].include(width: texts.width(of: line)) }
  }

  private mutating func addColumns(upTo index: Int) {
    while columns.count <= index { columns.append(TableExtent(.leading)) }
  }
}
