/// The colours of a page.
///
///     HTMLTheme(light: [.link: "#b00040"], dark: [.link: "#ff8fab"])
///
/// What is not given is as in the page's own stylesheet. Text should have a contrast of at least
/// 4.5:1 to the background, the surface and the match behind it, links and muted text to the first
/// two.
public struct HTMLTheme: Hashable, Sendable {
  /// A property of a theme, the custom property `--list-…` of the stylesheet.
  public enum Property: String, Hashable, Sendable, CaseIterable {
    /// What is behind everything.
    case background
    /// What is behind items.
    case surface
    /// Text.
    case text
    /// Text that stands back.
    case muted
    /// Lines between items.
    case line
    /// Links, and what has the focus.
    case link
    /// Text that warns.
    case destructive
    /// What is behind matches of a search.
    case match
    /// The radius of corners.
    case radius
    /// The font of all text, as the `font` property takes it.
    case font
    /// The greatest width of the page.
    case width
  }

  /// The values, as CSS writes them. One that could end the declaration is left out: allowed are
  /// letters and digits of ASCII, spaces, `#%,.+-*/_` and balanced parentheses.
  public var light: [Property: String]

  /// The values that are different where the reader prefers dark colours.
  public var dark: [Property: String]

  /// Creates a theme.
  ///
  /// - Parameters:
  ///   - light: The values, as CSS writes them.
  ///   - dark: The values that are different where the reader prefers dark colours.
  public init(light: [Property: String] = [:], dark: [Property: String] = [:]) {
    self.light = light
    self.dark = dark
  }
}

extension HTMLTheme {
  /// Rules that set the properties; empty for none.
  var rules: String {
    let (light, dark) = (Self.rule(light), Self.rule(dark))
    return light
      + (dark.isEmpty ? "" : "@media screen and (prefers-color-scheme: dark) {\n\(dark)}\n")
  }

  private static func rule(_ values: [Property: String]) -> String {
    // In the order of the cases, for that of a dictionary varies from run to run.
    let declarations = Property.allCases.compactMap { property in
      values[property].flatMap { isHarmless($0) ? "--list-\(property.rawValue): \($0);" : nil }
    }
    return declarations.isEmpty ? "" : ":root { \(declarations.joined(separator: " ")) }\n"
  }

  private static func isHarmless(_ value: String) -> Bool {
    var depth = 0
    var previous: UInt8?
    for unit in value.utf8 {
      switch unit {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "*") where previous == UInt8(ascii: "/"): return false
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        break
      default: guard " #%,.+-*/_".utf8.contains(unit) else { return false }
      }
      guard depth >= 0 else { return false }
      previous = unit
    }
    return depth == 0 && previous != nil
  }
}
