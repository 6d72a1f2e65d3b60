public import ListBuilder

/// Writes a list as sections with headings and lists. The items of an outline that show are nested
/// lists.
public struct HTMLListRenderer<Section: Diffable, Item: Diffable>: ListRenderer {
  private enum OpenSection {
    case none
    /// With a heading.
    case section
    /// Without one, for a `section` element should have one.
    case division

    var element: HTMLElement? {
      switch self {
      case .none: nil
      case .section: .section
      case .division: .div
      }
    }
  }

  private let page: HTMLPage?
  private var openSection = OpenSection.none
  private var isItemListOpen = false
  private var headingCounts: [HTMLElementID: Int] = [:]

  init(page: HTMLPage?) {
    self.page = page
  }

  public mutating func begin(into output: inout [UInt8]) {
    if let page { output += page.head.html }
    write("<div class=\"list\">\n", into: &output)
  }

  public mutating func render(
    _ element: ListElement<Section, Item, HTMLFragment, HTMLFragment>, into output: inout [UInt8]
  ) {
    switch element {
    case .listHeader(let header):
      write(header, inDivisionOfClass: "list-header", into: &output)
    case .sectionStart:
      break
    case .sectionHeader(let header, let context):
      writeHeading(header, of: context.section, into: &output)
    case .cell(let cell, _, let context):
      guard !context.isHidden else { break }
      enterSection(into: &output)
      enterItemList(into: &output)
      write("<li>", into: &output)
      output += cell.html
      write(nestsChildren(context) ? "\n" : "</li>\n", into: &output)
    case .childrenStart(let parent):
      if nestsChildren(parent) { write("<ul>\n", into: &output) }
    case .childrenEnd(let parent):
      if nestsChildren(parent) { write("</ul>\n</li>\n", into: &output) }
    case .sectionFooter(let footer, _):
      enterSection(into: &output)
      leaveItemList(into: &output)
      write(footer, inDivisionOfClass: "section-footer", into: &output)
    case .sectionEnd:
      leaveItemList(into: &output)
      leaveSection(into: &output)
    case .placeholder(let placeholder):
      write(placeholder, inDivisionOfClass: "placeholder", into: &output)
    case .listFooter(let footer):
      write(footer, inDivisionOfClass: "list-footer", into: &output)
    }
  }

  public mutating func finish(into output: inout [UInt8]) {
    write("</div>\n", into: &output)
    if page != nil { output += HTMLPage.end.html }
  }

  /// Whether the items under an item are a list inside its own element.
  ///
  /// Browsers nest about 500 elements and put deeper ones elsewhere, so what is deeper than the
  /// bound stands in the innermost list.
  private func nestsChildren(_ context: CellContext<Section>) -> Bool {
    context.hasChildren && context.isExpanded && !context.isHidden
      && context.level < Self.mostNestedLists - 1
  }

  private static var mostNestedLists: Int { 100 }

  private mutating func writeHeading(
    _ header: HTMLFragment, of section: Section, into output: inout [UInt8]
  ) {
    let id = headingID(of: section)
    var heading = HTMLFragment()
    heading.open(.section, [.class("list-section"), .ariaLabelledBy(id)])
    heading.html.append(UInt8(ascii: "\n"))
    heading.append(HTMLFragment(.h2, .id(id)) { header })
    heading.html.append(UInt8(ascii: "\n"))
    output += heading.html
    openSection = .section
  }

  /// The id of a section's heading. Sections whose identifiers print alike are told apart by their
  /// occurrence, with two underscores, which no single identifier gives.
  private mutating func headingID(of section: Section) -> HTMLElementID {
    let id = HTMLElementID("section-\(section.id)")
    let count = headingCounts[id, default: 0] + 1
    headingCounts[id] = count
    return count == 1 ? id : HTMLElementID(id, occurrence: count)
  }

  private mutating func enterSection(into output: inout [UInt8]) {
    guard openSection == .none else { return }
    write("<div class=\"list-section\">\n", into: &output)
    openSection = .division
  }

  private mutating func leaveSection(into output: inout [UInt8]) {
    guard let element = openSection.element else { return }
    write("</\(element.rawValue)>\n", into: &output)
    openSection = .none
  }

  private mutating func enterItemList(into output: inout [UInt8]) {
    guard !isItemListOpen else { return }
    write("<ul>\n", into: &output)
    isItemListOpen = true
  }

  private mutating func leaveItemList(into output: inout [UInt8]) {
    guard isItemListOpen else { return }
    write("</ul>\n", into: &output)
    isItemListOpen = false
  }

  private func write(
    _ fragment: HTMLFragment, inDivisionOfClass name: String, into output: inout [UInt8]
  ) {
    output += HTMLFragment(.div, .class(name)) { fragment }.html
    output.append(UInt8(ascii: "\n"))
  }

  private func write(_ markup: String, into output: inout [UInt8]) {
    output.append(contentsOf: markup.utf8)
  }
}
