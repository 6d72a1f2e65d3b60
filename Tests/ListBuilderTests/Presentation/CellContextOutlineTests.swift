import TestSupport
import Testing

@testable import ListBuilder

@Suite struct CellContextOutlineTests {
  private typealias Context = CellContext<Group>

  private func list(_ outline: String) throws -> Letters {
    try ListSnapshot(sections: [
      ListSection(.b, words: "x"), ListSection(.a, presenting: outline),
    ])
  }

  /// The contexts of all cells, by the items.
  private func contexts(_ list: Letters) throws -> [String: Context] {
    var contexts: [String: Context] = [:]
    let presenter = TracePresenter<Group, String>(cellProvider: { item, context in
      contexts[item] = context
      return item
    })
    try presenter.walk(list) { _ in }
    return contexts
  }

  @Test("A context tells the level, the children and the expansion")
  func outline() throws {
    let contexts = try contexts(list("a+(b(c d) e+) f"))
    #expect("abcdef".map { contexts["\($0)"]?.level } == [0, 1, 2, 2, 1, 0])
    #expect("abcdef".map { contexts["\($0)"]?.numberOfChildren } == [2, 2, 0, 0, 0, 0])
    #expect(
      "abcdef".map { contexts["\($0)"]?.hasChildren } == [true, true, false, false, false, false])
    #expect(
      "abcdef".map { contexts["\($0)"]?.isExpanded } == [true, false, false, false, true, false])
    #expect(
      "abcdef".map { contexts["\($0)"]?.isHidden } == [false, false, true, true, false, false])
  }

  @Test("The path of a hidden item is that of the collapsed item that hides it")
  func hiddenPaths() throws {
    let contexts = try contexts(list("a b+(c(d+(e) f(g)) h)"))
    #expect("abcdefgh".map { contexts["\($0)"]?.indexPath.item } == [0, 1, 2, 2, 2, 2, 2, 3])
    #expect(contexts.values.allSatisfy { $0.indexPath.section == ($0.section == .a ? 1 : 0) })
  }

  @Test("First and last in a section are items that show")
  func firstAndLast() throws {
    let collapsed = try contexts(list("a(b) c(d)"))
    #expect("abcd".map { collapsed["\($0)"]?.isFirstInSection } == [true, false, false, false])
    #expect("abcd".map { collapsed["\($0)"]?.isLastInSection } == [false, false, true, false])
    let expanded = try contexts(list("a(b) c+(d)"))
    #expect("abcd".map { expanded["\($0)"]?.isLastInSection } == [false, false, false, true])
  }

  @Test("The section counts the items that show")
  func numberOfItems() throws {
    let contexts = try contexts(list("a+(b(c d)) e"))
    #expect(contexts["d"]?.sectionContext.numberOfItems == 3)
  }

  @Test("Outside outlines nothing is nested, expanded or hidden")
  func plainSections() throws {
    let context = try #require(try contexts(list("a(b)"))["x"])
    #expect(context.level == 0)
    #expect(context.numberOfChildren == 0)
    #expect(!context.hasChildren && !context.isExpanded && !context.isHidden)
    #expect(context.isFirstInSection && context.isLastInSection)
  }

  @Test("The start and the end of children have the context of the item's own cell")
  func groups() throws {
    var open: [Context] = []
    var last: Context?
    var groups = 0
    try TracePresenter.outline.walk(list("a+(b(c+(d)) e+(f)) g(h)")) { element in
      switch element {
      case .cell(_, _, let context): last = context
      case .childrenStart(let context):
        #expect("\(context)" == last.map { "\($0)" })
        open.append(context)
        groups += 1
      case .childrenEnd(let context):
        #expect("\(context)" == open.popLast().map { "\($0)" })
      default: break
      }
    }
    #expect(open.isEmpty)
    #expect(groups == 5)
  }

  @Test("The context at a path is that of the walk, for all items that show")
  func sameAsWalk() throws {
    let list = try list("a+(b(c d) e+) f(g) h+(i+(j k) l)")
    var met = 0
    for (item, context) in try contexts(list) where !context.isHidden {
      met += 1
      #expect(list[context.indexPath] == item)
      let atPath = Context(of: list, at: context.indexPath)
      #expect(atPath.map { "\($0)" } == "\(context)")
    }
    #expect(met == 10)
  }

  @Test("A path behind the items that show has no context", arguments: [Int.min, -1, 1, 2, .max])
  func outOfRange(item: Int) throws {
    let path = ListIndexPath(section: 1, item: item)
    #expect(Context(of: try list("a(b c)"), at: path) == nil)
  }

  @Test("An identifier leads to the context that a walk tells, of hidden items too")
  func byIdentifier() throws {
    let list = try list("a b+(c(d+(e) f(g)) h)")
    let contexts = try contexts(list)
    #expect(contexts.count == 9)
    for (id, context) in contexts {
      #expect(Context(of: list, itemWithID: id).map { "\($0)" } == "\(context)")
    }
    #expect(Context(of: list, itemWithID: "z") == nil)
    #expect(CellContext(of: ListSnapshot<Group, String>(), itemWithID: "a") == nil)
  }

  @Test("The index in an outline counts all items before, hidden ones too, in each section anew")
  func indexInOutline() throws {
    let list = try list("a b+(c(d+(e) f(g)) h)")
    #expect("abcdefgh".map { list.indexInOutline(of: "\($0)") } == Array(0..<8))
    #expect(list.indexInOutline(of: "x") == 0)
    #expect(list.indexInOutline(of: "z") == nil)
  }

  @Test("A context for a test tells what it was given, and nothing of outlines by itself")
  func ownContexts() {
    let section = SectionContext(Group.a, index: 2, numberOfItems: 1, numberOfSections: 3)
    let plain = CellContext(itemIndex: 0, in: section)
    #expect(plain.level == 0 && !plain.hasChildren && !plain.isExpanded && !plain.isHidden)
    #expect(plain.isFirstInSection && plain.isLastInSection)
    let nested = CellContext(
      itemIndex: 0, in: section, level: 4, numberOfChildren: 2, isExpanded: true, isHidden: true)
    #expect(nested.indexPath == ListIndexPath(section: 2, item: 0))
    #expect(nested.level == 4 && nested.numberOfChildren == 2 && nested.hasChildren)
    #expect(nested.isExpanded && nested.isHidden)
    #expect(!nested.isFirstInSection && !nested.isLastInSection)
  }

  @Test("Contexts of random outlines are those that a search for ancestors finds")
  func randomOutlines() throws {
    var generator = SeededGenerator.printingSeed(for: "CellContextOutlineTests")
    for _ in 0..<200 {
      var rows: [OutlineRow<String>] = []
      for offset in 0..<Int.random(in: 1...12, using: &generator) {
        let deepest = rows.last.map { $0.level + 1 } ?? 0
        rows.append(
          OutlineRow(
            item: "\(offset)", level: Int.random(in: 0...deepest, using: &generator),
            isExpanded: Bool.random(using: &generator)))
      }
      let list = try Letters(sections: [ListSection(.a, rows: rows)])
      let contexts = try contexts(list)
      let visible = rows.indices.filter { !isHidden($0, in: rows) }
      for (offset, row) in rows.enumerated() {
        let context = try #require(contexts[row.item])
        #expect(Context(of: list, itemWithID: row.item).map { "\($0)" } == "\(context)")
        #expect(list.indexInOutline(of: row.item) == offset)
        #expect(context.level == row.level)
        #expect(context.isExpanded == row.isExpanded)
        #expect(
          context.numberOfChildren == rows.indices.count { parent(of: $0, in: rows) == offset })
        #expect(context.isHidden == !visible.contains(offset))
        #expect(context.indexPath.item == visible.count { $0 <= offset } - 1)
        #expect(context.sectionContext.numberOfItems == visible.count)
      }
    }
  }

  private func parent(of offset: Int, in rows: [OutlineRow<String>]) -> Int? {
    rows[..<offset].lastIndex { $0.level < rows[offset].level }
  }

  private func isHidden(_ offset: Int, in rows: [OutlineRow<String>]) -> Bool {
    guard let parent = parent(of: offset, in: rows) else { return false }
    return !rows[parent].isExpanded || isHidden(parent, in: rows)
  }
}
