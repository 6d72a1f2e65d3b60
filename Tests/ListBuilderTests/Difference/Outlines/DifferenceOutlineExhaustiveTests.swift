import Testing

@testable import ListBuilder

/// All pairs of small trees. Any difference of two trees with these numbers of items is one of
/// these, but for the names of the items.
@Suite struct DifferenceOutlineExhaustiveTests {
  private typealias List = ListSnapshot<Group, Int>

  @Test("All pairs of trees of up to 3 items, expanded or not, have as few moves as can be")
  func threeItems() throws {
    let olds = (0...3).flatMap { Self.shapes(count: $0) }.map { ($0, Array(0..<$0.count)) }
    let news = (0...3).flatMap { Self.trees(count: $0, of: 3) }
    #expect(olds.count == 9 && news.count == 46)
    for wasExpanded in [true, false] {
      for isExpanded in [true, false] {
        try check(
          olds.map { try Self.list($0, isExpanded: wasExpanded) },
          news.map { try Self.list($0, isExpanded: isExpanded) })
      }
    }
  }

  @Test("All pairs of trees of 4 items have as few moves as can be, and lead to each other")
  func fourItems() throws {
    let olds = Self.shapes(count: 4).map { ($0, Array(0..<4)) }
    let news = Self.trees(count: 4, of: 4)
    #expect(olds.count == 14 && news.count == 336)
    try check(
      olds.map { try Self.list($0, isExpanded: true) },
      news.enumerated().map { try Self.list($0.element, isExpanded: $0.offset % 2 == 0) })
  }

  private func check(_ olds: [List], _ news: [List]) throws {
    for old in olds {
      for new in news {
        if let failure = Self.failure(from: old, to: new) {
          Issue.record("\(failure) from \(old) to \(new)")
          return
        }
      }
    }
  }
}

extension DifferenceOutlineExhaustiveTests {
  /// The levels of all ordered forests.
  private static func shapes(count: Int) -> [[Int]] {
    var shapes: [[Int]] = [[]]
    for _ in 0..<count {
      shapes = shapes.flatMap { shape in
        (0...(shape.last.map { $0 + 1 } ?? 0)).map { shape + [$0] }
      }
    }
    return shapes
  }

  /// All ordered forests of some of the first names, with levels.
  private static func trees(count: Int, of names: Int) -> [(levels: [Int], names: [Int])] {
    shapes(count: count).flatMap { shape in
      arrangements(of: count, from: Array(0..<names)).map { (shape, $0) }
    }
  }

  /// All ways to draw some names, in all orders.
  private static func arrangements(of count: Int, from names: [Int]) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return names.flatMap { name in
      arrangements(of: count - 1, from: names.filter { $0 != name }).map { [name] + $0 }
    }
  }

  private static func list(
    _ tree: (levels: [Int], names: [Int]), isExpanded: Bool
  ) throws -> List {
    let rows = zip(tree.levels, tree.names).map { level, name in
      OutlineRow(item: name, level: level, isExpanded: isExpanded)
    }
    return try List(sections: [ListSection(.a, ListItems(rows: rows), declaredAt: nil)])
  }

  private static func failure(from old: List, to new: List) -> String? {
    let difference = new.difference(from: old)
    // Lists without any nesting have no edits of trees.
    if difference.paths.hasOutlines,
      let failure = failure(of: difference.outlineChanges, from: old, to: new)
    {
      return failure
    }
    guard (try? old.applying(difference)) == new else { return "applying fails" }
    guard (try? new.applying(difference.inverse())) == old else { return "the inverse fails" }
    return nil
  }

  private static func failure(
    of edits: [ListDifference<Group, Int>.OutlineChange], from old: List, to new: List
  ) -> String? {
    var moves = 0
    var removals = 0
    var insertions = 0
    for change in edits {
      switch change {
      case .move: moves += 1
      case .remove: removals += 1
      case .insert: insertions += 1
      case .update: return "an update"
      case .expand, .collapse: break
      }
    }
    let oldItems = Set(items(of: old))
    let newItems = items(of: new)
    if removals != oldItems.subtracting(newItems).count { return "\(removals) removals" }
    if insertions != newItems.count(where: { !oldItems.contains($0) }) {
      return "\(insertions) insertions"
    }
    let fewest = fewestMoves(from: old, to: new)
    if fewest != moves { return "\(moves) moves, not \(fewest)" }
    return nil
  }

  /// All that came under another item, and of the children of each, all that cannot stay in order.
  private static func fewestMoves(from old: List, to new: List) -> Int {
    let order = items(of: old)
    var moves = 0
    var siblings: [Int?: [Match]] = [:]
    for (index, item) in items(of: new).enumerated() {
      guard let origin = order.firstIndex(of: item) else { continue }
      let parent = new.parent(of: item)
      if old.parent(of: item) == parent {
        siblings[parent, default: []].append(Match(old: origin, new: index))
      } else {
        moves += 1
      }
    }
    return siblings.values.reduce(moves) {
      $0 + FewestMoves($1, canBeOntoThemselves: false).count
    }
  }

  /// All items, hidden ones too.
  private static func items(of list: List) -> [Int] {
    list.sections.first?.outline.itemIdentifiers ?? []
  }
}
