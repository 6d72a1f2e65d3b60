import ListBuilder

/// Writes rows of texts that are harmless, fit into one line, and have no roles: almost all.
struct PlainRowWriter {
  /// A column, with what stands behind a text in it.
  private struct Column {
    let source: Int
    let width: Int
    let isTrailing: Bool

    /// As many spaces as the column has cells, and what stands behind the column. Most of the
    /// spaces are left out.
    let tail: [UInt8]
  }

  private let columns: [Column]
  private let start: [UInt8]

  /// Whether lines end with the last text, so that spaces behind it are to be left out.
  private let endsWithText: Bool
  private let settings: TextSettings

  /// - Returns: `nil` if a column needs more than its texts.
  init?(_ columns: [TableColumn], _ frame: TableFrame, _ settings: TextSettings) {
    var plain: [Column] = []
    for (offset, column) in columns.enumerated() {
      guard let source = column.source,
        column.layout.alignment == .leading || column.layout.alignment == .trailing
      else { return nil }
      let isLast = offset == columns.count - 1
      let behind = isLast ? "\(frame.end)\n" : frame.separator
      plain.append(
        Column(
          source: source, width: column.width, isTrailing: column.layout.alignment == .trailing,
          tail: Array("\(String(repeating: " ", count: column.width))\(behind)".utf8)))
    }
    guard !plain.isEmpty else { return nil }
    self.columns = plain
    self.settings = settings
    start = Array(frame.start.utf8)
    endsWithText = frame.end.isEmpty
  }

  /// Writes the texts of a row, and returns whether that was possible. If not, nothing is written.
  func write(_ texts: [String], into output: inout [UInt8]) -> Bool {
    let lineStart = output.count
    output += start
    for column in columns {
      guard column.source < texts.count, write(texts[column.source], in: column, into: &output)
      else {
        output.removeLast(output.count - lineStart)
        return false
      }
    }
    if endsWithText {
      output.removeLast()
      output.removeTrailingSpaces(from: lineStart)
      output.append(UInt8(ascii: "\n"))
    }
    return true
  }

  private func write(_ text: String, in column: Column, into output: inout [UInt8]) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var width = bytes.count
      if !bytes.isPrintableASCII {
        // In a terminal, a text on whose width not all agree has something behind it.
        guard settings.styles.isPlain, !bytes.contains(where: HarmlessText.needsLook) else {
          return false
        }
        width = settings.widths.width(of: text)
      }
      guard width <= column.width else { return false }
      if column.isTrailing { output.appendSpaces(column.width - width) }
      output.append(contentsOf: bytes)
      output.append(contentsOf: column.tail[(column.isTrailing ? column.width : width)...])
      return true
    } ?? false
  }
}
