import Foundation
import ListBuilder

/// Comparing a list of 100,000 items with an equal one, and with one that has more at its end. The
/// two are made apart, so that comparing identifiers cannot end at their addresses.
enum UnchangedRows {
  static var all: [Benchmark] {
    [
      same(UUID.self), same(Int.self), same(String.self),
      append(UUID.self), append(Int.self), append(String.self),
    ]
  }

  private static func same<ID: Identifier>(_: ID.Type) -> Benchmark {
    appending(0, "diff-same", ID.self)
  }

  private static func append<ID: Identifier>(_: ID.Type) -> Benchmark {
    appending(1000, "diff-append", ID.self)
  }

  private static func appending<ID: Identifier>(
    _ count: Int, _ name: String, _: ID.Type
  ) -> Benchmark {
    .timed("\(name)/\(ID.name)", floor: Floors.eq, bar: 3) {
      let old = ListData<ID>(sections: 1, items: 100_000)
      let new = ListData<ID>(sections: 1, items: 100_000 + count)
      return try ListPair(old: old.sections, new: new.sections)
        .trial { Floors.eq(old: $0, new: $1) }
    }
  }
}
