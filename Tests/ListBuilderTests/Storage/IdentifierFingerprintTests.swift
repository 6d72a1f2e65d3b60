import Testing

@testable import ListBuilder

@Suite struct IdentifierFingerprintTests {
  /// Whether a table spreads identifiers as it would random numbers: 8,192 of these have 5,178
  /// different beginnings of 13 bits on average, and in all likelihood more than 4,900.
  private func areSpread(_ ids: [Int]) -> Bool {
    let fingerprints = Set(ids.map { IdentifierIndex.fingerprint(of: $0) })
    return fingerprints.count > ids.count - 10 && Set(fingerprints.map { $0 >> 19 }).count > 4_900
  }

  @Test(
    "Integers in equal steps are spread over a table as random numbers are",
    arguments: [
      -1, 1, 2, 8, 10, 100, 256, 1_000, 65_536, 1_000_003, 1 << 20, 1 << 32, 12_345_678_901,
      1 << 40, 1 << 48, 1 << 50,
    ])
  func steps(of step: Int) {
    #expect(areSpread((0..<8_192).map { $0 * step }))
  }

  @Test("Integers that hold two small numbers are spread, too")
  func pairs() {
    #expect(areSpread((0..<8_192).map { ($0 % 91) << 32 | $0 / 91 }))
  }

  @Test("Integers of each type are told apart, also where they differ in few bits")
  func types() {
    func check(_ ids: [some Hashable]) {
      #expect(Set(ids.map { IdentifierIndex.fingerprint(of: $0) }).count == ids.count)
    }
    check([Int.min, -1, 0, 1, .max])
    check([UInt.min, 1, .max])
    check([Int64.min, -1, 0, 1, .max])
    check([UInt64.min, 1, .max])
    check([Int32.min, -1, 0, 1, .max])
    check([UInt32.min, 1, .max])
    check([Int8.min, -1, 0, 1, .max])
    check([UInt16.min, 1, .max])
  }

  @Test("Identifiers that are equal have one fingerprint, also where they wrap integers")
  func equalIdentifiers() {
    func check(_ ids: [AnyHashable]) {
      for id in ids {
        #expect(id == ids[0])
        #expect(IdentifierIndex.fingerprint(of: id) == IdentifierIndex.fingerprint(of: ids[0]))
      }
    }
    check([AnyHashable(7 as Int), AnyHashable(7 as Int8), AnyHashable(7 as UInt64), 7, 7.0])
    check([AnyHashable(-1 as Int), AnyHashable(-1 as Int32), AnyHashable(-1 as Int64)])
    let optionals = [7, Int("7")]
    #expect(Set(optionals.map { IdentifierIndex.fingerprint(of: $0) }).count == 1)
    #expect(IdentifierIndex.fingerprint(of: 0.0) == IdentifierIndex.fingerprint(of: -0.0))
    #expect(
      IdentifierIndex.fingerprint(of: "\u{E9}") == IdentifierIndex.fingerprint(of: "e\u{301}"))
  }
}
