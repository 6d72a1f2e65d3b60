import Testing

@testable import ListBuilder

/// Every edit of every small outline in a list, compared with a model.
@Suite struct ListSnapshotOutlineExhaustiveTests {
  /// All outlines of up to three items, each beside a section with one more item.
  ///
  /// - Parameter expansions: Which items are expanded, as bits.
  private func models(expanded expansions: [Int]) -> [ListOutlinesModel] {
    (0...3).flatMap { count in
      expansions.flatMap { bits in
        Self.forests(of: count, expanded: bits).map { roots in
          var model = ListOutlinesModel()
          try? model.perform(.flat(.appendSections([0, 1])), stamp: 0)
          try? model.perform(.apply(roots, section: 0), stamp: 0)
          try? model.perform(.flat(.appendItems([count], section: 1, .move)), stamp: 0)
          return model
        }
      }
    }
  }

  @Test("Each move of each outline of up to three items does what nested arrays do, or throws")
  func moves() throws {
    try check(models(expanded: Array(0..<8))) { numbers in
      let paths = (-1...2).flatMap { section in
        (-1...numbers.count).map { ListIndexPath(section: section, item: $0) }
      }
      return numbers.flatMap { number in
        numbers.flatMap { neighbor -> [Edit] in
          [.moveItem(number, .before, of: neighbor), .moveItem(number, .after, of: neighbor)]
        } + paths.map { Edit.moveTo(number, $0) }
      }
    }
  }

  @Test("Each insertion and deletion of up to two items does so, where all is expanded or nothing")
  func insertionsAndDeletions() throws {
    try check(models(expanded: [0, 7])) { numbers in
      let pairs = numbers.flatMap { first in numbers.map { [first, $0] } }
      return (numbers.map { [$0] } + pairs).flatMap { argument in
        numbers.flatMap { neighbor -> [Edit] in
          [
            .insertItems(argument, .before, of: neighbor, .move),
            .insertItems(argument, .after, of: neighbor, .move),
          ]
        } + [.appendItems(argument, section: 0, .move), .deleteItems(argument)]
      }
    }
  }

  @Test("Each outline of up to two items can replace either section")
  func applying() throws {
    let trees = (0...2).flatMap { Self.forests(of: $0, expanded: 1, from: 1) }
    for model in models(expanded: [0, 2, 7]) {
      let list = try makeList(model)
      for tree in trees {
        for section in 0...1 where !check(.apply(tree, section: section), of: list, model) {
          return
        }
      }
    }
  }

  /// All forests of a number of nodes, which are numbered in depth-first order.
  private static func forests(
    of count: Int, expanded bits: Int, from first: Int = 0
  ) -> [[OutlineModel.Node]] {
    guard count > 0 else { return [[]] }
    let isExpanded = bits >> first & 1 == 1
    var forests: [[OutlineModel.Node]] = []
    for under in 0..<count {
      let behind = Self.forests(
        of: count - 1 - under, expanded: bits, from: first + 1 + under)
      for children in Self.forests(of: under, expanded: bits, from: first + 1) {
        let node = OutlineModel.Node(
          id: first, stamp: 0, isExpanded: isExpanded, children: children)
        for others in behind { forests.append([node] + others) }
      }
    }
    return forests
  }

  private func makeList(_ model: ListOutlinesModel) throws -> StampedList<Int> {
    var list = StampedList<Int>()
    try list.appendSections(model.list.sections.map { StampedSection(id: $0.id, stamp: 0) })
    for (section, roots) in model.roots.sorted(by: { $0.key < $1.key }) {
      try list.apply(StampedOutline<Int>(roots), toSection: section)
    }
    return list
  }

  /// Checks edits of models, for numbers of which the last is in no list.
  private func check(_ models: [ListOutlinesModel], _ edits: ([Int]) -> [Edit]) throws {
    for model in models {
      let list = try makeList(model)
      let numbers = Array(0...model.allItems.sections.reduce(0) { $0 + $1.items.count })
      for edit in edits(numbers) where !check(.flat(edit), of: list, model) { return }
    }
  }

  private func check(
    _ edit: ListOutlinesEdit, of before: StampedList<Int>, _ model: ListOutlinesModel
  ) -> Bool {
    var list = before
    var edited = model
    var refusal: SnapshotError?
    var expected: SnapshotError?
    do throws(SnapshotError) { try list.perform(edit, stamp: 1) } catch { refusal = error }
    do throws(SnapshotError) { try edited.perform(edit, stamp: 1) } catch { expected = error }
    if refusal != expected {
      Issue.record("\(edit) of \(model) threw \(refusal as Any), not \(expected as Any)")
      return false
    }
    if let problem = edited.difference(from: list, askingFor: [5]) ?? list.brokenInvariant {
      Issue.record("\(problem) after \(edit) of \(model), which gave \(list.outlines)")
      return false
    }
    return true
  }
}
