import ListBuilder

/// The fewest moves that lead from one list to another, counted in the plainest way and with
/// nothing of the library's differences.
enum MinimumMoves {
  /// Counts the items that are in another section than before, and those and the sections that
  /// cannot stay when as many as possible keep their order.
  static func count<Section, Item>(
    from old: ListSnapshot<Section, Item>, to new: ListSnapshot<Section, Item>
  ) -> Int {
    var places: [Item.ID: (section: Section.ID, offset: Int)] = [:]
    for section in old.sections {
      for (offset, item) in section.items.enumerated() {
        places[item.id] = (section.section.id, offset)
      }
    }
    var moves = outOfOrder(new.sectionIdentifiers.compactMap { old.indexOfSection($0) })
    for section in new.sections {
      let origins = section.items.compactMap { places[$0.id] }
      let offsets = origins.filter { $0.section == section.section.id }.map { $0.offset }
      moves += origins.count - offsets.count + outOfOrder(offsets)
    }
    return moves
  }

  /// All places but those of a longest increasing subsequence, which is as long as the row of piles
  /// in a game of patience.
  private static func outOfOrder(_ places: [Int]) -> Int {
    var piles: [Int] = []
    for place in places {
      var low = 0
      var high = piles.count
      while low < high {
        let middle = (low + high) / 2
        if piles[middle] < place { low = middle + 1 } else { high = middle }
      }
      if low == piles.count { piles.append(place) } else { piles[low] = place }
    }
    return places.count - piles.count
  }
}
