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

    /// The index of the old section; of the new one, once a node that comes or moves was put there.
    var section = -1

    /// The node above; a negative number stands for a new section, whose roots are under it.
    var parent: Int

    /// Whether the node stays where it is.
    var stays = true
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
    // Behind the new sections, one more top is for the roots of sections that go.
    let links = try rearranging.links(changes, numberOfTops: origins.count + 1)
    return try rearranging.contents(ofSections: sections, links)
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
    // All items of a section that goes have to go or move, so it takes part in any case.
    oldSections.formUnion(Set(base.table.rows.indices).subtracting(origins.compactMap { $0 }))
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
          item: row.item, isExpanded: row.isExpanded, section: section,
          parent: parent < 0 ? root : first + parent))
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

  /// - Parameters:
  ///   - id: The identifier of an item in the old list.
  ///   - section: The section in which it is expected, if it is to be told that it is not.
  private func oldNode(of id: Item.ID, in section: Int? = nil) throws(SnapshotError) -> Int {
    guard let path = base.rowPath(for: id) else { throw .baseMismatch(.missing(["\(id)"])) }
    if let first = firstNodes[path.section] { return first + path.item }
    guard let section else { throw .baseMismatch(.missing(["\(id)"])) }
    throw otherSection(id, expected: section, found: path.section)
  }

  private func otherSection(_ id: Item.ID, expected: Int, found: Int) -> SnapshotError {
    let ids = [expected, found].map { "\(base.table.rows[$0].section.id)" }
    return .baseMismatch(.section(of: "\(id)", expected: ids[0], found: ids[1]))
  }

  private func newNode(of id: Item.ID, in section: Int? = nil) throws(SnapshotError) -> Int {
    if let node = newNodes[id] { return node }
    guard !oldIDs.contains(id) else {
      throw .inconsistentChanges("no item is '\(id)' any more")
    }
    return try oldNode(of: id, in: section)
  }
}

extension OutlineRearranging {
  /// Takes out what goes or moves, and sets what is expanded.
  private mutating func takeOut(_ changes: [Change]) throws(SnapshotError) {
    for change in changes {
      switch change {
      case .remove(let item, _, let place):
        let node = try oldNode(of: item.id, in: place.section)
        guard nodes[node].stays else { throw Self.twoRoles(item) }
        try check(node, item, isAt: place)
        nodes[node].stays = false
        numberOfRemoved += 1
      case .move(let item, let place, _):
        let node = try newNode(of: item.id, in: place.section)
        guard nodes[node].stays else { throw Self.twoRoles(item) }
        try check(node, item, isAt: place)
        nodes[node].stays = false
      case .expand(let item): nodes[try newNode(of: item.id)].isExpanded = true
      case .collapse(let item): nodes[try newNode(of: item.id)].isExpanded = false
      case .insert, .update: break
      }
    }
  }

  /// Checks that an old node is in the section, and under the item, that an edit tells. Which
  /// siblings it has does not matter: others than those that the difference knows may be there.
  private func check(
    _ node: Int, _ item: Item, isAt place: ListOutlinePlace<Item.ID>
  ) throws(SnapshotError) {
    let (section, parent) = (nodes[node].section, nodes[node].parent)
    guard section == place.section else {
      throw otherSection(item.id, expected: place.section, found: section)
    }
    let found = parent < 0 ? nil : base.content(at: section).storage[parent - firstNode(section)].id
    guard found == place.parent else {
      throw .baseMismatch(
        .parent(
          of: "\(item.id)", expected: place.parent.map { "\($0)" }, found: found.map { "\($0)" }))
    }
  }

  private func firstNode(_ section: Int) -> Int { firstNodes[section] ?? 0 }

  private static func twoRoles(_ item: Item) -> SnapshotError {
    .inconsistentChanges("the item '\(item.id)' has two roles")
  }

  /// Puts what comes or moves at its new place.
  private mutating func links(
    _ changes: [Change], numberOfTops: Int
  ) throws(SnapshotError) -> NodeLinks {
    var links = NodeLinks(numberOfNodes: nodes.count, numberOfTops: numberOfTops)
    for change in changes {
      switch change {
      case .insert(let item, _, let place), .move(let item, _, let place):
        let node = try newNode(of: item.id)
        var parent = -1 - place.section
        if let id = place.parent { parent = try newNode(of: id) }
        var previous: Int?
        if let id = place.previousSibling { previous = try newNode(of: id) }
        nodes[node].parent = parent
        nodes[node].section = place.section
        if let other = links.put(node, under: parent, after: previous) {
          guard nodes[other].parent == parent else { throw Self.noTree }
          throw .inconsistentChanges("two items come \(place)")
        }
      case .remove, .update, .expand, .collapse: break
      }
    }
    links.link(nodes.map { $0.parent }) { nodes[$0].stays }
    return links
  }

  private static var noTree: SnapshotError {
    .inconsistentChanges("items are under others that go, or under themselves")
  }

  /// Reads the trees off.
  private func contents(
    ofSections sections: Set<Int>, _ links: NodeLinks
  ) throws(SnapshotError) -> [Int: ListItems<Item>] {
    var contents: [Int: ListItems<Item>] = [:]
    var numberOfItems = 0
    for section in sections {
      let found = links.depthFirst(under: -1 - section)
      for (node, _) in found where !nodes[node].stays && nodes[node].section != section {
        throw .inconsistentChanges(
          """
          the item '\(nodes[node].item.id)' comes in section \(nodes[node].section), under one in \
          section \(section)
          """)
      }
      let rows = found.map { node, level in
        OutlineRow(item: nodes[node].item, level: level, isExpanded: nodes[node].isExpanded)
      }
      numberOfItems += rows.count
      contents[section] = ListItems(rows: rows)
    }
    guard numberOfItems == nodes.count - numberOfRemoved else {
      throw Self.noTree
    }
    return contents
  }
}
