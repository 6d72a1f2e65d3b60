import Testing

@testable import ListBuilder

extension ListSection where Section == Group, Item == String {
  /// A section with an outline in short: `a+(b c(d)) e` has the roots a, which is expanded, and e.
  init(_ group: Group, presenting outline: String) throws {
    self.init(group, rows: try ListSectionSnapshot<String>(outline).rows())
  }

  init(_ group: Group, rows: [OutlineRow<String>]) {
    self.init(group, ListItems(rows: rows), declaredAt: nil)
  }
}

extension Array where Element == OutlineRow<String> {
  /// Items that are each under the one before: 0, 1, 2 and so on.
  static func chain(of count: Int, isExpanded: Bool) -> Self {
    (0..<count).map { OutlineRow(item: "\($0)", level: $0, isExpanded: isExpanded) }
  }
}

extension TracePresenter where Section == Group, Item == String {
  /// Makes cells that tell of the item all that an outline knows: its level, the number of its
  /// children, a plus if it is expanded, and parentheses if it is hidden.
  static var outline: Self {
    Self(cellProvider: { item, context in item + TracePresenter.told(context) })
  }

  private static func told(_ context: CellContext<Group>) -> String {
    let text = " \(context.level) \(context.numberOfChildren)\(context.isExpanded ? "+" : "")"
    return context.isHidden ? " (\(text.dropFirst()))" : text
  }

  /// The walk through a list in one line: items, those that are hidden in parentheses, with their
  /// children in braces; sections in brackets.
  func shortWalk(_ list: Letters) throws -> String {
    var words: [String] = []
    try walk(list) { element in
      switch element {
      case .cell(_, let item, let context): words.append(context.isHidden ? "(\(item))" : item)
      case .childrenStart: words.append("{")
      case .childrenEnd: words.append("}")
      case .sectionStart: words.append("[")
      case .sectionEnd: words.append("]")
      default: words.append("?")
      }
    }
    return words.joined(separator: " ")
  }

  func lines(_ list: Letters) throws -> [String] {
    var lines: [String] = []
    try walk(list) { lines.append(TracePresenter.line(of: $0)) }
    return lines
  }
}
