import Foundation
import ListBuilder

/// 1,000 insertions, 1,000 moves and 1,000 deletions of single items, in many small sections and in
/// few large ones. The first copies of what the list shares with the unedited one count.
enum EditRows {
  static var all: [Benchmark] {
    [
      small(UUID.self), small(Int.self), small(String.self),
      large(UUID.self), large(Int.self), large(String.self),
    ]
  }

  private static func small<ID: Identifier>(_: ID.Type) -> Benchmark {
    edits(ID.self, sections: 1000, items: 100, bar: 1)
  }

  private static func large<ID: Identifier>(_: ID.Type) -> Benchmark {
    edits(ID.self, sections: 10, items: 10_000, bar: 1.5)
  }

  private static func edits<ID: Identifier>(
    _: ID.Type, sections: Int, items: Int, bar: Double
  ) -> Benchmark {
    .timed("edits-\(sections)x\(items)/\(ID.name)", floor: Floors.hash, bar: bar) {
      let data = ListData<ID>(sections: sections, items: items)
      let script = EditScript(data, ofEach: 1000)
      let list = try data.makeList()
      let old = data.ids
      var edited = list
      try script.apply(to: &edited)
      let new = edited.itemIdentifiers
      return Trial {
        var copy = list
        try script.apply(to: &copy)
        return copy.numberOfItems
      } floor: {
        Floors.hash(old: old, new: new)
      }
    }
  }
}
