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
  static func append(_ text: String, to html: inout some HTMLSink) {
    // The buffer is only read, within its bounds, and does not leave the closure.
    if text.utf8.withContiguousStorageIfAvailable({ append($0, to: &html) }) == nil {
      // A string of another system's making.
      Array(text.utf8).withUnsafeBufferPointer { append($0, to: &html) }
    }
  }

  /// Appends text where no markup is read, such as in a `style` element: what would be markup stays
  /// as it is.
  ///
  /// - Complexity: O(*n*).
  static func appendRaw(_ text: String, to html: inout some HTMLSink) {
    let isMarkup = ("&<>\"'" as String).unicodeScalars.contains
    var text = text.unicodeScalars[...]
    while !text.isEmpty {
      append(String(text.prefix { !isMarkup($0) }), to: &html)
      text = text.drop { !isMarkup($0) }
      html.write(String(text.prefix(while: isMarkup)))
      text = text.drop(while: isMarkup)
    }
  }

  private static func append(
    _ units: UnsafeBufferPointer<UInt8>, to html: inout some HTMLSink
  ) {
    let index = units.indexToLookAt(from: 0)
    if index == units.count {
      html.append(contentsOf: units)
    } else {
      append(units, lookingFrom: index, to: &html)
    }
  }

  private static func append(
    _ units: UnsafeBufferPointer<UInt8>, lookingFrom start: Int, to html: inout some HTMLSink
  ) {
    var clean = 0
    var index = start
    while index < units.count {
      if let change = change(at: index, in: units) {
        html.append(contentsOf: UnsafeBufferPointer(rebasing: units[clean..<index]))
        html.write(change.replacement)
        index += change.length
        clean = index
      } else {
        index += 1
      }
      index = units.indexToLookAt(from: index)
    }
    html.append(contentsOf: UnsafeBufferPointer(rebasing: units[clean...]))
  }

  private typealias Change = (replacement: StaticString, length: Int)

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

extension UnsafeBufferPointer<UInt8> {
  /// Returns the first index, from one on, whose unit, or a scalar that it begins, may have to be
  /// replaced; `endIndex` if there is none.
  fileprivate func indexToLookAt(from start: Int) -> Int {
    var index = start
    while index + 8 <= count {
      if !isClean(eightAt: index),
        let found = (index..<index + 8).first(where: { needsLook(self[$0]) })
      {
        return found
      }
      index += 8
    }
    // The last eight once more, some of which are looked at already.
    if count >= 8, isClean(eightAt: count - 8) { return count }
    while index < count, !needsLook(self[index]) { index += 1 }
    return index
  }

  /// Whether none of eight code units needs a look. It may also say no where the answer is yes.
  @inline(__always)
  private func isClean(eightAt index: Int) -> Bool {
    let word = UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: index, as: UInt64.self)
    func eight(_ unit: UInt8) -> UInt64 { 0x0101_0101_0101_0101 * UInt64(unit) }
    // The top bit of a unit is set if it is zero, or below another one.
    func zero(_ word: UInt64) -> UInt64 { (word &- eight(1)) & ~word }
    let control = (word &- eight(0x20)) & ~word
    // Units that differ in one bit are found together: quote and ampersand, less and greater.
    let quoteOrAmpersand = zero((word & eight(~0x04)) ^ eight(0x22))
    let bracket = zero((word & eight(~0x02)) ^ eight(0x3C))
    let apostrophe = zero(word ^ eight(0x27))
    let delete = zero(word ^ eight(0x7F))
    let found = word | control | quoteOrAmpersand | bracket | apostrophe | delete
    return found & eight(0x80) == 0
  }

  private func needsLook(_ unit: UInt8) -> Bool {
    switch unit {
    case 0..<0x20, 0x7F: unit != UInt8(ascii: "\n") && unit != UInt8(ascii: "\t")
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): true
    case UInt8(ascii: "\""), UInt8(ascii: "'"): true
    case 0xC2, 0xEF...: true
    default: false
    }
  }
}
