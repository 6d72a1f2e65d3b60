import ListBuilder
import ListBuilderHTML

/// A table with titles, alignments, totals, headers and footers.
func tablePages() throws -> [SamplePage] {
  let page = HTMLPage(title: "Accounts", search: HTMLSearch(), sectionIndexLabel: "Quarters")
  let table = HTMLPresenter<Chapter, Entry>.table(page: page) { columns() }
    .listHeader("What was spent")
    .sectionHeader { $0.id }
    .sectionFooter { $0.footer }
    .listFooter("In francs")
  return [SamplePage(name: "table", html: try table.present(accounts()))]
}

@ListColumnBuilder<Entry>
func columns() -> [ListColumn<Entry>] {
  ListColumn("Purpose", content: { $0.content }, footer: .text("All"))
  ListColumn("Note", { $0.content.detail }, overflow: .truncate)
  ListColumn("Number", { $0.id }, alignment: .center, footer: .count)
  ListColumn("Amount", \.amount, alignment: .decimal, footer: .sum(\.amount))
  ListColumn("Rounded", { Int($0.amount) }, alignment: .trailing, footer: .sum { Int($0.amount) })
}

private func accounts() throws -> ListSnapshot<Chapter, Entry> {
  try ListSnapshot {
    for quarter in 1...4 {
      ListSection(Chapter(id: "Quarter \(quarter)", footer: "Sum checked by \(quarter) people")) {
        for number in 1...6 {
          Entry(
            id: quarter * 10 + number,
            content: CellContent(
              "Purpose \(quarter).\(number)",
              detail: number == 1 ? String(repeating: "A long note. ", count: 20) : "Paid",
              link: number == 2 ? "https://example.com/\(quarter)" : nil,
              role: number == 3 ? .destructive : .standard),
            amount: Double(number) * 12.25)
        }
      }
    }
  }
}
