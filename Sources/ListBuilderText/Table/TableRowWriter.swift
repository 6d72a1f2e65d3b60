import ListBuilder

/// Writes the rows of a table, each of one line or more.
struct TableRowWriter {
  private var columns: [TableColumn]
  private let isMarkdown: Bool
  private let settings: TextSettings
  private let start: [UInt8]
  private let separator: [UInt8]
  private let end: [UInt8]

  /// For each column, the cells before what stands behind it.
  private let ends: [Int]

  /// Writes most rows faster; `nil` if there is no such row.
  private var plainRows: PlainRowWriter?

  init(
    _ columns: [TableColumn], _ frame: TableFrame, _ settings: TextSettings, isMarkdown: Bool
  ) {
    self.columns = columns
    self.isMarkdown = isMarkdown
    plainRows = isMarkdown ? nil : PlainRowWriter(columns, frame, settings)
    self.settings = settings
    start = Array(frame.start.utf8)
    separator = Array(frame.separator.utf8)
    end = Array(frame.end.utf8)
    var width = 0
    ends = columns.indices.map { index in
      width += columns[index].width
      return frame.width(beforeColumn: index) + width
    }
  }

  /// Writes texts in a line, if nothing has to be done to them.
  ///
  /// - Returns: Whether they are harmless and fit. If not, nothing is written.
  func writePlain(_ texts: [String], into output: inout [UInt8]) -> Bool {
    plainRows?.write(texts, into: &output) ?? false
  }

  /// Writes the lines of each column side by side. A column may have less than others.
  func write(_ cells: [[TextLine]], into output: inout [UInt8]) {
    let height = cells.reduce(1) { max($0, $1.count) }
    for index in 0..<height {
      let lineStart = output.count
      output += start
      for (offset, column) in columns.enumerated() {
        if offset > 0 { output += separator }
        let line = index < cells[offset].count ? cells[offset][index] : TextLine()
        write(line, in: column, endingAt: ends[offset], into: &output)
      }
      endLine(from: lineStart, into: &output)
    }
  }

  /// Writes titles, which have no separator to be aligned at.
  var titles: TableRowWriter {
    var writer = self
    for (index, column) in columns.enumerated() {
      if case .decimalSeparator = column.layout.alignment {
        writer.columns[index].layout.alignment = .trailing
      }
    }
    return writer
  }

  /// The number of cells of a text across all columns.
  var widthAcross: Int { max((ends.last ?? 0) - start.cells, 0) }

  /// Writes lines across all columns.
  func writeAcross(_ lines: [TextLine], into output: inout [UInt8]) {
    let whole = TableColumn(source: nil, layout: ListColumnLayout(), width: widthAcross)
    for line in lines {
      let lineStart = output.count
      output += start
      write(line, in: whole, endingAt: start.cells + widthAcross, into: &output)
      endLine(from: lineStart, into: &output)
    }
  }

  private func write(
    _ line: TextLine, in column: TableColumn, endingAt end: Int, into output: inout [UInt8]
  ) {
    let width = settings.widths.width(of: line.text)
    let before = column.cells(before: line.text, width, settings.widths)
    output.appendSpaces(before)
    // Rows of Markdown may be wider than their columns.
    let isUncertain =
      !settings.styles.isPlain && !isMarkdown && !settings.widths.isCertain(line.text)
    if isUncertain {
      writeUncertain(line, startingAt: end - column.width + before, into: &output)
    } else {
      output.append(line, settings.styles)
    }
    output.appendSpaces(column.width - before - width)
    if isUncertain { settings.styles.moveCursor(toColumn: end, into: &output) }
  }

  /// Writes a line of which terminals take clusters for wider or narrower than they are here.
  ///
  /// Those that may be wider are put in their own cells, but for the first. So what they add does
  /// not add up, and does not carry the line beyond the last column of the screen.
  private func writeUncertain(
    _ line: TextLine, startingAt start: Int, into output: inout [UInt8]
  ) {
    let text = line.text
    var written = text.startIndex
    var cell = start
    var isFirst = true
    for index in text.indices where settings.widths.mayBeWider(text[index...index]) {
      if !isFirst {
        output.append(line[written..<index], settings.styles)
        cell += settings.widths.width(of: text[written..<index])
        settings.styles.moveCursor(toColumn: cell, into: &output)
        written = index
      }
      isFirst = false
    }
    output.append(line[written..<text.endIndex], settings.styles)
  }

  private func endLine(from lineStart: Int, into output: inout [UInt8]) {
    output += end
    if end.isEmpty { output.removeTrailingSpaces(from: lineStart) }
    output.append(UInt8(ascii: "\n"))
  }
}

extension TableFrame {
  /// The number of cells of what stands before a column, beside other columns.
  fileprivate func width(beforeColumn index: Int) -> Int {
    start.unicodeScalars.count + separator.unicodeScalars.count * index
  }
}

extension [UInt8] {
  /// The number of scalars, each of which is one cell.
  fileprivate var cells: Int { count { $0 & 0xC0 != 0x80 } }

  mutating func removeTrailingSpaces(from start: Int) {
    while count > start, last == UInt8(ascii: " ") { removeLast() }
  }
}

extension DisplayWidth {
  /// Whether all terminals agree on the width of a text.
  func isCertain(_ text: String) -> Bool {
    // What makes one of a digit and a selector, say, is not ASCII itself.
    text.unicodeScalars.allSatisfy { $0.isASCII || ScalarWidth(of: $0).isPlain }
  }

  /// Whether a terminal that takes scalars one by one gives a cluster more cells.
  fileprivate func mayBeWider(_ cluster: Substring) -> Bool {
    let ambiguous = ambiguousIsWide ? 2 : 1
    let cells = cluster.unicodeScalars.reduce(0) {
      $0 + ScalarWidth(of: $1).cells(ambiguous: ambiguous)
    }
    return cells > width(of: cluster)
  }
}
