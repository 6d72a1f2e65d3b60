/// What edits of trees do to each item. An old identifier is one of the old list, a new one is one
/// of the new list; an update may lead from one to another.
struct OutlineRoles<Section: Diffable, Item: Diffable> {
  typealias Change = ListDifference<Section, Item>.OutlineChange

  /// An item that is updated: its new identifier, and why.
  struct Update: Equatable {
    let id: Item.ID
    let reason: ListUpdateReason
  }

  /// The old sections of items that go, by old identifiers.
  private(set) var removals: [Item.ID: Int] = [:]

  /// The new sections of items that come, by new identifiers.
  private(set) var insertions: [Item.ID: Int] = [:]

  /// The old and new sections of items that move, by new identifiers.
  private(set) var moves: [Item.ID: ListMove<Int>] = [:]

  /// The updates by old identifiers.
  private(set) var updates: [Item.ID: Update] = [:]

  /// The new identifiers of items that are updated.
  private(set) var updatedIDs: Set<Item.ID> = []

  /// The new identifiers of items that are expanded.
  private(set) var expansions: Set<Item.ID> = []

  /// The new identifiers of items that are collapsed.
  private(set) var collapses: Set<Item.ID> = []

  /// What is wrong with the first edit that gives an item another role besides one that it has, in
  /// words, or `nil`.
  private(set) var inconsistency: String?

  /// - Complexity: O(*c*) on average for *c* edits.
  init(_ changes: [Change]) {
    for change in changes where inconsistency == nil { inconsistency = note(change) }
    if inconsistency == nil { inconsistency = goneItem(in: changes) }
  }

  /// Returns the new identifier of an item that has an old one.
  func newID(of id: Item.ID) -> Item.ID { updates[id]?.id ?? id }

  private mutating func note(_ change: Change) -> String? {
    switch change {
    case .remove(let item, _, let place):
      let isOther = updates[item.id] != nil
      if removals.updateValue(place.section, forKey: item.id) != nil || isOther {
        return Self.twoRoles(item.id)
      }
    case .insert(let item, _, let place):
      if moves[item.id] != nil || isToggled(item.id) { return Self.twoRoles(item.id) }
      let isOther = updatedIDs.contains(item.id)
      if insertions.updateValue(place.section, forKey: item.id) != nil || isOther {
        return "the item '\(item.id)' comes twice"
      }
    case .move(let item, let from, let to):
      let move = ListMove(from: from.section, to: to.section)
      let isOther = insertions[item.id] != nil
      if moves.updateValue(move, forKey: item.id) != nil || isOther {
        return Self.twoRoles(item.id)
      }
    case .update(let item, let old, let reason):
      if removals[old.id] != nil { return Self.twoRoles(old.id) }
      let update = Update(id: item.id, reason: reason)
      if updates.updateValue(update, forKey: old.id) != nil {
        return "the item '\(old.id)' is updated twice"
      }
      let isOther = insertions[item.id] != nil
      if !updatedIDs.insert(item.id).inserted || isOther {
        return "the item '\(item.id)' comes twice"
      }
    case .expand(let item), .collapse(let item):
      if insertions[item.id] != nil { return Self.twoRoles(item.id) }
      if isToggled(item.id) { return "the item '\(item.id)' is expanded or collapsed twice" }
      if case .expand = change { expansions.insert(item.id) } else { collapses.insert(item.id) }
    }
    return nil
  }

  private func isToggled(_ id: Item.ID) -> Bool {
    expansions.contains(id) || collapses.contains(id)
  }

  /// An item that goes, and moves, is expanded or collapsed all the same. Another one may have
  /// taken its identifier over.
  private func goneItem(in changes: [Change]) -> String? {
    for case .remove(let item, _, _) in changes where moves[item.id] != nil || isToggled(item.id) {
      let isTakenOver = updatedIDs.contains(item.id) || insertions[item.id] != nil
      if !isTakenOver { return Self.twoRoles(item.id) }
    }
    return nil
  }

  private static func twoRoles(_ id: Item.ID) -> String { "the item '\(id)' has two roles" }
}
