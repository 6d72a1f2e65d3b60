import ListBuilder

/// What layouts need to know of their presenter.
struct TextSettings {
  /// The number of cells in a line, at least 1; `nil` for as many as there are.
  let width: Int?
  let overflow: ListOverflow
  let widths: DisplayWidth
  let styles: StyleSequences
  let outline: TextOutlineStyle
}

extension TextLine {
  /// Returns the line in lines that fit.
  func fitted(
    to cells: Int, _ overflow: ListOverflow, _ widths: DisplayWidth
  ) -> [TextLine] {
    switch overflow {
    case .wrap: wrapped(to: cells, widths)
    case .truncate: [truncated(to: cells, widths)]
    }
  }
}
