import TestSupport
import Testing

@testable import ListBuilder

/// Edits that are hard on the index: shifted items, equal fingerprints, slots that are used again.
@Suite struct ListSnapshotStorageTests {
  /// An identifier that shares its hash with all others of its family.
  private struct Member: Hashable, Diffable, CustomStringConvertible {
    let family: Int
    let number: Int

    func hash(into hasher: inout Hasher) { hasher.combine(family) }

    var description: String { "\(family).\(number)" }
  }

  private func members(_ family: Int, _ numbers: Range<Int>) -> [Member] {
    numbers.map { Member(family: family, number: $0) }
  }

  @Test("The drift grows with each shift, and offsets are noted anew before it is too large")
  func drift() throws {
    var list = try ListSnapshot(Array(0..<1_000))
    for number in 1_000..<1_189 {
      try list.insertItems([number], beforeItem: 0)
      #expect(list.index.drifts == [number - 999])
    }
    // Six times the root of the length, 1,190 or so, is 207.
    for number in 1_189..<1_300 { try list.insertItems([number], beforeItem: 0) }
    #expect(list.index.drifts[0] < 120)
    list.checkInvariants()
    #expect(list.itemIdentifiers.map(list.indexOfItem) == Array(0..<1_300))
  }

  @Test("Edits at the end of a section shift nothing")
  func editsAtTheEnd() throws {
    var list = try ListSnapshot(Array(0..<10))
    for number in 10..<200 { try list.appendItems([number]) }
    try list.insertItems([200], afterItem: 199)
    for number in 150..<201 { try list.deleteItems([350 - number]) }
    #expect(list.index.drifts == [0])
    list.checkInvariants()
  }

  @Test("Small sections are searched as a whole rather than noted anew")
  func smallSections() throws {
    var list = try ListSnapshot(Array(0..<20))
    for _ in 0..<64 {
      let last = try #require(list.items.last)
      try list.move(last, to: ListIndexPath(section: 0, item: 0))
    }
    #expect(list.index.drifts == [64])
    try list.move(0, to: ListIndexPath(section: 0, item: 0))
    list.checkInvariants()
    #expect(list.index.drifts[0] < 10)
  }

  @Test("Of shifted items with one hash, each can be removed, in any order")
  func removingShiftedItems() throws {
    var generator = SeededGenerator.printingSeed(for: "ListSnapshotStorage.removing")
    for _ in 0..<100 {
      let all = members(1, 0..<6) + members(2, 0..<6)
      var list = try ListSnapshot(all.shuffled(using: &generator))
      for _ in 0..<4 {
        let item = try #require(all.randomElement(using: &generator))
        try list.move(item, to: ListIndexPath(section: 0, item: 0))
      }
      for item in all.shuffled(using: &generator) {
        try list.deleteItems([item])
        if let problem = list.brokenInvariant {
          Issue.record("seed \(generator.seed): \(problem) in \(list)")
          return
        }
      }
      #expect(list.index.count == 0)
    }
  }

  @Test("Of shifted items with one hash, many can be removed at once")
  func removingManyShiftedItems() throws {
    var generator = SeededGenerator.printingSeed(for: "ListSnapshotStorage.removingMany")
    for _ in 0..<200 {
      let all = members(1, 0..<8) + members(2, 0..<8) + members(3, 0..<2)
      let items = all.shuffled(using: &generator)
      var list = try ListSnapshot(sections: [
        ListSection(items: items.prefix(9), in: 0), ListSection(items: items.suffix(9), in: 1),
      ])
      for _ in 0..<5 {
        let (one, other) = (items.randomElement(using: &generator), items[0])
        if let one, one != other { try list.moveItem(one, beforeItem: other) }
      }
      let gone = Set(items.shuffled(using: &generator).prefix(7))
      let left = list.itemIdentifiers.filter { !gone.contains($0) }
      try list.deleteItems(gone.shuffled(using: &generator))
      if list.itemIdentifiers != left || list.brokenInvariant != nil {
        Issue.record("seed \(generator.seed): \(list.brokenInvariant ?? "") in \(list)")
        return
      }
    }
  }

  @Test("A section of shifted items with one hash leaves no entry behind")
  func deletingASectionOfShiftedItems() throws {
    var list = try ListSnapshot(sections: [
      ListSection(items: members(1, 0..<20), in: 0), ListSection(items: members(1, 20..<30), in: 1),
    ])
    for number in 1..<15 {
      try list.move(
        Member(family: 1, number: number), to: ListIndexPath(section: 0, item: 0))
    }
    #expect(list.index.drifts[0] >= 0)
    try list.deleteSections([0])
    #expect(list.index.count == 10)
    list.checkInvariants()
    try list.appendSections([0])
    try list.appendItems(members(1, 0..<20), ifPresent: .reject)
    list.checkInvariants()
  }

  @Test("A slot that is used again has neither items nor a drift of the section before")
  func slotsUsedAgain() throws {
    var list = try ListSnapshot(sections: [
      ListSection(items: Array(0..<50), in: 0), ListSection(items: [50], in: 1),
    ])
    for number in 1..<40 { try list.moveItem(number, beforeItem: 0) }
    #expect(list.index.drifts[0] > 0)
    try list.deleteSections([0])
    try list.insertSections([2, 3], beforeSection: 1)
    #expect(list.contents.count == 3)
    #expect(list.index.drifts == [0, 0, 0])
    #expect(list.description == "2[] 3[] 1[50]")
    try list.appendItems([50, 0, 1], toSection: 2)
    #expect(list.description == "2[50 0 1] 3[] 1[]")
    list.checkInvariants()
  }

  @Test("An item that takes another's fingerprint is found in its place")
  func replacingShiftedItems() throws {
    var list = try ListSnapshot(members(1, 0..<10))
    for number in 0..<10 {
      let id = Member(family: 1, number: number)
      try list.move(id, to: ListIndexPath(section: 0, item: 9 - number))
      try list.replaceItem(withID: id, with: Member(family: number % 2, number: number + 10))
      list.checkInvariants()
    }
    #expect(list.numberOfItems == 10)
  }

  @Test("A table that was full and emptied many times stays as it is")
  func manyRounds() throws {
    var list = try ListSnapshot([Int]())
    for round in 0..<30 {
      try list.appendItems(Array(round * 50..<round * 50 + 100), ifPresent: .move)
      try list.deleteItems(Array(round * 50..<round * 50 + 50).reversed())
    }
    #expect(list.index.entries.count <= 256)
    #expect(list.index.count == 50)
    list.checkInvariants()
  }

  @Test("Appending an item that is there leaves a full table as it is, and a new one finds room")
  func appendingToAFullTable() throws {
    // Twelve entries of sixteen, and none more fits into four fifths.
    var list: ListSnapshot<Int, Int> = try ListSnapshot { ListSection(items: 0..<12, in: 0) }
    #expect(list.index.isFull)
    let entries = list.index.entries.count
    #expect(throws: SnapshotError.self) { try list.appendItems([5], ifPresent: .reject) }
    try list.appendItems([5], ifPresent: .keep)
    #expect(list.index.entries.count == entries)
    try list.appendItems([12])
    #expect(list.index.entries.count == 2 * entries)
    #expect((0...12).allSatisfy { list.indexPath(for: $0)?.item == $0 })
    list.checkInvariants()
  }
}
