import ListBuilder
import ListBuilderText
import Testing

/// The change log of lists with outlines.
@Suite struct ChangeLogOutlineTests {
  /// Makes a list of lines like `"f:Friends | a:Ada+ .b ..c"`: a dot a level, and a plus sign
  /// behind an item that is expanded.
  private func list(_ lines: String...) throws -> Entries {
    try ListSnapshot(
      sections: lines.map { line in
        let parts = line.split(separator: "|", omittingEmptySubsequences: false)
        var outline = ListSectionSnapshot<Entry>()
        var path: [String] = []
        for word in parts.dropFirst().joined().split(separator: " ") {
          let spelling = word.drop { $0 == "." }
          let isExpanded = spelling.hasSuffix("+")
          let entry = Entry(String(isExpanded ? spelling.dropLast() : spelling))
          path.removeLast(path.count - (word.count - spelling.count))
          try outline.append([entry], to: path.last)
          path.append(entry.id)
          if isExpanded { outline.expand([entry.id]) }
        }
        return ListSection(outline: outline, in: Entry(parts[0].filter { $0 != " " }))
      })
  }

  private func expectLog(
    _ expected: String, from old: Entries, to new: Entries,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let log = try log(from: old, to: new)
    #expect(log == expected, sourceLocation: sourceLocation)
  }
}

extension ChangeLogOutlineTests {
  @Test("Each kind of change has its mark, and the indentation of its level")
  func allKinds() throws {
    try expectLog(
      """
        mail
      -     old
      ▾   inbox
      +     new
      ~     lists → news
      ▸   archive
      >   trash

      """,
      from: list("m:mail | i:inbox .o:old .l:lists trash a:archive+ .x"),
      to: list("m:mail | i:inbox+ .n:new .l:news a:archive .x trash"))
  }

  @Test("Expanding and collapsing are told of nested items and of leaves")
  func toggles() throws {
    try expectLog(
      "▸ a\n▾   b\n▸ d\n", from: list(": | a+ .b ..c d+"), to: list(": | a .b+ ..c d"))
  }

  @Test("An item that is moved, updated and expanded has a line for each")
  func severalLines() throws {
    try expectLog(
      "> Bob\n~ b → Bob\n▾ Bob\n", from: list(": | a .x c b .y"), to: list(": | b:Bob+ .y a .x c"))
  }

  @Test("An item that goes under another one tells both, or the one that there is")
  func parents() throws {
    try expectLog(
      ">   x (p → q)\n", from: list(": | p+ .x q+"), to: list(": | p+ q+ .x"))
    try expectLog(">   x (→ q)\n", from: list(": | x q+"), to: list(": | q+ .x"))
    try expectLog("> x (q →)\n", from: list(": | q+ .x"), to: list(": | q+ x"))
    try expectLog(
      ">     x (Peter → c)\n", from: list(": | p:Peter+ .x q+ .c+"),
      to: list(": | p:Peter+ q+ .c+ ..x"))
  }

  @Test("A move among siblings tells no parent, also where the parent's text changes")
  func siblings() throws {
    try expectLog(">   c\n", from: list(": | p .a .b .c"), to: list(": | p .c .a .b"))
    try expectLog(
      "~ p → q\n>   c\n", from: list(": | p .a .b .c"), to: list(": | p:q .c .a .b"))
  }

  @Test("An item that goes to another section tells the sections, and takes along what is under it")
  func sections() throws {
    try expectLog(
      "  work\n>     x (home → work)\n", from: list("h:home | x+ .y ..z", "w:work | p+"),
      to: list("h:home |", "w:work | p+ .x+ ..y ...z"))
  }

  @Test("Hidden items are told as others are")
  func hiddenItems() throws {
    try expectLog(
      "-   b\n~   c → see\n+     e\n", from: list(": | a .b .c ..d"),
      to: list(": | a .c:see ..d ..e"))
    try expectLog(">   d\n", from: list(": | a .b .c .d"), to: list(": | a .d .b .c"))
  }

  @Test("An item that hides is a move under the collapsed one, and one that shows a move out of it")
  func hideAndShow() throws {
    try expectLog(">   x (→ p)\n", from: list(": | p x"), to: list(": | p .x"))
    try expectLog("> x (p →)\n", from: list(": | p .x"), to: list(": | p x"))
  }

  @Test("Marks of visible and of hidden items are told alike, beside equal storage too")
  func marks() throws {
    let old = try list("f: | a .b", "g: | c")
    var new = old
    try new.reconfigureItems(["b"])
    try expectLog("~   b\n", from: old, to: new)
    try new.reloadItems(["a", "c"])
    try expectLog("~ a\n~   b\n\n~ c\n", from: old, to: new)
  }

