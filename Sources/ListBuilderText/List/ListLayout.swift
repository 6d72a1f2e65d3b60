import ListBuilder

/// Writes a list as indented lines.
///
/// The list's header, each section, the placeholder and the list's footer are blocks, with an
/// empty line between them.
final class ListLayout: TextLayout {
  private let indentation: Int
  private let bullet: String
  private let settings: TextSettings
  private var guides: OutlineGuides
  private var isFirstBlock = true
  private var isInBlock = false
  private var itemIndentation = 0

  init(indentation: Int, bullet: String, _ settings: TextSettings) {
    self.indentation = indentation
    self.bullet = bullet
    self.settings = settings
    guides = OutlineGuides(settings.outline, settings.widths)
  }

  func writeListHeader(_ content: CellContent, into output: inout [UInt8]) {
    writeBlock(content, .header, into: &output)
  }

  func beginSection(into output: inout [UInt8]) {
    isInBlock = false
    itemIndentation = 0
  }

  func writeSectionHeader(_ content: CellContent, into output: inout [UInt8]) {
    write(content, .header, into: &output)
    itemIndentation = indentation
  }

  func write(_ cell: TextCell, _ place: TextCellPlace, into output: inout [UInt8]) {
    guides.next()
    guard !place.isHidden else { return }
    let half = settings.width.map { $0 / 2 }
    let lead = guides.lead(place, fitting: half)
    let indentation = min(itemIndentation, half ?? .max)
    var first = TextLine(String(repeating: " ", count: indentation))
    var rest = first
    first.append(lead.first, lead.role)
    first.append(bullet, .standard)
    rest.append(lead.rest, lead.role)
    let width = settings.widths.width(of: bullet)
    rest.append(String(repeating: " ", count: width), .standard)
    write(
      cell.lines(settings.widths), first, rest, indentation + lead.width + width, into: &output)
  }

  func beginChildren(_ count: Int) { guides.beginChildren(count) }

  func endChildren() { guides.endChildren() }

  func writeSectionFooter(_ content: CellContent, into output: inout [UInt8]) {
    write(content, .standard, into: &output)
  }

  func writePlaceholder(_ content: CellContent, into output: inout [UInt8]) {
    writeBlock(content, .standard, into: &output)
  }

  func writeListFooter(_ content: CellContent, into output: inout [UInt8]) {
    writeBlock(content, .standard, into: &output)
  }

  private func writeBlock(
    _ content: CellContent, _ role: TextRole, into output: inout [UInt8]
  ) {
    isInBlock = false
    write(content, role, into: &output)
  }

  private func write(
    _ content: CellContent, _ role: TextRole, into output: inout [UInt8]
  ) {
    write(
      CellLines(content, role, settings.widths), TextLine(), TextLine(), 0, into: &output)
  }

  /// Writes lines behind what stands before the first one and before the others.
  ///
  /// - Parameter leadWidth: The number of cells before each line.
  private func write(
    _ lines: CellLines, _ first: TextLine, _ rest: TextLine, _ leadWidth: Int,
    into output: inout [UInt8]
  ) {
    enterBlock(into: &output)
    var (first, rest) = (first, rest)
    var fitted = lines.lines
    if let width = settings.width {
      let room = min(leadWidth, width - 1)
      if room < leadWidth {
        first = first.prefix(fitting: room, settings.widths)
        rest = rest.prefix(fitting: room, settings.widths)
      }
      fitted = lines.lines(fitting: width - room, settings.overflow, settings.widths)
    }
    for (offset, line) in fitted.enumerated() {
      let lead = offset == 0 ? first : rest
      // A line ends without the spaces before it if it is empty.
      if !line.isEmpty || lead.text.contains(where: { $0 != " " }) {
        output.append(lead, settings.styles)
        output.append(line, settings.styles)
      }
      output.append(UInt8(ascii: "\n"))
    }
  }

  private func enterBlock(into output: inout [UInt8]) {
    guard !isInBlock else { return }
    if !isFirstBlock { output.append(UInt8(ascii: "\n")) }
    isFirstBlock = false
    isInBlock = true
  }
}
