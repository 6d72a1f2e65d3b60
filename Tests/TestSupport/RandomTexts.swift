public import Testing

/// Random texts, in which some scalars are likelier than others.
public struct RandomTexts {
  private let alphabet: [Unicode.Scalar]
  public private(set) var generator: SeededGenerator

  public init(likelier alphabet: [Unicode.Scalar], _ generator: SeededGenerator) {
    self.alphabet = alphabet
    self.generator = generator
  }

  /// Returns up to 24 scalars, most of them of the alphabet.
  public mutating func text() -> String {
    let scalars = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
      Int.random(in: 0..<8, using: &generator) == 0
        ? Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator)) ?? "\u{FFFD}"
        : alphabet.randomElement(using: &generator) ?? "a"
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Returns up to 24 random bytes, decoded as UTF-8.
  public mutating func decodedBytes() -> String {
    let count = Int.random(in: 0...24, using: &generator)
    let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Tries a property on random texts, and reports the smallest text without it.
public func expectForRandomTexts(
  likelier alphabet: [Unicode.Scalar], count: Int, _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ holds: (String) throws -> Bool
) rethrows {
  var texts = RandomTexts(likelier: alphabet, .printingSeed(for: name))
  for round in 0..<count {
    let text = round.isMultiple(of: 2) ? texts.text() : texts.decodedBytes()
    if try holds(text) { continue }
    let smallest = try shrunk(text) { try !holds($0) }
    let spelled = smallest.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    Issue.record(
      "\(name): not for \"\(spelled)\" (LISTBUILDER_SEED=\(texts.generator.seed))",
      sourceLocation: sourceLocation)
    return
  }
}

/// Leaves scalars out of a text for as long as it keeps failing.
private func shrunk(
  _ text: String, whileFailing fails: (String) throws -> Bool
) rethrows -> String {
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
