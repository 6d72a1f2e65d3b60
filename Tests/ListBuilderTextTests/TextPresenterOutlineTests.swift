import ListBuilder
import ListBuilderText
import Testing

@Suite struct TextPresenterOutlineTests {
  private let presenter = TextPresenter<String, String> { name, _ in name }

  private func list(_ sections: ListSection<String, String>...) throws
    -> ListSnapshot<String, String>
  {
    try ListSnapshot(sections: sections)
  }

  @Test("Items are indented by their levels, and what is under a collapsed one is left out")
  func levels() throws {
    let list = try list(
      ListSection("mail", outline: "inbox+ .drafts .archive ..2024 ..2025 .lists+ ..swift trash"),
      ListSection(items: ["Ada", "Grace"], in: "friends"))
    #expect(
      try presenter.present(list) == """
        mail
          inbox
            drafts
            archive
            lists
              swift
          trash

        friends
          Ada
          Grace

        """)
  }

  @Test("Without a header the roots are not indented")
  func noHeader() throws {
    #expect(
      try presenter.present(list(ListSection("", outline: "a+ .b+ ..c d"))) == "a\n  b\n    c\nd\n")
  }

  @Test("An expanded item under a collapsed one is left out with all that is under it")
  func hiddenExpandedItems() throws {
    #expect(try presenter.present(list(ListSection("", outline: "a .b+ ..c d"))) == "a\nd\n")
  }

  @Test("The bullet stands between the indentation and the item")
  func bullets() throws {
    var presenter = presenter
    presenter.bullet = "- "
    #expect(
      try presenter.present(list(ListSection("h", outline: "a+ .b+ ..c d")))
        == "h\n  - a\n    - b\n      - c\n  - d\n")
  }

  @Test(
    "A level is two spaces, however far the roots are indented",
    arguments: [(0, "h\na\n  b\n"), (4, "h\n    a\n      b\n"), (-1, "h\na\n  b\n")])
  func indentation(width: Int, shown: String) throws {
    var presenter = presenter
    presenter.indentation = width
    #expect(try presenter.present(list(ListSection("h", outline: "a+ .b"))) == shown)
  }

  @Test("Further lines hang under the first one of their item")
  func hangingLines() throws {
    var presenter = TextPresenter<String, String> { name, _ in
      CellContent("\(name)\nmore", secondaryText: "less")
    }
    presenter.bullet = "* "
    #expect(
      try presenter.present(list(ListSection("", outline: "a+ .b")))
        == "* a\n  more\n    less\n  * b\n    more\n      less\n")
  }

  @Test("Below level 20 items are not indented further, and tell their levels")
  func boundedIndentation() throws {
    var presenter = presenter
    presenter.bullet = "- "
    let lines = try presenter.present(list(ListSection("", chainOf: 23))).split(separator: "\n")
    #expect(lines[19] == "\(String(repeating: " ", count: 38))- 19")
    #expect(lines[20] == "\(String(repeating: " ", count: 40))- 20")
    #expect(lines[21] == "\(String(repeating: " ", count: 40))21: - 21")
    #expect(lines[22] == "\(String(repeating: " ", count: 40))22: - 22")
  }

  @Test("10,000 levels are presented, in text that grows with their number alone")
  func deep() throws {
    let text = try presenter.present(list(ListSection("", chainOf: 10_000)))
    #expect(text.utf8.count { $0 == UInt8(ascii: "\n") } == 10_000)
    #expect(text.utf8.count < 10_000 * 60)
    #expect(text.hasSuffix(" 9999: 9999\n"))
  }

  @Test("Chunks hold the bytes of the string", arguments: [1, 2, 7, 100, 1 << 16])
  func chunks(size: Int) throws {
    let list = try list(
      ListSection("a", outline: "a+ .b .c ..d e+"), ListSection("b", chainOf: 30),
      ListSection(items: ["x"], in: "c"))
    let chunks = presenter.chunks(of: list, size: size)
    var bytes: [UInt8] = []
    while let chunk = try chunks.next() { bytes += chunk }
    #expect(try bytes == Array(presenter.present(list).utf8))
  }

  @Test("A cell provider is told of the level, the children and the expansion")
  func contexts() throws {
    let presenter = TextPresenter<String, String> { name, context in
      "\(context.hasChildren ? context.isExpanded ? "▾" : "▸" : "•") \(name)"
    }
    #expect(
      try presenter.present(list(ListSection("", outline: "a+ .b ..c .d"))) == "▾ a\n  ▸ b\n  • d\n"
    )
  }

  @Test("A header, footers and a list that is all collapsed stand as for any section")
  func supplementaries() throws {
    let text = try presenter.sectionFooter { "end of \($0)" }.placeholder("nothing")
      .present(list(ListSection("h", outline: "a .b")))
    #expect(text == "h\n  a\nend of h\n")
  }

  @Test("A renderer takes contexts of any level", arguments: [Int.min, -1, .max])
  func handMadeContexts(level: Int) throws {
    let section = SectionContext("s", index: 0, numberOfItems: 1, numberOfSections: 1)
    let context = CellContext(itemIndex: 0, in: section, level: level, numberOfChildren: 1)
    var renderer = try presenter.makeRenderer(for: ListSnapshot())
    var output: [UInt8] = []
    try renderer.render(.cell("a", "a", context), into: &output)
    let lead = level < 0 ? "" : "\(String(repeating: " ", count: 40))\(level): "
    #expect(String(decoding: output, as: UTF8.self) == "\(lead)a\n")
  }
}
