import ListBuilder
import ListBuilderHTML
import Testing

/// Shows the cells of another presenter with something before each, in its layout.
///
/// It says no more than it must, so its cells are made before they are written.
private struct Marked<Item: Diffable>: StreamingPresenter {
  var base: HTMLPresenter<String, Item>
  var mark = HTMLFragment()

  var cellProvider: (Item, CellContext<String>) throws -> HTMLFragment {
    { mark + (try base.cellProvider($0, $1)) }
  }

  var supplementaryProvider: ((SupplementaryContext<String>) throws -> HTMLFragment?)? {
    base.supplementaryProvider
  }

  func makeRenderer(
    for list: ListSnapshot<String, Item>
  ) throws -> HTMLListRenderer<String, Item> {
    try base.makeRenderer(for: list)
  }
}

@Suite struct HTMLCellWritingTests {
  private struct Failure: Error {}

  private func lists() throws -> [ListSnapshot<String, String>] {
    try [
      ListSnapshot(),
      ListSnapshot { ListSection("empty") {} },
      ListSnapshot {
        ListSection("a") { ["x", "<y>", ""] }
        ListSection("") { "z" }
        ListSection("outline", outline: "a+ .b+ ..c .d e .f")
        ListSection("deep", chainOf: 120)
        ListSection("long") { (0..<5_000).map { "item \($0)" } }
      },
    ]
  }

  private func presenters() -> [HTMLPresenter<String, String>] {
    let page = HTMLPage(title: "Page")
    return [
      HTMLPresenter { item, _ in item },
      HTMLPresenter { item, context in CellContent(item, detail: "\(context.indexPath)", link: "/a")
      },
      HTMLPresenter(page: page) { item, _ in HTMLFragment(.strong) { item } },
      .table(page: page) {
        ListColumn("Name", { $0 }, footer: .count)
        ListColumn("Cell", content: { CellContent($0, secondaryText: "more") })
      },
    ]
  }

  @Test("A cell that is written in place is the same as one that is made before")
  func inPlace() throws {
    for list in try lists() {
      for presenter in presenters() {
        #expect(try presenter.present(list) == Marked(base: presenter).present(list))
      }
    }
  }

  @Test("A presenter that borrows the renderer of another writes cells of its own")
  func borrowedRenderer() throws {
    let list = try ListSnapshot<String, String> { ListSection("") { ["x", "y"] } }
    let presenter = Marked<String>(base: HTMLPresenter { item, _ in item }, mark: "- ")
    #expect(
      try presenter.present(list) == """
        <div class="list">
        <div class="list-section">
        <ul>
        <li>- <bdi>x</bdi></li>
        <li>- <bdi>y</bdi></li>
        </ul>
        </div>
        </div>

        """)
  }

  @Test("Another cell provider takes the place of the one before, and can ask it")
  func otherProvider() throws {
    let list = try ListSnapshot<String, String> { ListSection("") { "x" } }
    var presenter = HTMLPresenter<String, String> { item, _ in item }
    let previous = presenter.cellProvider
    presenter.cellProvider = { item, context in
      let cell = try previous(item, context)
      return HTMLFragment(.em) { cell }
    }
    #expect(try presenter.present(list).contains("<li><em><bdi>x</bdi></em></li>"))
    let context = CellContext(
      itemIndex: 0, in: SectionContext("", index: 0, numberOfItems: 1, numberOfSections: 1))
    #expect(try presenter.cellProvider("<", context).description == "<em><bdi>&lt;</bdi></em>")
  }

  @Test("A value of an own type needs but its fragment to be a cell")
  func ownCell() throws {
    struct Badge: HTMLFragmentConvertible {
      var text: String
      var htmlFragment: HTMLFragment { HTMLFragment(.mark) { text } }
    }
    let list = try ListSnapshot<String, String> { ListSection("") { ["x", "y"] } }
    let html = try HTMLPresenter { item, _ in Badge(text: item) }.present(list)
    #expect(html.contains("<li><mark><bdi>x</bdi></mark></li>\n<li><mark><bdi>y</bdi></mark></li>"))
  }

  @Test("A row whose second column fails leaves nothing of it in the chunks")
  func failingColumn() throws {
    let list = try ListSnapshot<String, String> { ListSection("") { ["x", "y"] } }
    let table = HTMLPresenter<String, String>.table {
      ListColumn("First", { $0 })
      ListColumn("Second") { (item: String) throws -> String in
        guard item == "x" else { throw Failure() }
        return item
      }
    }
    let chunks = table.chunks(of: list, size: 1)
    var html = ""
    #expect(throws: Failure.self) {
      while let chunk = try chunks.next() { html += String(decoding: chunk, as: UTF8.self) }
    }
    #expect(html.hasSuffix("<td><bdi>x</bdi></td></tr>\n"))
  }

  @Test("A row counts for the totals once its cells are made, and one that fails does not")
  func totals() throws {
    var calls: [String] = []
    let table = HTMLPresenter<String, String>.table {
      ListColumn(
        "Name",
        { (item: String) throws -> String in
          calls.append("cell \(item)")
          if item == "z" { throw Failure() }
          return item
        },
        footer: .sum { (item: String) -> Int in
          calls.append("total \(item)")
          return 1
        })
    }
    let list = try ListSnapshot<String, String> { ListSection("") { ["x", "y", "z"] } }
    #expect(throws: Failure.self) { try table.present(list) }
    #expect(calls == ["cell x", "total x", "cell y", "total y", "cell z"])
  }

  @Test("A value that appends itself is the same in cells, in outlines and in builders")
  func ownAppending() throws {
    struct Tag: HTMLFragmentConvertible {
      var text: String

      var htmlFragment: HTMLFragment {
        var fragment = HTMLFragment()
        append(to: &fragment)
        return fragment
      }

      func append(to fragment: inout HTMLFragment) {
        fragment.append(HTMLFragment(.mark) { text })
        fragment.append(.lineBreak)
      }
    }
    let list = try ListSnapshot<String, String> {
      ListSection("") { "x" }
      ListSection("outline", outline: "y+ .z")
    }
    let html = try HTMLPresenter { item, _ in Tag(text: item) }.present(list)
    for item in ["x", "y", "z"] {
      let tag = "<mark><bdi>\(item)</bdi></mark><br>"
      #expect(html.contains(">\(tag)<"))
      #expect(HTMLFragment { Tag(text: item) }.description == tag)
      #expect((HTMLFragment("a") + HTMLFragment { Tag(text: item) }).description == "a" + tag)
    }
  }
}
