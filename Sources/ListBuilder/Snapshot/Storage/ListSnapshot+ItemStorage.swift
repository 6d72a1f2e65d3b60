extension ListSnapshot {
  /// Inserts items that are not in the list.
  ///
  /// - Complexity: O(*k* + *m*) for *k* items before *m* others of the section; amortised O(1) an
  ///   item at the end of a section.
  @inlinable
  mutating func insert(_ items: some Collection<Item>, inSlot slot: Int, at offset: Int) {
    guard !items.isEmpty else { return }
    let isAtEnd = offset == contents[slot].storage.count
    contents[slot].insert(items, at: offset)
    var hint = offset
    for item in items {
      index.insert(
        IdentifierIndex.Entry(
          fingerprint: IdentifierIndex.fingerprint(of: item.id),
          slot: UInt32(truncatingIfNeeded: slot),
          hint: UInt32(truncatingIfNeeded: hint)))
      hint += 1
    }
    offsets.add(items.count, toSection: table.indexes[slot])
    if !isAtEnd { noteDrift(of: items.count, inSlot: slot) }
  }

  /// Appends an item, unless its identifier is in the list or not equal to itself.
  ///
  /// Lists are often built up so, item by item; this hashes each identifier once, and searches for
  /// it once.
  ///
  /// - Returns: Whether the item was appended.
  /// - Complexity: O(1) on average, amortised.
  @inlinable
  mutating func appendIfNew(_ item: consuming Item, toSlot slot: Int) -> Bool {
    let id = item.id
    guard id == id else { return false }
    let fingerprint = IdentifierIndex.fingerprint(of: id)
    guard case .free(var bucket) = search(for: id, fingerprint: fingerprint) else { return false }
    if index.isFull {
      index.grow()
      bucket = index.freeBucket(for: fingerprint)
    }
    index.insert(
      IdentifierIndex.Entry(
        fingerprint: fingerprint,
        slot: UInt32(truncatingIfNeeded: slot),
        hint: UInt32(truncatingIfNeeded: contents[slot].storage.count)),
      atFree: bucket)
    contents[slot].append(item)
    offsets.add(1, toSection: table.indexes[slot])
    return true
  }

  /// Removes the item at a place that was found for editing.
  ///
  /// - Complexity: O(*m*) for *m* items behind it in its section.
  @inlinable
  @discardableResult
  mutating func remove(at place: Place) -> Item {
    index.remove(at: place.bucket)
    let isAtEnd = place.offset == contents[place.slot].storage.count - 1
    let item = contents[place.slot].remove(at: place.offset)
    offsets.add(-1, toSection: table.indexes[place.slot])
    if !isAtEnd { noteDrift(of: 1, inSlot: place.slot) }
    return item
  }

  /// Removes the items of identifiers that are in the list, section by section.
  ///
  /// - Complexity: O(*k* + *m* + *s*) on average for *k* items in sections of *m* items together,
  ///   in a list of *s* sections; O(*m*) for a single one.
  @inlinable
  mutating func remove(_ ids: [Item.ID]) {
    if ids.count == 1, let place = placeForEditing(of: ids[0]) {
      remove(at: place)
      return
    }
    var removed: [Int: [Int]] = [:]
    for row in table.rows { settle(slot: row.slot, toFind: ids.count) }
    for id in ids {
      if let place = placeForEditing(of: id) {
        removed[place.slot, default: []].append(place.offset)
      }
    }
    // Only now, for noting offsets anew needs an entry for each item.
    for id in ids {
      if let place = place(of: id) { index.remove(at: place.bucket) }
    }
    for (slot, removedOffsets) in removed {
      contents[slot].remove(atOffsets: removedOffsets)
      offsets.add(-removedOffsets.count, toSection: table.indexes[slot])
      noteDrift(of: removedOffsets.count, inSlot: slot)
    }
  }

  /// Notes the offsets of a section anew if finding a number of its items costs more otherwise.
  @inlinable
  mutating func settle(slot: Int, toFind count: Int) {
    let items = contents[slot].storage
    if index.drifts[slot] > 0, index.drifts[slot] * count > 16 * items.count {
      index.reindex(slot: slot, items)
    }
  }

  /// Notes that items of a section were shifted, and notes their offsets anew where that pays.
  ///
  /// Noting *m* offsets anew costs about 40 times as much as *m* comparisons. With a limit in
  /// proportion to the square root of *m*, searching and noting cost about the same.
  @inlinable
  mutating func noteDrift(of distance: Int, inSlot slot: Int) {
    index.drifts[slot] += distance
    let drift = index.drifts[slot]
    if drift > 64, drift * drift > 36 * contents[slot].storage.count {
      index.reindex(slot: slot, contents[slot].storage)
    }
  }
}
