extension ListDifference {
  /// A change of an item as an edit of trees, of hidden items too.
  ///
  /// `from` is always a place in the old list, `at` and `to` are places in the new one. An item
  /// that is inserted, or moves, stands alone: what is under it there tells so itself, or was under
  /// it before.
  public enum OutlineChange {
    /// The item goes.
    case remove(Item, isExpanded: Bool, from: ListOutlinePlace<Item.ID>)

    /// The item comes.
    case insert(Item, isExpanded: Bool, at: ListOutlinePlace<Item.ID>)

    /// The item moves, with what is under it and does not move itself.
    case move(Item, from: ListOutlinePlace<Item.ID>, to: ListOutlinePlace<Item.ID>)

    /// The item is to be presented anew. The two values have different identifiers if the
    /// identifier was replaced.
    case update(Item, replacing: Item, reason: ListUpdateReason)

    /// The item is expanded.
    case expand(Item)

    /// The item is collapsed.
    case collapse(Item)
  }

  /// The changes of items as edits of trees, by identifiers: for views that show outlines as trees,
  /// and for what paths cannot tell, as hidden items and levels.
  ///
  /// They are complete by themselves: all changes of all items in sections that changed, as soon as
  /// one of these has an outline; a section without nesting is then a tree of roots. In other
  /// differences there are none. The moves are as few as can be: among the children of an item,
  /// those that stay are a longest increasing subsequence.
  ///
  /// The order is: removals, insertions, moves, updates, expansions, collapses.
  ///
  /// - Complexity: O(*n* log *n*) on average for *n* items in sections that changed; O(1) if the
  ///   difference was decoded or made of changes.
  public var outlineChanges: [OutlineChange] {
    guard paths.hasOutlines else { return [] }
    switch elements {
    case .listed(let changes): return changes.outlines
    case .compared(let old, let new, isInverse: false):
      return OutlineScript(from: old, to: new).changes
    case .compared(let old, let new, isInverse: true):
      return OutlineChange.inverse(of: OutlineScript(from: new, to: old).changes)
    }
  }
}

extension ListDifference.OutlineChange: Sendable where Item: Sendable, Item.ID: Sendable {}
extension ListDifference.OutlineChange: Equatable where Item: Equatable {}

extension ListDifference.OutlineChange: CustomStringConvertible {
  /// The change as a line of a log.
  public var description: String {
    switch self {
    case .remove(let item, _, let place): "- \(item.id) \(place)"
    case .insert(let item, _, let place): "+ \(item.id) \(place)"
    case .move(let item, let from, let to): "> \(item.id) from \(from) to \(to)"
    case .update(let new, let old, let reason):
      new.id == old.id
        ? "~ \(new.id): \(reason.rawValue)" : "~ \(old.id), now \(new.id): \(reason.rawValue)"
    case .expand(let item): "▾ \(item.id)"
    case .collapse(let item): "▸ \(item.id)"
    }
  }
}
