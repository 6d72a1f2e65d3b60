/// What texts of each role look like in a terminal.
public struct TextTheme: Hashable, Sendable {
  /// Headers of lists and sections, and titles of columns.
  public var header: TextAttributes

  /// What stands out.
  public var emphasized: TextAttributes

  /// What stands back: muted and secondary texts, details, links, and the guides of outlines.
  public var muted: TextAttributes

  /// What warns of something that cannot be undone.
  public var destructive: TextAttributes

  /// What a search looks for.
  public var match: TextAttributes

  /// Creates a theme, in which what is not told looks as in ``standard``.
  public init(
    header: TextAttributes = TextAttributes(isBold: true),
    emphasized: TextAttributes = TextAttributes(isBold: true),
    muted: TextAttributes = TextAttributes(isDim: true),
    destructive: TextAttributes = TextAttributes(foreground: .named(.red)),
    match: TextAttributes = TextAttributes(isInverted: true)
  ) {
    self.header = header
    self.emphasized = emphasized
    self.muted = muted
    self.destructive = destructive
    self.match = match
  }

  /// A theme that can be read on light and on dark terminals: bold, faint and inverted text in the
  /// terminal's own colours, and red.
  public static let standard = TextTheme()
}

extension TextTheme {
  func attributes(of role: TextRole) -> TextAttributes {
    switch role {
    case .standard: TextAttributes()
    case .header: header
    case .emphasized: emphasized
    case .muted: muted
    case .destructive: destructive
    case .match: match
    }
  }
}
