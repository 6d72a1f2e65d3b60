import Testing

@testable import ListBuilder

/// Outlines in a list that no stack of calls could hold, and of a million items.
@Suite struct ListSnapshotOutlineLargeTests {
  /// A section with a chain, in which each item is under the one before it, and a plain one. All
  /// are expanded.
  private func chain(_ count: Int) throws -> ListSnapshot<Int, Int> {
    var outline = try ListSectionSnapshot([0])
    for number in 1..<count { try outline.append([number], to: number - 1) }
    outline.expand(Array(0..<count))
    var list = ListSnapshot<Int, Int>()
    try list.appendSections([0, 1])
    try list.appendItems([-1, -2])
    try list.apply(outline, toSection: 0)
    return list
  }

  private let depth = 10_000

  @Test("10,000 levels are asked")
  func queries() throws {
    let list = try chain(depth)
    #expect(list.numberOfItems == depth + 2)
    #expect(list.level(of: depth - 1) == depth - 1)
    #expect(list.parent(of: depth - 1) == depth - 2)
    #expect(list.children(of: 0) == [1])
    #expect(list.isVisible(depth - 1) == true)
    #expect(list.indexOfItem(-2) == depth + 1)
    #expect(list.outline(inSection: 0)?.items == Array(0..<depth))
  }

  @Test("10,000 levels are expanded and collapsed")
  func expansion() throws {
    var list = try chain(depth)
    list.collapseItems(Array(stride(from: 5_000, to: depth, by: 7)))
    #expect(list.numberOfItems(inSection: 0) == 5_001)
    #expect(list.indexPath(for: depth - 1) == nil)
    list.expandItems(Array(0..<depth))
    #expect(list.numberOfItems(inSection: 0) == depth)
    list.checkInvariants()
  }

  @Test("Items at 10,000 levels are inserted, updated, moved, and deleted")
  func edits() throws {
    var list = try chain(depth)
    try list.insertItems([-3], afterItem: depth - 1)
    #expect(list.level(of: -3) == depth - 1)
    try list.insertItems([-4], afterItem: 0)
    #expect(list.indexPath(for: -4) == ListIndexPath(section: 0, item: depth + 1))
    try list.appendItems([-5, 5_000], toSection: 0)
    #expect(list.level(of: depth - 1) == depth - 5_001)
    try list.update(depth - 1)
    try list.replaceItem(withID: depth - 1, with: -6)
    try list.reloadItems([-6, 0])
    #expect(list.reloadedItemIdentifiers == [0, -6])
    #expect(throws: SnapshotError.wouldCreateCycle("0", under: "4998")) {
      try list.moveItem(0, beforeItem: 4_999)
    }
    try list.moveItem(5_000, beforeItem: 4_999)
    try list.moveItem(0, afterItem: -2)
    #expect(list.level(of: 4_999) == 4_999)
    try list.move(1, to: ListIndexPath(section: 0, item: 0))
    try list.deleteItems([2, 4_000, 9_000])
    #expect(list.items(inSection: 0) == [1, -4, -5])
    list.checkInvariants()
  }

  @Test("Every second one of 10,000 levels moves to another section, and the others close up")
  func closingUp() throws {
    var list = try chain(depth)
    let even = stride(from: 0, to: depth, by: 2)
    try list.apply(ListSectionSnapshot(even), toSection: 1)
    #expect(list.level(of: depth - 1) == depth / 2 - 1)
    try list.appendItems(Array(stride(from: 1, to: depth, by: 2)), toSection: 1)
    #expect(list.items(inSection: 0) == [])
    #expect(list.level(of: depth - 1) == 0)
    list.checkInvariants()
  }

  @Test("A million items of an outline are collapsed, expanded, moved and deleted")
  func million() throws {
    let (parents, width) = (1_000, 999)
    var rows: [OutlineRow<Int>] = []
    for parent in 0..<parents {
      rows.append(OutlineRow(item: parent, level: 0, isExpanded: false))
      let first: Int = parents + parent * width
      for child in first..<first + width {
        rows.append(OutlineRow(item: child, level: 1, isExpanded: false))
      }
    }
    var list = try ListSnapshot<Int, Int>(
      sections: [ListSection(0, ListItems(rows: rows), declaredAt: nil)])
    #expect(list.numberOfItems == parents)
    list.expandItems(Array(0..<parents))
    #expect(list.numberOfItems == 1_000_000)
    #expect(list.indexOfItem(999_999) == 999_999)
    list.collapseItems([0])
    #expect(list.indexOfItem(999_999) == 999_000)
    try list.moveItem(0, afterItem: 999_999)
    #expect(list.level(of: 1_000) == 2)
    try list.deleteItems([0])
    #expect(list.numberOfItems == 999_000)
  }
}
