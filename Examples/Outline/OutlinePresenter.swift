import ExampleSupport
import ListBuilder
import ListBuilderHTML
import ListBuilderText

extension Options {
  /// The presenter that the options ask for. One cell provider serves text and pages.
  var presenter: any StreamingPresenter<String, FileEntry> {
    switch format {
    case .text: forTerminal(TextPresenter { entry, _ in entry.line })
    case .table: forTerminal(.table(border: isASCII ? .ascii : .rounded) { Self.columns })
    case .html:
      // The title is the path, which is the header in text.
      HTMLPresenter(page: HTMLPage(title: "\(folder)", search: HTMLSearch())) { entry, _ in
        entry.line
      }
      .sectionHeader { _ in nil }
      .placeholder("No files")
    }
  }

  private typealias TextOutline = TextPresenter<String, FileEntry>

  private func forTerminal(_ presenter: TextOutline) -> TextOutline {
    var presenter = presenter
    presenter.outlineStyle = isASCII ? .asciiLines : .lines
    output.fit(&presenter)
    return presenter
  }

  @ListColumnBuilder<FileEntry>
  private static var columns: [ListColumn<FileEntry>] {
    ListColumn("Name", content: { $0.content(detail: nil) }, priority: 1)
    ListColumn("Size", { $0.size?.inBytes }, alignment: .trailing)
    ListColumn("Kind", { $0.kind.rawValue })
  }
}

extension FileEntry {
  /// The name with the size.
  fileprivate var line: CellContent { content(detail: size?.inBytes) }

  /// The name, where a link leads to, and what is wrong, or else a detail.
  fileprivate func content(detail: String?) -> CellContent {
    var text = "\(id.name)"
    if kind == .folder { text += "/" }
    if let target { text += " → \(target)" }
    var content = CellContent(text, role: kind == .folder ? .emphasized : .standard)
    content.detail = detail
    if let problem {
      let note = "(\(problem))"
      content.detail = note
      content.highlights = [
        CellContent.Highlight(0..<note.utf8.count, of: .detail, as: .destructive)
      ]
    }
    return content
  }
}

extension Int {
  /// A number of bytes, in units of 1,000 with a digit behind the point if there is room: `1.5 kB`.
  var inBytes: String {
    guard self >= 1_000 else { return "\(self) B" }
    var (tenths, unit) = (self / 100, 0)
    let units = ["kB", "MB", "GB", "TB", "PB", "EB"]
    while tenths >= 10_000, unit < units.count - 1 { (tenths, unit) = (tenths / 1_000, unit + 1) }
    let number = tenths < 100 ? "\(tenths / 10).\(tenths % 10)" : "\(tenths / 10)"
    return "\(number) \(units[unit])"
  }
}
