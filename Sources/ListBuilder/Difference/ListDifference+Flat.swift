extension ListDifference {
  /// The changes of the items' identifiers in their flat order over all sections, for code that
  /// keeps an array of its own.
  ///
  ///     ids = ids.applying(flatDifference)
  ///
  /// A removal and an insertion of one item are associated. Updates are no part of it, nor is a
  /// move over the border of two sections that leaves the flat order as it is. The moves are as few
  /// as can be. An item with a new identifier is a removal and an insertion.
  ///
  /// It is `nil` for a difference that was decoded, or made of changes: such does not hold the
  /// identifiers of all items. Apply it, and compare the lists.
  ///
  /// - Complexity: O(*n*), and O(*c* log *c*) for *c* changes.
  public var flatDifference: CollectionDifference<Item.ID>? {
    guard case .compared(let old, let new, _) = elements else { return nil }
    let matching = flatMatching(
      without: paths.updatedItems.filter { old.item(at: $0.from).id != new.item(at: $0.to).id })
    let pairs = matching.moving.flatMap { run in
      (0..<run.count).map { (old: run.old + $0, new: run.new + $0) }
    }
    let destinations = Dictionary(uniqueKeysWithValues: pairs.map { ($0.old, $0.new) })
    let origins = Dictionary(uniqueKeysWithValues: pairs.map { ($0.new, $0.old) })

    let oldIDs = old.itemIdentifiers
    let newIDs = new.itemIdentifiers
    let removals = matching.gaps.flatMap { $0.old }.map { offset in
      CollectionDifference.Change.remove(
        offset: offset, element: oldIDs[offset], associatedWith: destinations[offset])
    }
    let insertions = matching.gaps.flatMap { $0.new }.map { offset in
      CollectionDifference.Change.insert(
        offset: offset, element: newIDs[offset], associatedWith: origins[offset])
    }
    return CollectionDifference(removals + insertions)
  }
}
