/// What the paths of a difference tell of items that are hidden in one of the two lists.
struct HiddenItems<Section: Diffable, Item: Diffable> {
  private let difference: ListDifference<Section, Item>
  private let old: ListSnapshot<Section, Item>
  private let new: ListSnapshot<Section, Item>

  /// The new identifiers of items that give up an old one, and the other way round.
  private var newIDs: [Item.ID: Item.ID] = [:]
  private var oldIDs: [Item.ID: Item.ID] = [:]

  /// - Parameters:
  ///   - difference: A difference that the old list accepts.
  ///   - old: The list that it is for.
  ///   - new: The list that it leads to, with the visible items at the paths that it tells.
  ///   - edits: The difference's edits of trees.
  init(
    by difference: ListDifference<Section, Item>, from old: ListSnapshot<Section, Item>,
    to new: ListSnapshot<Section, Item>,
    edits: [ListDifference<Section, Item>.OutlineChange]
  ) {
    self.difference = difference
    self.old = old
    self.new = new
    for case .update(let item, let old, _) in edits where item.id != old.id {
      newIDs[old.id] = item.id
      oldIDs[item.id] = old.id
    }
  }

  /// Which item is not hidden where the paths tell it, first, in words, or `nil`.
  ///
  /// - Complexity: O(*c* log *n*) on average for *c* changes, those of all items of inserted
  ///   sections among them.
  var inconsistency: String? {
    for path in difference.hiddenItems {
      let id = old.item(at: path).id
      if !new.hides(newIDs[id] ?? id) { return "the item '\(id)' at \(path) does not hide" }
    }
    for path in difference.shownItems {
      let id = new.item(at: path).id
      if !old.hides(oldIDs[id] ?? id) { return "the item '\(id)' at \(path) was not hidden" }
    }
    for case .insert(let section, let index) in difference.sectionChanges
    where section.content.outline != nil {
      for item in section.content.storage where new.rowPath(for: item.id)?.section != index {
        return "the item '\(item.id)' does not come with section \(index)"
      }
    }
    return nil
  }
}

extension ListSnapshot {
  /// Whether an item is in the list, and does not show.
  fileprivate func hides(_ id: Item.ID) -> Bool {
    rowPath(for: id).map { visiblePath(ofRow: $0) == nil } ?? false
  }
}
