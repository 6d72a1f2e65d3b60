public import ListBuilder

/// Why a list cannot be laid out as a table.
public enum TextTableError: Error, Hashable, Sendable {
  /// A cell has more contents than the table has columns.
  case tooManyColumns(at: ListIndexPath, cell: Int, table: Int)
}

extension TextTableError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooManyColumns(let path, let cell, let table):
      """
      the cell at \(path) has \(cell) contents, and the table has \(table) columns
      Give the table a `ListColumnLayout` for each, or none at all.
      """
    }
  }
}
