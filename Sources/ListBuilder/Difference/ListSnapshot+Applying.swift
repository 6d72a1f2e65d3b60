extension ListSnapshot {
  /// Returns the list that this one becomes by a difference.
  ///
  /// It has the identifiers of the difference's new list at the same paths, each with the same
  /// content. Items that the difference does not update keep the values that they have here. The
  /// result bears no marks.
  ///
  /// Mirrors `applying(_:)` of `RangeReplaceableCollection`, which answers a mismatch with `nil`.
  ///
  /// - Parameter difference: A difference from this list to another one.
  /// - Throws: ``SnapshotError/baseMismatch(_:)`` if the sections, their numbers of items, or an
  ///   item that the difference touches are not those that it expects, or an item of an outline
  ///   that goes or moves is not under the one that it expects. Other items are not checked, nor
  ///   are siblings in outlines. ``SnapshotError/inconsistentChanges(_:)`` if its changes of
  ///   outlines make no trees, do not bring the items to the paths that it tells, lose what it says
  ///   hides, or are missing where the list has an outline. Values and expansion are what these
  ///   changes make of them.
  /// - Complexity: O(*n*) on average; where outlines changed, that of
  ///   ``ListDifference/outlineChanges`` besides.
  public func applying(
    _ difference: ListDifference<Section, Item>
  ) throws(SnapshotError) -> ListSnapshot {
    let items = difference.itemChanges
    let sections = difference.sectionChanges
    try check(difference.base, items, sections, leaving: difference.paths.movedItems)
    guard difference.paths.hasOutlines else {
      try checkFlat(difference.paths, sections)
      return try unique(rearranged(difference.paths, sections, items, nil))
    }
    let edits = difference.outlineChanges
    let contents = try OutlineRearranging.contents(
      edits, of: self,
      origins: difference.paths.originsOfSections(oldCount: numberOfSections))
    let list = try unique(rearranged(difference.paths, sections, items, contents))
    try list.checkResult(of: difference, edits, from: self)
    return list
  }

  private func unique(
    _ sections: [ListSection<Section, Item>]
  ) throws(SnapshotError) -> ListSnapshot {
    do throws(SnapshotError) {
      return try ListSnapshot(sections: sections)
    } catch {
      switch error {
      case .duplicateItems(let present), .duplicateSections(let present):
        throw .baseMismatch(.present(present.map { $0.id }))
      default:
        throw error
      }
    }
  }
}

extension ListSnapshot {
  /// Checks that a difference with some changes is one from this list.
  private func check(
    _ base: [BaseSection<Section>], _ items: [ListDifference<Section, Item>.ItemChange],
    _ sections: [ListDifference<Section, Item>.SectionChange],
    leaving moves: [ListMove<ListIndexPath>]
  ) throws(SnapshotError) {
    try checkBase(base)
    try checkTouched(items)
    try checkRemoved(sections, leaving: moves)
  }

  /// Checks that edits of trees led to what the paths tell.
  private func checkResult(
    of difference: ListDifference<Section, Item>,
    _ edits: [ListDifference<Section, Item>.OutlineChange], from base: ListSnapshot
  ) throws(SnapshotError) {
    let inverse = difference.inversePaths
    do throws(SnapshotError) {
      try check(
        difference.result, inverse.itemChanges, inverse.sectionChanges,
        leaving: inverse.paths.movedItems)
    } catch {
      throw .inconsistentChanges("the changes of outlines do not lead to what the paths tell")
    }
    let hidden = HiddenItems(by: difference, from: base, to: self, edits: edits)
    if let reason = hidden.inconsistency { throw .inconsistentChanges(reason) }
  }

  /// Checks that no item changes beside others of an outline: by paths alone, nothing tells what
  /// becomes of those under it.
  private func checkFlat(
    _ paths: ChangedPaths, _ changes: [ListDifference<Section, Item>.SectionChange]
  ) throws(SnapshotError) {
    var outlines: Set<Int> = []
    for case .insert(let section, let index) in changes where section.content.outline != nil {
      outlines.insert(index)
    }
    let oldOutlines = Set(table.rows.indices.filter { content(at: $0).outline != nil })
    guard !outlines.isEmpty || !oldOutlines.isEmpty else { return }
    for (index, origin) in paths.originsOfSections(oldCount: numberOfSections).enumerated() {
      if let origin, oldOutlines.contains(origin) { outlines.insert(index) }
    }
    let moves = paths.movedItems
    let old = paths.removedItems + moves.map { $0.from } + paths.updatedItems.map { $0.from }
    let new = paths.insertedItems + moves.map { $0.to }
    if let path = old.first(where: { oldOutlines.contains($0.section) })
      ?? new.first(where: { outlines.contains($0.section) })
    {
      throw .inconsistentChanges("an item of an outline changes at \(path), and no outline does")
    }
  }

