import ListBuilder
import ListBuilderHTML
import Testing

@Suite struct HTMLPresenterOutlineTests {
  private let presenter = HTMLPresenter<String, String> { name, _ in name }

  private func list(_ sections: ListSection<String, String>...) throws
    -> ListSnapshot<String, String>
  {
    try ListSnapshot(sections: sections)
  }

  /// Presents a section without a header, and returns what is inside it.
  private func items(_ outline: String) throws -> String {
    let html = try presenter.present(list(ListSection("", outline: outline)))
    let head = "<div class=\"list\">\n<div class=\"list-section\">\n"
    let tail = "</div>\n</div>\n"
    _ = try Markup(html)
    #expect(html.hasPrefix(head) && html.hasSuffix(tail))
    return String(html.dropFirst(head.count).dropLast(tail.count))
  }

  @Test("The items under an item are a list inside its element")
  func nested() throws {
    #expect(
      try items("inbox+ .drafts .lists+ ..swift trash") == """
        <ul>
        <li><bdi>inbox</bdi>
        <ul>
        <li><bdi>drafts</bdi></li>
        <li><bdi>lists</bdi>
        <ul>
        <li><bdi>swift</bdi></li>
        </ul>
        </li>
        </ul>
        </li>
        <li><bdi>trash</bdi></li>
        </ul>

        """)
  }

  @Test("What is under a collapsed item is left out, expanded or not")
  func collapsed() throws {
    let html = "<ul>\n<li><bdi>a</bdi></li>\n<li><bdi>d</bdi></li>\n</ul>\n"
    #expect(try items("a .b+ ..c d") == html)
    #expect(try items("a .b ..c d+") == html)
    #expect(try items("a d") == html)
  }

  @Test("Elements close in turn where several levels end at once")
  func levelsEndingTogether() throws {
    let html = try presenter.present(
      list(
        ListSection("h", outline: "a+ .b+ ..c+ ...d"),
        ListSection("", outline: "e+ .f .g ..h i"), ListSection(items: ["j"], in: "k")))
    let leaf = "li()[bdi()[]]"
    func parent(_ children: String) -> String { "li()[bdi()[] ul()[\(children)]]" }
    #expect(
      try Markup(html).shape == "div(class)[section(class aria-labelledby)[h2(id)[bdi()[]] "
        + "ul()[\(parent(parent(parent(leaf))))]] "
        + "div(class)[ul()[\(parent("\(leaf) \(leaf)")) \(leaf)]] "
        + "section(class aria-labelledby)[h2(id)[bdi()[]] ul()[\(leaf)]]]")
  }

  @Test("A footer stands behind the whole outline")
  func footers() throws {
    let html = try presenter.sectionFooter { _ in "end" }
      .present(list(ListSection("", outline: "a+ .b")))
    #expect(
      html == """
        <div class="list">
        <div class="list-section">
        <ul>
        <li><bdi>a</bdi>
        <ul>
        <li><bdi>b</bdi></li>
        </ul>
        </li>
        </ul>
        <div class="section-footer"><bdi>end</bdi></div>
        </div>
        </div>

        """)
  }

  @Test(
    "Lists are nested 100 deep at most, and deeper items stand in the innermost",
    arguments: [99, 100, 101, 150])
  func boundedNesting(levels: Int) throws {
    let html = try presenter.present(list(ListSection("", chainOf: levels)))
    let markup = try Markup(html)
    let lists = markup.elements.filter { $0.name == "ul" }
    #expect(lists.count == min(levels, 100))
    let innermost = try #require(lists.last)
    let items = innermost.children.filter { if case .element = $0 { true } else { false } }
    #expect(items.count == max(levels - 99, 1))
    let texts: [String] = markup.texts.filter { $0 != "\n" }
    #expect(texts == (0..<levels).map { "\($0)" })
  }

  @Test("Behind items that are too deep, the lists around them close as they should")
  func behindDeepItems() throws {
    let numbers: [String] = (0..<120).map { "\($0)" }
    let chain: [String] = (0..<120).map { String(repeating: ".", count: $0) + "\($0)+" }
    let html = try presenter.present(
      list(ListSection("", outline: "\(chain.joined(separator: " ")) .x y")))
    let markup = try Markup(html)
    let texts: [String] = markup.texts.filter { $0 != "\n" }
    #expect(texts == numbers + ["x", "y"])
    #expect(html.contains("</ul>\n</li>\n<li><bdi>x</bdi></li>\n</ul>\n</li>\n<li><bdi>y</bdi>"))
  }

  @Test("10,000 levels are presented as well-formed HTML that grows with their number alone")
  func deep() throws {
    let html = try presenter.present(list(ListSection("", chainOf: 10_000)))
    let items = try Markup(html).elements.count { $0.name == "li" }
    #expect(items == 10_000)
    #expect(html.utf8.count < 10_000 * 40)
  }

  @Test("Chunks hold the bytes of the string", arguments: [1, 2, 7, 100, 1 << 16])
  func chunks(size: Int) throws {
    let list = try list(
      ListSection("a", outline: "a+ .b .c ..d e+"), ListSection("b", chainOf: 110),
      ListSection(items: ["x"], in: "c"))
    let chunks = presenter.chunks(of: list, size: size)
    var bytes: [UInt8] = []
    while let chunk = try chunks.next() {
      #expect(chunk.last == UInt8(ascii: "\n"))
      bytes += chunk
    }
    #expect(try bytes == Array(presenter.present(list).utf8))
  }

  @Test("Rows without nesting are presented like any items")
  func flatRows() throws {
    let plain = try list(ListSection(items: ["a", "b"], in: "h"))
    let flat = try list(ListSection("h", outline: "a b"))
    let expandedLeaf = try list(ListSection("h", outline: "a b+"))
    let html = try presenter.present(plain)
    #expect(try presenter.present(flat) == html)
    #expect(try presenter.present(expandedLeaf) == html)
  }

  @Test("A page holds an outline like any list")
  func page() throws {
    var presenter = presenter
    presenter.page = HTMLPage(title: "Mail")
    let html = try presenter.present(list(ListSection("", outline: "a+ .b")))
    #expect(try Markup(html).elements.count { $0.name == "ul" } == 2)
    #expect(html.contains("<li><bdi>a</bdi>\n<ul>\n<li><bdi>b</bdi></li>\n</ul>\n</li>\n"))
  }

  @Test("A renderer takes contexts of any level", arguments: [Int.min, -1, .max])
  func handMadeContexts(level: Int) {
    let section = SectionContext("s", index: 0, numberOfItems: 1, numberOfSections: 1)
    let context = CellContext(
      itemIndex: 0, in: section, level: level, numberOfChildren: 1, isExpanded: true)
    var renderer = presenter.makeRenderer(for: ListSnapshot())
    var output: [UInt8] = []
    renderer.render(.cell("a", "a", context), into: &output)
    renderer.render(.childrenStart(context), into: &output)
    let isNested = String(decoding: output, as: UTF8.self).hasSuffix("a\n<ul>\n")
    #expect(isNested == (level < 0))
  }
}
