/// Divides the edits of trees among the stages of a difference.
struct BatchOutlines<Section: Diffable, Item: Diffable> {
  private typealias Place = ListOutlinePlace<Item.ID>
  typealias ItemChange = ListDifference<Section, Item>.ItemChange
  typealias OutlineChange = ListDifference<Section, Item>.OutlineChange

  private let changes: [OutlineChange]

  init(_ changes: [OutlineChange]) { self.changes = changes }

  /// Whether an item that comes or moves has one of some identifiers, or takes it over.
  func bring(_ ids: Set<Item.ID>) -> Bool {
    changes.contains { change in
      switch change {
      case .insert(let item, _, _), .move(let item, _, _): ids.contains(item.id)
      case .update(let item, let old, _): item.id != old.id && ids.contains(item.id)
      case .remove, .expand, .collapse: false
      }
    }
  }

  /// The edits that change the places of items, with the updates that no later stage makes.
  ///
  /// - Parameters:
  ///   - updates: The updates of the later stage. Until then, items have their old values.
  ///   - sectionIndexes: The index that each old section has in this stage.
  func structure(besides updates: [ItemChange], sectionIndexes: [Int]) -> [OutlineChange] {
    var oldValues: [Item.ID: Item] = [:]
    for case .update(let item, let old, _, _, _) in updates { oldValues[item.id] = old }
    func present(_ item: Item) -> Item { oldValues[item.id] ?? item }
    func old(_ place: Place) -> Place {
      var place = place
      if sectionIndexes.indices.contains(place.section) {
        place.section = sectionIndexes[place.section]
      }
      return place
    }
    func new(_ place: Place) -> Place {
      var place = place
      if let id = place.parent { place.parent = oldValues[id]?.id ?? id }
      if let id = place.previousSibling { place.previousSibling = oldValues[id]?.id ?? id }
      return place
    }
    return changes.compactMap { change in
      switch change {
      case .remove(let item, let isExpanded, let place):
        .remove(item, isExpanded: isExpanded, from: old(place))
      case .insert(let item, let isExpanded, let place):
        .insert(item, isExpanded: isExpanded, at: new(place))
      case .move(let item, let from, let to): .move(present(item), from: old(from), to: new(to))
      case .update(let item, _, _): oldValues[item.id] == nil ? change : nil
      case .expand(let item): .expand(present(item))
      case .collapse(let item): .collapse(present(item))
      }
    }
  }

  /// The updates of the later stage.
  func updates(of changes: [ItemChange]) -> [OutlineChange] {
    changes.compactMap { change in
      guard case .update(let item, let old, _, _, let reason) = change else { return nil }
      return .update(item, replacing: old, reason: reason)
    }
  }
}
