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
  private var ids = HTMLSectionIDs()
  private var id = HTMLElementID("")
  private var openSection: OpenSection?
  private var isItemListOpen = false

  /// The level of the item that hides what is under it, where that is no list of its own.
  private var leftOutLevel: Int?

  init(_ frame: HTMLFrame) { self.frame = frame }

  func begin(into output: inout [UInt8]) {
    output += frame.head
    output.write("<div class=\"list\">\n")
  }

  func writeListHeader(_ header: HTMLFragment, into output: inout [UInt8]) {
    output.write(fragment: header, inDivisionOfClass: "list-header")
  }

  func beginSection(_ name: String, into output: inout [UInt8]) { id = ids.next(name) }

  func writeSectionHeader(_ header: HTMLFragment, into output: inout [UInt8]) {
    output.write("<section class=\"list-section\"\(start) aria-labelledby=\"\(id)\">\n")
    output.write("<h2 id=\"\(id)\">")
    output.write(fragment: header)
    output.write("</h2>\n")
    openSection = .section
  }

  func write(_ cell: HTMLFragment, _ place: HTMLCellPlace, into output: inout [UInt8]) {
    guard leftOutLevel == nil else { return }
    enterItemList(into: &output)
    if nestsChildren(place) {
      output.write("<li class=\"parent\"><details")
      output.write(place.isExpanded ? " open>\n<summary>" : ">\n<summary>")
      output.write(fragment: cell)
      output.write("</summary>\n")
    } else {
      output.appendPieces(of: { html in
        if place.level < Self.mostNestedLists {
          html.write("<li>")
        } else {
          html.write("<li aria-level=\"\(UInt(place.level) + 1)\">")
        }
        html.write(fragment: cell)
        html.write("</li>\n")
      })
    }
  }

  func beginChildren(of place: HTMLCellPlace, into output: inout [UInt8]) {
    if nestsChildren(place) {
      output.write("<ul>\n")
    } else if !place.isExpanded, leftOutLevel == nil {
      leftOutLevel = place.level
    }
  }

  func endChildren(of place: HTMLCellPlace, into output: inout [UInt8]) {
    if nestsChildren(place) {
      output.write("</ul>\n</details>\n</li>\n")
    } else if leftOutLevel == place.level {
      leftOutLevel = nil
    }
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
  /// bound stands in the innermost list.
  private static var mostNestedLists: Int { 100 }

  /// Whether the items under an item are a list inside its own element.
  private func nestsChildren(_ place: HTMLCellPlace) -> Bool {
    place.hasChildren && place.level < Self.mostNestedLists - 1
  }

  /// What links find a section by.
  private var start: String { frame.hasIndex ? " id=\"\(id.start)\"" : "" }

  private func enterSection(into output: inout [UInt8]) {
    guard openSection == nil else { return }
    output.write("<div class=\"list-section\"\(start)>\n")
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
