@testable import ListBuilder

extension OutlineModel {
  /// An item with all that can be asked about it.
  private struct Row {
    let node: Node
    let level: Int
    let parent: Int?
    let isVisible: Bool
  }

  private var rows: [Row] {
    var rows: [Row] = []
    func visit(_ nodes: [Node], level: Int, parent: Int?, isVisible: Bool) {
      for node in nodes {
        rows.append(Row(node: node, level: level, parent: parent, isVisible: isVisible))
        visit(
          node.children, level: level + 1, parent: node.id,
          isVisible: isVisible && node.isExpanded)
      }
    }
    visit(roots, level: 0, parent: nil, isVisible: true)
    return rows
  }

  /// The first query that an outline answers in another way than this model, if any.
  ///
  /// - Parameter ids: Numbers of which some may not be there, to ask for these too.
  func difference<ID: NumberedID>(
    from outline: StampedOutline<ID>, askingFor ids: some Sequence<Int>
  ) -> String? {
    let rows = rows
    if outline.numberOfItems != rows.count { return "numberOfItems" }
    if outline.isEmpty != rows.isEmpty { return "isEmpty" }
    if !areSame(outline.items, rows.map(\.node)) { return "items" }
    if !areSame(outline.rootItems, roots) { return "rootItems" }
    if !areSame(outline.visibleItems, rows.filter(\.isVisible).map(\.node)) {
      return "visibleItems"
    }
    if !areSame(outline.expandedItems, rows.map(\.node).filter(\.isExpanded)) {
      return "expandedItems"
    }
    let identifiers = outline.itemIdentifiers
    if identifiers.count != rows.count { return "itemIdentifiers" }
    for (index, row) in rows.enumerated() {
      if identifiers[index].number != row.node.id { return "itemIdentifiers" }
      if let query = difference(of: row, at: index, from: outline) {
        return "\(query) of \(row.node.id)"
      }
    }
    for number in ids where !rows.contains(where: { $0.node.id == number }) {
      if answersUnknown(ID(number), outline) { return "\(number), which is not there," }
    }
    return nil
  }

  private func difference<ID: NumberedID>(
    of row: Row, at index: Int, from outline: StampedOutline<ID>
  ) -> String? {
    let id = ID(row.node.id)
    if !outline.contains(id) { return "contains" }
    if outline.item(withID: id)?.stamp != row.node.stamp { return "item(withID:)" }
    if outline.isExpanded(id) != row.node.isExpanded { return "isExpanded" }
    if outline.isVisible(id) != row.isVisible { return "isVisible" }
    if outline.level(of: id) != row.level { return "level(of:)" }
    if outline.index(of: id) != index { return "index(of:)" }
    if outline.parent(of: id)?.number != row.parent { return "parent(of:)" }
    guard let children = outline.children(of: id), areSame(children, row.node.children) else {
      return "children(of:)"
    }
    return nil
  }

  private func answersUnknown<ID: NumberedID>(_ id: ID, _ outline: StampedOutline<ID>) -> Bool {
    outline.contains(id) || outline.item(withID: id) != nil || outline.isExpanded(id) != nil
      || outline.isVisible(id) != nil || outline.level(of: id) != nil
      || outline.index(of: id) != nil || outline.parent(of: id) != nil
      || outline.children(of: id) != nil || outline.snapshot(of: id) != nil
  }

  private func areSame<ID: NumberedID>(_ items: [StampedItem<ID>], _ expected: [Node]) -> Bool {
    guard items.count == expected.count else { return false }
    for offset in items.indices {
      let (item, model) = (items[offset], expected[offset])
      if item.id.number != model.id || item.stamp != model.stamp { return false }
    }
    return true
  }
}
