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

  @Test("100,000 pairs built apart have the least difference, and it holds to all laws")
  func pairsBuiltApart() {
    check(Int.self, 100_000) { pairs, round in
      pairs.apart(itemNumbers: round % 16 == 5 ? 24 : round % 4 == 0 ? 12 : 6)
    }
  }

  @Test("So have 100,000 pairs of which one is an edited copy of the other")
  func editedCopies() {
    check(Int.self, 100_000) { pairs, round in
      pairs.edited(itemNumbers: round % 4 == 0 ? 12 : 6)
    }
  }

  @Test("So have 200 pairs of up to 300 items")
  func longPairs() {
    check(Int.self, 200) { pairs, _ in pairs.apart(itemNumbers: 300, sectionNumbers: 6) }
  }

  @Test("So have 5,000 pairs of identifiers with few hashes")
  func fewHashes() {
    check(FewHashes.self, 5_000) { pairs, round in
      round.isMultiple(of: 2) ? pairs.apart(itemNumbers: 12) : pairs.edited(itemNumbers: 10)
    }
  }

  /// Each pair is drawn once, and compared both ways. The laws of flat lists and of listed changes
  /// take turns, for they take longer.
  private func check<ID: NumberedID>(
    _: ID.Type, _ count: Int, test: String = #function,
    _ draw: (inout RandomPairs, _ round: Int) -> ListPair
  ) {
    let always: DifferenceLaw = [.replay, .batches]
    let turns: [DifferenceLaw] = [.flat, [], [], [], .listing, [], [], []]
    var pairs = RandomPairs(.printingSeed(for: "DifferenceProperty.\(test)"))
    for round in 0..<count / 2 {
      let pair = draw(&pairs, round)
      let laws = always.union(turns[round % turns.count])
      guard pair.failure(ID.self, laws, backToo: true) != nil else { continue }
      let smallest = pair.shrunk { $0.failure(ID.self, laws, backToo: true) != nil }
      let failure = smallest.failure(ID.self, laws, backToo: true) ?? "nothing"
      Issue.record("round \(round), seed \(pairs.generator.seed): \(failure)\n\(smallest)")
      return
    }
    print("DifferenceProperty.\(test): \(count) pairs")
  }
}
