import ListBuilder

extension ListSnapshot {
  /// Returns what changed from another list, by section, in the order of a change log.
  ///
  /// - Complexity: That of the difference, O(*c* log *c*) for *c* changes, those
  ///   of all items of removed and inserted sections among them, and O(*s*) for *s*
  ///   sections if some were removed.
  func changedSections(
    _ difference: ListDifference<Section, Item>, _ outlines: ChangedOutlines<Section, Item>?,
    from old: ListSnapshot
  ) -> [ChangedSection] {
    let sections =
      presentSections(difference, outlines, old) + removedSections(difference, old)
    return sections.sorted { $0.order < $1.order }
  }

  /// The changed sections of this list, in any order.
  private func presentSections(
    _ difference: ListDifference<Section, Item>, _ outlines: ChangedOutlines<Section, Item>?,
    _ old: ListSnapshot
  ) -> [ChangedSection] {
    var sections: [Int: ChangedSection] = [:]
    func note(_ index: Int, _ change: (inout ChangedSection) -> Void) {
      change(&sections[index, default: ChangedSection(.stays, at: index)])
    }
    for index in difference.insertedSections { note(index) { $0 = insertedSection(at: index) } }
    for move in difference.movedSections { note(move.to) { $0.isMoved = true } }
    for update in difference.updatedSections { note(update.to) { $0.updatedFrom = update.from } }
    for path in difference.removedItems {
      guard let index = index(ofOldSection: path.section, in: old) else { continue }
      note(index) { $0.removedItems.append(path) }
    }
    for path in difference.insertedItems {
      note(path.section) { $0.changedItems[path.item] = ChangedItem() }
    }
    for move in difference.movedItems {
      note(move.to.section) {
        $0.changedItems[move.to.item, default: ChangedItem()].movedFrom = move.from
      }
    }
    for update in difference.updatedItems {
      note(update.to.section) {
        $0.changedItems[update.to.item, default: ChangedItem()].updatedFrom = update.from
      }
    }
    if let outlines {
      for index in outlines.changedItems.keys { note(index) { _ in } }
      for origin in outlines.removedItems.keys {
        if let index = index(ofOldSection: origin, in: old) { note(index) { _ in } }
      }
      for index in sections.keys {
        let id = section(at: index)?.id
        sections[index]?.oldIndexes = id.flatMap { old.indexOfSection($0) }.map { [$0] } ?? []
      }
    }
    return Array(sections.values)
  }

  /// An inserted section, with all its items: those that moved in are told from later.
  private func insertedSection(at index: Int) -> ChangedSection {
    var section = ChangedSection(.inserted, at: index)
    for path in paths(inSection: index) { section.changedItems[path.item] = ChangedItem() }
    return section
  }

  /// The removed sections. Each stands before the first section that stood behind it and neither
  /// went nor moved.
  private func removedSections(
    _ difference: ListDifference<Section, Item>, _ old: ListSnapshot
  ) -> [ChangedSection] {
    guard !difference.removedSections.isEmpty else { return [] }
    let movedSections = Set(difference.movedSections.map(\.from))
    let movedItems = Set(difference.movedItems.map(\.from))
    var removed: [ChangedSection] = []
    var anchor = numberOfSections
    for index in (0..<old.numberOfSections).reversed() {
      if let newIndex = self.index(ofOldSection: index, in: old) {
        if !movedSections.contains(index) { anchor = newIndex }
      } else {
        let items = old.paths(inSection: index).filter { !movedItems.contains($0) }
        removed.append(ChangedSection(removedFrom: index, removedItems: items, anchor: anchor))
      }
    }
    return removed
  }

  private func index(ofOldSection index: Int, in old: ListSnapshot) -> Int? {
    old.section(at: index).flatMap { indexOfSection($0.id) }
  }

  private func paths(inSection index: Int) -> [ListIndexPath] {
    let count = SectionContext(of: self, at: index)?.numberOfItems ?? 0
    return (0..<count).map { ListIndexPath(section: index, item: $0) }
  }
}
