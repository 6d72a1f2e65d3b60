extension ListDifference {
  /// Creates a difference of changes that are known to be consistent, in any order.
  ///
  /// - Parameters:
  ///   - sections: The changes of sections.
  ///   - items: The changes of items by paths.
  ///   - outlines: The changes of items as edits of trees; `nil` where no section that changed has
  ///     an outline.
  ///   - base: The sections of the old list.
  init(
    listing sections: [SectionChange], _ items: [ItemChange], _ outlines: [OutlineChange]?,
    base: [BaseSection<Section>]
  ) {
    let sections = sections.sorted { $0.order < $1.order }
    let items = items.sorted { $0.order < $1.order }
    let outlines = outlines.map { OutlineChange.sorted($0) }
    var paths = ChangedPaths(sections, items)
    paths.hasOutlines = outlines != nil
    paths.hasInvisibleChanges = paths.count == 0 && outlines?.isEmpty == false
    self.init(
      paths,
      .listed(
        ListedChanges(base: base, sections: sections, items: items, outlines: outlines ?? [])))
  }
}

extension ChangedPaths {
  /// Notes the paths of sorted changes.
  fileprivate init<Section, Item>(
    _ sections: [ListDifference<Section, Item>.SectionChange],
    _ items: [ListDifference<Section, Item>.ItemChange]
  ) {
    for change in sections {
      switch change {
      case .remove(_, let index): removedSections.append(index)
      case .insert(_, let index): insertedSections.append(index)
      case .move(_, let from, let to): movedSections.append(ListMove(from: from, to: to))
      case .update(_, _, let from, let to, let reason):
        updatedSections.append(ListUpdate(from: from, to: to, reason: reason))
      }
    }
    for change in items {
      switch change {
      case .remove(_, let path): packedRemovals.append(PackedPath(path))
      case .insert(_, let path): packedInsertions.append(PackedPath(path))
      case .move(_, let from, let to):
        packedMoves.append(ListMove(from: PackedPath(from), to: PackedPath(to)))
      case .update(_, _, let from, let to, let reason):
        updatedItems.append(ListUpdate(from: from, to: to, reason: reason))
      case .hide(_, let path): packedHidden.append(PackedPath(path))
      case .show(_, let path): packedShown.append(PackedPath(path))
      case .collapse(_, let path, let hidden): collapses.append(OutlineToggle(path, hidden))
      case .expand(_, let path, let shown): expansions.append(OutlineToggle(path, shown))
      }
    }
  }
}

extension ListDifference.SectionChange {
  /// The place among all changes: by kind, then by position.
  fileprivate var order: (kind: Int, position: Int) {
    switch self {
    case .remove(_, let index): (0, index)
    case .insert(_, let index): (1, index)
    case .move(_, _, let index): (2, index)
    case .update(_, _, _, let index, _): (3, index)
    }
  }
}

extension ListDifference.ItemChange {
  /// The place among all changes: by kind, then by path.
  fileprivate var order: (kind: Int, path: ListIndexPath) {
    switch self {
    case .remove(_, let path): (0, path)
    case .insert(_, let path): (1, path)
    case .move(_, _, let path): (2, path)
    case .update(_, _, _, let path, _): (3, path)
    case .hide(_, let path): (4, path)
    case .show(_, let path): (5, path)
    case .collapse(_, let path, _): (6, path)
    case .expand(_, let path, _): (7, path)
    }
  }
}

extension OutlineToggle {
  fileprivate init(_ parent: ListIndexPath, _ items: [ListIndexPath]) {
    self.init(parent: PackedPath(parent))
    self.items = items.map(PackedPath.init).sorted()
  }
}
