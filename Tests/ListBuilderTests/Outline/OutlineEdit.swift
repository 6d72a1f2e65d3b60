import ListBuilder

/// One call of an editing operation of an outline. Items are named by number.
enum OutlineEdit {
  case append([Int], to: Int?)
  case insert([Int], Edit.Side, of: Int)
  case graft([OutlineModel.Node], Edit.Side, of: Int)
  case replace(childrenOf: Int, [OutlineModel.Node])
  case move(Int, to: Int?, at: Int?)
  case delete([Int])
  case deleteAll
  case update(Int)
  case expand([Int])
  case collapse([Int])
}

typealias StampedOutline<ID: NumberedID> = ListSectionSnapshot<StampedItem<ID>>

extension ListSectionSnapshot {
  /// Creates an outline like a model.
  init<ID: NumberedID>(_ nodes: [OutlineModel.Node]) throws(SnapshotError)
  where Item == StampedItem<ID> {
    self.init()
    try append(nodes, to: nil)
  }

  private mutating func append<ID: NumberedID>(
    _ nodes: [OutlineModel.Node], to parent: ID?
  ) throws(SnapshotError) where Item == StampedItem<ID> {
    for node in nodes {
      let id = ID(node.id)
      try append([StampedItem(id: id, stamp: node.stamp)], to: parent)
      if node.isExpanded { expand([id]) }
      try append(node.children, to: id)
    }
  }

  /// Performs an edit, with a stamp for all values that it brings.
  mutating func perform<ID: NumberedID>(_ edit: OutlineEdit, stamp: Int) throws(SnapshotError)
  where Item == StampedItem<ID> {
    func item(_ number: Int) -> Item { StampedItem(id: ID(number), stamp: stamp) }
    switch edit {
    case .append(let items, let parent): try append(items.map(item), to: parent.map(ID.init))
    case .insert(let items, .before, let neighbor):
      try insert(items.map(item), before: ID(neighbor))
    case .insert(let items, .after, let neighbor):
      try insert(items.map(item), after: ID(neighbor))
    case .graft(let nodes, .before, let neighbor):
      try insert(ListSectionSnapshot(nodes), before: ID(neighbor))
    case .graft(let nodes, .after, let neighbor):
      try insert(ListSectionSnapshot(nodes), after: ID(neighbor))
    case .replace(let parent, let nodes):
      try replace(childrenOf: ID(parent), using: ListSectionSnapshot(nodes))
    case .move(let id, let parent, let index):
      try move(ID(id), to: parent.map(ID.init), at: index)
    case .delete(let ids): try delete(ids.map(ID.init))
    case .deleteAll: deleteAll()
    case .update(let id): try update(item(id))
    case .expand(let ids): expand(ids.map(ID.init))
    case .collapse(let ids): collapse(ids.map(ID.init))
    }
  }
}
