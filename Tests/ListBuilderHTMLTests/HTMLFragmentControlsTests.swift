import ListBuilder
import Testing

@testable import ListBuilderHTML

@Suite struct HTMLFragmentControlsTests {
  @Test(
    "Links and controls are found wherever they stand, in any case",
    arguments: [
      HTMLFragment(.a) { "a" }, HTMLFragment(.a, .href("/a")) { "a" },
      HTMLFragment(.strong) { HTMLFragment(.a, .href("/a")) { "a" } },
      CellContent("a", link: "/a").htmlFragment, HTMLFragment(.details) { "a" },
      HTMLFragment(unsafe: "a <BUTTON>b</BUTTON>"), HTMLFragment(unsafe: "a<br><input>"),
      HTMLFragment(unsafe: "<label\n>a</label>"), HTMLFragment(unsafe: "<select></select>"),
    ])
  func controls(_ fragment: HTMLFragment) {
    #expect(fragment.hasControls)
  }

  @Test(
    "Text, and elements that only begin like controls, are none",
    arguments: [
      HTMLFragment(), HTMLFragment("<a href='/a'>"), HTMLFragment(.abbr) { "a" },
      HTMLFragment(.article) { HTMLFragment(.ins) { "a < button" } },
      CellContent("a", secondaryText: "<a>", detail: "input").htmlFragment,
      HTMLFragment(image: "a.png", alternativeText: "<button>"), HTMLFragment(unsafe: "a <"),
      HTMLFragment(unsafe: "</a>"),
    ])
  func none(_ fragment: HTMLFragment) {
    #expect(!fragment.hasControls)
  }

  private func items(_ outline: String) throws -> String {
    try HTMLPresenter<String, String> { name, _ in CellContent(name, link: "/\(name)") }
      .present(ListSnapshot(sections: [ListSection("", outline: outline)]))
  }

  @Test("A parent's cell with a link stands before its summary, which it names")
  func parent() throws {
    let html = try items("a+ .b")
    #expect(
      html.contains(
        """
        <li class="parent"><div class="cell" id="item-a"><a href="/a" class="cell-link">\
        <span class="cell-text"><bdi>a</bdi></span></a></div>
        <details open>
        <summary aria-labelledby="item-a"></summary>
        <ul>
        <li><a href="/b" class="cell-link"><span class="cell-text"><bdi>b</bdi></span></a></li>
        </ul>
        </details>
        </li>
        """))
  }

  @Test("Cells have ids of their own, also where identifiers print alike")
  func ids() throws {
    struct Alike: Diffable, Hashable, CustomStringConvertible {
      let number: Int
      var id: Self { self }
      var description: String { "a b" }
    }
    let list: ListSnapshot<String, Alike> = try ListSnapshot {
      ListSection("section") {
        for number in 0..<3 {
          ListOutline(Alike(number: number)) { Alike(number: number + 10) }
        }
      }
    }
    let markup = try Markup(
      HTMLPresenter { _, _ in CellContent("x", link: "/") }.present(list))
    let ids = markup.values(of: "id").filter { $0.hasPrefix("item") }
    #expect(ids == ["item-a_20b", "item-a_20b__2", "item-a_20b__3"])
    let names = markup.elements.filter { $0.name == "summary" }
      .flatMap { $0.attributes.map(\.value) }
    #expect(names == ids)
  }
}
