public import ListBuilder

/// Writes a list as indented lines.
///
/// The list's header, each section, the placeholder and the list's footer are blocks, with an
/// empty line between them.
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
    case .cell(let content, _, _):
      write(content, bullet: bullet, indentation: itemIndentation, into: &output)
    case .sectionFooter(let content, _):
      write(content, into: &output)
    case .sectionEnd:
      break
    }
  }

  private mutating func write(
    _ content: CellContent, bullet: String = "", indentation: Int = 0, into output: inout [UInt8]
  ) {
    enterBlock(into: &output)
    let hanging = String(repeating: " ", count: indentation + bullet.count)
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

  private mutating func enterBlock(into output: inout [UInt8]) {
    guard !isInBlock else { return }
    if !isFirstBlock { output.append(UInt8(ascii: "\n")) }
    isFirstBlock = false
    isInBlock = true
  }
}
