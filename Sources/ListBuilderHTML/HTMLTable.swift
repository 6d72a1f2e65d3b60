public import ListBuilder

/// How a list is laid out as a table.
public struct HTMLTable: Hashable, Sendable {
  /// The columns: their titles, and where their texts stand. Widths and priorities are left to the
  /// browser. Texts with a decimal point stand at the trailing side, for browsers do not align them
  /// at the point. What is cut where it is too wide stays on one line of a text's usual length.
  public var columns: [ListColumnLayout]

  /// Creates a table.
  ///
  /// - Parameter columns: The columns.
  public init(columns: [ListColumnLayout]) { self.columns = columns }
}

extension HTMLTable {
  /// How many columns a cell covers that is as wide as the table.
  var width: Int { max(columns.count, 1) }
}

extension ListColumnLayout {
  /// What tells the alignment to the stylesheet; `nil` where it need not be told.
  var htmlClass: String? {
    let alignment: String? =
      switch self.alignment {
      case .leading: nil
      case .trailing: "end"
      case .center: "center"
      case .decimalSeparator: "end number"
      }
    let names = [alignment, overflow == .truncate ? "cut" : nil].compactMap { $0 }
    return names.isEmpty ? nil : names.joined(separator: " ")
  }

  /// The rest of a cell's opening tag.
  var classAttribute: String { htmlClass.map { " class=\"\($0)\">" } ?? ">" }
}
