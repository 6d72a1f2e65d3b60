import ListBuilder

/// Writes the lines of a change log, section by section.
struct ChangeLogWriter<Section: Diffable, Item: Diffable> {
  /// What stands first in a line.
  enum Mark: Character {
    case none = " "
    case removed = "-"
    case inserted = "+"
    case moved = ">"
    case updated = "~"
    case expanded = "▾"
    case collapsed = "▸"
  }

  /// The lines so far.
  private(set) var log = ""

  var old: ListLines<Section, Item>
  var new: ListLines<Section, Item>
  private let outlines: ChangedOutlines<Section, Item>?
  private let indentation: String
  private let bullet: String

  init(
    from old: ListSnapshot<Section, Item>, to new: ListSnapshot<Section, Item>,
    _ outlines: ChangedOutlines<Section, Item>?, presenter: TextPresenter<Section, Item>
  ) {
    self.outlines = outlines
    self.old = ListLines(of: old, by: presenter)
    self.new = ListLines(of: new, by: presenter)
    indentation = String(repeating: " ", count: presenter.columnsOfIndentation)
    bullet = presenter.harmlessBullet
  }

  mutating func write(_ section: ChangedSection) throws {
    let header =
      section.kind == .removed
      ? try old.header(ofSection: section.index) : try new.header(ofSection: section.index)
    try writeSectionLines(section, header: header ?? "")
    let itemLead = ItemLead(indentation: header == nil ? "" : indentation, bullet: bullet)
    if let outlines {
      try write(outlines, of: section, itemLead)
      return
    }
    let lead = itemLead.text(atLevel: 0)
    for path in section.removedItems { write(.removed, lead, try old.item(at: path)) }
    for (index, item) in section.changedItems.sorted(by: { $0.key < $1.key }) {
      try write(item, at: ListIndexPath(section: section.index, item: index), lead)
    }
  }

  private mutating func writeSectionLines(_ section: ChangedSection, header: String) throws {
    switch section.kind {
    case .removed: write(.removed, "", header)
    case .inserted: write(.inserted, "", header)
    case .stays:
      if section.isMoved { write(.moved, "", header) }
      if let origin = section.updatedFrom {
        let oldHeader = try old.header(ofSection: origin) ?? ""
        write(.updated, "", oldHeader == header ? header : Self.change(from: oldHeader, to: header))
      } else if !section.isMoved, !(header.isEmpty && log.isEmpty) {
        // Where there is no header, an empty line parts the items from those of other sections.
        write(.none, "", header)
      }
    }
  }

  private mutating func write(
    _ item: ChangedItem, at path: ListIndexPath, _ lead: String
  ) throws {
    let line = try new.item(at: path)
    if let origin = item.movedFrom {
      let sections = try changeOfSection(from: origin.section, to: path.section)
      write(.moved, lead, [line, sections].filter { !$0.isEmpty }.joined(separator: " "))
    }
    if let origin = item.updatedFrom {
      let oldLine = try old.item(at: origin)
      write(.updated, lead, oldLine == line ? line : Self.change(from: oldLine, to: line))
    }
    if item.movedFrom == nil, item.updatedFrom == nil { write(.inserted, lead, line) }
  }

  /// The two headers in parentheses, if the sections are not the same and show one at all.
  mutating func changeOfSection(from origin: Int, to index: Int) throws -> String {
    guard old.sectionID(at: origin) != new.sectionID(at: index) else { return "" }
    let oldHeader = try old.header(ofSection: origin) ?? ""
    let newHeader = try new.header(ofSection: index) ?? ""
    if oldHeader.isEmpty, newHeader.isEmpty { return "" }
    return "(\(Self.change(from: oldHeader, to: newHeader)))"
  }

  /// An arrow between two texts, of which one may be empty.
  static func change(from old: String, to new: String) -> String {
    [old, "→", new].filter { !$0.isEmpty }.joined(separator: " ")
  }

  mutating func write(_ mark: Mark, _ lead: String, _ text: String) {
    var line = "\(mark.rawValue) \(lead)\(text)"
    // No line ends with spaces, also where its text is empty.
    while line.utf8.last == UInt8(ascii: " ") { line.unicodeScalars.removeLast() }
    log += "\(line)\n"
  }
}
