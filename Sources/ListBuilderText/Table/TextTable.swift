public import ListBuilder

/// How a list is laid out as a table.
///
/// No column is wider than 1,000 cells, for each row is filled up to the widths of its columns.
/// Longer texts go on in the next line.
public struct TextTable: Hashable, Sendable {
  /// The columns. Without any, there are as many as the cells have contents.
  public var columns: [ListColumnLayout]

  /// The lines around rows and columns.
  public var border: TextBorder

  /// Whether the titles of the columns stand above the rows, if they have any.
  public var showsTitles: Bool

  /// Whether a line stands between any two rows; an empty one without a border, and none in
  /// Markdown, which has no such lines.
  public var separatesRows: Bool

  /// Whether columns that tell something of all items also tell it of those of each section.
  public var showsSectionTotals: Bool

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - columns: The columns. Without any, there are as many as the cells have contents.
  ///   - border: The lines around rows and columns.
  ///   - showsTitles: Whether the titles of the columns stand above the rows.
  ///   - separatesRows: Whether a line stands between any two rows.
  ///   - showsSectionTotals: Whether columns that tell something of all items also tell it of
  ///     those of each section.
  public init(
    columns: [ListColumnLayout] = [],
    border: TextBorder = .rounded,
    showsTitles: Bool = true,
    separatesRows: Bool = false,
    showsSectionTotals: Bool = false
  ) {
    self.columns = columns
    self.border = border
    self.showsTitles = showsTitles
    self.separatesRows = separatesRows
    self.showsSectionTotals = showsSectionTotals
  }
}

/// The lines around the rows and columns of a table.
public enum TextBorder: Hashable, Sendable, CaseIterable {
  /// None: two spaces between columns, and an empty line between sections.
  case none
  /// Of `+`, `-` and `|`.
  case ascii
  /// Of box-drawing characters, with round corners.
  case rounded
  /// Those of a table in GitHub-flavoured Markdown. What would be markup in a text is escaped, so
  /// that a page shows the text as it is, and a line feed is a `<br>`. Each row is one line,
  /// however wide it gets.
  case markdown
}
