import ListBuilder

/// Presents a list as one line for each element of the walk, written as a streaming presenter.
struct TracePresenter<Section: Diffable, Item: Diffable>: StreamingPresenter,
  ConfigurablePresenter
{
  struct Renderer: ListRenderer {
    func begin(into output: inout [UInt8]) { write("begin", into: &output) }

    func render(
      _ element: ListElement<Section, Item, String, String>, into output: inout [UInt8]
    ) {
      write(TracePresenter.line(of: element), into: &output)
    }

    func finish(into output: inout [UInt8]) { write("finish", into: &output) }

    private func write(_ line: String, into output: inout [UInt8]) {
      output.append(contentsOf: "\(line)\n".utf8)
    }
  }

  var cellProvider: (Item, CellContext<Section>) throws -> String
  var supplementaryProvider: ((SupplementaryContext<Section>) throws -> String?)?

  func makeRenderer(for list: ListSnapshot<Section, Item>) -> Renderer { Renderer() }

  static func line(of element: ListElement<Section, Item, String, String>) -> String {
    switch element {
    case .listHeader(let text): "list header \(text)"
    case .sectionStart(let section): "start \(section.section)"
    case .sectionHeader(let text, let section): "header \(text) of \(section.section)"
    case .cell(let cell, let item, let context):
      "cell \(cell) of \(item.id) at \(context.indexPath)"
    case .childrenStart(let context): "children of \(context.indexPath)"
    case .childrenEnd(let context): "end of children of \(context.indexPath)"
    case .sectionFooter(let text, let section): "footer \(text) of \(section.section)"
    case .sectionEnd(let section): "end \(section.section)"
    case .placeholder(let text): "placeholder \(text)"
    case .listFooter(let text): "list footer \(text)"
    }
  }
}
