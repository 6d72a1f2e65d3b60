import ListBuilder

/// Two lists to compare.
struct ListPair<Item: Diffable> {
  let old: ListSnapshot<Int, Item>
  let new: ListSnapshot<Int, Item>
}

extension ListPair {
  /// Builds both lists from arrays, so that they share no storage.
  init(old: [[Item]], new: [[Item]]) throws {
    self.init(old: try ListSnapshot(sectionsOf: old), new: try ListSnapshot(sectionsOf: new))
  }

  /// Compares the lists.
  ///
  /// - Returns: A number made from the numbers of changes of each kind.
  func compare() -> Int {
    let difference = new.difference(from: old)
    let counts = [
      difference.removedSections.count, difference.insertedSections.count,
      difference.movedSections.count, difference.updatedSections.count,
      difference.removedItems.count, difference.insertedItems.count,
      difference.movedItems.count, difference.updatedItems.count,
    ]
    return counts.reduce(0) { $0 &* 1_000_003 &+ $1 }
  }

  /// Counts the moves that the library reports, and those that there have to be.
  func countMoves() -> Moves {
    let difference = new.difference(from: old)
    return Moves(
      reported: difference.movedSections.count + difference.movedItems.count,
      minimum: MinimumMoves.count(from: old, to: new))
  }

  /// Comparing the lists, against a floor on the identifiers of both.
  func trial(floor: @escaping (_ old: [Item.ID], _ new: [Item.ID]) -> Int) -> Trial {
    let oldIDs = old.itemIdentifiers
    let newIDs = new.itemIdentifiers
    return Trial {
      compare()
    } floor: {
      floor(oldIDs, newIDs)
    } moves: {
      countMoves()
    }
  }
}

extension ListSnapshot where Section == Int {
  /// Builds a list from the items of its sections, which are numbered from 0.
  init(sectionsOf items: [[Item]]) throws {
    try self.init(
      sections: items.enumerated().map { ListSection(items: $0.element, in: $0.offset) })
  }
}
