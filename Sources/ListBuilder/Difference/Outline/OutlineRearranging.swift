/// Edits the trees of a list, as a difference tells.
///
/// All items of the sections that take part are nodes. Nodes that go or move are taken out, those
/// that come or move are noted at their new places, and then the trees are read off. The order of
/// the edits does not matter, and nothing recurses.
struct OutlineRearranging<Section: Diffable, Item: Diffable> {
  private typealias Change = ListDifference<Section, Item>.OutlineChange

  private struct Node {
    var item: Item
    var isExpanded: Bool

    /// The node above; a negative number stands for a new section, whose roots are under it.
    var parent: Int

    /// Whether the node stays where it is.
    var stays = true
  }

  /// A place among the children of a node; `nil` is before the first.
  private struct Position: Hashable {
    let parent: Int
    let previous: Int?
  }

  private let base: ListSnapshot<Section, Item>
  private var nodes: [Node] = []
  private var numberOfRemoved = 0

  /// The first node of each old section that takes part.
  private var firstNodes: [Int: Int] = [:]

  /// The nodes of items that come, and of those with a new identifier.
  private var newNodes: [Item.ID: Int] = [:]

  /// The identifiers that items no longer have.
  private var oldIDs: Set<Item.ID> = []

  /// What was noted at each place.
  private var arrivals: [Position: Int] = [:]

  /// Rearranges the sections that take part.
  ///
  /// - Parameters:
  ///   - changes: The edits.
  ///   - base: The list that they are for.
  ///   - origins: For each new section, the old one; `nil` if it comes.
  /// - Returns: The content of each new section that takes part.
  /// - Throws: ``SnapshotError/baseMismatch(_:)`` or ``SnapshotError/inconsistentChanges(_:)``.
  /// - Complexity: O(*n*) on average for *n* items of the sections that take part.
  static func contents(
    _ changes: [ListDifference<Section, Item>.OutlineChange], of base: ListSnapshot<Section, Item>,
    origins: [Int?]
  ) throws(SnapshotError) -> [Int: ListItems<Item>] {
    var rearranging = OutlineRearranging(base: base)
    let sections = try rearranging.makeNodes(changes, origins)
    try rearranging.makeNewNodes(changes)
    try rearranging.takeOut(changes)
    try rearranging.note(changes, numberOfSections: origins.count)
    return try rearranging.contents(ofSections: sections)
  }

  private init(base: ListSnapshot<Section, Item>) { self.base = base }
}

extension OutlineRearranging {
  /// Makes the nodes of all old sections that take part, and returns the new ones that do.
  private mutating func makeNodes(
    _ changes: [Change], _ origins: [Int?]
  ) throws(SnapshotError) -> Set<Int> {
    var oldSections: Set<Int> = []
    var newSections: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(_, _, let place): oldSections.insert(place.section)
      case .insert(_, _, let place): newSections.insert(place.section)
      case .move(_, let from, let to):
        oldSections.insert(from.section)
        newSections.insert(to.section)
      case .update(_, let item, _): insertSection(of: item.id, into: &oldSections)
      case .expand(let item), .collapse(let item): insertSection(of: item.id, into: &oldSections)
      }
    }
    if let section = newSections.filter({ !origins.indices.contains($0) }).min() {
      throw .inconsistentChanges("the new list has no section \(section)")
    }
    for (section, origin) in origins.enumerated() {
      guard let origin else { continue }
      if newSections.contains(section) { oldSections.insert(origin) }
      if oldSections.contains(origin) { newSections.insert(section) }
    }
    let roots = Dictionary(
      newSections.compactMap { section in origins[section].map { ($0, -1 - section) } },
      uniquingKeysWith: { first, _ in first })
    for section in oldSections.sorted() {
      guard base.table.rows.indices.contains(section) else {
        throw .inconsistentChanges("the old list has no section \(section)")
      }
      // The roots of a section that goes are under a section that is never read.
      makeNodes(ofSection: section, root: roots[section] ?? -1 - origins.count)
    }
    return newSections
  }

  private func insertSection(of id: Item.ID, into sections: inout Set<Int>) {
    if let path = base.rowPath(for: id) { sections.insert(path.section) }
  }

  private mutating func makeNodes(ofSection section: Int, root: Int) {
    let content = base.content(at: section)
    let first = nodes.count
    firstNodes[section] = first
    let links = OutlineLinks(content.layout)
    for (row, parent) in zip(content.rows, links.parents) {
      nodes.append(
        Node(
          item: row.item, isExpanded: row.isExpanded, parent: parent < 0 ? root : first + parent))
    }
  }

  /// Makes the nodes of items that come, and replaces identifiers.
  private mutating func makeNewNodes(_ changes: [Change]) throws(SnapshotError) {
    var updated: [(node: Int, item: Item)] = []
    for change in changes {
      guard case .update(let item, let old, _) = change else { continue }
      let node = try oldNode(of: old.id)
      updated.append((node, item))
      guard item.id != old.id else { continue }
      oldIDs.insert(old.id)
      try noteNewNode(node, item.id)
    }
    for (node, item) in updated { nodes[node].item = item }
    for change in changes {
      guard case .insert(let item, let isExpanded, let place) = change else { continue }
      try noteNewNode(nodes.count, item.id)
      nodes.append(
        Node(item: item, isExpanded: isExpanded, parent: -1 - place.section, stays: false))
    }
  }

  private mutating func noteNewNode(_ node: Int, _ id: Item.ID) throws(SnapshotError) {
    guard newNodes.updateValue(node, forKey: id) == nil else {
      throw .inconsistentChanges("the item '\(id)' comes twice")
    }
  }

  private func oldNode(of id: Item.ID) throws(SnapshotError) -> Int {
    guard let path = base.rowPath(for: id), let first = firstNodes[path.section] else {
      throw .baseMismatch(.missing(["\(id)"]))
    }
    return first + path.item
  }

  private func newNode(of id: Item.ID) throws(SnapshotError) -> Int {
    if let node = newNodes[id] { return node }
    guard !oldIDs.contains(id) else {
      throw .inconsistentChanges("no item is '\(id)' any more")
    }
    return try oldNode(of: id)
  }
}

