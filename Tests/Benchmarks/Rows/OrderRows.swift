import Foundation
import ListBuilder

/// Comparing two lists of the same 10,000 items in quite another order.
enum OrderRows {
  static var all: [Benchmark] {
    [
      reverse(UUID.self), reverse(Int.self), reverse(String.self),
      shuffle(UUID.self), shuffle(Int.self), shuffle(String.self),
    ]
  }

  private static func reverse<ID: Identifier>(_: ID.Type) -> Benchmark {
    reordering("diff-reverse", bar: 1.3, ID.self) { items, _ in items.reverse() }
  }

  private static func shuffle<ID: Identifier>(_: ID.Type) -> Benchmark {
    reordering("diff-shuffle", bar: 1.8, ID.self) { items, generator in
      items.shuffle(using: &generator)
    }
  }

  private static func reordering<ID: Identifier>(
    _ name: String, bar: Double, _: ID.Type,
    by reorder: @escaping (inout [Item<ID>], inout SeededGenerator) -> Void
  ) -> Benchmark {
    .timed("\(name)/\(ID.name)", floor: Floors.hash, bar: bar) {
      let data = ListData<ID>(sections: 1, items: 10_000)
      var generator = data.generator
      var new = data.sections[0]
      reorder(&new, &generator)
      return try ListPair(old: data.sections, new: [new]).trial { Floors.hash(old: $0, new: $1) }
    }
  }
}
