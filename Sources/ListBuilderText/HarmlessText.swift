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
enum HarmlessText {
  /// The distance of tab stops, in cells.
  private static let tabWidth = 8

  /// Returns the lines of a text, at least one, none with a control character.
  ///
  /// - Complexity: O(*n*).
  static func lines(of text: String) -> [String] {
    guard text.utf8.contains(where: needsLook) else { return [text] }
    var lines: [String] = []
    var line = ""
    // The text behind the last tab stop: each part is counted once, however many tabs there are.
    var part = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      case "\n" where previous == "\r":
        part.unicodeScalars.removeLast()
        fallthrough
      case "\n", "\u{2028}", "\u{2029}":
        lines.append(line + part)
        line = ""
        part = ""
      case "\t":
        // Before this part stands a whole number of stops.
        // Behind a stop, a mark combines with the space before it.
        let widths = DisplayWidth()
        let width = line.isEmpty ? widths.width(of: part) : widths.width(of: " \(part)") - 1
        line += part + String(repeating: " ", count: tabWidth - width % tabWidth)
        part = ""
      default:
        if let harmless = replacement(for: scalar) { part.unicodeScalars.append(harmless) }
      }
    }
    lines.append(line + part)
    return lines
  }

  /// Whether a code unit is a control, or begins a scalar that may be replaced.
  private static func needsLook(_ unit: UInt8) -> Bool {
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
