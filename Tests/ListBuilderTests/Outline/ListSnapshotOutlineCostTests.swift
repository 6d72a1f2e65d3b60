import Testing

@testable import ListBuilder

/// What edits cost in a list with an outline, counted in comparisons and hashes of identifiers.
@Suite struct ListSnapshotOutlineCostTests {
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

  private func item(_ number: Int) -> CountedItem { CountedItem(number: number, tally: tally) }

  /// A list of 10,000 plain items, 1,000 items under a negative one, and some empty sections.
  private func list(emptySections: Int = 0) throws -> CountedList {
    var outline = try ListSectionSnapshot([item(-1)])
    try outline.append((10_000..<11_000).map(item), to: item(-1))
    var list = CountedList()
    try list.appendSections(Array(0..<2 + emptySections))
    try list.appendItems((0..<10_000).map(item), toSection: 0)
    try list.apply(outline, toSection: 1)
    tally.reset()
    return list
  }

  @Test(
    "One edit of a plain section costs a handful of hashes, also with an outline in another one",
    arguments: [0, 40])
  func plainSection(emptySections: Int) throws {
    let edits: [(inout CountedList) throws -> Void] = [
      { try $0.insertItems([item(-2)], beforeItem: item(5_000)) },
      { try $0.insertItems([item(-2)], afterItem: item(5_000), ifPresent: .keep) },
      { try $0.insertItems([item(7_000)], beforeItem: item(5_000)) },
      { try $0.deleteItems([item(5_000)]) },
      { try $0.moveItem(item(5_000), beforeItem: item(7_000)) },
      { try $0.move(item(5_000), to: ListIndexPath(section: 0, item: 7_000)) },
      { try $0.appendItems([item(5_000)], toSection: 0) },
      { try $0.appendItems([item(-2), item(-3)], toSection: 0) },
      { try $0.update(item(5_000)) },
      { $0.expandItems([item(10_500)]) },
    ]
    let list = try list(emptySections: emptySections)
    for edit in edits {
      var edited = list
      tally.reset()
      try edit(&edited)
      #expect(tally.hashes <= 20)
      #expect(tally.comparisons <= 40)
      edited.checkInvariants()
    }
  }

  @Test("An edit of an outline hashes no item of another section")
  func outlineSection() throws {
    var list = try list()
    try list.insertItems([item(-2)], beforeItem: item(10_500))
    try list.deleteItems([item(10_001)])
    try list.moveItem(item(10_002), afterItem: item(10_999))
    #expect(tally.hashes <= 3 * 4 * 1_001)
    #expect(tally.comparisons <= 3 * 8 * 1_001)
  }

  @Test("Appending new items to an outline, singly or not, hashes each a few times")
  func appending() throws {
    var list = try list()
    for number in 0..<500 {
      try list.appendItems([item(20_000 + number)], toSection: 1)
      try list.appendItems([item(30_000 + 2 * number), item(30_001 + 2 * number)], toSection: 1)
    }
    #expect(tally.hashes <= 10 * 1_500)
    #expect(tally.comparisons <= 10 * 1_500)
    list.checkInvariants()
  }

  @Test("A query of a hidden item hashes its identifier once")
  func queries() throws {
    let list = try list()
    let id = item(10_500)
    #expect(list.isVisible(id) == false)
    #expect(list.isExpanded(id) == false)
    #expect(list.level(of: id) == 1)
    #expect(list.parent(of: id)?.number == -1)
    #expect(list.indexPath(for: id) == nil)
    #expect(tally.hashes == 5)
    #expect(tally.comparisons <= 10)
  }
}
