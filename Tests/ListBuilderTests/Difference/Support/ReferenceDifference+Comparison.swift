import ListBuilder

extension ReferenceDifference {
  /// What a difference reports otherwise.
  func disagreement<ID: NumberedID>(
    with difference: ListDifference<StampedSection, StampedItem<ID>>
  ) -> String? {
    if difference.removedSections != removedSections { return "removedSections" }
    if difference.insertedSections != insertedSections { return "insertedSections" }
    if difference.updatedSections != updatedSections { return "updatedSections" }
    if difference.removedItems != removedItems { return "removedItems" }
    if difference.insertedItems != insertedItems { return "insertedItems" }
    if difference.updatedItems != updatedItems { return "updatedItems" }
    if FewestMoves(reported: difference.movedSections) != sectionMoves {
      return "the number of movedSections"
    }
    return disagreement(with: difference.movedItems)
  }

  private func disagreement(with moves: [ListMove<ListIndexPath>]) -> String? {
    if !zip(moves, moves.dropFirst()).allSatisfy({ $0.to < $1.to }) { return "the order of moves" }
    if let wrong = moves.first(where: { origins[$0.to] != $0.from }) {
      return "the move to \(wrong.to)"
    }
    let between = Set(movesBetweenSections)
    let inside = moves.filter { !between.contains($0) }
    if inside.count + between.count != moves.count { return "the moves between sections" }
    let reported = Dictionary(grouping: inside) { $0.to.section }
    for section in Set(movesInSections.keys).union(reported.keys) {
      let expected = movesInSections[section] ?? FewestMoves([])
      if FewestMoves(reported: reported[section] ?? []) != expected {
        return "the number of moves in section \(section)"
      }
    }
    return nil
  }

  /// Which element does not come to its place, when all that leaves is taken out of plain arrays,
  /// all that comes is put in, and the others fill the places between.
  func misplacement<Section, Item>(by difference: ListDifference<Section, Item>) -> String? {
    let sections = filled(
      newCounts.count, from: oldCounts.count,
      leaving: Set(difference.removedSections + difference.movedSections.map { $0.from }),
      inserted: difference.insertedSections,
      moves: difference.movedSections.map { ($0.from, $0.to) })
    if sections != sectionOrigins { return "sections come to wrong places" }
    let removed = Dictionary(grouping: difference.removedItems + difference.hiddenItems) {
      $0.section
    }
    let inserted = Dictionary(grouping: difference.insertedItems + difference.shownItems) {
      $0.section
    }
    let leaving = Dictionary(grouping: difference.movedItems) { $0.from.section }
    let arriving = Dictionary(grouping: difference.movedItems) { $0.to.section }
    for (index, origin) in sectionOrigins.enumerated() {
      guard let origin else { continue }
      let gone = (removed[origin] ?? []) + (leaving[origin] ?? []).map { $0.from }
      let came = (inserted[index] ?? []) + (arriving[index] ?? []).map { $0.to }
      let places = filled(
        newCounts[index], from: oldCounts[origin], leaving: Set(gone.map { $0.item }),
        inserted: came.map { $0.item }, moves: [])
      let isComing = Set(came)
      for (offset, place) in (places ?? []).enumerated() {
        let path = ListIndexPath(section: index, item: offset)
        let source = place.map { ListIndexPath(section: origin, item: $0) }
        if !isComing.contains(path), origins[path] != source { return "another item at \(path)" }
      }
      if places == nil { return "the items of section \(index) do not add up" }
    }
    return nil
  }

  /// For each new place the old one, or `nil` if the numbers do not add up.
  private func filled(
    _ newCount: Int, from oldCount: Int, leaving: Set<Int>, inserted: [Int],
    moves: [(from: Int, to: Int)]
  ) -> [Int?]? {
    var staying = (0..<oldCount).filter { !leaving.contains($0) }[...]
    let coming = Set(inserted + moves.map { $0.to })
    guard staying.count + coming.count == newCount else { return nil }
    var places = (0..<newCount).map { coming.contains($0) ? nil : staying.popFirst() }
    for move in moves { places[move.to] = move.from }
    return places
  }

  /// The fewest items that leave their place in the flat order, of those that keep their
  /// identifier.
  func fewestFlatMoves(from old: ListModel, to new: ListModel) -> Int {
    let starts = { (model: ListModel) in
      model.sections.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.items.count) }
    }
    let (oldStarts, newStarts) = (starts(old), starts(new))
    let matches = origins.sorted { $0.key < $1.key }.compactMap { path, origin -> Match? in
      let isSame =
        old.sections[origin.section].items[origin.item].id
        == new.sections[path.section].items[path.item].id
      guard isSame else { return nil }
      return Match(
        old: oldStarts[origin.section] + origin.item, new: newStarts[path.section] + path.item)
    }
    return FewestMoves(matches, canBeOntoThemselves: false).count
  }
}
