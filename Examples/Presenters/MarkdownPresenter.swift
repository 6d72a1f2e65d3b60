import ListBuilder

/// Presents a list as Markdown: a heading for each section, a bullet for each item that shows.
struct MarkdownPresenter<Section: Diffable, Item: Diffable>: Presenter {
  var cellProvider: (Item, CellContext<Section>) throws -> String
  var supplementaryProvider: ((SupplementaryContext<Section>) throws -> String?)? = \.defaultHeader

  func present(_ list: ListSnapshot<Section, Item>) throws -> String {
    var text = ""
    try walk(list) { element in
      switch element {
      case .sectionHeader(let title, _): text += "## \(escaped(title))\n\n"
      case .cell(let cell, _, let context) where !context.isHidden:
        text += "\(String(repeating: "  ", count: context.level))- \(escaped(cell))\n"
      case .sectionEnd: text += "\n"
      default: break
      }
    }
    return text
  }

  private func escaped(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let special = /[\\`*_\[\]<>&#|~]|^[-+=]|^\d+[.)]/.matchingSemantics(.unicodeScalar)
    return line.replacing(special) { "\($0.output.dropLast())\\\($0.output.suffix(1))" }
  }
}
