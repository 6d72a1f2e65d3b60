public import ListBuilder

/// Writes a list as indented lines.
///
/// The list's header, each section, the placeholder and the list's footer are blocks, with an
/// empty line between them.
public struct TextListRenderer<Section: Diffable, Item: Diffable>: ListRenderer {
  /// More than any terminal has columns.
  private static var mostIndentation: Int { 1_000 }

  private let indentation: Int
  private let bullet: String
  private var isFirstBlock = true
  private var isInBlock = false
  private var itemIndentation = 0

  init(indentation: Int, bullet: String) {
    self.indentation = min(max(indentation, 0), Self.mostIndentation)
    self.bullet = HarmlessText.lines(of: bullet).joined()
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
    for (offset, line) in Self.lines(of: content).enumerated() {
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

  /// The main text with everything beside it, then the secondary text, indented.
  private static func lines(of content: CellContent) -> [String] {
    var lines = HarmlessText.lines(of: content.text)
    var aside = ""
    if let image = content.image?.alternativeText, !image.isEmpty { aside += " [\(image)]" }
    if let detail = content.detail, !detail.isEmpty { aside += "  \(detail)" }
    if let link = content.linkNotShown { aside += " <\(link)>" }
    if lines[0].isEmpty { aside = String(aside.drop { $0 == " " }) }
    if !aside.isEmpty { lines[0] += HarmlessText.lines(of: aside).joined(separator: " ") }
    if let secondary = content.secondaryText, !secondary.isEmpty {
      lines += HarmlessText.lines(of: secondary).map { $0.isEmpty ? "" : "  \($0)" }
    }
    return lines
  }
}

extension CellContent {
  /// The link, unless a reader sees it anyway: an address says what its `mailto:` URL says, and a
  /// number what its `tel:` URL says, however it is spaced.
  fileprivate var linkNotShown: String? {
    guard let link, !link.isEmpty else { return nil }
    let shown = [text, secondaryText ?? "", detail ?? ""]
    if link.hasPrefix("tel:") {
      let number = link.dialled
      return !number.isEmpty && shown.contains { $0.dialled == number } ? nil : link
    }
    let address = link.hasPrefix("mailto:") ? link.dropFirst("mailto:".count) : link[...]
    return shown.contains { $0 == address } ? nil : link
  }
}

extension String {
  /// What of the text a telephone dials.
  fileprivate var dialled: String { filter("+0123456789*#".contains) }
}
