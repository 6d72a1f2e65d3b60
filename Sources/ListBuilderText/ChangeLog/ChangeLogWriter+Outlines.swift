import ListBuilder

extension ChangeLogWriter {
  /// Writes what happened to the items of a section where outlines changed.
  mutating func write(
    _ outlines: ChangedOutlines<Section, Item>, of section: ChangedSection, _ lead: ItemLead
  ) throws {
    for index in section.oldIndexes {
      for item in outlines.removedItems[index] ?? [] {
        write(.removed, lead.text(atLevel: old.level(of: item)), try old.line(of: item))
      }
    }
    guard section.kind != .removed else { return }
    for change in outlines.changedItems(inSection: section.index, of: new.list) {
      try write(change, in: section.index, lead.text(atLevel: new.level(of: change.item)))
    }
  }

  private mutating func write(
    _ change: ChangedOutlines<Section, Item>.ChangedItem, in section: Int, _ lead: String
  ) throws {
    let line = try new.line(of: change.item)
    if let origin = change.origin, let destination = change.destination {
      let way = try self.way(from: origin, to: destination)
      write(.moved, lead, way.isEmpty ? line : "\(line) \(way)")
    }
    if let replaced = change.replaced {
      let oldLine = try old.line(of: replaced)
      write(.updated, lead, oldLine == line ? line : Self.change(from: oldLine, to: line))
    }
    if change.isToggled {
      write(new.list.isExpanded(change.item.id) == true ? .expanded : .collapsed, lead, line)
    }
    if change.origin == nil, change.replaced == nil, !change.isToggled {
      write(.inserted, lead, line)
    }
  }

  /// The sections, or the items above, in parentheses, if they are not the same.
  private mutating func way(
    from origin: ListOutlinePlace<Item.ID>, to destination: ListOutlinePlace<Item.ID>
  ) throws -> String {
    let sections = try changeOfSection(from: origin.section, to: destination.section)
    guard sections.isEmpty, origin.parent != destination.parent else { return sections }
    let above = try origin.parent.flatMap { old.list.item(withID: $0) }.map { try old.line(of: $0) }
    let now = try destination.parent.flatMap { new.list.item(withID: $0) }
      .map { try new.line(of: $0) }
    return above == now ? "" : "(\(Self.change(from: above ?? "", to: now ?? "")))"
  }
}

/// What stands before the text of an item.
struct ItemLead {
  let indentation: String
  let bullet: String

  /// Below a level of 20, items are not indented further.
  func text(atLevel level: Int) -> String {
    indentation + String(repeating: "  ", count: min(level, 20)) + bullet
  }
}
