import ListBuilder

/// Presents a list as comma-separated values (RFC 4180): a line of titles, then a line an item.
struct CSVPresenter<Section: Diffable, Item: Diffable>: StreamingPresenter {
  struct Renderer: ListRenderer {
    let titles: [String]

    func begin(into output: inout [UInt8]) { write(titles, into: &output) }

    func render(
      _ element: ListElement<Section, Item, [String], [String]>, into output: inout [UInt8]
    ) {
      if case .cell(let fields, _, _) = element { write(fields, into: &output) }
    }

    private func write(_ fields: [String], into output: inout [UInt8]) {
      let line = fields.map(quoted).joined(separator: ",") + "\r\n"
      output.append(contentsOf: line.utf8)
    }

    private func quoted(_ field: String) -> String {
      guard field.contains(where: { $0.isNewline || "\",".contains($0) }) else { return field }
      return "\"\(field.replacing("\"", with: "\"\""))\""
    }
  }

  let cellProvider: (Item, CellContext<Section>) throws -> [String]
  private let titles: [String]

  init(@ListColumnBuilder<Item> columns: () -> [ListColumn<Item>]) {
    let columns = columns()
    titles = columns.map(\.title)
    cellProvider = { item, _ in try columns.map { try $0.text(item) } }
  }

  func makeRenderer(for list: ListSnapshot<Section, Item>) -> Renderer { Renderer(titles: titles) }
}
