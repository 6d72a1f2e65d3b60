/// The items of a list that are taken out of outlines, each with all that is under it.
@frozen
@usableFromInline
struct OutlineExtraction<Item: Diffable> {
  /// The rows of each item that is taken out, by its identifier. Levels count from the item.
  @usableFromInline var taken: [Item.ID: [OutlineRow<Item>]] = [:]

  /// What is left of each section that loses items, by slot.
  @usableFromInline var left: [Int: [OutlineRow<Item>]] = [:]

  /// Takes items out. An item that is under another one of them is taken out of that one too.
  ///
  /// - Complexity: O(*m*) on average for *m* items of the sections that lose some.
  @inlinable
  init<Section>(_ ids: [Item.ID], of list: ListSnapshot<Section, Item>) {
    var slots: Set<Int> = []
    for id in ids {
      guard let place = list.place(of: id) else { continue }
      slots.insert(place.slot)
      taken[id] = []
    }
    for slot in slots { take(from: list.contents[slot].rows, ofSlot: slot) }
  }

  @inlinable
  mutating func take(from rows: [OutlineRow<Item>], ofSlot slot: Int) {
    var kept: [OutlineRow<Item>] = []
    // The items above the current row that are taken out, outermost first.
    var owners: [(id: Item.ID, level: Int)] = []
    for row in rows {
      while let owner = owners.last, owner.level >= row.level { owners.removeLast() }
      let id = row.item.id
      if taken[id] != nil { owners.append((id, row.level)) }
      if let owner = owners.last {
        taken[owner.id]?.append(row.raised(by: owner.level))
      } else {
        kept.append(row)
      }
    }
    left[slot] = kept
  }
}

extension OutlineRow {
  /// The row with a level that is less by a number of levels.
  @inlinable
  func raised(by levels: Int) -> OutlineRow {
    OutlineRow(item: item, level: level - levels, isExpanded: isExpanded)
  }
}