  @Test("Two sections with changes stand apart")
  func twoSections() throws {
    try expectLog(
      "  f\n▾   a\n  g\n+     d\n", from: list("f | a .b", "g | c"),
      to: list("f | a+ .b", "g | c .d"))
  }

  @Test("A section without nesting has its lines beside an outline that changes")
  func plainSection() throws {
    try expectLog(
      "  f\n▸   a\n  g\n-   c\n>   e\n~   d → Dora\n+   n\n",
      from: list("f | a+ .b", "g | c d x e"), to: list("f | a .b", "g | e d:Dora x n"))
  }

  @Test("A removed section with an outline goes with all its items, but those that move out")
  func removedSection() throws {
    try expectLog(
      "  f\n>   x (g → f)\n- g\n-   p\n-     q\n-       r\n",
      from: list("f | a", "g | p .q ..r .x"), to: list("f | a x"))
  }

  @Test("An inserted section with an outline comes with all its items, hidden ones too")
  func insertedSection() throws {
    try expectLog(
      "+ g\n+   p\n+     q\n+       r\n>     x (f → g)\n", from: list("f | a x"),
      to: list("f | a", "g | p .q ..r .x"))
  }

  @Test("A section that moves, or is renamed, has its line before those of its outline")
  func changedSections() throws {
    try expectLog(
      "> g\n~ G → g\n▾   p\n", from: list("f | a", "h | b", "g:G | p .q"),
      to: list("g | p+ .q", "f | a", "h | b"))
  }

  @Test("A section that moves alone is one line, and its outline none")
  func movedSection() throws {
    let old = try list("f | a+ .b", "g | c .d", "h | e")
    var new = old
    try new.moveSection("h", beforeSection: "f")
    try expectLog("> h\n", from: old, to: new)
  }

  @Test("Outlines that become plain, and plain sections that become outlines, tell moves")
  func plainAndOutline() throws {
    try expectLog("▸ a\n> b (a →)\n", from: list(": | a+ .b"), to: list(": | a b"))
    try expectLog(">   b (→ a)\n", from: list(": | a b"), to: list(": | a .b"))
  }

  @Test("Equal lists have an empty log")
  func equalLists() throws {
    try expectLog("", from: list("f | a+ .b ..c"), to: list("f | a+ .b ..c"))
    try expectLog("", from: list(), to: list())
  }
}

extension ChangeLogOutlineTests {
  @Test("Hostile names of items and of parents have one line, and control nothing")
  func hostileNames() throws {
    let old = try ListSnapshot {
      ListSection(Entry("f:")) {
        ListOutline(Entry(id: "p", text: HostileText.all), isExpanded: true) { Entry("x") }
        ListOutline(Entry(id: "q", text: "\n- forged\n▾ " + HostileText.all)) {}
      }
    }
    let new = try ListSnapshot {
      ListSection(Entry("f:")) {
        ListOutline(Entry(id: "p", text: HostileText.all)) {}
        ListOutline(Entry(id: "q", text: "\n- forged\n▾ " + HostileText.all), isExpanded: true) {
          Entry("x")
        }
      }
    }
    let log = try log(from: old, to: new)
    let lines = log.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.map { $0.unicodeScalars.first } == ["▸", "▾", ">", nil])
    #expect(firstControl(in: log) == nil)
  }

  @Test("A cell provider is told of levels, children, expansion and hiding, as on a walk")
  func contexts() throws {
    let presenter = TextPresenter<Entry, Entry> { entry, context in
      let path = "\(context.indexPath.section).\(context.indexPath.item)"
      let state = "\(context.level) \(context.numberOfChildren) \(context.isExpanded)"
      return "\(entry.id) \(path) \(state) \(context.isHidden)"
    }
    let log = try presenter.update(
      from: list("f: | z", "g: | a+"), to: list("f: | z", "g: | a+ .b ..c+ ...d .e f"))
    #expect(
      log == """
          Entry(id: "g", text: "")
        +     b 1.1 1 1 false false
        +       c 1.1 2 1 true true
        +         d 1.1 3 0 false true
        +     e 1.2 1 0 false false
        +   f 1.3 0 0 false false

        """)
  }

  @Test("A change calls the cell provider at most twice, and twice more for new parents")
  func calls() throws {
    var calls = 0
    let presenter = TextPresenter<Entry, Entry> { entry, _ in
      calls += 1
      return CellContent(entry.text)
    }
    _ = try presenter.update(from: list(": | p .a .b .c"), to: list(": | p .c .a .b"))
    #expect(calls == 1)
    calls = 0
    _ = try presenter.update(from: list(": | p .a q"), to: list(": | p q .a"))
    #expect(calls == 3)
  }

  @Test("What a provider throws ends the log, for hidden items too")
  func throwingProvider() throws {
    struct Failure: Error {}
    let presenter = TextPresenter<Entry, Entry> { entry, context in
      if context.isHidden { throw Failure() }
      return CellContent(entry.text)
    }
    #expect(throws: Failure.self) {
      try presenter.update(from: list(": | a"), to: list(": | a .b"))
    }
  }

  @Test("The bullet stands behind the indentation of the level")
  func bullet() throws {
    var presenter = TextPresenter.entries
    presenter.bullet = "* "
    #expect(
      try presenter.update(from: list("f | a"), to: list("f | a+ .b ..c"))
        == "  f\n▾   * a\n+     * b\n+       * c\n")
  }
}