  private func checkBase(_ base: [BaseSection<Section>]) throws(SnapshotError) {
    let isSame =
      base.count == numberOfSections
      && zip(base, table.rows).allSatisfy { $0.section.id == $1.section.id }
    guard isSame else {
      throw .baseMismatch(
        .sections(
          expected: base.map { "\($0.section.id)" }, found: sectionIdentifiers.map { "\($0)" }))
    }
    for (index, section) in base.enumerated() {
      let count = numberOfItems(at: index)
      guard count == section.numberOfItems else {
        throw .baseMismatch(
          .numberOfItems(
            section: "\(section.section.id)", expected: section.numberOfItems, found: count))
      }
    }
  }

  private func checkTouched(
    _ changes: [ListDifference<Section, Item>.ItemChange]
  ) throws(SnapshotError) {
    // The value of a move may have another identifier already; its update then has the old one.
    var updated: Set<ListIndexPath> = []
    for change in changes {
      guard case .update(_, let old, let from, _, _) = change else { continue }
      updated.insert(from)
      try check(old.id, at: from)
    }
    for change in changes {
      switch change {
      case .remove(let item, let from): try check(item.id, at: from)
      case .move(let item, let from, _): if !updated.contains(from) { try check(item.id, at: from) }
      case .hide(let item, let from), .collapse(let item, let from, _):
        try check(item.id, at: from)
      case .insert, .update, .show, .expand: break
      }
    }
  }

  private func checkRemoved(
    _ changes: [ListDifference<Section, Item>.SectionChange],
    leaving moves: [ListMove<ListIndexPath>]
  ) throws(SnapshotError) {
    let leaving = PathsBySection(moves.lazy.map { $0.from })
    for case .remove(let section, let from) in changes {
      let moved = leaving.items(inSection: from)
      let others = (0..<numberOfItems(at: from)).filter { !moved.contains($0) }
      for (item, index) in zip(section.items, others) {
        try check(item.id, at: ListIndexPath(section: from, item: index))
      }
    }
  }

  private func check(_ id: Item.ID, at path: ListIndexPath) throws(SnapshotError) {
    let found = item(at: path).id
    guard found == id else {
      throw .baseMismatch(.item(at: path, expected: "\(id)", found: "\(found)"))
    }
  }
}

extension ListSnapshot {
  private func rearranged(
    _ paths: ChangedPaths, _ sectionChanges: [ListDifference<Section, Item>.SectionChange],
    _ itemChanges: [ListDifference<Section, Item>.ItemChange],
    _ newContents: [Int: ListItems<Item>]?
  ) -> [ListSection<Section, Item>] {
    let old = sections
    var arriving: [(position: Int, element: ListSection<Section, Item>)] = []
    var updated: [Int: Section] = [:]
    for change in sectionChanges {
      switch change {
      case .insert(let section, let index): arriving.append((index, section))
      case .move(_, let from, let to): arriving.append((to, old[from]))
      case .update(let section, _, _, let index, _): updated[index] = section
      case .remove: break
      }
    }
    arriving.sort { $0.position < $1.position }

    let items = newContents == nil ? ArrivingItems(itemChanges, from: self) : nil
    let arrangements = ItemArrangements(paths)
    let origins = paths.originsOfSections(oldCount: old.count)
    let new = paths.sectionArrangement.arranged(old, arriving: arriving)
    return zip(new, origins).enumerated().map { index, pair in
      let (section, origin) = pair
      let content: ListItems<Item>
      if let items {
        let arrangement = arrangements.arrangement(from: origin, to: index)
        content = items.arrange(section.content, inSection: index, by: arrangement)
      } else {
        content = newContents?[index] ?? (origin == nil ? ListItems() : section.content)
      }
      return ListSection(updated[index] ?? section.section, content, declaredAt: section.location)
    }
  }
}

/// The items that a difference brings, section by section of the new list.
private struct ArrivingItems<Item: Diffable> {
  private var arriving: [Int: [(position: Int, element: Item)]] = [:]
  private var updated: [Int: [(position: Int, element: Item)]] = [:]

  init<Section>(
    _ changes: [ListDifference<Section, Item>.ItemChange], from old: ListSnapshot<Section, Item>
  ) {
    for change in changes {
      switch change {
      case .insert(let item, let path):
        arriving[path.section, default: []].append((path.item, item))
      case .move(_, let from, let to):
        arriving[to.section, default: []].append((to.item, old.item(at: from)))
      case .update(let item, _, _, let path, _):
        updated[path.section, default: []].append((path.item, item))
      case .remove: break
      // Where items hide or show, outlines are rearranged as trees.
      case .hide, .show, .collapse, .expand: break
      }
    }
    for section in arriving.keys { arriving[section]?.sort { $0.position < $1.position } }
  }

  /// Returns the content of a section in its new order, and with its new values. It shares its
  /// storage with the old one if it is the same.
  func arrange(
    _ content: ListItems<Item>, inSection index: Int, by arrangement: ElementArrangement
  ) -> ListItems<Item> {
    var content = content
    if !arrangement.isEmpty {
      content = ListItems(
        arrangement.arranged(content.storage, arriving: arriving[index] ?? []))
    }
    for update in updated[index] ?? [] {
      content.replace(at: update.position, with: update.element)
    }
    return content
  }
}
