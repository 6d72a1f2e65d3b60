extension ListSnapshot {
  /// Where an item stands, and the bucket of the index that says so.
  @frozen
  @usableFromInline
  struct Place {
    @usableFromInline let slot: Int
    @usableFromInline let offset: Int
    @usableFromInline let bucket: Int

    @inlinable
    init(slot: Int, offset: Int, bucket: Int) {
      self.slot = slot
      self.offset = offset
      self.bucket = bucket
    }
  }

  /// Where the search for an item ends: at its place, or at the bucket for a new entry.
  @frozen
  @usableFromInline
  enum SearchEnd {
    case found(Place)
    case free(bucket: Int)
  }

  /// Returns the place of an item, or `nil` if there is none with the identifier.
  ///
  /// - Complexity: O(1) on average, and O(*d*) comparisons for a drift *d* of the section.
  @inlinable
  func place(of id: Item.ID) -> Place? {
    place(of: id, fingerprint: IdentifierIndex.fingerprint(of: id))
  }

  @inlinable
  func place(of id: Item.ID, fingerprint: UInt32) -> Place? {
    guard case .found(let place) = search(for: id, fingerprint: fingerprint) else { return nil }
    return place
  }

  /// Returns where the search for an item ends.
  ///
  /// - Complexity: As ``place(of:)``.
  @inlinable
  func search(for id: Item.ID, fingerprint: UInt32) -> SearchEnd {
    var bucket = index.bucket(of: fingerprint)
    while index.entries[bucket].fingerprint != 0 {
      let entry = index.entries[bucket]
      if entry.fingerprint == fingerprint {
        let slot = Int(entry.slot)
        if let offset = offset(of: id, near: Int(entry.hint), inSlot: slot) {
          return .found(Place(slot: slot, offset: offset, bucket: bucket))
        }
      }
      bucket = index.bucket(after: bucket)
    }
    return .free(bucket: bucket)
  }

  /// Searches outwards from a hint.
  @inlinable
  func offset(of id: Item.ID, near hint: Int, inSlot slot: Int) -> Int? {
    let count = contents[slot].storage.count
    if hint < count, contents[slot].storage[hint].id == id { return hint }
    let drift = index.drifts[slot]
    guard drift > 0 else { return nil }
    for distance in 1...drift {
      let before = hint - distance
      let after = hint + distance
      if before >= 0, before < count, contents[slot].storage[before].id == id { return before }
      if after < count, contents[slot].storage[after].id == id { return after }
      if before < 0, after >= count { return nil }
    }
    return nil
  }

  /// Returns the place of an item whose entry is to be changed.
  ///
  /// In a section that has drifted, another entry with the same fingerprint may lead to the item
  /// too; then the offsets are noted anew first, so that the entry is the item's own.
  @inlinable
  mutating func placeForEditing(of id: Item.ID) -> Place? {
    guard let place = place(of: id) else { return nil }
    guard index.drifts[place.slot] > 0 else { return place }
    let fingerprint = index.entries[place.bucket].fingerprint
    guard index.hasSeveralEntries(of: fingerprint, slot: place.slot) else { return place }
    index.reindex(slot: place.slot, contents[place.slot].storage)
    return self.place(of: id)
  }

  /// Returns the path of an item, or `nil` if it is hidden.
  @inlinable
  func path(of place: Place) -> ListIndexPath? {
    contents[place.slot].visibleIndex(ofOffset: place.offset).map {
      ListIndexPath(section: table.indexes[place.slot], item: $0)
    }
  }
}
