import ListBuilder

/// A column of a table as it is written.
struct TableColumn {
  /// Which of a cell's contents it shows; `nil` for the one that stands for columns left out.
  var source: Int?
  var layout: ListColumnLayout

  /// The number of cells.
  var width: Int

  /// Where texts are aligned at a separator: the most cells of a text from the separator on.
  var widthFromSeparator = 0

  /// Whether texts may be wider than the column.
  var isNarrowed = false

  /// More than any terminal has. Each row is filled up to the widths of its columns, so that one
  /// text could make all rows as long as it is.
  static let greatestWidth = 1_000

  /// The number of cells before a text in the column.
  ///
  /// - Parameter text: A text that fits.
  /// - Parameter width: Its number of cells.
  func cells(before text: String, _ width: Int, _ widths: DisplayWidth) -> Int {
    let room = max(self.width - width, 0)
    switch layout.alignment {
    case .leading: return 0
    case .trailing: return room
    case .center: return room / 2
    case .decimalSeparator(let separator):
      let tail = widths.width(of: text, from: separator)
      return min(max(room - max(widthFromSeparator - tail, 0), 0), room)
    }
  }
}

extension DisplayWidth {
  /// Returns the number of cells of a text from the last separator on, or 0 if it has none.
  func width(of text: String, from separator: Unicode.Scalar) -> Int {
    guard let index = text.unicodeScalars.lastIndex(of: separator) else { return 0 }
    return width(of: text[index...])
  }
}
