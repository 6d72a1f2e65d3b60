import ListBuilder

/// The characters around the rows and columns of a table.
struct TableFrame {
  /// What a row shows: its columns, or one text across all of them.
  enum Row {
    case columns
    case across
  }

  /// The characters of lines between rows.
  private struct Lines {
    let horizontal: String
    let top: (left: String, right: String)
    let middle: (left: String, right: String)
    let bottom: (left: String, right: String)

    /// Where columns end above, begin below, and both.
    let up: String
    let down: String
    let cross: String

    static let ascii = Lines(
      horizontal: "-", top: ("+", "+"), middle: ("+", "+"), bottom: ("+", "+"), up: "+", down: "+",
      cross: "+")

    static let rounded = Lines(
      horizontal: "─", top: ("╭", "╮"), middle: ("├", "┤"), bottom: ("╰", "╯"), up: "┴", down: "┬",
      cross: "┼")
  }

  /// What stands before, between and behind the columns of a row.
  let start: String
  let separator: String
  let end: String

  private let lines: Lines?

  /// - Parameter widths: Where it takes box-drawing characters for wide, ASCII stands in for them.
  init(_ border: TextBorder, _ widths: DisplayWidth) {
    let lines: Lines? =
      switch border {
      case .none, .markdown: nil
      case .ascii: .ascii
      case .rounded: widths.ambiguousIsWide ? .ascii : .rounded
      }
    let vertical = lines?.horizontal == "─" ? "│" : "|"
    self.lines = lines
    start = border == .none ? "" : "\(vertical) "
    separator = border == .none ? "  " : " \(vertical) "
    end = border == .none ? "" : " \(vertical)"
  }

  /// Whether lines stand between rows.
  var hasLines: Bool { lines != nil }

  /// The number of cells that a number of columns does not get.
  func width(aroundColumns count: Int) -> Int {
    let cells = { (text: String) in text.unicodeScalars.count }
    return cells(start) + cells(separator) * max(count - 1, 0) + cells(end)
  }

  /// Returns the line between two rows, or `nil` if there is none. Nothing stands above the first
  /// row, and below the last.
  func line(from above: Row?, to below: Row?, _ columns: [TableColumn]) -> String? {
    guard let lines else { return nil }
    let ends =
      above == nil ? lines.top : below == nil ? lines.bottom : lines.middle
    let junction =
      switch (above == .columns, below == .columns) {
      case (true, true): lines.cross
      case (true, false): lines.up
      case (false, true): lines.down
      case (false, false): lines.horizontal
      }
    let parts = columns.map { String(repeating: lines.horizontal, count: $0.width + 2) }
    return ends.left + parts.joined(separator: junction) + ends.right
  }
}
