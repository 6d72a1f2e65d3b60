/// How a column of a table looks: its title, and how its texts stand.
///
/// Widths are in the cells of a terminal. A presenter of something else takes a cell for the width
/// of a digit.
public struct ListColumnLayout: Hashable, Sendable {
  /// The title.
  public var title: String

  /// Where the texts stand in the column.
  public var alignment: ListAlignment

  /// How wide the column is.
  public var width: Width

  /// What becomes of a text that is wider than the column.
  public var overflow: ListOverflow

  /// How much the column matters where there is no room for all: those of the lowest priority
  /// become narrower first.
  public var priority: Int

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - alignment: Where the texts stand in the column.
  ///   - width: How wide the column is.
  ///   - overflow: What becomes of a text that is wider than the column.
  ///   - priority: How much the column matters where there is no room for all.
  public init(
    _ title: String = "",
    alignment: ListAlignment = .leading,
    width: Width = .automatic,
    overflow: ListOverflow = .wrap,
    priority: Int = 0
  ) {
    self.title = title
    self.alignment = alignment
    self.width = width
    self.overflow = overflow
    self.priority = priority
  }

  /// How wide a column is.
  public enum Width: Hashable, Sendable {
    /// As wide as the widest of its texts in the whole list.
    case automatic
    /// As wide as the widest of its texts, but within bounds.
    case flexible(minimum: Int = 0, maximum: Int = .max)
    /// As wide as told. Where all columns are, no presenter has to look at the list beforehand.
    case fixed(Int)
  }
}

/// Where a text stands in a column.
public enum ListAlignment: Hashable, Sendable {
  /// At the side where reading begins.
  case leading
  /// At the side where reading ends.
  case trailing
  /// In the middle; a cell that cannot be shared out is at the trailing side.
  case center
  /// So that the last separators of all texts stand one below the other; a text without a
  /// separator ends before it.
  case decimalSeparator(Unicode.Scalar)

  /// So that the decimal points of all texts stand one below the other.
  public static let decimal = ListAlignment.decimalSeparator(".")
}

/// What becomes of a text for which there is no room.
public enum ListOverflow: Hashable, Sendable {
  /// It goes on in the next line, at a word if possible.
  case wrap
  /// It is cut, and ends with an ellipsis.
  case truncate
}
