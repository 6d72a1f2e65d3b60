import ListBuilder

/// An item that knows the items under it.
struct TreeItem<ID: Identifier>: Diffable {
  let id: ID
  let children: [TreeItem]

  /// What is under an item are items of their own.
  func hasSameContent(as other: TreeItem) -> Bool { true }

  /// Makes trees of a number of items on 8 levels: 5 roots, and 4 items under each item, as far as
  /// the number goes.
  static func trees(_ count: Int) -> [TreeItem] {
    var generator = SeededGenerator()
    let ids = (0..<count).map { _ in ID(from: &generator) }
    // The items under one stand behind it in the order of levels, so they are made before it.
    var items: [TreeItem?] = Array(repeating: nil, count: count)
    for index in (0..<count).reversed() {
      let first = 5 + 4 * index
      let children = items[min(first, count)..<min(first + 4, count)].compactMap { $0 }
      items[index] = TreeItem(id: ids[index], children: children)
    }
    return items.prefix(5).compactMap { $0 }
  }
}
