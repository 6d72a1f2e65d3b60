import Foundation
import ListBuilder

/// Comparing two lists of a single section, in which items were removed, inserted and moved.
enum DifferenceRows {
  static var all: [Benchmark] {
    changes.flatMap {
      [row($0, UUID.self), row($0, Int.self), row($0, String.self)]
    } + [million]
  }

  private static let changes = [
    FlatChanges(
      row: "diff-5k", bar: 0.5, items: 5000, replaced: 1000, blockLength: 100, shuffled: 200),
    FlatChanges(row: "diff-5k-scattered", bar: 0.8, items: 5000, replaced: 1000, shuffled: 200),
    FlatChanges(
      row: "diff-100k", bar: 0.2, items: 100_000, replaced: 10_000, blockLength: 100, moved: 2000),
    FlatChanges(
      row: "diff-100k-scattered", bar: 0.2, items: 100_000, replaced: 10_000, moved: 2000),
  ]

  /// 1,000,000 items, of which 1 % go, come and move, anywhere.
  static let millionChanges = FlatChanges(
    row: "diff-1m", bar: 0.15, items: 1_000_000, replaced: 10_000, moved: 10_000)

  private static func row<ID: Identifier>(_ changes: FlatChanges, _: ID.Type) -> Benchmark {
    row("\(changes.row)/\(ID.name)", changes, ID.self)
  }

  private static var million: Benchmark { row(millionChanges.row, millionChanges, Int.self) }

  private static func row<ID: Identifier>(
    _ name: String, _ changes: FlatChanges, _: ID.Type
  ) -> Benchmark {
    .timed(name, floor: Floors.hash, bar: changes.bar) {
      let items = changes.makeItems(ID.self)
      return try ListPair(old: [items.old], new: [items.new])
        .trial { Floors.hash(old: $0, new: $1) }
    }
  }
}
