import ListBuilder

/// Edits at random places, each of one item by its identifier.
struct EditScript<ID: Identifier> {
  private var insertions: [(item: Item<ID>, neighbor: ID)] = []
  private var moves: [(item: ID, neighbor: ID)] = []
  private var deletions: [ID] = []

  /// Makes as many insertions, moves and deletions.
  init(_ data: ListData<ID>, ofEach count: Int) {
    var generator = data.generator
    for _ in 0..<count {
      let item = Item<ID>(from: &generator)
      insertions.append((item, data.randomID(using: &generator)))
    }
    while moves.count < count {
      let item = data.randomID(using: &generator)
      let neighbor = data.randomID(using: &generator)
      if item != neighbor { moves.append((item, neighbor)) }
    }
    var deleted: Set<ID> = []
    while deletions.count < count {
      let item = data.randomID(using: &generator)
      if deleted.insert(item).inserted { deletions.append(item) }
    }
  }

  func apply(to list: inout ListSnapshot<Int, Item<ID>>) throws {
    for (item, neighbor) in insertions { try list.insertItems([item], beforeItem: neighbor) }
    for (item, neighbor) in moves { try list.moveItem(item, afterItem: neighbor) }
    for item in deletions { try list.deleteItems([item]) }
  }
}
