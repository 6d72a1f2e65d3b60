import Foundation
import ListBuilder

/// Making a list of 100,000 items from arrays, item by item, and with a builder.
enum BuildRows {
  static var all: [Benchmark] {
    [
      fromArrays(UUID.self), fromArrays(Int.self), fromArrays(String.self),
      oneByOne(UUID.self), oneByOne(Int.self), oneByOne(String.self),
      declared(UUID.self), declared(Int.self), declared(String.self),
    ]
  }

  /// 1,000 sections with 100 items each, with the full check for repeated identifiers.
  private static func fromArrays<ID: Identifier>(_: ID.Type) -> Benchmark {
    .timed("build/\(ID.name)", floor: Floors.set, bar: 0.7) {
      let data = ListData<ID>(sections: 1000, items: 100)
      return Trial {
        try data.makeList().numberOfItems
      } floor: {
        Floors.set(data)
      }
    }
  }

  /// 10 sections with 10,000 items each, appended singly.
  private static func oneByOne<ID: Identifier>(_: ID.Type) -> Benchmark {
    .timed("build-one-by-one/\(ID.name)", floor: Floors.build, bar: 3) {
      let sections = ListData<ID>(sections: 10, items: 10_000).sections
      let data = ListData<ID>(sections: 1000, items: 100)
      return Trial {
        var list = ListSnapshot<Int, Item<ID>>()
        for (section, items) in sections.enumerated() {
          try list.appendSections([section])
          for item in items { try list.appendItems([item], toSection: section) }
        }
        return list.numberOfItems
      } floor: {
        try Floors.build(data)
      }
    }
  }

  /// A loop over all items in a builder, which notes the line of each.
  private static func declared<ID: Identifier>(_: ID.Type) -> Benchmark {
    .timed("build-dsl/\(ID.name)", floor: Floors.build, bar: 3) {
      let data = ListData<ID>(sections: 1000, items: 100)
      let items = Array(data.sections.joined())
      return Trial {
        let list: ListSnapshot<Int, Item<ID>> = try ListSnapshot {
          ListSection(0) {
            for item in items { item }
          }
        }
        return list.numberOfItems
      } floor: {
        try Floors.build(data)
      }
    }
  }
}
