/// Writes sections with headings and lists; the items of an outline are nested lists that open and
/// close.
final class HTMLListLayout: HTMLLayout {
  private enum OpenSection: String {
    /// With a heading.
    case section
    /// Without one, for a `section` element should have one.
    case division = "div"
  }

  private let frame: HTMLFrame
  private var ids = HTMLElementIDs(of: .section)
  private var itemIDs = HTMLElementIDs(of: .item)
  private var id = HTMLElementID("")
  private var sectionClass = ""
  private var openSection: OpenSection?
  private var isItemListOpen = false

  init(_ frame: HTMLFrame) { self.frame = frame }

  func begin(into output: inout [UInt8]) {
    output += frame.head
    output.write("<div class=\"list\">\n")
  }

  func writeListHeader(_ header: HTMLFragment, into output: inout [UInt8]) {
    output.write(fragment: header, inDivisionOfClass: "list-header")
  }

  func beginSection(_ name: String, into output: inout [UInt8]) {
    id = ids.next(name)
    sectionClass = id.sectionClass(of: name)
  }

  func writeSectionHeader(_ header: HTMLFragment, into output: inout [UInt8]) {
    output.write("<section class=\"\(sectionClass)\"\(start) aria-labelledby=\"\(id)\">\n")
    output.write("<h2 id=\"\(id)\">")
    output.write(fragment: header)
    output.write("</h2>\n")
    openSection = .section
  }

  func write(
    _ cell: HTMLFragment, _ place: HTMLCellPlace, name: @autoclosure () -> String,
    into output: inout [UInt8]
  ) {
    enterItemList(into: &output)
    if nestsChildren(place) {
      writeParent(cell, isOpen: place.isExpanded, name: name(), into: &output)
      return
    }
    if place.level < Self.mostNestedLists {
      output.write("<li>")
    } else {
      output.write("<li aria-level=\"\(UInt(place.level) + 1)\">")
    }
    output.write(fragment: cell)
    endItem(into: &output)
  }

  func beginItem(into output: inout [UInt8]) {
    enterItemList(into: &output)
    output.write("<li>")
  }

  func endItem(into output: inout [UInt8]) { output.write("</li>\n") }

  func beginChildren(of place: HTMLCellPlace, into output: inout [UInt8]) {
    if nestsChildren(place) { output.write("<ul>\n") }
  }

  func endChildren(of place: HTMLCellPlace, into output: inout [UInt8]) {
    if nestsChildren(place) { output.write("</ul>\n</details>\n</li>\n") }
  }

  func writeSectionFooter(_ footer: HTMLFragment, into output: inout [UInt8]) {
    enterSection(into: &output)
    leaveItemList(into: &output)
    output.write(fragment: footer, inDivisionOfClass: "section-footer")
  }

  func endSection(into output: inout [UInt8]) {
    // A link must find the section, even if nothing of it shows.
    if frame.hasIndex { enterSection(into: &output) }
    leaveItemList(into: &output)
    guard let openSection else { return }
    output.write("</\(openSection.rawValue)>\n")
    self.openSection = nil
  }

  func writeTotals(_ texts: [String], into output: inout [UInt8]) {}

  func writePlaceholder(_ placeholder: HTMLFragment, into output: inout [UInt8]) {
    output.write(fragment: placeholder, inDivisionOfClass: "placeholder")
  }

  func writeListFooter(_ footer: HTMLFragment, into output: inout [UInt8]) {
    output.write(fragment: footer, inDivisionOfClass: "list-footer")
  }

  func finish(into output: inout [UInt8]) {
    output.write("</div>\n")
    output += frame.tail
  }
}

extension HTMLListLayout {
  /// Browsers nest about 500 elements and put deeper ones elsewhere, so what is deeper than the
  /// bound stands in the innermost list, and shows whenever that does.
  private static var mostNestedLists: Int { 100 }

  /// Whether the items under an item are a list inside its own element.
  private func nestsChildren(_ place: HTMLCellPlace) -> Bool {
    place.hasChildren && place.level < Self.mostNestedLists - 1
  }

  /// Writes the cell of an item with others under it, and what opens and closes them.
  private func writeParent(
    _ cell: HTMLFragment, isOpen: Bool, name: String, into output: inout [UInt8]
  ) {
    let details = isOpen ? "<details open>" : "<details>"
    if cell.hasControls {
      // The summary is a button, and a button in another one is none for assistive tools.
      let id = itemIDs.next(name)
      output.write("<li class=\"parent\"><div class=\"cell\" id=\"\(id)\">")
      output.write(fragment: cell)
      output.write("</div>\n\(details)\n<summary aria-labelledby=\"\(id)\"></summary>\n")
    } else {
      output.write("<li class=\"parent\">\(details)\n<summary>")
      output.write(fragment: cell)
      output.write("</summary>\n")
    }
  }

  /// What links find a section by.
  private var start: String { frame.hasIndex ? " id=\"\(id.start)\"" : "" }

  private func enterSection(into output: inout [UInt8]) {
    guard openSection == nil else { return }
    output.write("<div class=\"\(sectionClass)\"\(start)>\n")
    openSection = .division
  }

  private func enterItemList(into output: inout [UInt8]) {
    guard !isItemListOpen else { return }
    enterSection(into: &output)
    output.write("<ul>\n")
    isItemListOpen = true
  }

  private func leaveItemList(into output: inout [UInt8]) {
    guard isItemListOpen else { return }
    output.write("</ul>\n")
    isItemListOpen = false
  }
}
