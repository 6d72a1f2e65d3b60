import ListBuilder

/// What a list with outlines is, in the plainest form: for each section, nodes that hold nodes.
///
/// What flat lists and outlines have in common is asked of their own models.
struct ListOutlinesModel: Equatable {
  typealias Node = OutlineModel.Node

  /// The sections without their items, and all marks.
  private(set) var list = ListModel()

  /// The items of each section.
  private(set) var roots: [Int: [Node]] = [:]

  /// A flat list of all items, hidden ones too.
  var allItems: ListModel { flat { $0.preorder } }

  /// A flat list of what shows.
  var visibleItems: ListModel { flat { $0.visiblePreorder } }

  private func flat(_ items: (Node) -> [ListModel.Item]) -> ListModel {
    var flat = list
    for index in flat.sections.indices {
      flat.sections[index].items = roots[flat.sections[index].id, default: []].flatMap(items)
    }
    return flat
  }

  func node(_ id: Int) -> Node? {
    for nodes in roots.values {
      if let node = OutlineModel(roots: nodes).node(id) { return node }
    }
    return nil
  }

  func parent(of id: Int) -> Int? {
    allItems.sections.flatMap(\.items).first { node in
      self.node(node.id)?.children.contains { $0.id == id } == true
    }?.id
  }
}

extension OutlineModel.Node {
  /// The node and all under it.
  var preorder: [ListModel.Item] { [item] + children.flatMap(\.preorder) }

  /// The node and all under it that shows with it.
  var visiblePreorder: [ListModel.Item] {
    [item] + (isExpanded ? children.flatMap(\.visiblePreorder) : [])
  }

  private var item: ListModel.Item { ListModel.Item(id: id, stamp: stamp) }
}

extension ListOutlinesModel {
  /// Performs an edit as it is documented.
  mutating func perform(_ edit: ListOutlinesEdit, stamp: Int) throws(SnapshotError) {
    switch edit {
    case .flat(.moveTo(let id, let path)): try move(id, to: path)
    case .flat(let edit): try perform(edit, stamp: stamp)
    case .expand(let ids): for id in ids { self.edit(id) { $0[$1].isExpanded = true } }
    case .collapse(let ids): for id in ids { self.edit(id) { $0[$1].isExpanded = false } }
    case .apply(let nodes, let section):
      guard roots[section] != nil else { throw .unknownSections(["\(section)"]) }
      for id in nodes.flatMap(\.ids) {
        self.edit(id) { $0.replaceSubrange($1...$1, with: $0[$1].children) }
      }
      roots[section] = nodes
    }
    forgetMarks()
  }

  private mutating func perform(_ edit: Edit, stamp: Int) throws(SnapshotError) {
    // As a flat list, it would throw the same errors and bear the same marks.
    var flat = allItems
    try flat.perform(edit, stamp: stamp)
    switch edit {
    case .appendItems(let ids, let section, let policy):
      guard let section = section ?? list.sections.last?.id else { return }
      let nodes = makeWay(for: ids, policy, stamp: stamp)
      roots[section, default: []] += nodes
    case .insertItems(let ids, let side, let neighbor, let policy):
      var edited = self
      let nodes = edited.makeWay(for: ids, policy, stamp: stamp)
      try edited.insert(nodes, side, neighbor, parent: parent(of: neighbor))
      self = edited
    case .moveItem(let id, let side, let neighbor):
      var edited = self
      let node = edited.detach([id])
      try edited.insert(node, side, neighbor, parent: parent(of: neighbor))
      self = edited
    case .deleteItems(let ids): for id in ids { self.edit(id) { $0.remove(at: $1) } }
    case .update(let id): self.edit(id) { $0[$1].stamp = stamp }
    case .replace(let id, let newID):
      self.edit(id) { ($0[$1].id, $0[$1].stamp) = (newID, stamp) }
    case .deleteAllItems: roots = [:]
    default: break
    }
    list = flat
    for index in list.sections.indices { list.sections[index].items = [] }
    let sections = list.sections.map(\.id)
    roots = roots.filter { sections.contains($0.key) }
    for section in sections where roots[section] == nil { roots[section] = [] }
  }

  private mutating func move(_ id: Int, to path: ListIndexPath) throws(SnapshotError) {
    guard node(id) != nil else { throw .unknownItems(["\(id)"]) }
    guard list.sections.indices.contains(path.section) else {
      throw .invalidIndexPath(path, numberOfItems: nil)
    }
    if let place = visibleItems.place(of: id), place == (path.section, path.item) { return }
    var edited = self
    let node = edited.detach([id])
    let others = edited.visibleItems.sections[path.section].items
    guard 0...others.count ~= path.item else {
      throw .invalidIndexPath(path, numberOfItems: others.count)
    }
    if path.item < others.count {
      edited.edit(others[path.item].id) { $0.insert(contentsOf: node, at: $1) }
    } else {
      edited.roots[list.sections[path.section].id]? += node
    }
    self = edited
  }
}

extension ListOutlinesModel {
  /// Edits the siblings among which an item is, if it is there.
  private mutating func edit(_ id: Int, _ edit: (inout [Node], Int) -> Void) {
    for section in roots.keys {
      OutlineModel.editSiblings(of: id, in: &roots[section, default: []], edit)
    }
  }

  private mutating func insert(
    _ nodes: [Node], _ side: Edit.Side, _ neighbor: Int, parent: Int?
  ) throws(SnapshotError) {
    guard node(neighbor) != nil else {
      let owner = nodes.first { $0.ids.contains(neighbor) }
      throw .wouldCreateCycle("\(owner?.id ?? -1)", under: "\(parent ?? -1)")
    }
    edit(neighbor) { $0.insert(contentsOf: nodes, at: $1 + side.distance) }
  }

  private mutating func makeWay(
    for ids: [Int], _ policy: PresentItemPolicy, stamp: Int
  ) -> [Node] {
    let new = ids.map { Node(id: $0, stamp: stamp) }
    guard policy != .move else {
      let moved = detach(ids)
      return new.map { node in
        var node = node
        if let old = moved.first(where: { $0.id == node.id }) {
          (node.children, node.isExpanded) = (old.children, old.isExpanded)
        }
        return node
      }
    }
    for id in ids { edit(id) { $0[$1].stamp = stamp } }
    return new.filter { node($0.id) == nil }
  }

  /// Takes items out with all under them, those below first, so that each is taken out by itself.
  private mutating func detach(_ ids: [Int]) -> [Node] {
    var nodes: [Node] = []
    for id in allItems.sections.flatMap(\.items).map(\.id).reversed() where ids.contains(id) {
      edit(id) { siblings, index in nodes.append(siblings.remove(at: index)) }
    }
    return nodes
  }

  /// Marks go with the items that bear them.
  private mutating func forgetMarks() {
    let ids = roots.values.flatMap { $0.flatMap(\.ids) }
    list.reloaded.formIntersection(ids)
    list.reconfigured.formIntersection(ids)
    list.replaced = list.replaced.filter { ids.contains($0.key) }
  }
}

extension ListOutlinesModel: CustomStringConvertible {
  var description: String {
    list.sections.map { "\($0.id)[\(OutlineModel(roots: roots[$0.id] ?? []))]" }
      .joined(separator: " ")
  }
}
