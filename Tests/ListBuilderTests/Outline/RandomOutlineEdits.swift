import ListBuilder
import TestSupport

/// Draws edits for an outline, most of them right, some of them wrong in one way or another.
struct RandomOutlineEdits {
  /// Item numbers go from 0 to below this one.
  var itemNumbers: Int

  func next(for model: OutlineModel, using generator: inout SeededGenerator) -> OutlineEdit {
    let present = model.ids
    let side = Bool.random(using: &generator) ? Edit.Side.before : .after
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<20:
      return .append(newItems(present, using: &generator), to: parent(present, using: &generator))
    case 20..<32:
      return .insert(
        newItems(present, using: &generator), side, of: item(present, using: &generator))
    case 32..<40:
      return .graft(
        tree(without: present, using: &generator), side, of: item(present, using: &generator))
    case 40..<46:
      let parent = item(present, using: &generator)
      let children = model.node(parent)?.children.flatMap(\.ids) ?? []
      let others = present.filter { !children.contains($0) }
      return .replace(childrenOf: parent, tree(without: others, using: &generator))
    case 46..<66:
      return .move(
        item(present, using: &generator), to: parent(present, using: &generator),
        at: Bool.random(using: &generator) ? nil : Int.random(in: -1...4, using: &generator))
    case 66..<74: return .delete(items(present, using: &generator))
    case 74: return .deleteAll
    case 75..<80: return .update(item(present, using: &generator))
    case 80..<92: return .expand(items(present, using: &generator))
    default: return .collapse(items(present, using: &generator))
    }
  }

  /// Usually an item that is there.
  private func item(_ present: [Int], using generator: inout SeededGenerator) -> Int {
    if Int.random(in: 0..<20, using: &generator) > 0,
      let item = present.randomElement(using: &generator)
    {
      return item
    }
    return Int.random(in: 0..<itemNumbers, using: &generator)
  }

  private func items(_ present: [Int], using generator: inout SeededGenerator) -> [Int] {
    (0..<Int.random(in: 0...2, using: &generator)).map { _ in item(present, using: &generator) }
  }

  private func parent(_ present: [Int], using generator: inout SeededGenerator) -> Int? {
    Int.random(in: 0..<5, using: &generator) == 0 ? nil : item(present, using: &generator)
  }

  /// Usually items that are not there.
  private func newItems(_ present: [Int], using generator: inout SeededGenerator) -> [Int] {
    if Int.random(in: 0..<10, using: &generator) == 0 {
      return (0..<3).map { _ in Int.random(in: 0..<itemNumbers, using: &generator) }
    }
    let new = (0..<itemNumbers).filter { !present.contains($0) }.shuffled(using: &generator)
    return Array(new.prefix(Int.random(in: 0...3, using: &generator)))
  }

  /// A tree of usually new items, each under one of those before it or among the roots.
  private func tree(
    without present: [Int], using generator: inout SeededGenerator
  ) -> [OutlineModel.Node] {
    var model = OutlineModel()
    for (stamp, id) in newItems(present, using: &generator).enumerated() {
      let parent = Bool.random(using: &generator) ? model.ids.randomElement(using: &generator) : nil
      try? model.perform(.append([id], to: parent), stamp: -stamp - 1)
      if Bool.random(using: &generator) { try? model.perform(.expand([id]), stamp: 0) }
    }
    return model.roots
  }
}
