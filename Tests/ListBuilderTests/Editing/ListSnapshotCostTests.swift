import TestSupport
import Testing

@testable import ListBuilder

/// What edits and queries cost, counted in comparisons and hashes of identifiers, not in seconds.
@Suite struct ListSnapshotCostTests {
  private final class Tally {
    var comparisons = 0
    var hashes = 0

    func reset() { (comparisons, hashes) = (0, 0) }
  }

  private struct CountedItem: Hashable, Diffable {
    let number: Int
    let tally: Tally

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.tally.comparisons += 1
      return lhs.number == rhs.number
    }

    func hash(into hasher: inout Hasher) {
      tally.hashes += 1
      hasher.combine(number)
    }
  }

  private typealias CountedList = ListSnapshot<Int, CountedItem>

  private let tally = Tally()

  private func items(_ numbers: some Sequence<Int>) -> [CountedItem] {
    numbers.map { CountedItem(number: $0, tally: tally) }
  }

  private func item(_ number: Int) -> CountedItem { CountedItem(number: number, tally: tally) }

  /// A list of one section whose items were shifted by insertions at its beginning.
  private func shiftedList(_ count: Int) throws -> CountedList {
    var list = try CountedList { ListSection(0) { items(0..<count) } }
    for number in 0..<400 {
      let first = try #require(list[ListIndexPath(section: 0, item: 0)])
      try list.insertItems([item(count + number)], beforeItem: first)
    }
    #expect(list.index.drifts[0] > 0)
    tally.reset()
    return list
  }

  @Test("Building hashes each identifier once, and compares few")
  func building() throws {
    let items = items(0..<10_000)
    _ = try CountedList(sections: [ListSection(items: items, in: 0)])
    #expect(tally.hashes == 10_000)
    #expect(tally.comparisons < 20_000)
  }

  @Test("Appending 10 times 10,000 items singly hashes each twice, so that growing rehashes none")
  func appendingSingly() throws {
    var list = CountedList()
    for section in 0..<10 {
      try list.appendSections([section])
      for number in 0..<10_000 {
        let item = CountedItem(number: section * 10_000 + number, tally: tally)
        try list.appendItems([item])
      }
    }
    #expect(list.numberOfItems == 100_000)
    #expect(tally.hashes <= 200_000)
    #expect(tally.comparisons <= 300_000)
  }

  @Test("10,000 flat indexes cost 10,000 hashes and hardly more comparisons")
  func flatIndexes() throws {
    let items = items(0..<10_000)
    let list = try CountedList(
      sections: (0..<10).map {
        ListSection(items: items[$0 * 1_000..<($0 + 1) * 1_000], in: $0)
      })
    tally.reset()
    for number in items.indices where list.indexOfItem(items[number]) != number {
      Issue.record("another index of \(number)")
    }
    #expect(tally.hashes == 10_000)
    #expect(tally.comparisons < 11_000)
  }

  @Test("Asking for unknown items compares almost nothing")
  func unknownItems() throws {
    let list = try CountedList { ListSection(0) { items(0..<10_000) } }
    tally.reset()
    for number in 10_000..<20_000 where list.contains(item(number)) {
      Issue.record("\(number) is not there")
    }
    #expect(tally.hashes == 10_000)
    #expect(tally.comparisons < 100)
  }

  @Test("One insertion in a long list hashes and compares a handful of identifiers")
  func oneInsertion() throws {
    var list = try CountedList { ListSection(0) { items(0..<100_000) } }
    tally.reset()
    try list.insertItems([item(-1)], beforeItem: item(50_000))
    #expect(list.indexOfItem(item(-1)) == 50_000)
    #expect(tally.hashes <= 6)
    #expect(tally.comparisons <= 20)
  }

  @Test("After many edits, a lookup compares at most some multiple of the root of the list")
  func lookupsAfterEdits() throws {
    var list = try CountedList { ListSection(0) { items(0..<10_000) } }
    var generator = SeededGenerator.printingSeed(for: "ListSnapshotCost")
    for _ in 0..<1_500 {
      let number = Int.random(in: 0..<10_000, using: &generator)
      let path = ListIndexPath(section: 0, item: Int.random(in: 0..<10_000, using: &generator))
      try list.move(item(number), to: path)
    }
    for number in stride(from: 0, to: 10_000, by: 100) {
      tally.reset()
      _ = list.indexPath(for: item(number))
      // Twice the largest drift, which is six times the root.
      if tally.comparisons > 1_210 { Issue.record("\(tally.comparisons) comparisons") }
    }
    #expect(list.brokenInvariant == nil)
  }

  @Test("Repeated insertions at the beginning hash each item a bounded number of times")
  func insertionsAtTheBeginning() throws {
    var list = try CountedList { ListSection(0) { items(0..<2_000) } }
    tally.reset()
    for number in 2_000..<4_000 {
      try list.move(item(number - 2_000), to: ListIndexPath(section: 0, item: 0))
      try list.insertItems([item(number)], beforeItem: item(number - 2_000))
    }
    // 2,000 insertions and moves, and the offsets noted anew at every 270 or so shifts.
    #expect(tally.hashes < 150_000)
  }

  @Test("Moving a section touches no item")
  func movingSections() throws {
    var list = try CountedList {
      ListSection(0) { items(0..<1_000) }
      ListSection(1) { items(1_000..<2_000) }
    }
    tally.reset()
    try list.moveSection(1, beforeSection: 0)
    try list.insertSections([2], beforeSection: 1)
    #expect(tally.hashes == 0)
    #expect(tally.comparisons == 0)
  }

  @Test("Deleting a section whose items were shifted costs a bounded amount for each")
  func deletingAShiftedSection() throws {
    var list = try shiftedList(10_000)
    try list.deleteSections([0])
    #expect(tally.comparisons < 20 * 10_400)
    #expect(tally.hashes < 5 * 10_400)
  }

  @Test("Deleting many items that were shifted costs a bounded amount for each")
  func deletingManyShiftedItems() throws {
    var list = try shiftedList(10_000)
    try list.deleteItems(items(0..<10_000))
    #expect(list.numberOfItems == 400)
    #expect(tally.comparisons < 20 * 10_400)
    #expect(tally.hashes < 8 * 10_400)
  }

  @Test("A type that computes its hash value by itself costs no more comparisons")
  func plainHashValues() throws {
    struct Plain: Hashable, Diffable {
      let number: Int
      let tally: Tally
      var hashValue: Int { number }
      func hash(into hasher: inout Hasher) { hasher.combine(number) }
      static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.tally.comparisons += 1
        return lhs.number == rhs.number
      }
    }
    let list = try ListSnapshot((0..<2_000).map { Plain(number: $0, tally: tally) })
    tally.reset()
    for item in list.items { _ = list.indexOfItem(item) }
    #expect(tally.comparisons < 4_000)
  }
}
