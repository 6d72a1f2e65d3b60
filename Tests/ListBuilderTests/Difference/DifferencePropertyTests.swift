import TestSupport
import Testing

@testable import ListBuilder

/// Random pairs of lists, compared with a slow and obvious reference, and held to all laws.
@Suite struct DifferencePropertyTests {
  /// An identifier of which only a few have different hashes.
  struct FewHashes: NumberedID {
    let number: Int

    init(_ number: Int) { self.number = number }

    func hash(into hasher: inout Hasher) { hasher.combine(number % 4) }
  }

  /// The laws take far longer than the reference, with which every pair is compared. How many turns
  /// there are has no factor in common with the rounds that the tests tell apart.
  private static let turns: [DifferenceLaw] = [
    .replay, .batches, [], .flat, .replay, [], .batches, .listing, .replay, .batches, [], .flat,
    .replay, [], .batches, [], [],
  ]

  // In parts, for these run side by side.
  @Test(
    "100,000 pairs built apart have the least difference, and it holds to the laws",
    arguments: 1...4)
  func pairsBuiltApart(part: Int) {
    check(Int.self, 25_000, Self.turns, part: part) { pairs, round in
      pairs.apart(itemNumbers: round % 16 == 5 ? 24 : round % 4 == 0 ? 12 : 6)
    }
  }

  @Test("So have 100,000 pairs of which one is an edited copy of the other", arguments: 1...4)
  func editedCopies(part: Int) {
    check(Int.self, 25_000, Self.turns, part: part) { pairs, round in
      pairs.edited(itemNumbers: round % 4 == 0 ? 12 : 6)
    }
  }

  @Test("So have 200 pairs of up to 300 items")
  func longPairs() {
    check(Int.self, 200) { pairs, _ in pairs.apart(itemNumbers: 300, sectionNumbers: 6) }
  }

  @Test("So have 5,000 pairs of identifiers with few hashes")
  func fewHashes() {
    check(FewHashes.self, 5_000, Self.turns) { pairs, round in
      round.isMultiple(of: 2) ? pairs.apart(itemNumbers: 12) : pairs.edited(itemNumbers: 10)
    }
  }

  /// Each pair is drawn once, and compared both ways.
  private func check<ID: NumberedID>(
    _: ID.Type, _ count: Int, _ turns: [DifferenceLaw] = [.all], part: Int = 1,
    test: String = #function,
    _ draw: (inout RandomPairs, _ round: Int) -> ListPair
  ) {
    let name = "DifferenceProperty.\(test) \(part)"
    var pairs = RandomPairs(.printingSeed(for: name))
    for round in 0..<count / 2 {
      let pair = draw(&pairs, round)
      let laws = turns[round % turns.count]
      guard pair.failure(ID.self, laws, backToo: true) != nil else { continue }
      let smallest = pair.shrunk { $0.failure(ID.self, laws, backToo: true) != nil }
      let failure = smallest.failure(ID.self, laws, backToo: true) ?? "nothing"
      Issue.record("round \(round), seed \(pairs.generator.seed): \(failure)\n\(smallest)")
      return
    }
    print("\(name): \(count) pairs")
  }
}
