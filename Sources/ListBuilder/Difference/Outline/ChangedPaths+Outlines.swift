extension ChangedPaths {
  /// Tells items that hide and show apart from those that go and come.
  ///
  /// - Complexity: O(*s*) where nothing is nested, else O(*n* log *n*) on average for *n* items in
  ///   sections that do not share their storage.
  @inlinable
  mutating func noteOutlines<Section, Item>(
    _ sections: SectionMatching, _ replacedItems: ReplacedItems<Item.ID>,
    _ old: ListSnapshot<Section, Item>, _ new: ListSnapshot<Section, Item>
  ) {
    let matching = RowMatching(old, new, sections, replacedItems)
    let collapsed = OutlineToggles(of: old, against: new, matching) { sections.stays($0) }
    let expanded = OutlineToggles(of: new, against: old, matching.inverse) {
      sections.oldIndex(of: $0) != nil
    }
    hasOutlines = true
    collapses = collapsed.toggles
    packedHidden = collapsed.others
    expansions = expanded.toggles
    packedShown = expanded.others
    // What hides or shows is in both lists; it seemed to go or come, for it has no path there.
    packedRemovals.removeAll { path in
      let row = old.rowPath(ofVisible: path.path)
      return matching.destinations[row.section][row.item] != .none
    }
    packedInsertions.removeAll { path in
      let row = new.rowPath(ofVisible: path.path)
      return matching.origins[row.section][row.item] != .none
    }
    if count == 0 { hasInvisibleChanges = Self.haveChanged(matching, old, new) }
  }

  /// Whether anything changed in lists that show the same: levels, or hidden items.
  @inlinable
  static func haveChanged<Section, Item>(
    _ matching: RowMatching,
    _ old: ListSnapshot<Section, Item>, _ new: ListSnapshot<Section, Item>
  ) -> Bool {
    for section in new.table.rows.indices {
      let origins = matching.origins[section]
      guard origins.count == matching.destinations[section].count else { return true }
      guard !origins.isEmpty else { continue }
      let oldContent = old.content(at: section)
      let newContent = new.content(at: section)
      guard oldContent.layout.rows == newContent.layout.rows else { return true }
      for (offset, origin) in origins.enumerated() {
        let isSame =
          origin == PackedPath(section: section, item: offset)
          && newContent.storage[offset].hasSameContent(as: oldContent.storage[offset])
        guard isSame else { return true }
      }
    }
    guard !new.marks.items.isEmpty else { return false }
    return new.marks.items.elements.contains { id, mark in
      (mark.isReloaded || mark.isReconfigured) && new.isVisible(id) == false
        && old.rowPath(for: id) != nil
    }
  }
}

extension ChangedPaths {
  /// Whether a path tells that items hide, show, are collapsed or expanded.
  var meetsOutlines: Bool {
    !(packedHidden.isEmpty && packedShown.isEmpty && collapses.isEmpty && expansions.isEmpty)
  }

  /// The paths of all items that hide, ascending.
  var hiddenItems: [PackedPath] { Self.items(packedHidden, collapses) }

  /// The paths of all items that were hidden, ascending.
  var shownItems: [PackedPath] { Self.items(packedShown, expansions) }

  private static func items(_ others: [PackedPath], _ toggles: [OutlineToggle]) -> [PackedPath] {
    toggles.isEmpty ? others : (others + toggles.flatMap { $0.items }).sorted()
  }
}
