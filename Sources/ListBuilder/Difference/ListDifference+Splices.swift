extension ListDifference {
  /// The changes as steps of a view that shows one flat list, as GTK's list model does.
  ///
  /// Each step names flat indexes over all sections, and counts. Done in order, the steps lead from
  /// the items of the old list to those of the new one; an item that is updated goes and comes in
  /// one step. Items that hide go, and those that show come; the item above them, which was
  /// collapsed or expanded, does neither. A view reads the items that come from the new list, at
  /// the step's position.
  ///
  ///     for splice in difference.splices {
  ///       store.itemsChanged(
  ///         splice.position, splice.numberOfRemovedItems, splice.numberOfInsertedItems)
  ///     }
  ///
  /// - Complexity: O(*s* + *c* log *c*) for *s* sections and *c* changes; O(*n*) besides where much
  ///   moves.
  public var splices: [ListSplice] {
    flatMatching(without: paths.updatedItems).gaps.map { gap in
      ListSplice(
        position: gap.new.lowerBound, numberOfRemovedItems: gap.old.count,
        numberOfInsertedItems: gap.new.count)
    }
  }
}
