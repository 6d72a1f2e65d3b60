import ListBuilder
import ListBuilderHTML

/// A list and a table without items.
func emptyPages() throws -> [SamplePage] {
  let page = HTMLPage(title: "Nobody", search: HTMLSearch(), sectionIndexLabel: "Sections")
  let list = HTMLPresenter<Chapter, Entry>(page: page) { entry, _ in entry.content }
  let table = HTMLPresenter<Chapter, Entry>.table(page: page) { columns() }
  return try [("empty-list", list), ("empty-table", table)].map { name, presenter in
    let presenter = presenter.listHeader("Everyone").placeholder("Nobody is here")
    return SamplePage(name: name, html: try presenter.present(ListSnapshot()))
  }
}
