/// What a page looks like.
public enum HTMLStylesheet: Hashable, Sendable {
  /// The package's own stylesheet, with colours and rules that come behind it.
  case standard(HTMLTheme = HTMLTheme(), rules: String = "")

  /// A stylesheet in place of the package's own; empty for none.
  case custom(String)
}

extension HTMLStylesheet {
  /// The text of the `style` element.
  var css: [UInt8] {
    switch self {
    case .standard(let theme, let rules):
      PackageResources.page_css + Self.lines(theme.rules) + Self.lines(rules)
    case .custom(let rules): Self.lines(rules)
    }
  }

  /// Rules as they may stand in a `style` element, which `</style>` ends wherever it stands. The
  /// backslash does not change what the rules mean.
  private static func lines(_ rules: String) -> [UInt8] {
    guard !rules.isEmpty else { return [] }
    var scalars = String.UnicodeScalarView()
    for scalar in rules.unicodeScalars {
      if scalar == "/", scalars.last == "<" { scalars.append("\\") }
      scalars.append(scalar)
    }
    var css: [UInt8] = []
    HTMLEscaping.appendRaw(String(scalars), to: &css)
    if css.last != UInt8(ascii: "\n") { css.append(UInt8(ascii: "\n")) }
    return css
  }
}
