import ListBuilder
import TestSupport

/// Draws edits for a list, most of them right, some of them wrong in one way or another.
struct RandomEdits {
  /// Item numbers go from 0 to below this one.
  var itemNumbers: Int

  /// Section numbers go from 0 to below this one.
  var sectionNumbers: Int

  /// The most elements of an argument.
  var longestArgument: Int

  /// How often an edit concerns sections, or all items, in percent.
  var sectionEdits: Int

  func next(for model: ListModel, using generator: inout SeededGenerator) -> Edit {
    if Int.random(in: 0..<100, using: &generator) < sectionEdits {
      return nextOfSections(using: &generator)
    }
    let side = Edit.Side.allCases.randomElement(using: &generator) ?? .before
    let policy = [PresentItemPolicy.move, .move, .keep, .reject].randomElement(using: &generator)
    switch Int.random(in: 0..<20, using: &generator) {
    case 0...3:
      return .appendItems(
        items(model, using: &generator),
        section: Bool.random(using: &generator) ? nil : section(using: &generator),
        policy ?? .move)
    case 4...8:
      return .insertItems(
        items(model, using: &generator), side, of: item(model, using: &generator), policy ?? .move)
    case 9...11: return .deleteItems(items(model, using: &generator))
    case 12...14:
      return .moveItem(
        item(model, using: &generator), side, of: item(model, using: &generator))
    case 15: return .moveTo(item(model, using: &generator), path(model, using: &generator))
    case 16: return .update(item(model, using: &generator))
    case 17:
      return .replace(item(model, using: &generator), with: item(model, using: &generator))
    case 18: return .reloadItems(items(model, using: &generator))
    default: return .reconfigureItems(items(model, using: &generator))
    }
  }

  private func nextOfSections(using generator: inout SeededGenerator) -> Edit {
    let side = Edit.Side.allCases.randomElement(using: &generator) ?? .before
    switch Int.random(in: 0..<16, using: &generator) {
    case 0...3: return .appendSections(sections(using: &generator))
    case 4...6:
      return .insertSections(
        sections(using: &generator), side, of: section(using: &generator))
    case 7...8: return .deleteSections(sections(using: &generator))
    case 9...11:
      return .moveSection(section(using: &generator), side, of: section(using: &generator))
    case 12: return .updateSection(section(using: &generator))
    case 13...14: return .reloadSections(sections(using: &generator))
    default: return .deleteAllItems(keepingSections: Int.random(in: 0..<4, using: &generator) > 0)
    }
  }

  /// Usually an item that is there.
  private func item(_ model: ListModel, using generator: inout SeededGenerator) -> Int {
    if Int.random(in: 0..<10, using: &generator) < 8,
      let section = model.sections.randomElement(using: &generator),
      let item = section.items.randomElement(using: &generator)
    {
      return item.id
    }
    return Int.random(in: 0..<itemNumbers, using: &generator)
  }

  private func items(_ model: ListModel, using generator: inout SeededGenerator) -> [Int] {
    let count = Int.random(in: 0...longestArgument, using: &generator)
    return (0..<count).map { _ in
      Bool.random(using: &generator)
        ? item(model, using: &generator) : Int.random(in: 0..<itemNumbers, using: &generator)
    }
  }

  private func section(using generator: inout SeededGenerator) -> Int {
    Int.random(in: 0..<sectionNumbers, using: &generator)
  }

  private func sections(using generator: inout SeededGenerator) -> [Int] {
    (0..<Int.random(in: 0...2, using: &generator)).map { _ in section(using: &generator) }
  }

  private func path(
    _ model: ListModel, using generator: inout SeededGenerator
  ) -> ListIndexPath {
    let section = Int.random(in: -1...model.sections.count, using: &generator)
    let count = model.sections.indices.contains(section) ? model.sections[section].items.count : 0
    return ListIndexPath(
      section: section, item: Int.random(in: -1...count + 1, using: &generator))
  }
}
