/// Makes text harmless for terminals: it cannot move the cursor, change colours or the title,
/// reach the clipboard, or turn the direction of what stands around it.
///
/// | in the text | becomes |
/// | --- | --- |
/// | line feed, CR LF, U+2028, U+2029 | the next line |
/// | tab | spaces to the next stop of 8 cells |
/// | other C0 controls, DEL | their control pictures: `␛` |
/// | C1 controls; embeddings, overrides and isolates (U+202A–202E, U+2066–2069) | U+FFFD |
/// | U+061C, U+200B, U+200E, U+200F, U+2060, U+FEFF | nothing |
///
/// Joiners (U+200C, U+200D) stay: Persian, Indic scripts and emoji need them. The bidirectional
/// controls are those of Unicode Standard Annex #9.
struct HarmlessText {
  /// The distance of tab stops, in cells.
  private static let tabWidth = 8

  private let role: TextRole
  private let widths: DisplayWidth
  private var lines: [TextLine] = []

  /// The line up to the last tab stop, and what stands behind that: each part is measured once,
  /// however many tabs there are.
  private var line: TextLine
  private var part: TextLine

  /// The role of a carriage return that may yet turn out to end a line.
  private var pendingReturn: TextRole?

  private init(_ role: TextRole, _ widths: DisplayWidth) {
    self.role = role
    self.widths = widths
    line = TextLine("", role)
    part = line
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ role: TextRole) {
    if let pending = pendingReturn {
      pendingReturn = nil
      if scalar != "\n" { part.append("\u{240D}", pending) }
    }
    switch scalar {
    case "\r": pendingReturn = role
    case "\n", "\u{2028}", "\u{2029}": endLine()
    case "\t": goToTabStop()
    default:
      if let harmless = Self.replacement(for: scalar) { part.append(harmless, role) }
    }
  }

  private mutating func endLine() {
    line.append(part)
    lines.append(line)
    line = TextLine("", role)
    part = line
  }

  private mutating func goToTabStop() {
    // Before the part stands a whole number of stops. Behind one, a mark combines with its space.
    let width =
      line.isEmpty ? widths.width(of: part.text) : widths.width(of: " \(part.text)") - 1
    part.append(String(repeating: " ", count: Self.tabWidth - width % Self.tabWidth), role)
    line.append(part)
    part = TextLine("", role)
  }

  private mutating func finish() -> [TextLine] {
    if let pendingReturn { part.append("\u{240D}", pendingReturn) }
    endLine()
    return lines
  }
}

extension HarmlessText {
  /// Returns the lines of a text, at least one, none with a control character.
  ///
  /// - Parameters:
  ///   - text: The text, which may hold anything.
  ///   - role: The role of the lines.
  ///   - widths: Measures what stands before a tab.
  /// - Complexity: O(*n*).
  static func lines(
    of text: String, _ role: TextRole = .standard, _ widths: DisplayWidth = DisplayWidth()
  ) -> [TextLine] {
    isHarmless(text) ? [TextLine(text, role)] : lines(of: [(text[...], role)], role, widths)
  }

  /// Returns the lines of a text in pieces that have roles of their own, at least one line, none
  /// with a control character.
  static func lines(
    of pieces: [(text: Substring, role: TextRole)], _ role: TextRole,
    _ widths: DisplayWidth = DisplayWidth()
  ) -> [TextLine] {
    var text = HarmlessText(role, widths)
    for piece in pieces {
      for scalar in piece.text.unicodeScalars { text.append(scalar, piece.role) }
    }
    return text.finish()
  }

  /// Whether a text is one line, and nothing of it has to be replaced. It may be harmless even if
  /// this says that it is not.
  static func isHarmless(_ text: String) -> Bool { !text.utf8.contains(where: needsLook) }

  /// Whether a code unit is a control, or begins a scalar that may be replaced.
  static func needsLook(_ unit: UInt8) -> Bool {
    switch unit {
    case 0..<0x20, 0x7F: true
    case 0xC2, 0xD8, 0xE2, 0xEF: true
    default: false
    }
  }

  private static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    case 0x061C, 0x200B, 0x200E, 0x200F, 0x2060, 0xFEFF: nil
    default: scalar
    }
  }
}
