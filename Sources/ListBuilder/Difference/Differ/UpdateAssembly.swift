extension ChangedPaths {
  /// Notes the items whose content changed, and those that bear a mark.
  ///
  /// - Complexity: O(*u* log *u* + *l*) on average for *u* updates and marks.
  @inlinable
  mutating func noteUpdatedItems<Section, Item>(
    _ scan: ItemScan, _ matching: LeftoverMatching, _ replacedItems: ReplacedItems<Item.ID>,
    _ old: ListSnapshot<Section, Item>, _ new: ListSnapshot<Section, Item>
  ) {
    updatedItems = scan.changedContents + matching.changedContents
    if !new.marks.items.isEmpty { noteMarkedItems(replacedItems, old, new) }
    sortUpdatedItems()
  }

  /// A mark on an item that the old list did not have is part of its insertion.
  @usableFromInline
  mutating func noteMarkedItems<Section, Item>(
    _ replacedItems: ReplacedItems<Item.ID>,
    _ old: ListSnapshot<Section, Item>, _ new: ListSnapshot<Section, Item>
  ) {
    var marked: [ListIndexPath: ListUpdate<ListIndexPath>] = [:]
    for (id, mark) in new.marks.items.elements {
      guard let path = new.indexPath(for: id), let origin = replacedItems.origin(of: id, in: old)
      else { continue }
      let reason: ListUpdateReason
      if mark.isReloaded {
        reason = .reload
      } else if mark.isReconfigured {
        reason = .reconfigure
      } else if replacedItems.origins[id] != nil {
        reason = .content
      } else {
        continue
      }
      marked[path] = ListUpdate(from: origin, to: path, reason: reason)
    }
    updatedItems.removeAll { marked[$0.to] != nil }
    updatedItems += marked.values
  }

  @usableFromInline
  mutating func sortUpdatedItems() {
    let isSorted = zip(updatedItems, updatedItems.dropFirst()).allSatisfy { $0.to < $1.to }
    if !isSorted { updatedItems.sort { $0.to < $1.to } }
  }

  /// Notes the sections whose content changed, and those that bear a mark.
  ///
  /// - Complexity: O(*s*) on average for *s* sections.
  @inlinable
  mutating func noteUpdatedSections<Section, Item>(
    _ sections: SectionMatching,
    _ old: ListSnapshot<Section, Item>, _ new: ListSnapshot<Section, Item>
  ) {
    guard !sections.isUnchanged || !new.marks.reloadedSections.isEmpty else { return }
    for index in new.table.rows.indices {
      guard let oldIndex = sections.oldIndex(of: index) else { continue }
      let section = new.table.rows[index].section
      let reason: ListUpdateReason
      if !new.marks.reloadedSections.isEmpty, new.marks.reloadedSections[section.id] != nil {
        reason = .reload
      } else if !section.hasSameContent(as: old.table.rows[oldIndex].section) {
        reason = .content
      } else {
        continue
      }
      updatedSections.append(ListUpdate(from: oldIndex, to: index, reason: reason))
    }
  }
}
