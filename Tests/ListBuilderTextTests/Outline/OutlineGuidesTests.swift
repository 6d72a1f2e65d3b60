import ListBuilder
import ListBuilderText
import Testing

@Suite struct OutlineGuidesTests {
  private func text(
    _ outline: String, _ style: TextOutlineStyle = .lines, width: Int? = nil, section: String = "",
    _ content: @escaping (String) -> CellContent = { CellContent($0) }
  ) throws -> String {
    var presenter = TextPresenter<String, String> { name, _ in content(name) }
    presenter.outlineStyle = style
    presenter.width = width
    return try presenter.present(ListSnapshot(sections: [ListSection(section, outline: outline)]))
  }

  private let outline = "a+ .b .c+ ..d ..e .f g+ .h+ ..i"

  @Test("Lines lead to each item, and marks tell which are expanded")
  func lines() throws {
    #expect(
      try text(outline) == """
        - a
        ├─ b
        ├─ - c
        │  ├─ d
        │  └─ e
        └─ f
        - g
        └─ - h
           └─ i

        """)
  }

  @Test("The same of ASCII")
  func asciiLines() throws {
    #expect(
      try text(outline, .asciiLines) == """
        - a
        |- b
        |- - c
        |  |- d
        |  `- e
        `- f
        - g
        `- - h
           `- i

        """)
  }

  @Test("Guides without marks, and marks without guides")
  func parts() throws {
    #expect(
      try text("a+ .b .c+ ..d", TextOutlineStyle(guides: .lines, showsMarks: false)) == """
        a
        ├─ b
        └─ c
           └─ d

        """)
    #expect(
      try text("a+ .b .c+ ..d e f .g", TextOutlineStyle(guides: .spaces, showsMarks: true)) == """
        - a
          b
          - c
            d
        e
        + f

        """)
  }

  @Test("A collapsed item is marked, and what is under it is left out")
  func collapsedItems() throws {
    #expect(
      try text("a+ .b ..c ...d .e f .g+ ..h") == """
        - a
        ├─ + b
        └─ e
        + f

        """)
  }

  @Test("Guides stand behind the indentation, and before the bullet")
  func indentationAndBullet() throws {
    var presenter = TextPresenter<String, String> { name, _ in name }
    presenter.outlineStyle = .lines
    presenter.bullet = "* "
    let list = try ListSnapshot(sections: [ListSection("h", outline: "a+ .b .c")])
    #expect(try presenter.present(list) == "h\n  - * a\n  ├─ * b\n  └─ * c\n")
  }

  @Test("Guides go on before the further lines of an item")
  func furtherLines() throws {
    #expect(
      try text("a+ .b+ ..c .d") { CellContent("\($0)\nx", secondaryText: "y") } == """
        - a
        │ x
        │   y
        ├─ - b
        │  │ x
        │  │   y
        │  └─ c
        │     x
        │       y
        └─ d
           x
             y

        """)
    #expect(
      try text("a .b") { CellContent("\($0)\nx") } == """
        + a
          x

        """)
  }

  @Test("Texts are wrapped behind their guides, and details are at the end")
  func wrappedLines() throws {
    #expect(
      try text("a+ .b+ ..c .d", width: 16) { CellContent("\($0) and some more", detail: "1") }
        == """
        - a and some   1
        │ more
        ├─ - b and     1
        │  │ some
        │  │ more
        │  └─ c and    1
        │     some
        │     more
        └─ d and some  1
           more

        """)
  }

  @Test("Empty lines have their guides, too")
  func emptyLines() throws {
    #expect(
      try text("a+ .b") { CellContent("\($0)\n\nx") }
        == "- a\n│ \n│ x\n└─ b\n\n   x\n")
  }

  @Test("Below level 20 items tell their levels behind the guides")
  func deepItems() throws {
    var presenter = TextPresenter<String, String> { name, _ in name }
    presenter.outlineStyle = .lines
    let lines = try presenter.present(ListSnapshot(sections: [ListSection("", chainOf: 23)]))
      .split(separator: "\n")
    let blank = String(repeating: "   ", count: 19)
    #expect(lines[20] == "\(blank)└─ - 20")
    #expect(lines[21] == "\(blank)   21: - 21")
    #expect(lines[22] == "\(blank)   22: 22")
  }

  @Test("In a narrow list guides take no more than half of it")
  func narrowList() throws {
    #expect(
      try text("a+ .b+ ..c+ ...d .e", width: 8) { "\($0)\($0)\($0)" } == """
        - aaa
        ├─ - bbb
        2: - ccc
        3: ddd
        └─ eee

        """)
    #expect(
      try text("a+ .b", TextOutlineStyle(guides: .lines, showsMarks: false), width: 1)
        == "a\nb\n")
  }

  @Test(
    "10,000 levels have guides, in text that grows with their number alone",
    arguments: [nil, 40])
  func deepest(width: Int?) throws {
    var presenter = TextPresenter<String, String> { name, _ in name }
    presenter.outlineStyle = .lines
    presenter.width = width
    let list = try ListSnapshot(sections: [ListSection("", chainOf: 10_000)])
    let text = try presenter.present(list)
    #expect(text.utf8.count < 10_000 * 100)
    presenter.table = TextTable()
    #expect(try presenter.present(list).utf8.count < 10_000 * 200)
  }

  @Test("Where box-drawing characters would be wide, ASCII stands in for them")
  func ambiguousWidths() throws {
    var presenter = TextPresenter<String, String> { name, _ in name }
    presenter.outlineStyle = .lines
    presenter.ambiguousIsWide = true
    let list = try ListSnapshot(sections: [ListSection("", outline: "a+ .b .c")])
    #expect(try presenter.present(list) == "- a\n|- b\n`- c\n")
  }

  @Test(
    "A renderer takes contexts of any level and elements in any order",
    arguments: [Int.min, -1, 5, .max])
  func handMadeElements(level: Int) throws {
    var presenter = TextPresenter<String, String> { name, _ in name }
    presenter.outlineStyle = .lines
    let section = SectionContext("s", index: 0, numberOfItems: 1, numberOfSections: 1)
    let context = CellContext(itemIndex: 0, in: section, level: level, numberOfChildren: Int.min)
    for table in [nil, TextTable()] {
      presenter.table = table
      var renderer = try presenter.makeRenderer(for: ListSnapshot())
      var output: [UInt8] = []
      try renderer.render(.childrenEnd(context), into: &output)
      if table == nil { try renderer.render(.cell("a", "a", context), into: &output) }
      try renderer.render(.childrenStart(context), into: &output)
      if table == nil { try renderer.render(.cell("a", "a", context), into: &output) }
      try renderer.render(.childrenEnd(context), into: &output)
      try renderer.render(.childrenEnd(context), into: &output)
      try renderer.finish(into: &output)
      #expect(table != nil || String(decoding: output, as: UTF8.self).hasSuffix("a\n"))
    }
  }
}
