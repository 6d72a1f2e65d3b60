@testable import ListBuilder

/// What changes tell of the list that they lead to, looked up one by one in a slow and obvious way.
struct ToldChanges {
  typealias List = OutlinePair.List
  typealias Difference = DifferenceMutator.Difference

  let sections: [Difference.SectionChange]
  let items: [Difference.ItemChange]
  let edits: [Difference.OutlineChange]

  /// The first thing that is told and not so, in words, or `nil`.
  func broken(from old: List, to new: List) -> String? {
    brokenItems(old, new) ?? brokenEdit(old, new) ?? brokenPath(old, new) ?? brokenSection(new)
  }

  /// No item is lost or won but those that the edits tell.
  private func brokenItems(_ old: List, _ new: List) -> String? {
    var ids = Set(old.allItems.map { $0.id })
    for edit in edits {
      switch edit {
      case .remove(let item, _, _): ids.remove(item.id)
      case .update(_, let item, _): ids.remove(item.id)
      case .insert, .move, .expand, .collapse: break
      }
    }
    for edit in edits {
      switch edit {
      case .insert(let item, _, _): ids.insert(item.id)
      case .update(let item, _, _): ids.insert(item.id)
      case .remove, .move, .expand, .collapse: break
      }
    }
    let found = new.allItems.map { $0.id }
    return found.count == ids.count && Set(found) == ids ? nil : "the items are \(found)"
  }

  private func brokenEdit(_ old: List, _ new: List) -> String? {
    for edit in edits {
      let isTrue: Bool
      switch edit {
      case .remove(let item, _, let place): isTrue = old.has(item.id, at: place)
      case .insert(let item, let isExpanded, let place):
        isTrue = new.has(item.id, at: place) && new.isExpanded(item.id) == isExpanded
      case .move(let item, let from, let to):
        isTrue = old.has(oldID(of: item.id), at: from) && new.has(item.id, at: to)
      case .update(let item, let replaced, _):
        isTrue = old.contains(replaced.id) && new.item(withID: item.id) == item
      case .expand(let item): isTrue = new.isExpanded(item.id) == true
      case .collapse(let item): isTrue = new.isExpanded(item.id) == false
      }
      if !isTrue { return edit.description }
    }
    return nil
  }

  private func brokenPath(_ old: List, _ new: List) -> String? {
    for change in items {
      let isTrue: Bool
      switch change {
      case .remove(let item, let path): isTrue = old[path]?.id == item.id
      case .insert(let item, let path): isTrue = new[path]?.id == item.id
      case .move(let item, let from, let to):
        // Of an item that is updated too, a move may have the old identifier.
        isTrue =
          old[from].map { $0.id == item.id || newID(of: $0.id) == item.id } == true
          && old[from].map { newID(of: $0.id) } == new[to]?.id
      case .update(let item, let replaced, let from, let to, _):
        isTrue = old[from]?.id == replaced.id && new[to]?.id == item.id
      case .hide(let item, let path):
        isTrue = old[path]?.id == item.id && hides(path, old, new)
      case .show(let item, let path):
        isTrue = new[path]?.id == item.id && shows(path, old, new)
      case .collapse(let item, let path, let hidden):
        isTrue =
          old[path]?.id == item.id && new.isExpanded(newID(of: item.id)) == false
          && hidden.allSatisfy { hides($0, old, new) }
      case .expand(let item, let path, let shown):
        isTrue =
          new[path]?.id == item.id && new.isExpanded(item.id) == true
          && shown.allSatisfy { shows($0, old, new) }
      }
      if !isTrue { return change.description }
    }
    return nil
  }

  private func brokenSection(_ new: List) -> String? {
    for case .insert(let section, let index) in sections {
      let found = new.sections[index].content.elements.map { $0.id }
      let isTrue = section.content.elements.allSatisfy { found.contains($0.id) }
      if !isTrue { return "section \(index) has the items \(found)" }
    }
    return nil
  }

  private func hides(_ path: ListIndexPath, _ old: List, _ new: List) -> Bool {
    old[path].map { new.isVisible(newID(of: $0.id)) == false } ?? false
  }

  private func shows(_ path: ListIndexPath, _ old: List, _ new: List) -> Bool {
    new[path].map { old.isVisible(oldID(of: $0.id)) == false } ?? false
  }

  private func oldID(of id: Int) -> Int {
    for case .update(let item, let old, _) in edits where item.id == id { return old.id }
    return id
  }

  private func newID(of id: Int) -> Int {
    for case .update(let item, let old, _) in edits where old.id == id { return item.id }
    return id
  }
}

extension ListSnapshot {
  /// Whether an item is in a section, and under the item that a place tells.
  fileprivate func has(_ id: Item.ID, at place: ListOutlinePlace<Item.ID>) -> Bool {
    sectionIdentifier(containingItem: id).flatMap(indexOfSection) == place.section
      && parent(of: id) == place.parent
  }
}
