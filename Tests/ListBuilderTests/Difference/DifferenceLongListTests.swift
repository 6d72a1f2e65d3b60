import TestSupport
import Testing

@testable import ListBuilder

/// Lists that are long enough for leftovers to have a table of their own.
@Suite struct DifferenceLongListTests {
  /// The length of a longest increasing subsequence, by the smallest end for each length.
  private func longestIncreasing(_ numbers: [Int]) -> Int {
    var ends: [Int] = []
    for number in numbers {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < number { low = middle + 1 } else { high = middle }
      }
      if low == ends.count { ends.append(number) } else { ends[low] = number }
    }
    return ends.count
  }

  private func expectLeast(
    from old: [Int], to new: [Int], _ generator: SeededGenerator, stamped: Set<Int> = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let oldList = try ListSnapshot(old.map { StampedItem(id: $0, stamp: 0) })
    let newList = try ListSnapshot(
      new.map { StampedItem(id: $0, stamp: stamped.contains($0) ? 1 : 0) })
    let difference = newList.difference(from: oldList)
    let (oldIDs, newIDs) = (Set(old), Set(new))
    let removed = old.indices.filter { !newIDs.contains(old[$0]) }
    let inserted = new.indices.filter { !oldIDs.contains(new[$0]) }
    let positions = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
    let staying = new.compactMap { positions[$0] }
    let moves = staying.count - longestIncreasing(staying)
    let isLeast =
      difference.removedItems == removed.map { at(0, $0) }
      && difference.insertedItems == inserted.map { at(0, $0) }
      && difference.movedItems.count == moves
      && difference.updatedItems.count == stamped.intersection(newIDs).intersection(oldIDs).count
    #expect(isLeast, "seed \(generator.seed)", sourceLocation: sourceLocation)
    #expect(
      try oldList.applying(difference).shows(newList), "seed \(generator.seed)",
      sourceLocation: sourceLocation)
  }

  @Test("Few edits of a list of 20,000 items have the least difference")
  func fewEdits() throws {
    var generator = SeededGenerator.printingSeed(for: "DifferenceLongList.fewEdits()")
    let old = Array(0..<20_000).shuffled(using: &generator)
    for edits in [1, 3, 30, 300] {
      var new = old
      for number in 0..<edits {
        new.remove(at: Int.random(in: new.indices, using: &generator))
        new.insert(20_000 + number, at: Int.random(in: new.indices, using: &generator))
        let moved = new.remove(at: Int.random(in: new.indices, using: &generator))
        new.insert(moved, at: Int.random(in: new.indices, using: &generator))
      }
      try expectLeast(from: old, to: new, generator, stamped: Set(new.prefix(50)))
      try expectLeast(from: new, to: old, generator, stamped: Set(new.suffix(50)))
    }
  }

  @Test("So have blocks of it that are reversed, shuffled, moved, or replaced")
  func blocks() throws {
    var generator = SeededGenerator.printingSeed(for: "DifferenceLongList.blocks()")
    let old = Array(0..<20_000)
    let block = 4_000..<7_000
    var reversed = old
    reversed[block].reverse()
    try expectLeast(from: old, to: reversed, generator, stamped: Set(5_000..<5_100))
    var shuffled = old
    shuffled[block].shuffle(using: &generator)
    try expectLeast(from: old, to: shuffled, generator)
    let moved = Array(old[..<4_000] + old[7_000...] + old[block])
    try expectLeast(from: old, to: moved, generator)
    let replaced = old.map { block.contains($0) ? -$0 : $0 }
    try expectLeast(from: old, to: replaced, generator)
    let partlyReplaced = shuffled.map { $0 % 3 == 0 ? -$0 - 1 : $0 }
    try expectLeast(from: old, to: partlyReplaced, generator)
  }

  @Test("So has one all of whose items are shuffled")
  func shuffled() throws {
    var generator = SeededGenerator.printingSeed(for: "DifferenceLongList.shuffled()")
    let old = Array(0..<20_000)
    try expectLeast(from: old, to: old.shuffled(using: &generator), generator)
  }

  @Test("Items of a long list that change their section are one move each")
  func sections() throws {
    let numbers = Array(0..<18_000)
    let old = try ListSnapshot<Int, Int> {
      ListSection(items: numbers.prefix(9_000), in: 0)
      ListSection(items: numbers.suffix(9_000), in: 1)
    }
    var new = old
    for number in stride(from: 100, to: 8_000, by: 900) {
      try new.move(number, to: at(1, number))
      try new.move(9_000 + number, to: at(0, number))
    }
    let difference = new.difference(from: old)
    #expect(difference.count == 18)
    #expect(difference.movedItems.count == 18)
    #expect(difference.movedItems.allSatisfy { $0.from.section != $0.to.section })
    #expect(try old.applying(difference) == new)
    #expect(try new.applying(difference.inverse()) == old)
  }
}
