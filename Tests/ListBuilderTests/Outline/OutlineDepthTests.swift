import ListBuilder
import ListBuilderHTML
import ListBuilderText
import Testing

/// An outline of 10,000 levels, by public API alone: declared from a tree, edited, compared, and
/// presented.
@Suite struct OutlineDepthTests {
  /// A level that knows the next one. (Levels that held each other would overflow the stack when
  /// they are released, by no fault of the list.)
  struct Level: Hashable, Diffable {
    let number: Int

    var next: [Level] { number < 10_000 ? [Level(number: number + 1)] : [] }
  }

  private func list() throws -> ListSnapshot<Group, Level> {
    try ListSnapshot {
      ListSection(Group.a) {
        ListOutline([Level(number: 1)], children: \.next, isExpanded: { _ in true })
      }
      ListSection(Group.b)
    }
  }

  @Test("10,000 levels are declared from a tree, edited and compared, and the difference applies")
  func editedAndCompared() throws {
    let old = try list()
    #expect(old.numberOfItems == 10_000)
    #expect(old.level(of: Level(number: 10_000)) == 9_999)

    var new = old
    try new.insertItems([Level(number: -1)], beforeItem: Level(number: 10_000))
    try new.moveItem(Level(number: 7_000), afterItem: Level(number: 1))
    try new.appendItems([Level(number: 9_000)], toSection: .b)
    try new.deleteItems([Level(number: 9_500)])
    new.collapseItems([Level(number: 7_000)])
    #expect(new.numberOfItems == 6_999 + 1 + 500)
    #expect(new.level(of: Level(number: 8_999)) == 1_999)
    #expect(new.isVisible(Level(number: 8_999)) == false)
    #expect(new.level(of: Level(number: 9_499)) == 499)
    #expect(new.contains(Level(number: -1)) == false)

    let difference = new.difference(from: old)
    #expect(difference.hiddenItems.count == 1_999)
    #expect(difference.removedItems.count == 501)
    #expect(difference.collapsedItems == [ListIndexPath(section: 0, item: 6_999)])
    #expect(try old.applying(difference) == new)
    #expect(try new.applying(difference.inverse()) == old)
    var shown = old
    for batch in difference.batches() { shown = try shown.applying(batch) }
    #expect(shown == new)
  }

  @Test("10,000 levels are presented as text, as a page, and as a log of changes")
  func presented() throws {
    let list = try list()
    let text = TextPresenter<Group, Level> { level, _ in "\(level.number)" }
    let lines = try text.present(list).split(separator: "\n")
    #expect(lines.contains { $0.hasSuffix("10000") })
    #expect(lines.count >= 10_000)

    let page = try HTMLPresenter<Group, Level>(page: HTMLPage(title: "Levels")) { level, _ in
      "\(level.number)"
    }.present(list)
    #expect(page.contains("10000"))

    var collapsed = list
    collapsed.collapseItems([Level(number: 5_000)])
    try collapsed.deleteItems([Level(number: 10_000)])
    let log = try text.update(from: list, to: collapsed).split(separator: "\n")
    #expect(log.count == 3)
    #expect(log.contains { $0.hasPrefix("▸") && $0.hasSuffix("5000") })
    #expect(log.contains { $0.hasPrefix("-") && $0.hasSuffix("10000") })
  }
}
