/// Finds out whether changes could be those of a difference: places are there, none has two roles,
/// and the numbers of items add up.
struct ConsistencyCheck {
  let paths: ChangedPaths

  /// The number of items in each old section.
  let counts: [Int]

  /// The number of items that are part of each removal of a section.
  let removedCounts: [Int]

  /// The number of items that are part of each insertion of a section.
  let insertedCounts: [Int]

  /// What is wrong first, in words, or `nil`.
  ///
  /// - Complexity: O(*s* + *c* log *c*) for *s* sections and *c* changes.
  var inconsistency: String? {
    sizes ?? sections ?? items
  }

  /// No list has more items, and sums of such numbers do not overflow.
  private static var mostItems: Int { Int(Int32.max) }

  private var sizes: String? {
    var total = 0
    for count in counts + insertedCounts {
      guard (0...Self.mostItems).contains(count) else { return "no section has \(count) items" }
      guard count <= Self.mostItems - total else { return "no list has so many items" }
      total += count
    }
    return nil
  }

  private var sections: String? {
    let origins = paths.removedSections + paths.movedSections.map { $0.from }
    let destinations = paths.insertedSections + paths.movedSections.map { $0.to }
    let newCount = counts.count - paths.removedSections.count + paths.insertedSections.count
    if let index = origins.first(where: { !counts.indices.contains($0) }) {
      return "the old list has no section \(index)"
    }
    if let index = repeated(origins) { return "the old section \(index) has two roles" }
    if let index = destinations.first(where: { !(0..<newCount).contains($0) }) {
      return "the new list has no section \(index)"
    }
    if let index = repeated(destinations) { return "the new section \(index) has two roles" }
    return updatedSections
  }

  private var updatedSections: String? {
    if let index = repeated(paths.updatedSections.map { $0.to }) {
      return "the new section \(index) is updated twice"
    }
    let origins = paths.originsOfSections(oldCount: counts.count)
    for update in paths.updatedSections {
      guard origins.indices.contains(update.to), origins[update.to] == update.from else {
        return "the old section \(update.from) is not the new section \(update.to)"
      }
    }
    return nil
  }

  private var items: String? {
    let removals = paths.removedItems + paths.hiddenItems.map { $0.path }
    let insertions = paths.insertedItems + paths.shownItems.map { $0.path }
    let origins = removals + paths.movedItems.map { $0.from }
    let destinations = insertions + paths.movedItems.map { $0.to }
    if let path = origins.first(where: { !isOld($0) }) {
      return "the old list has no item at \(path)"
    }
    if let path = repeated(origins) { return "the old item at \(path) has two roles" }
    if let path = repeated(destinations) { return "the new item at \(path) has two roles" }

    let removed = Set(paths.removedSections)
    if let path = removals.first(where: { removed.contains($0.section) }) {
      return "the item at \(path) is part of the removal of its section"
    }
    let inserted = Set(paths.insertedSections)
    if let path = insertions.first(where: { inserted.contains($0.section) }) {
      return "the item at \(path) is part of the insertion of its section"
    }
    if let path = paths.collapses.map({ $0.parent.path }).first(where: { !isOld($0) }) {
      return "the old list has no item at \(path)"
    }
    return newItems(destinations + paths.expansions.map { $0.parent.path })
  }

  private func newItems(_ destinations: [ListIndexPath]) -> String? {
    let arrangements = ItemArrangements(paths)
    for (index, count) in zip(paths.removedSections, removedCounts) {
      let moved = arrangements.arrangement(from: index, to: nil).departures.count
      guard counts[index] == count + moved else {
        return "the old section \(index) has \(counts[index]) items, not \(count + moved)"
      }
    }
    let inserted = Dictionary(
      zip(paths.insertedSections, insertedCounts), uniquingKeysWith: { first, _ in first })
    let origins = paths.originsOfSections(oldCount: counts.count)
    let newCounts = origins.enumerated().map { index, origin in
      let arrangement = arrangements.arrangement(from: origin, to: index)
      let before = origin.map { counts[$0] } ?? inserted[index] ?? 0
      return before - arrangement.departures.count + arrangement.arrivals.count
    }
    let isNew = { (path: ListIndexPath) in
      newCounts.indices.contains(path.section) && (0..<newCounts[path.section]).contains(path.item)
    }
    if let path = destinations.first(where: { !isNew($0) }) {
      return "the new list has no item at \(path)"
    }
    return updatedItems(origins, isNew)
  }

  private func updatedItems(
    _ origins: [Int?], _ isNew: (ListIndexPath) -> Bool
  ) -> String? {
    if let path = repeated(paths.updatedItems.map { $0.to }) {
      return "the new item at \(path) is updated twice"
    }
    let moves = Dictionary(
      paths.movedItems.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    let arrangements = ItemArrangements(paths)
    var sorted: [Int: ElementArrangement] = [:]
    for update in paths.updatedItems {
      let isSame: Bool
      if let destination = moves[update.from] {
        isSame = destination == update.to
      } else if isOld(update.from), isNew(update.to),
        origins[update.to.section] == update.from.section
      {
        let arrangement =
          sorted[update.to.section]
          ?? arrangements.arrangement(from: update.from.section, to: update.to.section)
        sorted[update.to.section] = arrangement
        let rank = arrangement.rank(ofOld: update.from.item)
        isSame = rank != nil && rank == arrangement.rank(ofNew: update.to.item)
      } else {
        isSame = false
      }
      guard isSame else {
        return "the old item at \(update.from) is not the new one at \(update.to)"
      }
    }
    return nil
  }

  private func isOld(_ path: ListIndexPath) -> Bool {
    counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }

  private func repeated<Position: Hashable>(_ positions: [Position]) -> Position? {
    var seen: Set<Position> = []
    return positions.first { !seen.insert($0).inserted }
  }
}
