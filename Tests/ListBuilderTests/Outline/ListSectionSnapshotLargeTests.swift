import Foundation
import ListBuilder
import Testing

/// Outlines that no stack of calls could hold, and a million items.
@Suite struct ListSectionSnapshotLargeTests {
  /// A chain: each item is under the one before it, and all are expanded.
  private func chain(_ count: Int) throws -> ListSectionSnapshot<Int> {
    var outline = try ListSectionSnapshot([0])
    for number in 1..<count { try outline.append([number], to: number - 1) }
    outline.expand(Array(0..<count))
    return outline
  }

  @Test("10,000 levels are built, asked, edited and let go")
  func deepOutline() throws {
    let count = 10_000
    var outline = try chain(count)
    #expect(outline.level(of: count - 1) == count - 1)
    #expect(outline.isVisible(count - 1) == true)
    #expect(outline.index(of: count - 1) == count - 1)
    #expect(outline.visibleItems.count == count)
    #expect(outline.items == Array(0..<count))
    outline.collapse([count / 2])
    #expect(outline.visibleItems.count == count / 2 + 1)
    #expect(outline.isVisible(count - 1) == false)
    #expect(throws: SnapshotError.wouldCreateCycle("0", under: "\(count - 1)")) {
      try outline.move(0, to: count - 1)
    }
    try outline.move(count / 2, to: nil, at: 0)
    #expect(outline.level(of: count - 1) == count / 2 - 1)
    try outline.delete([count / 2])
    #expect(outline.numberOfItems == count / 2)
    outline.checkInvariants()
  }

  @Test("10,000 levels are grafted, replaced, and cut out")
  func deepGrafts() throws {
    let count = 10_000
    let tree = try chain(count)
    var outline = try ListSectionSnapshot([-1, -2])
    try outline.insert(tree, before: -2)
    #expect(outline.level(of: count - 1) == count - 1)
    try outline.replace(childrenOf: 0, using: ListSectionSnapshot())
    #expect(outline.items == [-1, 0, -2])
    try outline.replace(childrenOf: -1, using: try #require(tree.snapshot(of: 0)))
    #expect(outline.level(of: count - 1) == count - 1)
    #expect(outline.snapshot(of: 1, includingParent: true)?.numberOfItems == count - 1)
    outline.checkInvariants()
  }

  @Test("10,000 levels are compared, described, encoded and decoded")
  func deepConformances() throws {
    let count = 10_000
    let outline = try chain(count)
    var other = try chain(count)
    #expect(other == outline)
    other.collapse([count - 1])
    #expect(other != outline)
    let description = outline.description
    #expect(description.hasSuffix("\n\(String(repeating: " ", count: 40))9999: ▾ 9999"))
    #expect(description.utf8.count < 100 * count)
    let decoded = try JSONDecoder().decode(
      ListSectionSnapshot<Int>.self, from: JSONEncoder().encode(outline))
    #expect(decoded == outline)
    decoded.checkInvariants()
  }

  @Test("A million items are built in bulk, parent by parent, and asked")
  func wideOutline() throws {
    let (parents, width) = (1_000, 999)
    var outline = try ListSectionSnapshot(0..<parents)
    for parent in 0..<parents {
      let first = parents + parent * width
      try outline.append(Array(first..<first + width), to: parent)
    }
    #expect(outline.numberOfItems == 1_000_000)
    #expect(outline.parent(of: 999_999) == 999)
    #expect(outline.level(of: 999_999) == 1)
    outline.expand([999])
    #expect(outline.visibleItems.count == 1_999)
    try outline.move(0, to: 999_999)
    #expect(outline.level(of: 1_000) == 3)
    try outline.delete([999])
    #expect(outline.numberOfItems == 998_000)
  }

  @Test("100,000 items are built one by one, each beside or under the one before")
  func oneByOne() throws {
    var outline = try ListSectionSnapshot([0])
    for number in 1..<100_000 {
      switch number % 4 {
      case 0: try outline.append([number])
      case 1: try outline.append([number], to: number - 1)
      case 2: try outline.insert([number], before: number - 1)
      default: try outline.insert([number], after: number - 1)
      }
    }
    #expect(outline.numberOfItems == 100_000)
    #expect(outline.rootItems.count == 25_000)
    #expect(outline.children(of: 4) == [6, 7, 5])
  }

  @Test("20,000 small outlines are grafted one after another, at the front, middle and end")
  func manyGrafts() throws {
    var outline = try ListSectionSnapshot([-1])
    for number in 0..<20_000 {
      var tree = try ListSectionSnapshot([2 * number])
      try tree.append([2 * number + 1], to: 2 * number)
      switch number % 3 {
      case 0: try outline.insert(tree, before: -1)
      case 1: try outline.insert(tree, after: -1)
      default: try outline.replace(childrenOf: 2 * number - 1, using: tree)
      }
    }
    #expect(outline.numberOfItems == 40_001)
    #expect(outline.level(of: 5) == 3)
  }
}
