import ListBuilder

/// Presents a list as comma-separated values (RFC 4180): a line of titles, then a line an item.
struct CSVPresenter<Section: Diffable, Item: Diffable>: StreamingPresenter {
  struct Renderer: ListRenderer {
    let titles: [String]

    func begin(into output: inout [UInt8]) { write(titles, into: &output) }

    func render(
      _ element: ListElement<Section, Item, [String], [String]>, into output: inout [UInt8]
    ) {
      if case .cell(let fields, _, let context) = element, !context.isHidden {
        write(fields, into: &output)
      }
    }

    private func write(_ fields: [String], into output: inout [UInt8]) {
      output += "\(fields.map(quoted).joined(separator: ","))\r\n".utf8
    }

    private func quoted(_ field: String) -> String {
      guard field.utf8.contains(where: "\",\r\n".utf8.contains) else { return field }
      return "\"\(field.unicodeScalars.map { $0 == "\"" ? "\"\"" : "\($0)" }.joined())\""
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
