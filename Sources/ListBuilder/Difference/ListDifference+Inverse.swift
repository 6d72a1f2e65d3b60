extension ListDifference {
  /// Returns the difference that leads back.
  ///
  /// Applied to the new list, it gives the old one: what was removed is inserted, and each update
  /// has its values exchanged.
  ///
  /// - Complexity: O(*c* log *c*) for *c* changes, and O(*s*) if the difference was decoded or made
  ///   of changes.
  public func inverse() -> ListDifference { inverse(withOutlines: paths.hasOutlines) }

  /// Returns the difference that leads back by paths alone, to look at its changes: where outlines
  /// changed, it lacks their edits.
  var inversePaths: ListDifference { inverse(withOutlines: false) }

  private func inverse(withOutlines hasOutlines: Bool) -> ListDifference {
    switch elements {
    case .compared(let old, let new, let isInverse):
      ListDifference(paths.inverse, .compared(old: new, new: old, isInverse: !isInverse))
    case .listed(let changes):
      ListDifference(
        listing: changes.inverseSections, changes.inverseItems,
        hasOutlines ? OutlineChange.inverse(of: changes.outlines) : nil, base: result)
    }
  }
}

extension ListedChanges {
  /// A moved section that was updated too has its old value again.
  fileprivate var inverseSections: [ListDifference<Section, Item>.SectionChange] {
    sections.map { change in
      switch change {
      case .remove(let section, let index): .insert(section, at: index)
      case .insert(let section, let index): .remove(section, from: index)
      case .move(_, let from, let to): .move(base[from].section, from: to, to: from)
      case .update(let new, let old, let from, let to, let reason):
        .update(old, replacing: new, from: to, to: from, reason: reason)
      }
    }
  }

  /// A moved item that was updated too has its old value again.
  fileprivate var inverseItems: [ListDifference<Section, Item>.ItemChange] {
    var olds: [ListIndexPath: Item] = [:]
    for case .update(_, let old, let from, _, _) in items { olds[from] = old }
    return items.map { change in
      switch change {
      case .remove(let item, let path): .insert(item, at: path)
      case .insert(let item, let path): .remove(item, from: path)
      case .move(let item, let from, let to): .move(olds[from] ?? item, from: to, to: from)
      case .update(let new, let old, let from, let to, let reason):
        .update(old, replacing: new, from: to, to: from, reason: reason)
      case .hide(let item, let path): .show(item, at: path)
      case .show(let item, let path): .hide(item, from: path)
      case .collapse(let item, let path, let hidden): .expand(item, at: path, shown: hidden)
      case .expand(let item, let path, let shown): .collapse(item, from: path, hidden: shown)
      }
    }
  }
}
