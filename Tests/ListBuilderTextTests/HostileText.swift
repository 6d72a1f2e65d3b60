/// Texts that try to do something to the terminal, and random ones.
enum HostileText {
  /// Every C0 control, DEL, every C1 control, and every scalar with a treatment of its own.
  static let all = String(
    String.UnicodeScalarView(
      [0...0xA0, 0x610...0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFE...0xFEFF]
        .joined().compactMap { Unicode.Scalar($0) }))

  /// Scalars that are likelier than others in random texts.
  static let alphabet =
    Array(
      "ab \t\n\r\u{1B}[]0;m\\\u{7}\u{8}\0\u{7F}\u{85}\u{9B}\u{9D}\u{301}é日👩‍👩‍👧🇯🇵\u{200B}\u{200C}\u{200D}"
        .unicodeScalars) + Array("\u{2028}\u{2029}\u{202E}\u{2066}\u{FEFF}\u{61C}".unicodeScalars)
}

/// Returns the first scalar of an output that could control a terminal or turn the direction of
/// what stands around it.
func firstControl(in output: String) -> Unicode.Scalar? {
  output.unicodeScalars.first { scalar in
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
