import ListBuilder
import ListBuilderHTML

/// Outlines to open and close: plain, with links in their cells, and as tables.
func outlinePages() throws -> [SamplePage] {
  let page = HTMLPage(title: "Folders", search: HTMLSearch(), sectionIndexLabel: "Drives")
  let plain = HTMLPresenter<String, String>(page: page) { name, _ in
    CellContent(name, secondaryText: "Folder or file", detail: "\(name.count)")
  }
  let links = HTMLPresenter<String, String>(page: page) { name, _ in
    CellContent(
      name, detail: "\(name.count)", link: "#section-Home__start", image: Picture.content("Folder"))
  }
  let table = HTMLPresenter<String, String>.table(page: page) {
    ListColumn("Name", { $0 }, footer: .text("All"))
    ListColumn("Letters", \.count, alignment: .trailing, footer: .sum(\.count))
  }
  return try [
    ("outline", plain), ("outline-with-links", links), ("outline-table", table),
  ].map { SamplePage(name: $0, html: try $1.present(folders())) }
}

private func folders() throws -> ListSnapshot<String, String> {
  try ListSnapshot {
    ListSection("Home") {
      ListOutline("Letters", isExpanded: true) {
        ListOutline("Drafts", isExpanded: true) { ["To the editor", "To the mayor"] }
        ListOutline("Sent") { ["Thanks", "Regards"] }
        "Notes"
      }
      ListOutline("Pictures") {
        ListOutline("Summer") { ["Beach", "Mountain"] }
      }
      "Readme"
    }
    ListSection("Work") {
      ListOutline("Nested 1", isExpanded: true) {
        ListOutline("Nested 2", isExpanded: true) {
          ListOutline("Nested 3", isExpanded: true) {
            ListOutline("Nested 4", isExpanded: true) {
              ListOutline("Nested 5", isExpanded: true) {
                ListOutline("Nested 6", isExpanded: true) { "Nested 7" }
              }
            }
          }
        }
      }
      for number in 1...20 { "File \(number)" }
    }
  }
}
