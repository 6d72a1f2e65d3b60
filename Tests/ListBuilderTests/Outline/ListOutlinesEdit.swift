import ListBuilder
import TestSupport

/// One call of an operation of a list with outlines. Elements are named by number.
enum ListOutlinesEdit {
  case flat(Edit)
  case expand([Int])
  case collapse([Int])
  case apply([OutlineModel.Node], section: Int)
}

extension ListSnapshot where Section == StampedSection {
  /// Performs an edit, with a stamp for all values that it brings.
  mutating func perform<ID: NumberedID>(
    _ edit: ListOutlinesEdit, stamp: Int
  ) throws(SnapshotError) where Item == StampedItem<ID> {
    switch edit {
    case .flat(let edit): try perform(edit, stamp: stamp)
    case .expand(let ids): expandItems(ids.map(ID.init))
    case .collapse(let ids): collapseItems(ids.map(ID.init))
    case .apply(let nodes, let section):
      try apply(StampedOutline<ID>(nodes), toSection: section)
    }
  }
}

/// Draws edits for a list with outlines, most of them right, some wrong in one way or another.
struct RandomListOutlinesEdits {
  /// Edits that flat lists have too.
  var flatEdits: RandomEdits

  func next(
    for model: ListOutlinesModel, using generator: inout SeededGenerator
  ) -> ListOutlinesEdit {
    let ids = Array(-1..<flatEdits.itemNumbers).shuffled(using: &generator)
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<12: return .expand(Array(ids.prefix(Int.random(in: 0...3, using: &generator))))
    case 12..<20: return .collapse(Array(ids.prefix(Int.random(in: 0...2, using: &generator))))
    case 20..<30: return .apply(tree(of: ids, using: &generator), section: section(&generator))
    case 30..<40: return .flat(.moveTo(ids[0], path(in: model.visibleItems, &generator)))
    default: return .flat(flatEdits.next(for: model.allItems, using: &generator))
    }
  }

  private func section(_ generator: inout SeededGenerator) -> Int {
    Int.random(in: 0..<flatEdits.sectionNumbers, using: &generator)
  }

  private func path(
    in visible: ListModel, _ generator: inout SeededGenerator
  ) -> ListIndexPath {
    guard !visible.sections.isEmpty else { return ListIndexPath(section: 0, item: 0) }
    let section = Int.random(in: 0..<visible.sections.count, using: &generator)
    let count = visible.sections[section].items.count
    return ListIndexPath(section: section, item: Int.random(in: -1...count, using: &generator))
  }

  /// A tree of some items, each under one of those before it or among the roots.
  private func tree(
    of ids: [Int], using generator: inout SeededGenerator
  ) -> [OutlineModel.Node] {
    var model = OutlineModel()
    for id in ids.prefix(Int.random(in: 0...flatEdits.itemNumbers, using: &generator))
    where id >= 0 {
      let parent =
        Int.random(in: 0..<3, using: &generator) > 0
        ? model.ids.randomElement(using: &generator) : nil
      try? model.perform(.append([id], to: parent), stamp: -id)
      if Bool.random(using: &generator) { try? model.perform(.expand([id]), stamp: 0) }
    }
    return model.roots
  }
}
