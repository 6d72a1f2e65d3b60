/// Writes text into HTML so that it stays text, between tags and in quoted attribute values alike.
///
/// - `&`, `<`, `>`, `"` and `'` become character references.
/// - Code points that documents may not hold become U+FFFD: C0 controls but tab and line feed,
///   DEL, C1 controls, and noncharacters.
/// - CR LF and CR become LF, as an HTML parser would read them.
///
/// It works on UTF-8 code units, never on `Character`: a quote that is followed by a combining
/// mark is still a quote. The code points are those of the HTML Standard's parse errors
/// "control-character-in-input-stream" and "noncharacter-in-input-stream".
enum HTMLEscaping {
  /// Appends text to HTML.
  ///
  /// - Complexity: O(*n*); runs of harmless code units are copied whole.
  static func append(_ text: String, to html: inout [UInt8]) {
    var text = text
    // The buffer is only read, within its bounds, and does not leave the closure.
    text.withUTF8 { append($0, to: &html) }
  }

  /// Appends text where no markup is read, such as in a `style` element: what would be markup stays
  /// as it is.
  ///
  /// - Complexity: O(*n*).
  static func appendRaw(_ text: String, to html: inout [UInt8]) {
    let isMarkup = ("&<>\"'" as String).unicodeScalars.contains
    var text = text.unicodeScalars[...]
    while !text.isEmpty {
      append(String(text.prefix { !isMarkup($0) }), to: &html)
      text = text.drop { !isMarkup($0) }
      html += String(text.prefix(while: isMarkup)).utf8
      text = text.drop(while: isMarkup)
    }
  }

  private static func append(_ units: UnsafeBufferPointer<UInt8>, to html: inout [UInt8]) {
    var clean = 0
    var index = 0
    while index < units.count {
      guard needsLook(units[index]), let change = change(at: index, in: units) else {
        index += 1
        continue
      }
      html.append(contentsOf: units[clean..<index])
      html.append(contentsOf: change.replacement.utf8)
      index += change.length
      clean = index
    }
    html.append(contentsOf: units[clean..<index])
  }

  /// Whether a code unit, or a scalar that it begins, may have to be replaced.
  private static func needsLook(_ unit: UInt8) -> Bool {
    switch unit {
    case 0..<0x20, 0x7F: unit != UInt8(ascii: "\n") && unit != UInt8(ascii: "\t")
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): true
    case UInt8(ascii: "\""), UInt8(ascii: "'"): true
    case 0xC2, 0xEF...: true
    default: false
    }
  }

  private typealias Change = (replacement: String, length: Int)

  /// Returns what replaces the scalar at an index, or `nil` if it may stay.
  private static func change(at index: Int, in units: UnsafeBufferPointer<UInt8>) -> Change? {
    switch units[index] {
    case UInt8(ascii: "&"): return ("&amp;", 1)
    case UInt8(ascii: "<"): return ("&lt;", 1)
    case UInt8(ascii: ">"): return ("&gt;", 1)
    case UInt8(ascii: "\""): return ("&quot;", 1)
    case UInt8(ascii: "'"): return ("&#39;", 1)
    case UInt8(ascii: "\r"):
      let isPair = index + 1 < units.count && units[index + 1] == UInt8(ascii: "\n")
      return ("\n", isPair ? 2 : 1)
    case 0..<0x20, 0x7F: return ("\u{FFFD}", 1)
    default:
      return forbiddenLength(at: index, in: units).map { ("\u{FFFD}", $0) }
    }
  }

  /// Returns the length of the forbidden scalar that begins at an index, or `nil` if it is none.
  ///
  /// Strings are valid UTF-8, so a scalar that begins is there in full.
  private static func forbiddenLength(
    at index: Int, in units: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    let length = units[index] < 0xE0 ? 2 : units[index] < 0xF0 ? 3 : 4
    guard index + length <= units.count else { return nil }
    switch (units[index], units[index + 1]) {
    case (0xC2, ..<0xA0):  // U+0080 to U+009F
      return length
    case (0xEF, 0xB7):  // U+FDD0 to U+FDEF
      return 0x90..<0xB0 ~= units[index + 2] ? length : nil
    case (0xEF, 0xBF):  // U+FFFE, U+FFFF
      return units[index + 2] >= 0xBE ? length : nil
    case (0xF0..., let second) where second & 0x0F == 0x0F:  // the last two of each plane
      return units[index + 2] == 0xBF && units[index + 3] >= 0xBE ? length : nil
    default:
      return nil
    }
  }
}
