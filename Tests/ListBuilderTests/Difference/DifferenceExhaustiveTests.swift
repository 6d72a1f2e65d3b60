import ListBuilder
import Testing

/// All pairs of small lists, up to the names of their elements.
@Suite struct DifferenceExhaustiveTests {
  private static let turns: [DifferenceLaw] = [
    .replay, [], [], .flat, [], [], .batches, [], [], [], [], .batches, [], [], [], [], .listing,
  ]

  @Test("All pairs of one section with up to five items have the least difference")
  func oneSection() {
    var pairs = 0
    for oldCount in 0...5 {
      let base = ListModel(sections: [section(0, Array(0..<oldCount))])
      for newCount in 0...5 {
        for items in arrangements(of: newCount, old: oldCount, most: .max) {
          let other = ListModel(sections: [section(0, items)])
          guard check(ListPair(base: base, other: other), .all) else { return }
          pairs += 1
        }
      }
    }
    print("DifferenceExhaustive.oneSection(): \(pairs) pairs")
    #expect(pairs == 3_395)
  }

  @Test("So have all pairs that have at most three sections and three items in both lists together")
  func threeSections() {
    var pairs = 0
    for oldShape in shapes {
      let base = model(of: oldShape, Array(0..<oldShape.count), Array(0..<oldShape.reduce(0, +)))
      for newShape in shapes {
        let sectionOrders = arrangements(of: newShape.count, old: oldShape.count, most: 3)
        let itemOrders = arrangements(
          of: newShape.reduce(0, +), old: oldShape.reduce(0, +), most: 3)
        for sections in sectionOrders {
          for items in itemOrders {
            let pair = ListPair(base: base, other: model(of: newShape, sections, items))
            guard check(pair, Self.turns[pairs % Self.turns.count]) else { return }
            pairs += 1
          }
        }
      }
    }
    print("DifferenceExhaustive.threeSections(): \(pairs) pairs")
    #expect(pairs == 26_865)
  }

  private func check(_ pair: ListPair, _ laws: DifferenceLaw) -> Bool {
    guard let failure = pair.failure(Int.self, laws) else { return true }
    Issue.record("\(failure)\n\(pair)")
    return false
  }

  /// How many items each section has, for all lists of at most three sections and three items.
  private var shapes: [[Int]] {
    var shapes: [[Int]] = [[]]
    for first in 0...3 {
      shapes.append([first])
      for second in 0...3 - first {
        shapes.append([first, second])
        for third in 0...3 - first - second { shapes.append([first, second, third]) }
      }
    }
    return shapes
  }

  private func section(_ id: Int, _ items: [Int]) -> ListModel.Section {
    ListModel.Section(id: id, stamp: 0, items: items.map { ListModel.Item(id: $0, stamp: 0) })
  }

  private func model(of shape: [Int], _ sections: [Int], _ items: [Int]) -> ListModel {
    var rest = items[...]
    return ListModel(
      sections: zip(shape, sections).map { count, id in
        defer { rest = rest.dropFirst(count) }
        return section(id, Array(rest.prefix(count)))
      })
  }

  /// All rows of a length whose elements are among the old ones, which are 0 and so on, or new.
  /// New elements are numbered as they come, for which is which makes no difference.
  ///
  /// - Parameter most: The most elements that old and new rows have together.
  private func arrangements(of count: Int, old: Int, most: Int) -> [[Int]] {
    var rows: [[Int]] = [[]]
    for _ in 0..<count {
      rows = rows.flatMap { row in
        let next = old + row.count { $0 >= old }
        let candidates = (0..<old).filter { !row.contains($0) } + (next < most ? [next] : [])
        return candidates.map { row + [$0] }
      }
    }
    return rows
  }
}
