import TestSupport
import Testing

@testable import ListBuilder

@Suite struct IdentifierIndexBuildingTests {
  private struct Number: Diffable, Equatable {
    let id: Int
  }

  /// Numbers whose fingerprints begin with some bits, so that they belong in one part of a table.
  private func numbers(_ count: Int, beginningWith bits: UInt32, ofLength length: UInt32) -> [Int] {
    var numbers: [Int] = []
    var number = 0
    while numbers.count < count {
      if IdentifierIndex.fingerprint(of: number) >> (32 - length) == bits { numbers.append(number) }
      number += 1
    }
    return numbers
  }

  private func makeIndex(_ sections: [[Int]]) -> IdentifierIndex? {
    IdentifierIndex(
      unique: sections.map { ListItems($0.map { Number(id: $0) }) },
      count: sections.reduce(0) { $0 + $1.count })
  }

  /// The first thing that is wrong with a table of the numbers of sections.
  private func mistake(in index: IdentifierIndex, _ sections: [[Int]]) -> String? {
    var places: Set<[Int]> = []
    for (bucket, entry) in index.entries.enumerated() where entry.fingerprint != 0 {
      let (slot, offset) = (Int(entry.slot), Int(entry.hint))
      guard sections.indices.contains(slot), sections[slot].indices.contains(offset) else {
        return "an entry leads nowhere"
      }
      if !places.insert([slot, offset]).inserted { return "two entries of one item" }
      if entry.fingerprint != IdentifierIndex.fingerprint(of: sections[slot][offset]) {
        return "an entry of another item"
      }
      var passed = index.bucket(of: entry.fingerprint)
      while passed != bucket {
        if index.entries[passed].fingerprint == 0 { return "a search ends before the entry" }
        passed = index.bucket(after: passed)
      }
    }
    let count = sections.reduce(0) { $0 + $1.count }
    return places.count == count && index.count == count ? nil : "items without an entry"
  }

  @Test(
    "Each item has an entry that a search finds, in tables of any size",
    arguments: [0, 1, 2, 3, 400, 409, 410, 411, 820, 1_000, 5_000, 30_000])
  func sizes(count: Int) throws {
    let sections = [Array(0..<count / 3), [], Array(count / 3..<count)]
    let index = try #require(makeIndex(sections))
    #expect(mistake(in: index, sections) == nil)
  }

  @Test(
    "What finds no room in its part of a table stands in the next one, or at the beginning",
    arguments: [0, 1, 3, 6, 7] as [UInt32])
  func crowded(part: UInt32) throws {
    for count in [300, 700, 1_500] {
      let sections = [numbers(count, beginningWith: part, ofLength: 3)]
      let index = try #require(makeIndex(sections))
      #expect(mistake(in: index, sections) == nil)
    }
  }

  @Test("A repeated identifier is found wherever its entry has come to stand")
  func repetitions() {
    for part in [0, 4, 7] as [UInt32] {
      let ids = numbers(700, beginningWith: part, ofLength: 3)
      for repeated in stride(from: 0, to: 700, by: 23) {
        #expect(makeIndex([ids, [ids[repeated]]]) == nil)
        #expect(makeIndex([[ids[repeated]], ids]) == nil)
      }
    }
  }

  @Test("Random lists have an entry for each item, or repeat one")
  func randomLists() {
    var generator = SeededGenerator.printingSeed(for: "IdentifierIndexBuilding")
    for _ in 0..<300 {
      let length = UInt32.random(in: 1...5, using: &generator)
      let bits = UInt32.random(in: 0..<(1 << length), using: &generator)
      let crowd = numbers(
        Int.random(in: 0...400, using: &generator), beginningWith: bits, ofLength: length)
      let others = (0..<Int.random(in: 0...400, using: &generator)).map { _ in
        Int.random(in: 0...1_000_000, using: &generator)
      }
      let all = (crowd + others).shuffled(using: &generator)
      let cut = Int.random(in: 0...all.count, using: &generator)
      let sections = [Array(all[..<cut]), Array(all[cut...])]
      let index = makeIndex(sections)
      #expect((index == nil) == (Set(all).count < all.count), "seed \(generator.seed)")
      if let index { #expect(mistake(in: index, sections) == nil, "seed \(generator.seed)") }
    }
  }
}
