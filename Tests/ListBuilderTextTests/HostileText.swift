import Foundation
import Testing

/// A small generator (SplitMix64) whose numbers depend on a seed alone.
struct SeededGenerator: RandomNumberGenerator {
  /// From the environment variable `LISTBUILDER_SEED`, or random; printed, so that a failure can
  /// be run again.
  static let seed: UInt64 = {
    let given = ProcessInfo.processInfo.environment["LISTBUILDER_SEED"].flatMap { UInt64($0) }
    let seed = given ?? UInt64.random(in: .min ... .max)
    print("ListBuilderTextTests: LISTBUILDER_SEED=\(seed)")
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

/// Texts that try to do something to the terminal, and random ones.
enum HostileText {
  /// Every C0 control, DEL, every C1 control, and every scalar with a treatment of its own.
  static let all = String(
    String.UnicodeScalarView(
      [0...0xA0, 0x610...0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFE...0xFEFF]
        .joined().compactMap { Unicode.Scalar($0) }))

  /// Scalars that are likelier than others in random texts.
  private static let alphabet =
    Array(
      "ab \t\n\r\u{1B}[]0;m\\\u{7}\u{8}\0\u{7F}\u{85}\u{9B}\u{9D}\u{301}é日👩‍👩‍👧🇯🇵\u{200B}\u{200C}\u{200D}"
        .unicodeScalars) + Array("\u{2028}\u{2029}\u{202E}\u{2066}\u{FEFF}\u{61C}".unicodeScalars)

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
