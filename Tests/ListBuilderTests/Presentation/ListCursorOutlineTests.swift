import Testing

@testable import ListBuilder

@Suite struct ListCursorOutlineTests {
  private struct Failure: Error {}

  private typealias Trace = TracePresenter<Group, String>

  private func list(_ outline: String) throws -> Letters {
    try ListSnapshot(sections: [ListSection(.a, presenting: outline)])
  }

  @Test("An item's children stand between their start and their end, behind the item's cell")
  func nested() throws {
    #expect(
      try Trace.outline.lines(list("a+(b+(c) d) e")) == [
        "start A",
        "cell a 0 2+ of a at (0, 0)",
        "children of (0, 0)",
        "cell b 1 1+ of b at (0, 1)",
        "children of (0, 1)",
        "cell c 2 0 of c at (0, 2)",
        "end of children of (0, 1)",
        "cell d 1 0 of d at (0, 3)",
        "end of children of (0, 0)",
        "cell e 0 0 of e at (0, 4)",
        "end A",
      ])
  }

  @Test("What is under a collapsed item is met as well, flagged as hidden, at that item's path")
  func collapsed() throws {
    #expect(
      try Trace.outline.lines(list("a(b+(c) d) e")) == [
        "start A",
        "cell a 0 2 of a at (0, 0)",
        "children of (0, 0)",
        "cell b (1 1+) of b at (0, 0)",
        "children of (0, 0)",
        "cell c (2 0) of c at (0, 0)",
        "end of children of (0, 0)",
        "cell d (1 0) of d at (0, 0)",
        "end of children of (0, 0)",
        "cell e 0 0 of e at (0, 1)",
        "end A",
      ])
  }

  @Test(
    "Groups of children open and close in turn",
    arguments: [
      ("a(b)", "[ a { (b) } ]"),
      ("a+(b)", "[ a { b } ]"),
      ("a+ b", "[ a b ]"),
      ("a+(b+(c+(d)))", "[ a { b { c { d } } } ]"),
      ("a+(b+(c+(d))) e", "[ a { b { c { d } } } e ]"),
      ("a+(b(c(d)) e) f+(g)", "[ a { b { (c) { (d) } } e } f { g } ]"),
      ("a(b+(c) d(e)) f", "[ a { (b) { (c) } (d) { (e) } } f ]"),
    ])
  func groups(outline: String, walk: String) throws {
    #expect(try Trace.outline.shortWalk(list(outline)) == walk)
  }

  @Test("Outlines, plain sections and empty ones follow one another")
  func mixed() throws {
    let list: Letters = try ListSnapshot(sections: [
      ListSection(.a, words: "x y"), ListSection(.b, presenting: "a+(b) c(d)"), ListSection(.c),
      ListSection(.unused, presenting: "e(f)"),
    ])
    #expect(
      try Trace.outline.shortWalk(list) == "[ x y ] [ a { b } c { (d) } ] [ ] [ e { (f) } ]")
  }

  @Test("Headers and footers stand around the whole outline, without a placeholder")
  func supplementaries() throws {
    var presenter = Trace.outline
    presenter.supplementaryProvider = { $0.kind.rawValue }
    #expect(
      try presenter.lines(list("a(b)")) == [
        "list header listHeader", "start A", "header sectionHeader of A",
        "cell a 0 1 of a at (0, 0)", "children of (0, 0)", "cell b (1 0) of b at (0, 0)",
        "end of children of (0, 0)", "footer sectionFooter of A", "end A",
        "list footer listFooter",
      ])
  }

  @Test("Rows without nesting are walked like any items")
  func flatRows() throws {
    let plain: Letters = try ListSnapshot { ListSection(.a, words: "a b c") }
    #expect(try Trace.outline.lines(list("a b c")) == Trace.outline.lines(plain))
  }

  @Test("The cell provider is called once an item, in depth-first order, for hidden ones too")
  func providerCalls() throws {
    var asked: [String] = []
    let presenter = Trace(cellProvider: { item, _ in
      asked.append(item)
      return item
    })
    try presenter.walk(list("a(b+(c) d) e+(f)")) { _ in }
    #expect(asked == ["a", "b", "c", "d", "e", "f"])
  }

  @Test("An error of a provider ends the walk, also inside an outline and for a hidden item")
  func throwingProvider() throws {
    let presenter = Trace(cellProvider: { item, _ in
      if item == "c" { throw Failure() }
      return item
    })
    var cursor = presenter.cursor(over: try list("a+(b(c) d)"))
    for _ in 0..<5 { #expect(try cursor.next() != nil) }
    #expect(throws: Failure.self) { try cursor.next() }
    #expect(try cursor.next() == nil)
  }

  @Test("A copy of a cursor goes on by itself from inside an outline")
  func copies() throws {
    var cursor = Trace.outline.cursor(over: try list("a+(b+(c) d)"))
    var lines: [String] = []
    for _ in 0..<5 { lines.append(try cursor.next().map(Trace.line(of:)) ?? "") }
    var copy = cursor
    var copied = lines
    while let element = try copy.next() { copied.append(Trace.line(of: element)) }
    while let element = try cursor.next() { lines.append(Trace.line(of: element)) }
    #expect(lines == copied)
    #expect(try lines == Trace.outline.lines(list("a+(b+(c) d)")))
  }

  @Test("10,000 levels are walked, expanded or collapsed", arguments: [true, false])
  func deep(isExpanded: Bool) throws {
    let rows = [OutlineRow<String>].chain(of: 10_000, isExpanded: isExpanded)
    let list: Letters = try ListSnapshot(sections: [ListSection(.a, rows: rows)])
    var (visible, hidden, depth, deepest) = (0, 0, 0, 0)
    try Trace.outline.walk(list) { element in
      switch element {
      case .cell(_, _, let context):
        if context.isHidden { hidden += 1 } else { visible += 1 }
        #expect(context.level == depth)
      case .childrenStart: depth += 1
      case .childrenEnd: depth -= 1
      default: break
      }
      deepest = max(deepest, depth)
    }
    #expect(visible == (isExpanded ? 10_000 : 1))
    #expect(visible + hidden == 10_000)
    #expect(depth == 0)
    #expect(deepest == 9_999)
  }

  @Test("100,000 children of one item are walked in no more than linear time")
  func wide() throws {
    let children = (1...100_000).map { OutlineRow(item: "\($0)", level: 1, isExpanded: false) }
    let rows = [OutlineRow(item: "0", level: 0, isExpanded: true)] + children
    let list: Letters = try ListSnapshot(sections: [ListSection(.a, rows: rows)])
    var count = 0
    try Trace(cellProvider: { item, _ in item }).walk(list) { element in
      if case .cell(_, _, let context) = element {
        count += context.indexPath.item == count ? 1 : 0
      }
    }
    #expect(count == 100_001)
  }
}
