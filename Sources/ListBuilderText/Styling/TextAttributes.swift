/// What a text looks like in a terminal.
public struct TextAttributes: Hashable, Sendable {
  /// The colour of the text; `nil` for the terminal's own.
  public var foreground: TextColor?

  /// The colour behind the text; `nil` for the terminal's own.
  public var background: TextColor?

  /// Whether the text is bold.
  public var isBold: Bool

  /// Whether the text is faint.
  public var isDim: Bool

  /// Whether the text is slanted.
  public var isItalic: Bool

  /// Whether the text is underlined.
  public var isUnderlined: Bool

  /// Whether the colours of the text and behind it are exchanged.
  public var isInverted: Bool

  /// Creates attributes; without arguments, those of any text.
  public init(
    foreground: TextColor? = nil,
    background: TextColor? = nil,
    isBold: Bool = false,
    isDim: Bool = false,
    isItalic: Bool = false,
    isUnderlined: Bool = false,
    isInverted: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isDim = isDim
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
    self.isInverted = isInverted
  }

  /// The parameters of `SGR` (ECMA-48 8.3.117) that turn the attributes on.
  func parameters(_ depth: TextColor.Depth) -> String {
    var parameters: [String] = []
    if isBold { parameters.append("1") }
    if isDim { parameters.append("2") }
    if isItalic { parameters.append("3") }
    if isUnderlined { parameters.append("4") }
    if isInverted { parameters.append("7") }
    if let foreground {
      parameters.append(foreground.limited(to: depth).parameters(isBackground: false))
    }
    if let background {
      parameters.append(background.limited(to: depth).parameters(isBackground: true))
    }
    return parameters.joined(separator: ";")
  }
}
