public import ListBuilder

/// Writes a list as indented lines.
///
/// The list's header, each section, the placeholder and the list's footer are blocks, with an
/// empty line between them. The items of an outline that show are indented by their levels.
public struct TextListRenderer<Section: Diffable, Item: Diffable>: ListRenderer {
  private let indentation: Int
  private let bullet: String
  private var isFirstBlock = true
  private var isInBlock = false
  private var itemIndentation = 0

  init(indentation: Int, bullet: String) {
    self.indentation = indentation
    self.bullet = bullet
  }

  public mutating func render(
    _ element: ListElement<Section, Item, CellContent, CellContent>, into output: inout [UInt8]
  ) {
    switch element {
    case .listHeader(let content), .placeholder(let content), .listFooter(let content):
      isInBlock = false
      write(content, into: &output)
    case .sectionStart:
      isInBlock = false
      itemIndentation = 0
    case .sectionHeader(let content, _):
      write(content, into: &output)
      itemIndentation = indentation
    case .cell(let content, _, let context):
      if !context.isHidden { write(content, atLevel: context.level, into: &output) }
    case .childrenStart, .childrenEnd:
      break
    case .sectionFooter(let content, _):
      write(content, into: &output)
    case .sectionEnd:
      break
    }
  }

  /// Writes a cell. The indentation is bounded, for that of a chain of items would grow with the
  /// square of its length; deeper cells tell their levels.
  private mutating func write(
    _ content: CellContent, atLevel level: Int, into output: inout [UInt8]
  ) {
    let indented = min(max(level, 0), Self.deepestIndentedLevel)
    let sign = level > indented ? "\(level): \(bullet)" : bullet
    write(content, bullet: sign, indentation: itemIndentation + 2 * indented, into: &output)
  }

  private mutating func write(
    _ content: CellContent, bullet: String = "", indentation: Int = 0, into output: inout [UInt8]
  ) {
    enterBlock(into: &output)
    let hanging = String(repeating: " ", count: indentation + DisplayWidth().width(of: bullet))
    for (offset, line) in CellLines(content).lines.enumerated() {
      let lead = offset == 0 ? String(repeating: " ", count: indentation) + bullet : hanging
      // An empty line ends without the spaces before it.
      if !(line.isEmpty && lead.allSatisfy { $0 == " " }) {
        output.append(contentsOf: lead.utf8)
        output.append(contentsOf: line.utf8)
      }
      output.append(UInt8(ascii: "\n"))
    }
  }

  private static var deepestIndentedLevel: Int { 20 }

  private mutating func enterBlock(into output: inout [UInt8]) {
    guard !isInBlock else { return }
    if !isFirstBlock { output.append(UInt8(ascii: "\n")) }
    isFirstBlock = false
    isInBlock = true
  }
}