extension OutlineRearranging {
  /// Takes out what goes or moves, and sets what is expanded.
  private mutating func takeOut(_ changes: [Change]) throws(SnapshotError) {
    for change in changes {
      switch change {
      case .remove(let item, _, _):
        let node = try oldNode(of: item.id)
        guard nodes[node].stays else { throw Self.twoRoles(item) }
        nodes[node].stays = false
        numberOfRemoved += 1
      case .move(let item, _, _):
        let node = try newNode(of: item.id)
        guard nodes[node].stays else { throw Self.twoRoles(item) }
        nodes[node].stays = false
      case .expand(let item): nodes[try newNode(of: item.id)].isExpanded = true
      case .collapse(let item): nodes[try newNode(of: item.id)].isExpanded = false
      case .insert, .update: break
      }
    }
  }

  private static func twoRoles(_ item: Item) -> SnapshotError {
    .inconsistentChanges("the item '\(item.id)' has two roles")
  }

  /// Notes what comes or moves at its new place.
  private mutating func note(
    _ changes: [Change], numberOfSections: Int
  ) throws(SnapshotError) {
    for change in changes {
      switch change {
      case .insert(let item, _, let place), .move(let item, _, let place):
        let node = try newNode(of: item.id)
        var parent = -1 - place.section
        if let id = place.parent { parent = try newNode(of: id) }
        var previous: Int?
        if let id = place.previousSibling { previous = try newNode(of: id) }
        nodes[node].parent = parent
        let position = Position(parent: parent, previous: previous)
        guard arrivals.updateValue(node, forKey: position) == nil else {
          throw .inconsistentChanges("two items come \(place)")
        }
      case .remove, .update, .expand, .collapse: break
      }
    }
  }

  /// Reads the trees off.
  private func contents(ofSections sections: Set<Int>) throws(SnapshotError) -> [Int: ListItems<
    Item
  >] {
    let links = NodeLinks(keptChildren, arrivals.map { ($0.key.parent, $0.key.previous, $0.value) })
    var contents: [Int: ListItems<Item>] = [:]
    var numberOfItems = 0
    for section in sections {
      let rows = links.depthFirst(under: -1 - section).map { node, level in
        OutlineRow(item: nodes[node].item, level: level, isExpanded: nodes[node].isExpanded)
      }
      numberOfItems += rows.count
      contents[section] = ListItems(rows: rows)
    }
    guard numberOfItems == nodes.count - numberOfRemoved else {
      throw .inconsistentChanges("items are under others that go, or under themselves")
    }
    return contents
  }

  /// The nodes that stay, with those that they are under.
  private var keptChildren: [(parent: Int, node: Int)] {
    nodes.enumerated().compactMap { $1.stays ? ($1.parent, $0) : nil }
  }
}
