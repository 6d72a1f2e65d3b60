import ListBuilder
import ListBuilderText
import Testing

/// The change log of lists with outlines.
@Suite struct ChangeLogOutlineTests {
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
      from: outlines("m:mail | i:inbox .o:old .l:lists trash a:archive+ .x"),
      to: outlines("m:mail | i:inbox+ .n:new .l:news a:archive .x trash"))
  }

  @Test("Expanding and collapsing are told of nested items and of leaves")
  func toggles() throws {
    try expectLog(
      "▸ a\n▾   b\n▸ d\n", from: outlines(": | a+ .b ..c d+"), to: outlines(": | a .b+ ..c d"))
  }

  @Test("An item that is moved, updated and expanded has a line for each")
  func severalLines() throws {
    try expectLog(
      "> Bob\n~ b → Bob\n▾ Bob\n", from: outlines(": | a .x c b .y"),
      to: outlines(": | b:Bob+ .y a .x c"))
  }

  @Test("An item that goes under another one tells both, or the one that there is")
  func parents() throws {
    try expectLog(
      ">   x (p → q)\n", from: outlines(": | p+ .x q+"), to: outlines(": | p+ q+ .x"))
    try expectLog(">   x (→ q)\n", from: outlines(": | x q+"), to: outlines(": | q+ .x"))
    try expectLog("> x (q →)\n", from: outlines(": | q+ .x"), to: outlines(": | q+ x"))
    try expectLog(
      ">     x (Peter → c)\n", from: outlines(": | p:Peter+ .x q+ .c+"),
      to: outlines(": | p:Peter+ q+ .c+ ..x"))
  }

  @Test("A move among siblings tells no parent, also where the parent's text changes")
  func siblings() throws {
    try expectLog(">   c\n", from: outlines(": | p .a .b .c"), to: outlines(": | p .c .a .b"))
    try expectLog(
      "~ p → q\n>   c\n", from: outlines(": | p .a .b .c"), to: outlines(": | p:q .c .a .b"))
  }

  @Test("An item that goes to another section tells the sections, and takes along what is under it")
  func sections() throws {
    try expectLog(
      "  work\n>     x (home → work)\n", from: outlines("h:home | x+ .y ..z", "w:work | p+"),
      to: outlines("h:home |", "w:work | p+ .x+ ..y ...z"))
  }

  @Test("Hidden items are told as others are")
  func hiddenItems() throws {
    try expectLog(
      "-   b\n~   c → see\n+     e\n", from: outlines(": | a .b .c ..d"),
      to: outlines(": | a .c:see ..d ..e"))
    try expectLog(">   d\n", from: outlines(": | a .b .c .d"), to: outlines(": | a .d .b .c"))
  }

  @Test("An item that hides is a move under the collapsed one, and one that shows a move out of it")
  func hideAndShow() throws {
    try expectLog(">   x (→ p)\n", from: outlines(": | p x"), to: outlines(": | p .x"))
    try expectLog("> x (p →)\n", from: outlines(": | p .x"), to: outlines(": | p x"))
  }

  @Test("Marks of visible and of hidden items are told alike, beside equal storage too")
  func marks() throws {
    let old = try outlines("f: | a .b", "g: | c")
    var new = old
    try new.reconfigureItems(["b"])
    try expectLog("~   b\n", from: old, to: new)
    try new.reloadItems(["a", "c"])
    try expectLog("~ a\n~   b\n\n~ c\n", from: old, to: new)
  }

  @Test("Two sections with changes stand apart")
  func twoSections() throws {
    try expectLog(
      "  f\n▾   a\n  g\n+     d\n", from: outlines("f | a .b", "g | c"),
      to: outlines("f | a+ .b", "g | c .d"))
  }

  @Test("A section without nesting has its lines beside an outline that changes")
  func plainSection() throws {
    try expectLog(
      "  f\n▸   a\n  g\n-   c\n>   e\n~   d → Dora\n+   n\n",
      from: outlines("f | a+ .b", "g | c d x e"), to: outlines("f | a .b", "g | e d:Dora x n"))
  }

  @Test("A removed section with an outline goes with all its items, but those that move out")
  func removedSection() throws {
    try expectLog(
      "  f\n>   x (g → f)\n- g\n-   p\n-     q\n-       r\n",
      from: outlines("f | a", "g | p .q ..r .x"), to: outlines("f | a x"))
  }

  @Test("An inserted section with an outline comes with all its items, hidden ones too")
  func insertedSection() throws {
    try expectLog(
      "+ g\n+   p\n+     q\n+       r\n>     x (f → g)\n", from: outlines("f | a x"),
      to: outlines("f | a", "g | p .q ..r .x"))
  }

  @Test("A section that moves, or is renamed, has its line before those of its outline")
  func changedSections() throws {
    try expectLog(
      "> g\n~ G → g\n▾   p\n", from: outlines("f | a", "h | b", "g:G | p .q"),
      to: outlines("g | p+ .q", "f | a", "h | b"))
  }

  @Test("A section that moves alone is one line, and its outline none")
  func movedSection() throws {
    let old = try outlines("f | a+ .b", "g | c .d", "h | e")
    var new = old
    try new.moveSection("h", beforeSection: "f")
    try expectLog("> h\n", from: old, to: new)
  }

  @Test("Outlines that become plain, and plain sections that become outlines, tell moves")
  func plainAndOutline() throws {
    try expectLog("▸ a\n> b (a →)\n", from: outlines(": | a+ .b"), to: outlines(": | a b"))
    try expectLog(">   b (→ a)\n", from: outlines(": | a b"), to: outlines(": | a .b"))
  }

  @Test("Equal lists have an empty log")
  func equalLists() throws {
    try expectLog("", from: outlines("f | a+ .b ..c"), to: outlines("f | a+ .b ..c"))
    try expectLog("", from: outlines(), to: outlines())
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
      from: outlines("f: | z", "g: | a+"), to: outlines("f: | z", "g: | a+ .b ..c+ ...d .e f"))
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
    _ = try presenter.update(from: outlines(": | p .a .b .c"), to: outlines(": | p .c .a .b"))
    #expect(calls == 1)
    calls = 0
    _ = try presenter.update(from: outlines(": | p .a q"), to: outlines(": | p q .a"))
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
      try presenter.update(from: outlines(": | a"), to: outlines(": | a .b"))
    }
  }

  @Test("The bullet stands behind the indentation of the level")
  func bullet() throws {
    var presenter = TextPresenter.entries
    presenter.bullet = "* "
    #expect(
      try presenter.update(from: outlines("f | a"), to: outlines("f | a+ .b ..c"))
        == "  f\n▾   * a\n+     * b\n+       * c\n")
  }
}
