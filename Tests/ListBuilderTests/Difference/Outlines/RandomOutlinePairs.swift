import TestSupport

@testable import ListBuilder

/// Draws pairs of lists with outlines to compare: flat pairs, of which the items are then nested.
struct RandomOutlinePairs {
  private var pairs: RandomPairs

  var seed: UInt64 { pairs.generator.seed }

  init(_ generator: SeededGenerator) { pairs = RandomPairs(generator) }

  mutating func next(itemNumbers: Int, edited: Bool) -> OutlinePair {
    let pair =
      edited ? pairs.edited(itemNumbers: itemNumbers) : pairs.apart(itemNumbers: itemNumbers)
    let (old, new) = pair.lists(of: Int.self)
    // Mostly, items keep their depth and their state, unless an edit moves them.
    let depths = (0..<40).map { _ in Int.random(in: 0...3, using: &pairs.generator) }
    let states = (0..<40).map { _ in Bool.random(using: &pairs.generator) }
    return OutlinePair(
      old: nested(old, depths, states, isChanged: 1), new: nested(new, depths, states, isChanged: 6)
    )
  }

  private mutating func nested(
    _ list: OutlinePair.List, _ depths: [Int], _ states: [Bool], isChanged: Int
  ) -> OutlinePair.List {
    var list = list
    for row in list.table.rows where Int.random(in: 0..<4, using: &pairs.generator) > 0 {
      let content = list.contents[row.slot]
      var deepest = 0
      let rows = content.storage.map { item in
        let isOther = isChanged > 1 && Int.random(in: 0..<isChanged, using: &pairs.generator) == 0
        let id = (item.id.number + (isOther ? 1 : 0)) % depths.count
        let level = min(depths[id], deepest)
        deepest = level + 1
        let isExpanded =
          isOther ? Bool.random(using: &pairs.generator) : states[item.id.number % states.count]
        return OutlineRow(item: item, level: level, isExpanded: isExpanded)
      }
      list.contents[row.slot] = ListItems(rows: rows)
    }
    list.noteOffsets()
    return list
  }
}
