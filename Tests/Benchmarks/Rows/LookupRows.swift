import Foundation
import ListBuilder

/// The paths of 100,000 items, in another order than that of the list.
enum LookupRows {
  static var all: [Benchmark] {
    [lookups(UUID.self), lookups(Int.self), lookups(String.self)]
  }

  private static func lookups<ID: Identifier>(_: ID.Type) -> Benchmark {
    .timed("lookups/\(ID.name)", floor: Floors.hash, bar: 1) {
      let data = ListData<ID>(sections: 1000, items: 100)
      let list = try data.makeList()
      let old = data.ids
      let new = data.shuffledIDs
      return Trial {
        var sum = 0
        for id in new {
          if let path = list.indexPath(for: id) { sum &+= path.section &* 100 &+ path.item }
        }
        return sum
      } floor: {
        Floors.hash(old: old, new: new)
      }
    }
  }
}
