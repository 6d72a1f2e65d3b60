@testable import ListBuilder

/// Two lists to compare, and how they come about.
struct ListPair {
  /// The old list, before the edits that lead to it.
  var base: ListModel
  var baseEdits: [Edit] = []

  /// The new list, if it is built apart; else it is a copy of the old one.
  var other: ListModel?
  var edits: [Edit] = []

  func lists<ID: NumberedID>(of _: ID.Type) -> (old: StampedList<ID>, new: StampedList<ID>) {
    var old = StampedList<ID>(base)
    Self.perform(baseEdits, on: &old)
    var new = old
    if let other { new = StampedList<ID>(other) }
    Self.perform(edits, on: &new)
    return (old, new)
  }

  /// Few stamps, so that a new value may have the old content.
  private static func perform<ID: NumberedID>(_ edits: [Edit], on list: inout StampedList<ID>) {
    for (index, edit) in edits.enumerated() { try? list.perform(edit, stamp: index % 3) }
  }
}

extension ListPair {
  /// What is wrong with the difference from the old list to the new one, or with that back.
  func failure<ID: NumberedID>(
    _: ID.Type, _ laws: DifferenceLaw, backToo: Bool = false
  ) -> String? {
    let (old, new) = lists(of: ID.self)
    let oldModel = baseEdits.isEmpty ? base : ListModel(old)
    let newModel = edits.isEmpty ? other ?? oldModel : ListModel(new)
    let shared = Self.sharedSections(old, new)
    if let failure = Self.failure(from: old, oldModel, to: new, newModel, shared, laws) {
      return failure
    }
    guard backToo else { return nil }
    return Self.failure(from: new, newModel, to: old, oldModel, shared, laws)
      .map { "on the way back: \($0)" }
  }

  private static func failure<ID: NumberedID>(
    from old: StampedList<ID>, _ oldModel: ListModel, to new: StampedList<ID>,
    _ newModel: ListModel, _ shared: Set<Int>, _ laws: DifferenceLaw
  ) -> String? {
    let difference = new.difference(from: old)
    let reference = ReferenceDifference(from: oldModel, to: newModel, sharing: shared)
    if let disagreement = reference.disagreement(with: difference) {
      return "\(disagreement) of the difference: \(difference)"
    }
    if let misplacement = reference.misplacement(by: difference) { return misplacement }
    if let broken = DifferenceLaws(from: old, to: new, difference).broken(of: laws) {
      return broken
    }
    guard laws.contains(.flat) else { return nil }
    let moves = difference.flatDifference?.removals.count { $0.isMove } ?? 0
    let fewest = reference.fewestFlatMoves(from: oldModel, to: newModel)
    return moves == fewest ? nil : "\(moves) flat moves, where \(fewest) suffice"
  }
}

extension ListPair {
  private static func sharedSections<ID: NumberedID>(
    _ old: StampedList<ID>, _ new: StampedList<ID>
  ) -> Set<Int> {
    guard !old.marks.items.isEmpty || !new.marks.items.isEmpty else { return [] }
    return Set(new.sectionIdentifiers.filter { new.sharesItems(ofSection: $0, with: old) })
  }
}

extension CollectionDifference.Change {
  fileprivate var isMove: Bool {
    switch self {
    case .remove(_, _, let associated), .insert(_, _, let associated): associated != nil
    }
  }
}

extension ListSnapshot where Section == StampedSection {
  init<ID: NumberedID>(_ model: ListModel) where Item == StampedItem<ID> {
    let sections = model.sections.map { section in
      ListSection(
        items: section.items.map { StampedItem(id: ID($0.id), stamp: $0.stamp) },
        in: StampedSection(id: section.id, stamp: section.stamp))
    }
    self = (try? ListSnapshot(sections: sections)) ?? ListSnapshot()
    for id in model.reloaded { try? reloadItems([ID(id)]) }
    for id in model.reconfigured { try? reconfigureItems([ID(id)]) }
    for id in model.reloadedSections { try? reloadSections([id]) }
    for (id, replaced) in model.replaced where contains(ID(id)) {
      marks.items[ID(id), default: .init()].replacedID = ID(replaced)
    }
  }
}

extension ListModel {
  init<ID: NumberedID>(_ list: StampedList<ID>) {
    sections = list.sections.map { section in
      Section(
        id: section.section.id, stamp: section.section.stamp,
        items: section.items.map { Item(id: $0.id.number, stamp: $0.stamp) })
    }
    reloadedSections = Set(list.reloadedSectionIdentifiers)
    guard !list.marks.items.isEmpty else { return }
    reloaded = Set(list.reloadedItemIdentifiers.map { $0.number })
    reconfigured = Set(list.reconfiguredItemIdentifiers.map { $0.number })
    for (id, mark) in list.marks.items.elements {
      if let replacedID = mark.replacedID { replaced[id.number] = replacedID.number }
    }
  }
}
