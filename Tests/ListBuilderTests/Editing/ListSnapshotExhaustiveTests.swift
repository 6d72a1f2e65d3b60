import Testing

@testable import ListBuilder

/// Every edit of every list of at most three sections and three items, compared with a model.
@Suite struct ListSnapshotExhaustiveTests {
  /// How many items each section has, for all lists. Which numbers they bear makes no difference.
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

  @Test("Each edit of items with each argument does what arrays do, or throws and does nothing")
  func editsOfItems() {
    #expect(shapes.count == 35)
    for shape in shapes {
      let model = model(of: shape)
      let list = list(of: model)
      let edits = itemEdits(items: shape.reduce(0, +), sections: shape.count)
      for edit in edits where !check(edit, of: list, model) { return }
    }
  }

  @Test("Each edit of sections with each argument does what arrays do, or throws and does nothing")
  func editsOfSections() {
    for shape in shapes {
      let model = model(of: shape)
      let list = list(of: model)
      for edit in sectionEdits(sections: shape.count) where !check(edit, of: list, model) {
        return
      }
    }
  }

  /// All edits with at most two elements in an argument. The last number of each kind is unknown.
  private func itemEdits(items: Int, sections: Int) -> [Edit] {
    let numbers = Array(0...items)
    let arguments = arguments(of: numbers)
    var edits: [Edit] = [
      .deleteAllItems(keepingSections: true), .deleteAllItems(keepingSections: false),
    ]
    for argument in arguments {
      for policy in [PresentItemPolicy.move, .keep, .reject] {
        edits.append(.appendItems(argument, section: nil, policy))
        for section in 0...sections {
          edits.append(.appendItems(argument, section: section, policy))
        }
        for neighbor in numbers {
          for side in Edit.Side.allCases {
            edits.append(.insertItems(argument, side, of: neighbor, policy))
          }
        }
      }
      edits += [.deleteItems(argument), .reloadItems(argument), .reconfigureItems(argument)]
    }
    for number in numbers {
      edits.append(.update(number))
      for other in numbers {
        edits.append(.replace(number, with: other))
        for side in Edit.Side.allCases { edits.append(.moveItem(number, side, of: other)) }
      }
      for section in -1...sections {
        for item in -1...items + 1 {
          edits.append(.moveTo(number, ListIndexPath(section: section, item: item)))
        }
      }
    }
    return edits
  }

  private func sectionEdits(sections: Int) -> [Edit] {
    let numbers = Array(0...sections + 1)
    var edits: [Edit] = []
    for argument in arguments(of: numbers) {
      edits += [
        .appendSections(argument), .deleteSections(argument), .reloadSections(argument),
      ]
      for neighbor in numbers {
        for side in Edit.Side.allCases {
          edits.append(.insertSections(argument, side, of: neighbor))
        }
      }
    }
    for number in numbers {
      edits.append(.updateSection(number))
      for other in numbers {
        for side in Edit.Side.allCases { edits.append(.moveSection(number, side, of: other)) }
      }
    }
    return edits
  }

  private func arguments(of numbers: [Int]) -> [[Int]] {
    [[]] + numbers.map { [$0] } + numbers.flatMap { first in numbers.map { [first, $0] } }
  }

  private func check(_ edit: Edit, of before: StampedList<Int>, _ model: ListModel) -> Bool {
    var list = before
    var model = model
    var refusal: SnapshotError?
    var expected: SnapshotError?
    do throws(SnapshotError) { try list.perform(edit, stamp: 1) } catch { refusal = error }
    do throws(SnapshotError) { try model.perform(edit, stamp: 1) } catch { expected = error }
    if refusal != expected {
      Issue.record("\(edit) of \(before) threw \(refusal as Any), not \(expected as Any)")
      return false
    }
    if let problem = model.difference(from: list, askingFor: 0...4) ?? list.brokenInvariant {
      Issue.record("\(problem) after \(edit) of \(before), which gave \(list)")
      return false
    }
    return true
  }

  /// All elements bear marks, so that every edit shows what becomes of them.
  private func model(of shape: [Int]) -> ListModel {
    var model = ListModel()
    var number = 0
    for (section, count) in shape.enumerated() {
      let items = (number..<number + count).map { ListModel.Item(id: $0, stamp: 0) }
      model.sections.append(ListModel.Section(id: section, stamp: 0, items: items))
      number += count
    }
    model.reloaded = Set(0..<number)
    model.reconfigured = model.reloaded
    model.reloadedSections = Set(shape.indices)
    return model
  }

  private func list(of model: ListModel) -> StampedList<Int> {
    let sections = model.sections.map { section in
      ListSection(
        items: section.items.map { StampedItem(id: $0.id, stamp: 0) },
        in: StampedSection(id: section.id, stamp: 0))
    }
    var list = StampedList<Int>(sections: sections, keeping: .first)
    try? list.reloadItems(Array(model.reloaded))
    try? list.reconfigureItems(Array(model.reconfigured))
    try? list.reloadSections(Array(model.reloadedSections))
    return list
  }
}
