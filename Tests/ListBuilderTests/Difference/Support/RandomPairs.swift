import ListBuilder
import TestSupport

/// Draws pairs of lists to compare.
struct RandomPairs {
  var generator: SeededGenerator

  private let edits = RandomEdits(
    itemNumbers: 14, sectionNumbers: 4, longestArgument: 3, sectionEdits: 25)

  init(_ generator: SeededGenerator) { self.generator = generator }

  /// Two lists that share nothing but identifiers, with marks and contents as it comes.
  mutating func apart(itemNumbers: Int, sectionNumbers: Int = 4) -> ListPair {
    let old = model(itemNumbers: itemNumbers, sectionNumbers: sectionNumbers)
    var new = old
    if chance(of: 3) {
      new = model(itemNumbers: itemNumbers, sectionNumbers: sectionNumbers)
    } else {
      for _ in 0..<Int.random(in: 0...6, using: &generator) { change(&new, itemNumbers) }
    }
    mark(&new, itemNumbers)
    return ListPair(base: old, other: new)
  }

  /// A list, and a copy that was edited. Edits are drawn for the list as it was first, so that some
  /// of them are refused.
  mutating func edited(itemNumbers: Int) -> ListPair {
    var pair = ListPair(base: model(itemNumbers: itemNumbers, sectionNumbers: 4))
    for _ in 0..<(chance(of: 2) ? 0 : Int.random(in: 1...3, using: &generator)) {
      pair.baseEdits.append(edit(for: pair.base))
    }
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      pair.edits.append(edit(for: pair.base))
    }
    return pair
  }

  private mutating func chance(of number: Int) -> Bool {
    Int.random(in: 0..<number, using: &generator) == 0
  }

  private mutating func model(itemNumbers: Int, sectionNumbers: Int) -> ListModel {
    let sections = Array(0..<sectionNumbers).shuffled(using: &generator)
    var model = ListModel(
      sections: sections.prefix(Int.random(in: 0...sectionNumbers, using: &generator)).map {
        ListModel.Section(id: $0, stamp: chance(of: 4) ? 1 : 0)
      })
    guard !model.sections.isEmpty else { return model }
    let isInOrder = chance(of: 3)
    let numbers = Array(0..<itemNumbers)
    let ids = isInOrder ? numbers : numbers.shuffled(using: &generator)
    for id in ids where !chance(of: 4) {
      let index = Int.random(in: model.sections.indices, using: &generator)
      model.sections[index].items.append(
        ListModel.Item(id: id, stamp: chance(of: 4) ? 1 : 0))
    }
    return model
  }

  private mutating func edit(for model: ListModel) -> Edit {
    let ids = model.sections.flatMap { $0.items.map { $0.id } }
    if chance(of: 4), let id = ids.randomElement(using: &generator) {
      return .replace(id, with: Int.random(in: 0..<edits.itemNumbers, using: &generator))
    }
    return edits.next(for: model, using: &generator)
  }
}

extension RandomPairs {
  private mutating func change(_ model: inout ListModel, _ itemNumbers: Int) {
    guard !model.sections.isEmpty else { return }
    let section = Int.random(in: model.sections.indices, using: &generator)
    let other = Int.random(in: model.sections.indices, using: &generator)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: model.sections.swapAt(section, other)
    case 1: model.sections.insert(model.sections.remove(at: section), at: other)
    case 2: model.sections.remove(at: section)
    case 3:
      let id = Int.random(in: 0..<5, using: &generator)
      if model.index(ofSection: id) == nil {
        model.sections.insert(ListModel.Section(id: id, stamp: 0), at: section)
      }
    case 4: model.sections[section].stamp = 2
    case 5: model.sections[section].items.shuffle(using: &generator)
    case 6:
      let id = Int.random(in: 0..<itemNumbers + 4, using: &generator)
      if !model.contains(id) { insert(ListModel.Item(id: id, stamp: 0), into: section, of: &model) }
    default: changeItem(of: section, other, &model)
    }
  }

  private mutating func changeItem(of section: Int, _ other: Int, _ model: inout ListModel) {
    guard let offset = model.sections[section].items.indices.randomElement(using: &generator)
    else { return }
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: model.sections[section].items[offset].stamp = 2
    case 1: model.sections[section].items.remove(at: offset)
    case 2, 3:
      insert(model.sections[section].items.remove(at: offset), into: other, of: &model)
    default:
      insert(model.sections[section].items.remove(at: offset), into: section, of: &model)
    }
  }

  private mutating func insert(
    _ item: ListModel.Item, into section: Int, of model: inout ListModel
  ) {
    let offset = Int.random(in: 0...model.sections[section].items.count, using: &generator)
    model.sections[section].items.insert(item, at: offset)
  }

  private mutating func mark(_ model: inout ListModel, _ itemNumbers: Int) {
    guard chance(of: 2) else { return }
    for section in model.sections {
      if chance(of: 8) { model.reloadedSections.insert(section.id) }
      for item in section.items {
        if chance(of: 8) { model.reloaded.insert(item.id) }
        if chance(of: 8) { model.reconfigured.insert(item.id) }
        if chance(of: 8) {
          let id = Int.random(in: 0..<itemNumbers, using: &generator)
          if id != item.id { model.replaced[item.id] = id }
        }
      }
    }
  }
}
