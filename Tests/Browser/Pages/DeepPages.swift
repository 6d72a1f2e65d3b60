import ListBuilder
import ListBuilderHTML

/// Outlines whose items stand each under the one before it, deeper than browsers nest elements.
func deepPages() throws -> [SamplePage] {
  let page = HTMLPage(title: "Depths", search: HTMLSearch())
  let list = HTMLPresenter<OneSection, Int>(page: page) { number, _ in "Item \(number)" }
  let table = HTMLPresenter<OneSection, Int>.table(page: page) {
    ListColumn("Item", { "Item \($0)" })
  }
  return [
    SamplePage(name: "deep-expanded", html: try list.present(chain(10_000, isExpanded: true))),
    SamplePage(name: "deep-collapsed", html: try list.present(chain(10_000, isExpanded: false))),
    SamplePage(name: "deep-table", html: try table.present(chain(10_000, isExpanded: true))),
    SamplePage(name: "less-deep", html: try list.present(chain(120, isExpanded: true))),
    SamplePage(name: "less-deep-table", html: try table.present(chain(120, isExpanded: true))),
  ]
}

/// Item 1, under it item 2, and so on.
private func chain(_ depth: Int, isExpanded: Bool) throws -> ListSnapshot<OneSection, Int> {
  var outline = ListSectionSnapshot<Int>()
  for number in 1...depth { try outline.append([number], to: number == 1 ? nil : number - 1) }
  if isExpanded { outline.expand(Array(1...depth)) }
  return try ListSnapshot { ListSection(outline: outline, in: .main) }
}
