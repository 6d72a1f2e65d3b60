import Foundation
import Testing

/// A small generator (SplitMix64) whose numbers depend on a seed alone.
struct SeededGenerator: RandomNumberGenerator {
  /// From the environment variable `LISTBUILDER_SEED`, or random; printed, so that a failure can
  /// be run again.
  static let seed: UInt64 = {
    let given = ProcessInfo.processInfo.environment["LISTBUILDER_SEED"].flatMap { UInt64($0) }
    let seed = given ?? UInt64.random(in: .min ... .max)
    print("ListBuilderHTMLTests: LISTBUILDER_SEED=\(seed)")
    return seed
  }()

  private var state = seed

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Texts that try to become markup, and random ones.
enum HostileText {
  /// Texts that break out of a place where escaping is forgotten.
  static let all = [
    "</div></li></ul></section><script>alert(1)</script>",
    "\" onmouseover=\"alert(1)", "' onmouseover='alert(1)", "\"><img src=x onerror=alert(1)>",
    "x\"\u{301}>", "<\u{301}b>", "&lt;b&gt;", "&quot;", "&#34;", "&amp;quot;", "AT&T;", "&",
    "<!--", "-->", "]]>", "<![CDATA[", "<?php", "</title><b>", "</style><b>", "<b", "</",
    "\u{0}<b>",
    "\u{FFFE}\"", "\u{85}>", "\r\n\r\"", "\n", "", " ", "`", "=", "\u{202E}</bdi>", "\u{10FFFF}'",
  ]

  /// Scalars that are likelier than others in random texts.
  private static let alphabet =
    Array(
      "ab/=!- \t\n\r<>&\"'`;#:\0\u{1}\u{7F}\u{85}\u{9F}\u{A0}\u{301}é日\u{202E}"
        .unicodeScalars)
    + Array("\u{FDCF}\u{FDF0}\u{FFFD}\u{FFFE}\u{1FFFE}\u{10FFFF}".unicodeScalars)

  /// Returns up to 24 scalars, most of them hostile.
  static func random(using generator: inout SeededGenerator) -> String {
    let scalars = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
      Int.random(in: 0..<8, using: &generator) == 0
        ? Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator)) ?? "\u{FFFD}"
        : alphabet.randomElement(using: &generator)!
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Returns up to 24 random bytes, decoded as UTF-8.
  static func randomBytes(using generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...24, using: &generator)
    let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Tries a property on random texts, and reports the smallest text without it.
func expectForRandomTexts(
  count: Int, _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
  _ holds: (String) throws -> Bool
) rethrows {
  var generator = SeededGenerator()
  for round in 0..<count {
    let text =
      round.isMultiple(of: 2)
      ? HostileText.random(using: &generator) : HostileText.randomBytes(using: &generator)
    if try holds(text) { continue }
    let smallest = try shrunk(text) { try !holds($0) }
    let spelled = smallest.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    Issue.record(
      "\(name): not for \"\(spelled)\" (LISTBUILDER_SEED=\(SeededGenerator.seed))",
      sourceLocation: sourceLocation)
    return
  }
}

/// Leaves scalars out of a text for as long as it keeps failing.
private func shrunk(_ text: String, whileFailing fails: (String) throws -> Bool) rethrows -> String
{
  var smallest = Array(text.unicodeScalars)
  var length = max(smallest.count / 2, 1)
  while length > 0 {
    var start = 0
    while start < smallest.count {
      var shorter = smallest
      shorter.removeSubrange(start..<min(start + length, shorter.count))
      if try fails(String(String.UnicodeScalarView(shorter))) {
        smallest = shorter
      } else {
        start += length
      }
    }
    length /= 2
  }
  return String(String.UnicodeScalarView(smallest))
}
