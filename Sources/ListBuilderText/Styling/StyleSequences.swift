/// The control sequences of a style, ready to be written. They are the only ones that a presenter
/// writes.
struct StyleSequences {
  /// Whether there are any.
  let isPlain: Bool

  /// What turns a role on, by its number; empty for a role that looks like any text.
  private let beginnings: [[UInt8]]

  private let end: [UInt8]

  init(_ style: TextStyle) {
    switch style {
    case .plain:
      isPlain = true
      beginnings = []
      end = []
    case .ansi(let depth, let theme):
      isPlain = false
      beginnings = TextRole.allCases.map { role in
        let parameters = theme.attributes(of: role).parameters(depth)
        return parameters.isEmpty ? [] : Array("\u{1B}[\(parameters)m".utf8)
      }
      end = Array("\u{1B}[0m".utf8)
    }
  }

  /// Writes text as its role looks.
  func write(
    _ role: TextRole, into output: inout [UInt8], _ text: (inout [UInt8]) -> Void
  ) {
    guard !isPlain, !beginnings[role.rawValue].isEmpty else {
      text(&output)
      return
    }
    output += beginnings[role.rawValue]
    text(&output)
    output += end
  }

  /// Moves the cursor to a column of its line, the first of which is 0, wherever the text before
  /// has brought it (`CHA`, ECMA-48 8.3.9).
  func moveCursor(toColumn column: Int, into output: inout [UInt8]) {
    guard !isPlain else { return }
    output += "\u{1B}[\(column + 1)G".utf8
  }
}
