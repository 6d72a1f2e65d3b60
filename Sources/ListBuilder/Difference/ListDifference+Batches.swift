extension ListDifference {
  /// The difference in stages that table and collection views accept as batch updates.
  ///
  /// Each stage is a difference from the list that the stage before leads to, and the last leads to
  /// the new list. A view that animates takes them one after another:
  ///
  ///     for batch in difference.batches() {
  ///       let next = try list.applying(batch)
  ///       tableView.performBatchUpdates {
  ///         list = next  // what the view's data source answers from
  ///         tableView.deleteSections(IndexSet(batch.removedSections), with: .automatic)
  ///         let goingItems = batch.removedItems + batch.hiddenItems
  ///         tableView.deleteRows(at: goingItems.map { IndexPath($0) }, with: .automatic)
  ///         // … and so on: `insertedItems` and `shownItems`, moves, and updates
  ///       }
  ///     }
  ///
  /// There are at most three stages, and those with nothing to do are left out:
  ///
  /// 1. Sections move, and nothing else does.
  /// 2. Sections and items are removed, inserted and moved. Where the difference has a move out of
  ///    a removed section or into an inserted one, views do not take it: the item is part of that
  ///    section's change, and is inserted or removed at the other end.
  /// 3. Sections and items are updated, each at its place in the new list.
  ///
  /// So no path has two roles in a stage, no moved element is updated in the same stage, and no
  /// items change in sections that move.
  ///
  /// Mirrors the checks of `performBatchUpdates(_:completion:)` of `UITableView` and
  /// `UICollectionView`.
  ///
  /// - Complexity: O(*s* + *c* log *c* + *n*), where *s* is the number of sections, *c* the number
  ///   of changes and *n* the number of items in removed and inserted sections; where outlines
  ///   changed, that of ``outlineChanges`` besides.
  public func batches() -> [ListDifference] {
    let stages = BatchStages(self)
    return [stages.sectionMoves, stages.structure, stages.updates].filter { !$0.isEmpty }
  }
}
