/// The character sets that the values of a card may be written in.
enum VCardCharset {
  case utf8
  case windows1252
  case unknown

  /// The set that a `CHARSET` parameter names.
  ///
  /// US-ASCII is a part of UTF-8. ISO-8859-1 is read as Windows-1252, as browsers do: they differ
  /// only where the former has control characters, which no name has.
  init(label: ArraySlice<UInt8>) {
    if Self.utf8Labels.contains(where: label.isWord) {
      self = .utf8
    } else if Self.windows1252Labels.contains(where: label.isWord) {
      self = .windows1252
    } else {
      self = .unknown
    }
  }

  /// The text that the bytes mean, with U+FFFD for what means nothing.
  ///
  /// An unknown set is not guessed: only bytes that mean the same in all sets are text.
  func decode(_ bytes: ArraySlice<UInt8>) -> String? {
    switch self {
    case .utf8: String(decoding: bytes, as: UTF8.self)
    case .windows1252: Self.decodeWindows1252(bytes)
    case .unknown:
      bytes.allSatisfy { $0.isBlank || $0.isLineBreak || (0x20...0x7E).contains($0) }
        ? String(decoding: bytes, as: UTF8.self) : nil
    }
  }

  private static let utf8Labels = ["UTF-8", "UTF8", "US-ASCII", "ASCII"]
  private static let windows1252Labels = [
    "ISO-8859-1", "ISO8859-1", "ISO_8859-1", "LATIN1", "LATIN-1", "WINDOWS-1252", "CP1252",
  ]

  private static func decodeWindows1252(_ bytes: ArraySlice<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      let isSpecial = (0x80...0x9F).contains(byte)
      text.append(isSpecial ? specialScalars[Int(byte - 0x80)] : Unicode.Scalar(byte))
    }
    return String(text)
  }

  /// What Windows-1252 has at 0x80 to 0x9F, where ISO-8859-1 has control characters.
  private static let specialScalars = Array(
    "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ".unicodeScalars
  )
}
