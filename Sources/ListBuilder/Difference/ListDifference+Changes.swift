extension ListDifference {
  /// A change of a section.
  ///
  /// `from` is always an index of the old list, `at` and `to` are indexes of the new list.
  public enum SectionChange {
    /// The section goes, with the items that it holds here: those that do not move elsewhere.
    case remove(ListSection<Section, Item>, from: Int)

    /// The section comes, with the items that it holds here: those that do not move in.
    case insert(ListSection<Section, Item>, at: Int)

    /// The section moves, with its items.
    case move(Section, from: Int, to: Int)

    /// The section is to be presented anew.
    case update(Section, replacing: Section, from: Int, to: Int, reason: ListUpdateReason)
  }

  /// A change of an item.
  ///
  /// `from` is always a path of the old list, `at` and `to` are paths of the new list, and so are
  /// the paths of what `from` hides and `at` shows. Paths speak of items that show; what changes
  /// besides in outlines, ``ListDifference/outlineChanges`` tells.
  public enum ItemChange {
    /// The item goes, from a section that stays.
    case remove(Item, from: ListIndexPath)

    /// The item comes, into a section that stays.
    case insert(Item, at: ListIndexPath)

    /// The item moves, in its section or to another one.
    case move(Item, from: ListIndexPath, to: ListIndexPath)

    /// The item is to be presented anew. The two values have different identifiers if the
    /// identifier was replaced.
    case update(
      Item, replacing: Item, from: ListIndexPath, to: ListIndexPath, reason: ListUpdateReason)

    /// The item goes under a collapsed one, and so hides.
    case hide(Item, from: ListIndexPath)

    /// The item was under a collapsed one, and shows now.
    case show(Item, at: ListIndexPath)

    /// The item is collapsed, which hides those under it.
    case collapse(Item, from: ListIndexPath, hidden: [ListIndexPath])

    /// The item is expanded, which shows those under it.
    case expand(Item, at: ListIndexPath, shown: [ListIndexPath])
  }
}

extension ListDifference {
  /// The changes of sections with their values: removals, insertions, moves, then updates.
  ///
  /// - Complexity: O(*c* + *n*), where *c* is the number of changes and *n* the number of items in
  ///   removed and inserted sections.
  public var sectionChanges: [SectionChange] {
    switch elements {
    case .listed(let changes): changes.sections
    case .compared(let old, let new, _): sectionChanges(old, new)
    }
  }

  /// The changes of items with their values: removals, insertions, moves, updates, then what hides,
  /// shows, is collapsed and expanded in outlines.
  ///
  /// - Complexity: O(*c*), where *c* is the number of changes.
  public var itemChanges: [ItemChange] {
    switch elements {
    case .listed(let changes): changes.items
    case .compared(let old, let new, _): itemChanges(old, new)
    }
  }

  private func sectionChanges(
    _ old: ListSnapshot<Section, Item>, _ new: ListSnapshot<Section, Item>
  ) -> [SectionChange] {
    let leaving = PathsBySection(paths.movedItems.lazy.map { $0.from })
    let arriving = PathsBySection(paths.movedItems.lazy.map { $0.to })
    let oldRows = old.table.rows
    let newRows = new.table.rows
    return paths.removedSections.map { .remove(old.section(at: $0, without: leaving), from: $0) }
      + paths.insertedSections.map { .insert(new.section(at: $0, without: arriving), at: $0) }
      + paths.movedSections.map { .move(newRows[$0.to].section, from: $0.from, to: $0.to) }
      + paths.updatedSections.map {
        .update(
          newRows[$0.to].section, replacing: oldRows[$0.from].section, from: $0.from, to: $0.to,
          reason: $0.reason)
      }
  }

  private func itemChanges(
    _ old: ListSnapshot<Section, Item>, _ new: ListSnapshot<Section, Item>
  ) -> [ItemChange] {
    paths.removedItems.map { .remove(old.item(at: $0), from: $0) }
      + paths.insertedItems.map { .insert(new.item(at: $0), at: $0) }
      + paths.movedItems.map { .move(new.item(at: $0.to), from: $0.from, to: $0.to) }
      + paths.updatedItems.map {
        .update(
          new.item(at: $0.to), replacing: old.item(at: $0.from), from: $0.from, to: $0.to,
          reason: $0.reason)
      }
      + toggles(old, new)
  }

  private func toggles(
    _ old: ListSnapshot<Section, Item>, _ new: ListSnapshot<Section, Item>
  ) -> [ItemChange] {
    let hidden = paths.packedHidden.map { ItemChange.hide(old.item(at: $0.path), from: $0.path) }
    let shown = paths.packedShown.map { ItemChange.show(new.item(at: $0.path), at: $0.path) }
    let collapses = paths.collapses.map { toggle in
      ItemChange.collapse(
        old.item(at: toggle.parent.path), from: toggle.parent.path,
        hidden: toggle.items.map { $0.path })
    }
    let expansions = paths.expansions.map { toggle in
      ItemChange.expand(
        new.item(at: toggle.parent.path), at: toggle.parent.path,
        shown: toggle.items.map { $0.path })
    }
    return hidden + shown + collapses + expansions
  }
}

extension ListSnapshot {
  fileprivate func section(
    at index: Int, without paths: PathsBySection
  ) -> ListSection<Section, Item> {
    let row = table.rows[index]
    let moved = paths.items(inSection: index)
    guard !moved.isEmpty else {
      return ListSection(row.section, contents[row.slot], declaredAt: row.location)
    }
    let others = items(at: index).enumerated().filter { !moved.contains($0.offset) }
    return ListSection(row.section, ListItems(others.map { $0.element }), declaredAt: nil)
  }
}

extension ListDifference.SectionChange: Sendable where Section: Sendable, Item: Sendable {}
extension ListDifference.SectionChange: Equatable where Section: Equatable, Item: Equatable {}
extension ListDifference.ItemChange: Sendable where Item: Sendable {}
extension ListDifference.ItemChange: Equatable where Item: Equatable {}

extension ListDifference: Equatable where Section: Equatable, Item: Equatable {
  /// Returns whether two differences report the same changes.
  ///
  /// - Complexity: O(*c* + *n*), where *c* is the number of changes and *n* the number of items in
  ///   removed and inserted sections; where outlines changed, that of ``outlineChanges`` besides.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.paths == rhs.paths && lhs.sectionChanges == rhs.sectionChanges
      && lhs.itemChanges == rhs.itemChanges && lhs.outlineChanges == rhs.outlineChanges
  }
}
