import ListBuilder

/// How much room the texts of a column take.
struct TableExtent {
  private let separator: Unicode.Scalar?

  /// The most cells of a text.
  private var widest = 0

  /// The most cells of a text before its separator, and from it on.
  private var beforeSeparator = 0
  private(set) var fromSeparator = 0

  init(_ alignment: ListAlignment) {
    separator = if case .decimalSeparator(let separator) = alignment { separator } else { nil }
  }

  var width: Int { max(widest, beforeSeparator + fromSeparator) }

  /// Whether texts are aligned at a separator, so that their widths alone are not enough.
  var isAtSeparator: Bool { separator != nil }

  mutating func include(width: Int) {
    // Not `max`: the column is almost always wide enough.
    if width > widest { widest = width }
  }

  mutating func include(_ text: String, _ widths: DisplayWidth) {
    let width = widths.width(of: text)
    guard let separator else { return include(width: width) }
    let tail = widths.width(of: text, from: separator)
    beforeSeparator = max(beforeSeparator, width - tail)
    fromSeparator = max(fromSeparator, tail)
  }
}
