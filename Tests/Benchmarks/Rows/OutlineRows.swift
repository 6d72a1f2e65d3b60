import Foundation
import ListBuilder

/// An outline of 100,000 items on 8 levels: declared from trees, expanded, collapsed, and compared.
enum OutlineRows {
  static var all: [Benchmark] {
    [outline(UUID.self), outline(Int.self), outline(String.self)]
  }

  private static func outline<ID: Identifier>(_: ID.Type) -> Benchmark {
    .timed("outline/\(ID.name)", floor: Floors.hash, bar: 6) {
      let trees = TreeItem<ID>.trees(100_000)
      let ids = try allIDs(trees)
      return Trial {
        var expanded = try declared(trees)
        expanded.expandItems(ids)
        var collapsed = expanded
        collapsed.collapseItems(ids)
        let difference = collapsed.difference(from: expanded)
        return difference.hiddenItems.count
      } floor: {
        Floors.hash(old: ids, new: ids)
      }
    }
  }

  private static func declared<ID: Identifier>(
    _ trees: [TreeItem<ID>]
  ) throws -> ListSnapshot<Int, TreeItem<ID>> {
    try ListSnapshot { ListSection(0) { ListOutline(trees, children: \.children) } }
  }

  /// All identifiers, in depth-first order.
  private static func allIDs<ID: Identifier>(_ trees: [TreeItem<ID>]) throws -> [ID] {
    try declared(trees).outline(inSection: 0)?.itemIdentifiers ?? []
  }
}
