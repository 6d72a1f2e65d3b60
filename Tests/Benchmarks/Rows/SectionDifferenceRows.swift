import Foundation
import ListBuilder

/// Comparing two lists of 100,000 items with content, in many sections.
enum SectionDifferenceRows {
  static var all: [Benchmark] {
    [
      few(UUID.self), few(Int.self), few(String.self),
      many(UUID.self), many(Int.self), many(String.self),
      shared(UUID.self), shared(Int.self), shared(String.self),
    ]
  }

  private static func few<ID: Identifier>(_: ID.Type) -> Benchmark {
    changes("diff-sections", SectionChanges(ofEach: 10), bar: 0.15, ID.self)
  }

  private static func many<ID: Identifier>(_: ID.Type) -> Benchmark {
    changes("diff-sections-10", SectionChanges(ofEach: 100), bar: 0.7, ID.self)
  }

  /// Changes of all kinds in each of 100 sections.
  private static func changes<ID: Identifier>(
    _ name: String, _ changes: SectionChanges, bar: Double, _: ID.Type
  ) -> Benchmark {
    .timed("\(name)/\(ID.name)", floor: Floors.hash, bar: bar) {
      var generator = SeededGenerator()
      let old: [[DetailedItem<ID>]] = items(sections: 100, each: 1000, using: &generator)
      let new = changes.apply(to: old, using: &generator)
      return try ListPair(old: old, new: new).trial { Floors.hash(old: $0, new: $1) }
    }
  }

  /// A copy of a list of 1,000 sections in which one item's content was changed.
  private static func shared<ID: Identifier>(_: ID.Type) -> Benchmark {
    .timed("diff-shared/\(ID.name)", floor: Floors.eq, bar: 0.15) {
      var generator = SeededGenerator()
      let items: [[DetailedItem<ID>]] = items(sections: 1000, each: 100, using: &generator)
      let list = try ListSnapshot(sectionsOf: items)
      var copy = list
      var item = items[500][50]
      item.count += 1
      try copy.update(item)
      return ListPair(old: list, new: copy).trial { Floors.eq(old: $0, new: $1) }
    }
  }

  private static func items<ID>(
    sections: Int, each count: Int, using generator: inout SeededGenerator
  ) -> [[DetailedItem<ID>]] {
    (0..<sections).map { _ in (0..<count).map { _ in DetailedItem(from: &generator) } }
  }
}
