public import ListBuilderText

/// When text comes with colours.
public enum ColorChoice: String, CaseIterable, Sendable {
  /// In a terminal that has colours, unless the environment says otherwise.
  case auto
  case always
  case never
}

extension Terminal {
  /// The style of text for the terminal.
  ///
  /// A choice wins over the environment, and there `NO_COLOR` wins over `CLICOLOR_FORCE`, as
  /// no-color.org and bixense.com/clicolors have it.
  public func style(_ choice: ColorChoice) -> TextStyle {
    let hasColors =
      switch choice {
      case .auto: wantsColors
      case .always: true
      case .never: false
      }
    return hasColors ? .ansi(colorDepth) : .plain
  }

  private var wantsColors: Bool {
    if variable("NO_COLOR") != nil { return false }
    if let force = variable("CLICOLOR_FORCE"), force != "0" { return true }
    guard let type = variable("TERM") else { return false }
    return isTerminal && type != "dumb"
  }

  private var colorDepth: TextColor.Depth {
    switch variable("COLORTERM") {
    case "truecolor", "24bit": .trueColor
    default: variable("TERM")?.contains("256color") == true ? .palette : .sixteen
    }
  }
}
