import Foundation

/// What a program knows of where its output goes.
public struct Terminal {
  /// Whether the output goes to a terminal, and not to a file or another program.
  public var isTerminal: Bool

  /// The number of columns that the terminal tells.
  public var columns: Int?

  /// The environment of the program.
  public var environment: [String: String]

  /// Creates what is known of an output.
  public init(isTerminal: Bool, columns: Int? = nil, environment: [String: String] = [:]) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.environment = environment
  }

  /// What is known of the output of this program.
  ///
  /// - Parameter file: The file that is written instead of the standard output.
  public static func output(to file: FileName? = nil) -> Terminal {
    let isTerminal = file == nil && isatty(STDOUT_FILENO) == 1
    var size = winsize()
    let isKnown = isTerminal && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
    return Terminal(
      isTerminal: isTerminal, columns: isKnown ? Int(size.ws_col) : nil,
      environment: ProcessInfo.processInfo.environment)
  }

  /// The number of cells in a line; `nil` for as many as there are, which is so where the output is
  /// no terminal.
  public var width: Int? {
    guard isTerminal else { return nil }
    return [variable("COLUMNS").flatMap { Int($0) }, columns].lazy.compactMap(\.self)
      .first { $0 > 0 }
  }

  /// A variable of the environment, unless it is empty.
  func variable(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
