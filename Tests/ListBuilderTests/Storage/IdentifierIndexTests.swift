import TestSupport
import Testing

@testable import ListBuilder

@Suite struct IdentifierIndexTests {
  private typealias Entry = IdentifierIndex.Entry

  private func entry(_ fingerprint: UInt32, hint: UInt32 = 0) -> Entry {
    Entry(fingerprint: fingerprint, slot: 0, hint: hint)
  }

  private func bucket(of hint: UInt32, in index: IdentifierIndex, _ fingerprint: UInt32) -> Int? {
    index.firstBucket(of: fingerprint, slot: 0) { $0 == hint }
  }

  @Test("A table is large enough for its items to take at most four fifths", arguments: 0...200)
  func capacity(items: Int) {
    let index = IdentifierIndex(capacity: items)
    #expect(items * 5 <= index.entries.count * 4)
    #expect(index.entries.count == 1 << (32 - index.shift))
    #expect(index.entries.count == 4 || items * 5 > index.entries.count * 2)
  }

  @Test("Fingerprints are never that of a free entry, and mostly differ")
  func fingerprints() {
    let fingerprints = Set((0..<10_000).map { IdentifierIndex.fingerprint(of: $0) })
    #expect(!fingerprints.contains(0))
    #expect(fingerprints.count > 9_900)
  }

  @Test("A table grows before it is too full, and keeps its entries")
  func growing() {
    var index = IdentifierIndex(capacity: 0)
    for hint in 0..<1_000 as Range<UInt32> {
      index.insert(entry(hint &* 0x9E37_79B9 | 1, hint: hint))
      #expect(index.count * 5 <= index.entries.count * 4)
    }
    #expect(index.count == 1_000)
    for hint in 0..<1_000 as Range<UInt32> {
      #expect(bucket(of: hint, in: index, hint &* 0x9E37_79B9 | 1) != nil)
    }
  }

  @Test("Entries that begin at the last bucket go on at the first one")
  func wrappingAround() throws {
    var index = IdentifierIndex(capacity: 10)
    for hint in 0..<5 as Range<UInt32> { index.insert(entry(.max, hint: hint)) }
    #expect(index.entries.count == 16)
    #expect([15, 0, 1, 2, 3].map { index.entries[$0].hint } == [0, 1, 2, 3, 4])
    index.remove(at: 15)
    #expect([15, 0, 1, 2].allSatisfy { index.entries[$0].fingerprint != 0 })
    #expect(index.entries[3].fingerprint == 0)
    #expect((1..<5).allSatisfy { bucket(of: UInt32($0), in: index, .max) != nil })
    #expect(index.count == 4)
  }

  @Test("Closing a gap leaves entries that stand where they begin, and those before the gap")
  func closingGaps() {
    // Buckets 0, 0, 1, 3 of 16: they stand at 0, 1, 2, 3.
    var index = IdentifierIndex(capacity: 10)
    let fingerprints: [UInt32] = [0x0000_0001, 0x0000_0003, 0x1000_0001, 0x3000_0001]
    for (hint, fingerprint) in fingerprints.enumerated() {
      index.insert(entry(fingerprint, hint: UInt32(hint)))
    }
    index.remove(at: 0)
    #expect(index.entries.prefix(4).map(\.fingerprint) == [3, 0x1000_0001, 0, 0x3000_0001])
    index.remove(at: 0)
    #expect(index.entries.prefix(4).map(\.fingerprint) == [0, 0x1000_0001, 0, 0x3000_0001])
  }

  @Test("Entries are found after any sequence of insertions and removals")
  func randomEntries() {
    var generator = SeededGenerator.printingSeed(for: "IdentifierIndex")
    for _ in 0..<200 {
      var index = IdentifierIndex(capacity: 0)
      var hints: [UInt32: UInt32] = [:]
      for hint in 0..<60 as Range<UInt32> {
        // Few fingerprints, most of them at the end of the table.
        let fingerprint = UInt32.max - 2 * UInt32.random(in: 0..<6, using: &generator) << 27
        if let (old, fingerprint) = hints.randomElement(using: &generator),
          Int.random(in: 0..<5, using: &generator) < 2,
          let bucket = bucket(of: old, in: index, fingerprint)
        {
          index.remove(at: bucket)
          hints[old] = nil
        } else {
          index.insert(entry(fingerprint, hint: hint))
          hints[hint] = fingerprint
        }
        if index.count != hints.count
          || hints.contains(where: { bucket(of: $0.key, in: index, $0.value) == nil })
        {
          Issue.record("seed \(generator.seed): \(hints)")
          return
        }
      }
    }
  }

  @Test("Noting offsets anew gives entries of one fingerprint one offset each")
  func reindexing() {
    var index = IdentifierIndex(capacity: 0)
    index.drifts = [9, 5]
    let items = ["a", "b", "c"].map(Colliding.init)
    let fingerprint = IdentifierIndex.fingerprint(of: items[0])
    for hint in [7, 7, 2] as [UInt32] { index.insert(entry(fingerprint, hint: hint)) }
    index.insert(Entry(fingerprint: fingerprint, slot: 1, hint: 4))
    index.reindex(slot: 0, items)
    let hints = index.entries.filter { $0.fingerprint != 0 && $0.slot == 0 }.map(\.hint)
    #expect(hints.sorted() == [0, 1, 2])
    #expect(index.entries.filter { $0.slot == 1 }.map(\.hint) == [4])
    #expect(index.drifts == [0, 5])
  }

  @Test("Several entries of a fingerprint are those of one slot only")
  func severalEntries() {
    var index = IdentifierIndex(capacity: 0)
    index.insert(entry(5))
    index.insert(Entry(fingerprint: 5, slot: 1, hint: 0))
    #expect(!index.hasSeveralEntries(of: 5, slot: 0))
    index.insert(entry(5, hint: 1))
    #expect(index.hasSeveralEntries(of: 5, slot: 0))
    #expect(!index.hasSeveralEntries(of: 5, slot: 1))
    #expect(!index.hasSeveralEntries(of: 7, slot: 0))
  }
}
