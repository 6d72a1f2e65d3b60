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
    guard matching.meetsOutlines(old, new) else { return }
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
    // In lists that show the same, whatever changed is hidden or a level.
    hasInvisibleChanges = count == 0
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
