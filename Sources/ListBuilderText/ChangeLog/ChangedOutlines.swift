import ListBuilder

/// What a change log tells of items where sections have outlines: edits of trees, hidden items too.
struct ChangedOutlines<Section: Diffable, Item: Diffable> {
  typealias Place = ListOutlinePlace<Item.ID>

  /// What happened to an item that is there: that it came, unless it says anything else.
  struct ChangedItem {
    let item: Item
    var origin: Place?
    var destination: Place?
    var replaced: Item?
    var isToggled = false
  }

  /// The items that are gone, by the index of the section in the old list.
  private(set) var removedItems: [Int: [Item]] = [:]

  /// The items that changed, by the index of the section in the new list, in no order.
  private(set) var changedItems: [Int: [Item.ID: ChangedItem]] = [:]

  /// - Returns: `nil` if no section that changed has an outline.
  /// - Complexity: O(*c*) on average for *c* edits.
  init?(
    _ difference: ListDifference<Section, Item>, in new: ListSnapshot<Section, Item>
  ) {
    let edits = difference.outlineChanges
    guard !edits.isEmpty else { return nil }
    for edit in edits {
      switch edit {
      case .remove(let item, _, let place): removedItems[place.section, default: []].append(item)
      case .insert(let item, _, let place): note(item, in: place.section) { _ in }
      case .move(let item, let from, let to):
        note(item, in: to.section) { change in
          change.origin = from
          change.destination = to
        }
      case .update(let item, let old, _): note(item, of: new) { $0.replaced = old }
      case .expand(let item), .collapse(let item): note(item, of: new) { $0.isToggled = true }
      }
    }
  }

  private mutating func note(
    _ item: Item, of list: ListSnapshot<Section, Item>, _ change: (inout ChangedItem) -> Void
  ) {
    guard let id = list.sectionIdentifier(containingItem: item.id),
      let section = list.indexOfSection(id)
    else { return }
    note(item, in: section, change)
  }

  private mutating func note(
    _ item: Item, in section: Int, _ change: (inout ChangedItem) -> Void
  ) {
    change(&changedItems[section, default: [:]][item.id, default: ChangedItem(item: item)])
  }

  /// Returns the changed items of a new section, in depth-first order.
  ///
  /// - Complexity: O(*c* log *c*) on average for *c* of them.
  func changedItems(inSection index: Int, of list: ListSnapshot<Section, Item>) -> [ChangedItem] {
    let changed = changedItems[index] ?? [:]
    let placed = changed.compactMap { id, item in
      list.indexInOutline(of: id).map { (index: $0, item: item) }
    }
    return placed.sorted { $0.index < $1.index }.map { $0.item }
  }
}
