public import ListBuilderText

/// The options that tell where a list is written, and what text is like there.
public struct OutputOptions {
  /// The file that is written; `nil` for the standard output.
  public private(set) var file: FileName?

  private var color = ColorChoice.auto
  private var width: Int?

  /// Creates options of which none was given.
  public init() {}

  /// Reads an option.
  ///
  /// - Parameters:
  ///   - name: The name of the option.
  ///   - arguments: The arguments behind it.
  /// - Returns: Whether it is one of these options.
  public mutating func read(
    _ name: String, _ arguments: inout Arguments
  ) throws(UsageError) -> Bool {
    switch name {
    case "--output": file = try arguments.fileName()
    case "--color": color = try arguments.choice()
    case "--width": width = try arguments.positiveNumber()
    default: return false
    }
    return true
  }

  /// Fits a presenter of text to where its text goes.
  public func fit<Section, Item>(_ presenter: inout TextPresenter<Section, Item>) {
    let terminal = Terminal.output(to: file)
    presenter.style = terminal.style(color)
    presenter.width = width ?? terminal.width
  }
}
