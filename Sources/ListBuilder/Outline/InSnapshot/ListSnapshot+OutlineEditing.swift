/// Where items of an outline are put.
@frozen
@usableFromInline
enum OutlineDestination<ID: Hashable> {
  /// Behind all other items of a slot, under none.
  case end(slot: Int)

  /// Before an item, or behind it and all that is under it, as its sibling.
  case beside(ID, OutlineSide)

  /// Where the items of a slot that show will have an index, as a sibling of the item that is
  /// pushed down.
  case visibleIndex(Int, slot: Int)
}

/// Edits of sections with outlines. Each makes the section's rows anew.
extension ListSnapshot {
  /// Deletes items, each with all that is under it.
  ///
  /// - Complexity: O(*m*) on average for *m* items of the sections that lose some.
  @inlinable
  mutating func removeSubtrees(_ ids: [Item.ID]) {
    let extraction = OutlineExtraction(ids, of: self)
    replaceContents(extraction.left.mapValues { ListItems(rows: $0) })
    for rows in extraction.taken.values {
      for row in rows { marks.removeItem(row.item.id) }
    }
  }

  /// Puts items somewhere in a list with outlines, by the policy for those that are in it.
  ///
  /// - Complexity: As ``place(_:_:)``.
  @inlinable
  mutating func placeInOutlines(
    _ items: [Item], _ destination: OutlineDestination<Item.ID>, ifPresent policy: PresentItemPolicy
  ) throws(SnapshotError) {
    try Self.checkItems(items.lazy.map { $0.id })
    let present = items.filter { contains($0.id) }
    switch policy {
    case .move:
      try place(items, destination)
    case .keep:
      try place(items.filter { !contains($0.id) }, destination)
      replaceValues(present)
    case .reject:
      guard present.isEmpty else {
        throw .duplicateItems(occurrences(ofItems: present.map { $0.id }))
      }
      try place(items, destination)
    }
  }

  /// Moves an item, so that it will show at a path.
  @inlinable
  mutating func moveInOutline(
    _ source: Place, to path: ListIndexPath
  ) throws(SnapshotError) {
    guard self.path(of: source) != path else { return }
    let item = contents[source.slot].storage[source.offset]
    let slot = table.rows[path.section].slot
    let left = OutlineExtraction([item.id], of: self).left[slot].map { ListItems(rows: $0) }
    let others = (left ?? contents[slot]).visibleCount
    guard 0...others ~= path.item else { throw .invalidIndexPath(path, numberOfItems: others) }
    try place([item], .visibleIndex(path.item, slot: slot))
  }

  /// Puts items somewhere, those that are in the list with all that is under them.
  ///
  /// - Throws: ``SnapshotError/wouldCreateCycle(_:under:)`` if an item would be under itself.
  /// - Complexity: O(*m*) on average for *m* items of the sections that take part.
  @inlinable
  mutating func place(
    _ items: [Item], _ destination: OutlineDestination<Item.ID>
  ) throws(SnapshotError) {
    guard !items.isEmpty, let slot = slot(of: destination) else { return }
    let ids = items.map { $0.id }
    if case .beside(let neighborID, _) = destination { try checkCycle(ids, beside: neighborID) }
    let extraction = OutlineExtraction(ids, of: self)
    var left = extraction.left
    if left.isEmpty, case .end = destination {
      // None is in the list, or it would be in what is left.
      for item in items { _ = appendIfNew(item, toSlot: slot) }
      return
    }
    var rows = left[slot] ?? contents[slot].rows
    let (offset, level) = Self.position(destination, in: rows)
    var arriving: [OutlineRow<Item>] = []
    for item in items {
      // The value is the new one; what is under the item comes along.
      let old = extraction.taken[item.id]
      arriving.append(
        OutlineRow(item: item, level: level, isExpanded: old?.first?.isExpanded ?? false))
      arriving += old?.dropFirst().map { $0.raised(by: -level) } ?? []
    }
    rows.insert(contentsOf: arriving, at: offset)
    left[slot] = rows
    replaceContents(left.mapValues { ListItems(rows: $0) })
  }

  /// Checks that an item is not under one of those that are to be put beside it.
  ///
  /// - Complexity: O(*m*) on average for *m* items before it in its section.
  @inlinable
  func checkCycle(_ ids: [Item.ID], beside neighborID: Item.ID) throws(SnapshotError) {
    guard let place = place(of: neighborID), let outline = contents[place.slot].outline,
      let parent = outline.parent(ofOffset: place.offset)
    else { return }
    let ids = Set(ids)
    let items = contents[place.slot].storage
    var ancestor: Int? = parent
    while let offset = ancestor {
      if ids.contains(items[offset].id) {
        throw .wouldCreateCycle("\(items[offset].id)", under: "\(items[parent].id)")
      }
      ancestor = outline.parent(ofOffset: offset)
    }
  }

  @inlinable
  func slot(of destination: OutlineDestination<Item.ID>) -> Int? {
    switch destination {
    case .end(let slot), .visibleIndex(_, let slot): slot
    case .beside(let id, _): place(of: id)?.slot
    }
  }

  /// Returns the offset at which rows are to be put, and the level that they will have.
  @inlinable
  static func position(
    _ destination: OutlineDestination<Item.ID>, in rows: [OutlineRow<Item>]
  ) -> (offset: Int, level: Int) {
    let neighbor: Int?
    switch destination {
    case .end: neighbor = nil
    case .beside(let id, _): neighbor = rows.firstIndex { $0.item.id == id }
    case .visibleIndex(let index, _):
      let visible = ListItems(rows: rows)
      neighbor = index < visible.visibleCount ? visible.offset(ofVisible: index) : nil
    }
    guard let neighbor else { return (rows.count, 0) }
    let level = rows[neighbor].level
    guard case .beside(_, .after) = destination else { return (neighbor, level) }
    let end = rows[(neighbor + 1)...].firstIndex { $0.level <= level }
    return (end ?? rows.count, level)
  }
}
