extension ListSection: Equatable where Section: Equatable, Item: Equatable {
  /// Returns whether two sections are equal, and have equal items, hidden ones too, that are nested
  /// and expanded alike, wherever they were declared.
  ///
  /// - Complexity: O(*n*); O(1) for copies that share their storage.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.section == rhs.section && lhs.content.storage == rhs.content.storage
      && lhs.content.outline?.rows == rhs.content.outline?.rows
  }
}

extension ListSection: CustomStringConvertible {
  /// The identifiers, as `A[a b]`. Those under an item follow it in parentheses, and a plus sign
  /// stands before a collapsed item that has any: `A[a(b c) +d(e)]`.
  public var description: String {
    guard let rows = content.outline?.rows else {
      return "\(section.id)[\(items.lazy.map { "\($0.id)" }.joined(separator: " "))]"
    }
    var text = "\(section.id)["
    var level = 0
    for (offset, row) in rows.enumerated() {
      if row.level > level {
        text += "("
      } else if offset > 0 {
        text += String(repeating: ")", count: level - Int(row.level)) + " "
      }
      let hasChildren = offset + 1 < rows.count && rows[offset + 1].level > row.level
      text += "\(hasChildren && !row.isExpanded ? "+" : "")\(content.storage[offset].id)"
      level = Int(row.level)
    }
    return text + String(repeating: ")", count: level) + "]"
  }
}
