import Testing

/// A generator whose numbers follow from its seed alone (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  let seed: UInt64
  private var state: UInt64

  init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

extension SeededGenerator {
  /// A generator with a new seed each run, which is printed so that a failure can be repeated.
  static func printingSeed(for test: String) -> SeededGenerator {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("\(test): seed \(seed)")
    return SeededGenerator(seed: seed)
  }
}