extension ChangeLogOutlineTests {
  /// Items that are each under the one before.
  private func chain(_ items: some Sequence<Int>, isExpanded: Bool) throws -> Entries {
    var outline = ListSectionSnapshot<Entry>()
    var last: String?
    for item in items {
      try outline.append([Entry("\(item)")], to: last)
      last = "\(item)"
    }
    if isExpanded { outline.expand(outline.itemIdentifiers) }
    return try ListSnapshot(sections: [ListSection(outline: outline, in: Entry("f:"))])
  }

  @Test("In a chain of 100 levels, each item is told as it is on a walk")
  func chainContexts() throws {
    let presenter = TextPresenter<Entry, Entry> { entry, context in
      let state = "\(context.level) \(context.numberOfChildren) \(context.isExpanded)"
      return "\(entry.id) \(context.indexPath) \(state) \(context.isHidden)"
    }
    for isExpanded in [true, false] {
      let new = try chain(0..<100, isExpanded: isExpanded)
      let log = try presenter.update(from: list("f: |"), to: new)
      let expected = (0..<100).map { level in
        let path = ListIndexPath(section: 0, item: isExpanded ? level : 0)
        let lead = String(repeating: "  ", count: min(level, 20))
        return "+   \(lead)\(level) \(path) \(level) \(level < 99 ? 1 : 0) \(isExpanded) "
          + "\(!isExpanded && level > 0)\n"
      }
      #expect(log.hasSuffix("\n" + expected.joined()))
    }
  }

  @Test("10,000 children that go under another item are told, each with both parents")
  func manyMoves() throws {
    func families(_ first: Range<Int>, _ second: Range<Int>) throws -> Entries {
      var outline = ListSectionSnapshot<Entry>()
      try outline.append([Entry("p"), Entry("q")])
      try outline.append(first.map { Entry("\($0)") }, to: "p")
      try outline.append(second.map { Entry("\($0)") }, to: "q")
      return try ListSnapshot(sections: [ListSection(outline: outline, in: Entry("f:"))])
    }
    let log = try log(from: families(0..<10_000, 0..<0), to: families(0..<0, 0..<10_000))
    #expect(log.hasPrefix(">   0 (p → q)\n>   1 (p → q)\n"))
    #expect(log.utf8.count { $0 == UInt8(ascii: "\n") } == 10_000)
  }

  @Test("10,000 levels are told, in text that grows with their number alone")
  func deep() throws {
    let collapsed = try chain(0..<10_000, isExpanded: false)
    let expanded = try chain(0..<10_000, isExpanded: true)
    let reversed = try chain((0..<10_000).reversed(), isExpanded: false)
    let empty = try list("f: |")
    let pairs = [
      (collapsed, expanded), (expanded, empty), (empty, collapsed), (collapsed, reversed),
    ]
    for (old, new) in pairs {
      let log = try log(from: old, to: new)
      #expect(log.utf8.count { $0 == UInt8(ascii: "\n") } == 10_000)
      #expect(log.utf8.count < 10_000 * 70)
    }
  }

  @Test("20,000 hidden items under one are told")
  func wide() throws {
    var outline = ListSectionSnapshot<Entry>()
    try outline.append([Entry("p")])
    let section = Entry("f:")
    let old = try ListSnapshot(sections: [ListSection(outline: outline, in: section)])
    try outline.append((0..<20_000).map { Entry("\($0)") }, to: "p")
    let new = try ListSnapshot(sections: [ListSection(outline: outline, in: section)])
    let log = try log(from: old, to: new)
    #expect(log.utf8.count { $0 == UInt8(ascii: "\n") } == 20_000)
    #expect(log.hasPrefix("+   0\n") && log.hasSuffix("\n+   19999\n"))
  }
}
