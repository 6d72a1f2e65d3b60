import ListBuilder

/// What an outline is, in the plainest form: nodes with arrays of nodes, searched from the front.
struct OutlineModel: Equatable {
  struct Node: Equatable {
    var id: Int
    var stamp: Int
    var isExpanded = false
    var children: [Node] = []

    /// The node and all under it.
    var ids: [Int] { [id] + children.flatMap(\.ids) }
  }

  var roots: [Node] = []

  var ids: [Int] { roots.flatMap(\.ids) }

  func node(_ id: Int) -> Node? { Self.node(id, in: roots) }

  private static func node(_ id: Int, in nodes: [Node]) -> Node? {
    for node in nodes {
      if node.id == id { return node }
      if let found = Self.node(id, in: node.children) { return found }
    }
    return nil
  }

  /// Edits the siblings among which an item is, if it is there.
  private mutating func editSiblings(of id: Int, _ edit: (inout [Node], Int) -> Void) {
    Self.editSiblings(of: id, in: &roots, edit)
  }

  static func editSiblings(
    of id: Int, in nodes: inout [Node], _ edit: (inout [Node], Int) -> Void
  ) {
    if let index = nodes.firstIndex(where: { $0.id == id }) {
      edit(&nodes, index)
    } else {
      for index in nodes.indices { editSiblings(of: id, in: &nodes[index].children, edit) }
    }
  }

  private mutating func editChildren(of id: Int?, _ edit: (inout [Node]) -> Void) {
    guard let id else { return edit(&roots) }
    editSiblings(of: id) { nodes, index in edit(&nodes[index].children) }
  }
}

extension OutlineModel {
  /// Performs an edit as it is documented.
  mutating func perform(_ edit: OutlineEdit, stamp: Int) throws(SnapshotError) {
    switch edit {
    case .append(let ids, let parent):
      try checkPresent([parent])
      try checkNew(ids)
      let nodes = ids.map { Node(id: $0, stamp: stamp) }
      editChildren(of: parent) { $0 += nodes }
    case .insert(let ids, let side, let neighbor):
      try insert(ids.map { Node(id: $0, stamp: stamp) }, side, neighbor)
    case .graft(let nodes, let side, let neighbor): try insert(nodes, side, neighbor)
    case .replace(let parent, let nodes):
      try checkPresent([parent])
      try checkNew(nodes.flatMap(\.ids), besides: node(parent)?.children.flatMap(\.ids) ?? [])
      editChildren(of: parent) { $0 = nodes }
    case .move(let id, let parent, let index): try move(id, to: parent, at: index)
    case .delete(let ids):
      let repeated = ids.filter { id in ids.count { $0 == id } > 1 }
      if !repeated.isEmpty { throw .duplicateItems(Self.occurrences(repeated)) }
      for id in ids { editSiblings(of: id) { nodes, index in nodes.remove(at: index) } }
    case .deleteAll: roots = []
    case .update(let id):
      try checkPresent([id])
      editSiblings(of: id) { nodes, index in nodes[index].stamp = stamp }
    case .expand(let ids):
      for id in ids { editSiblings(of: id) { nodes, index in nodes[index].isExpanded = true } }
    case .collapse(let ids):
      for id in ids { editSiblings(of: id) { nodes, index in nodes[index].isExpanded = false } }
    }
  }

  private mutating func insert(
    _ nodes: [Node], _ side: Edit.Side, _ neighbor: Int
  ) throws(SnapshotError) {
    try checkPresent([neighbor])
    try checkNew(nodes.flatMap(\.ids))
    editSiblings(of: neighbor) { siblings, index in
      siblings.insert(contentsOf: nodes, at: index + side.distance)
    }
  }

  private mutating func move(_ id: Int, to parent: Int?, at index: Int?) throws(SnapshotError) {
    try checkPresent(parent == id ? [id] : [id, parent])
    guard let moved = node(id) else { return }
    if let parent, moved.ids.contains(parent) {
      throw .wouldCreateCycle("\(id)", under: "\(parent)")
    }
    let siblings = parent.map { node($0)?.children ?? [] } ?? roots
    let count = siblings.count { $0.id != id }
    if let index, index < 0 || index > count {
      throw .invalidIndex(index, numberOfSiblings: count)
    }
    editSiblings(of: id) { nodes, index in nodes.remove(at: index) }
    editChildren(of: parent) { $0.insert(moved, at: index ?? count) }
  }

  private func checkPresent(_ ids: [Int?]) throws(SnapshotError) {
    let unknown = ids.compactMap { $0 }.filter { node($0) == nil }
    if !unknown.isEmpty { throw .unknownItems(unknown.map { "\($0)" }) }
  }

  private func checkNew(_ ids: [Int], besides leaving: [Int] = []) throws(SnapshotError) {
    let present = self.ids.filter { !leaving.contains($0) }
    let duplicates = ids.filter { id in present.contains(id) || ids.count { $0 == id } > 1 }
    if !duplicates.isEmpty { throw .duplicateItems(Self.occurrences(duplicates)) }
  }

  /// Each identifier once, in order.
  private static func occurrences(_ ids: [Int]) -> [SnapshotError.Occurrences] {
    var told: [Int] = []
    for id in ids where !told.contains(id) { told.append(id) }
    return told.map { SnapshotError.Occurrences(id: "\($0)") }
  }
}

extension OutlineModel: CustomStringConvertible {
  var description: String { Self.text(of: roots) }

  private static func text(of nodes: [Node]) -> String {
    let texts = nodes.map { node in
      "\(node.id)\(node.isExpanded ? "+" : "")"
        + (node.children.isEmpty ? "" : "(\(text(of: node.children)))")
    }
    return texts.joined(separator: " ")
  }
}
