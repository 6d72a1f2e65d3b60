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

  @Test("The items under an item are a list inside its element, which opens and closes")
  func nested() throws {
    #expect(
      try items("inbox+ .drafts .lists ..swift trash") == """
        <ul>
        <li class="parent"><details open>
        <summary><bdi>inbox</bdi></summary>
        <ul>
        <li><bdi>drafts</bdi></li>
        <li class="parent"><details>
        <summary><bdi>lists</bdi></summary>
        <ul>
        <li><bdi>swift</bdi></li>
        </ul>
        </details>
        </li>
        </ul>
        </details>
        </li>
        <li><bdi>trash</bdi></li>
        </ul>

        """)
  }

  @Test("What is under a collapsed item is there, open or closed as it is itself")
  func collapsed() throws {
    let markup = try Markup(items("a .b+ ..c d"))
    #expect(markup.texts.filter { $0 != "\n" } == ["a", "b", "c", "d"])
    let details = markup.elements.filter { $0.name == "details" }
    #expect(details.map { $0.attributes.map(\.name) } == [[], ["open"]])
  }

  @Test("An expanded item without any under it is like any other")
  func expandedLeaf() throws {
    #expect(try items("a d+") == items("a d"))
    #expect(try items("a d") == "<ul>\n<li><bdi>a</bdi></li>\n<li><bdi>d</bdi></li>\n</ul>\n")
  }

  @Test("Elements close in turn where several levels end at once")
  func levelsEndingTogether() throws {
    let html = try presenter.present(
      list(
        ListSection("h", outline: "a+ .b+ ..c+ ...d"),
        ListSection("", outline: "e+ .f .g ..h i"), ListSection(items: ["j"], in: "k")))
    let leaf = "li()[bdi()[]]"
    func parent(_ children: String, _ open: String = "open") -> String {
      "li(class)[details(\(open))[summary()[bdi()[]] ul()[\(children)]]]"
    }
    #expect(
      try Markup(html).shape == "div(class)[section(class aria-labelledby)[h2(id)[bdi()[]] "
        + "ul()[\(parent(parent(parent(leaf))))]] "
        + "div(class)[ul()[\(parent("\(leaf) \(parent(leaf, ""))")) \(leaf)]] "
        + "section(class aria-labelledby)[h2(id)[bdi()[]] ul()[\(leaf)]]]")
  }

  @Test("A footer stands behind the whole outline")
  func footers() throws {
    let html = try presenter.sectionFooter { _ in "end" }
      .present(list(ListSection("", outline: "a+ .b")))
    #expect(
      try Markup(html).shape == "div(class)[div(class)[ul()[li(class)[details(open)"
        + "[summary()[bdi()[]] ul()[li()[bdi()[]]]]]] div(class)[bdi()[]]]]")
  }

  @Test(
    "Lists are nested 100 deep at most, and deeper items stand in the innermost with their level",
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
    let told = levels > 100 ? (101...levels).map { "\($0)" } : []
    #expect(markup.values(of: "aria-level") == told)
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
    #expect(
      html.contains(
        "</ul>\n</details>\n</li>\n<li><bdi>x</bdi></li>\n</ul>\n</details>\n</li>\n"
          + "<li><bdi>y</bdi>"))
  }

  @Test("What is too deep to open and close shows, whether the items above it are expanded or not")
  func deepCollapsed() throws {
    func texts(isExpanded: Bool) throws -> [String] {
      let chain: [String] = (0..<120).map { level in
        String(repeating: ".", count: level) + "\(level)" + (isExpanded ? "+" : "")
      }
      let html = try presenter.present(
        list(ListSection("", outline: chain.joined(separator: " "))))
      return try Markup(html).texts.filter { $0 != "\n" }
    }
    #expect(try texts(isExpanded: false) == (0..<120).map { "\($0)" })
    #expect(try texts(isExpanded: false) == texts(isExpanded: true))
  }

  @Test("10,000 levels are presented as well-formed HTML that grows with their number alone")
  func deep() throws {
    let html = try presenter.present(list(ListSection("", chainOf: 10_000)))
    let items = try Markup(html).elements.count { $0.name == "li" }
    #expect(items == 10_000)
    #expect(html.utf8.count < 10_000 * 60)
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
    #expect(html.contains("<summary><bdi>a</bdi></summary>\n<ul>\n<li><bdi>b</bdi></li>\n</ul>\n"))
  }

  @Test("A renderer takes contexts of any level", arguments: [Int.min, -1, .max])
  func handMadeContexts(level: Int) throws {
    let section = SectionContext("s", index: 0, numberOfItems: 1, numberOfSections: 1)
    let context = CellContext(
      itemIndex: 0, in: section, level: level, numberOfChildren: 1, isExpanded: true)
    var renderer = try presenter.makeRenderer(for: ListSnapshot())
    var output: [UInt8] = []
    try renderer.render(.cell("a", "a", context), into: &output)
    try renderer.render(.childrenStart(context), into: &output)
    let isNested = String(decoding: output, as: UTF8.self).hasSuffix("</summary>\n<ul>\n")
    #expect(isNested == (level < 0))
  }
}
