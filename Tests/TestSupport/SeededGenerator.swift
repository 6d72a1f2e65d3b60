import Foundation

/// A generator whose numbers follow from its seed alone, and do not repeat.
///
/// It is SplitMix64, of Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators",
/// 2014.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  public let seed: UInt64
  private var state: UInt64

  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// A generator with the seed of the environment variable `LISTBUILDER_SEED`, or a new one. It is
  /// printed, so that a failure can be repeated, also one that ends the process.
  public static func printingSeed(for test: String) -> SeededGenerator {
    let given = ProcessInfo.processInfo.environment["LISTBUILDER_SEED"].flatMap { UInt64($0) }
    let seed = given ?? UInt64.random(in: .min ... .max)
    print("\(test): LISTBUILDER_SEED=\(seed)")
    return SeededGenerator(seed: seed)
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
