import ListBuilder

/// Writes a table whose groups of rows are the sections.
final class HTMLTableLayout: HTMLLayout {
  private let table: HTMLTable
  private let frame: HTMLFrame
  private var ids = HTMLElementIDs(of: .section)
  private var id = HTMLElementID("")
  private var sectionClass = ""
  private var header: HTMLFragment?
  private var isTableOpen = false
  private var isGroupOpen = false
  private var totals: [String]?

  init(_ table: HTMLTable, _ frame: HTMLFrame) {
    self.table = table
    self.frame = frame
  }

  func begin(into output: inout [UInt8]) {
    output += frame.head
    output.write("<div class=\"list\">\n")
  }

  func writeListHeader(_ header: HTMLFragment, into output: inout [UInt8]) {
    self.header = header
  }

  func beginSection(_ name: String, into output: inout [UInt8]) {
    id = ids.next(name)
    sectionClass = id.sectionClass(of: name)
    enterTable(into: &output)
  }

  func writeSectionHeader(_ header: HTMLFragment, into output: inout [UInt8]) {
    enterGroup(into: &output)
    output.write(
      "<tr class=\"section-header\"><th id=\"\(id)\" scope=\"rowgroup\" colspan=\"\(table.width)\">"
    )
    output.write(fragment: header)
    output.write("</th></tr>\n")
  }

  func write(
    _ cell: HTMLFragment, _ place: HTMLCellPlace, name: @autoclosure () -> String,
    into output: inout [UInt8]
  ) {
    guard !place.isHidden else { return }
    if place.level > 0 {
      enterGroup(into: &output)
      output.write("<tr data-level=\"\(place.level)\">")
    } else {
      beginItem(into: &output)
    }
    output.write(fragment: cell)
    endItem(into: &output)
  }

  func beginItem(into output: inout [UInt8]) {
    enterGroup(into: &output)
    output.write("<tr>")
  }

  func endItem(into output: inout [UInt8]) { output.write("</tr>\n") }

  func beginChildren(of place: HTMLCellPlace, into output: inout [UInt8]) {}

  func endChildren(of place: HTMLCellPlace, into output: inout [UInt8]) {}

  func writeSectionFooter(_ footer: HTMLFragment, into output: inout [UInt8]) {
    enterGroup(into: &output)
    output.write("<tr class=\"section-footer\"><td colspan=\"\(table.width)\">")
    output.write(fragment: footer)
    output.write("</td></tr>\n")
  }

  func endSection(into output: inout [UInt8]) {
    // A link must find the section, even if nothing of it shows.
    if frame.hasIndex { enterGroup(into: &output) }
    if isGroupOpen { output.write("</tbody>\n") }
    isGroupOpen = false
  }

  func writeTotals(_ texts: [String], into output: inout [UInt8]) { totals = texts }

  func writePlaceholder(_ placeholder: HTMLFragment, into output: inout [UInt8]) {
    leaveTable(into: &output)
    output.write(fragment: placeholder, inDivisionOfClass: "placeholder")
  }

  func writeListFooter(_ footer: HTMLFragment, into output: inout [UInt8]) {
    leaveTable(into: &output)
    output.write(fragment: footer, inDivisionOfClass: "list-footer")
  }

  func finish(into output: inout [UInt8]) {
    leaveTable(into: &output)
    output.write("</div>\n")
    output += frame.tail
  }
}

extension HTMLTableLayout {
  private func enterTable(into output: inout [UInt8]) {
    guard !isTableOpen else { return }
    isTableOpen = true
    let caption = header ?? frame.title?.htmlFragment
    // A table that is wider than the window scrolls, also by keys.
    output.write("<div class=\"list-table\" tabindex=\"0\"")
    if caption != nil { output.write(" role=\"region\" aria-labelledby=\"list-caption\"") }
    output.write(">\n<table>\n")
    if let caption {
      let isShown = header != nil
      output.write("<caption id=\"list-caption\"\(isShown ? "" : " class=\"visually-hidden\"")>")
      output.write(fragment: caption)
      output.write("</caption>\n")
    }
    guard table.columns.contains(where: { !$0.title.isEmpty }) else { return }
    output.write("<thead>\n<tr>")
    for column in table.columns {
      output.write("<th scope=\"col\"\(column.classAttribute)")
      output.write(isolated: column.title)
      output.write("</th>")
    }
    output.write("</tr>\n</thead>\n")
  }

  /// Closes the table once its last row is written, with the totals below.
  private func leaveTable(into output: inout [UInt8]) {
    guard isTableOpen else {
      // Without a section there is no table for the header to name.
      if let header { output.write(fragment: header, inDivisionOfClass: "list-header") }
      header = nil
      return
    }
    isTableOpen = false
    header = nil
    if let totals {
      output.write("<tfoot>\n<tr>")
      for (column, text) in zip(table.columns, totals) {
        output.write("<td\(column.classAttribute)")
        if !text.isEmpty { output.write(isolated: text) }
        output.write("</td>")
      }
      output.write("</tr>\n</tfoot>\n")
    }
    output.write("</table>\n</div>\n")
  }

  /// What links find a section by.
  private var start: String { frame.hasIndex ? " id=\"\(id.start)\"" : "" }

  private func enterGroup(into output: inout [UInt8]) {
    guard !isGroupOpen else { return }
    enterTable(into: &output)
    output.write("<tbody class=\"\(sectionClass)\"\(start)>\n")
    isGroupOpen = true
  }
}
