extension IdentifierIndex {
  /// Indexes the items of all slots, or returns `nil` if an identifier is repeated or not equal to
  /// itself.
  ///
  /// A table of many items does not fit the processor's cache, and filling it in the order of the
  /// items would wait for memory at each. So the entries are first sorted by the region of the
  /// table that they belong to, as a radix sort does by the leading digit, and then filled in
  /// region by region.
  ///
  /// - Complexity: O(*n*) on average, each identifier hashed once.
  @inlinable
  init?<Item: Diffable>(unique contents: [ListItems<Item>], count: Int) {
    guard let fingerprints = Self.fingerprints(of: contents, count: count) else { return nil }
    let counts = contents.map { $0.storage.count }
    self.init(capacity: count)
    drifts = Array(repeating: 0, count: contents.count)
    guard fill(with: Self.sortedEntries(fingerprints, counts), of: contents) else { return nil }
    self.count = count
  }

  /// Returns the fingerprint of each item, in order, or `nil` if an identifier is not equal to
  /// itself.
  @inlinable
  static func fingerprints<Item: Diffable>(
    of contents: [ListItems<Item>], count: Int
  ) -> [UInt32]? {
    var fingerprints: [UInt32] = []
    fingerprints.reserveCapacity(count)
    for content in contents {
      for item in content.storage {
        let id = item.id
        guard id == id else { return nil }
        fingerprints.append(fingerprint(of: id))
      }
    }
    return fingerprints
  }

  /// Makes entries for the items of all slots, sorted by the leading bits of their fingerprints.
  ///
  /// - Parameters:
  ///   - fingerprints: The fingerprints of all items, slot by slot.
  ///   - counts: The number of items in each slot.
  @inlinable
  static func sortedEntries(_ fingerprints: [UInt32], _ counts: [Int]) -> [Entry] {
    // A small table fits the cache as it is.
    let bits: UInt32 = fingerprints.count > 1 << 14 ? 8 : 0
    var next = Array(repeating: 0, count: 1 << bits)
    for fingerprint in fingerprints { next[Int(fingerprint >> (32 - bits))] += 1 }
    var start = 0
    for region in next.indices {
      let count = next[region]
      next[region] = start
      start += count
    }

    var entries = Array(repeating: Entry.free, count: fingerprints.count)
    var index = 0
    for (slot, count) in counts.enumerated() {
      for offset in 0..<count {
        let fingerprint = fingerprints[index]
        let region = Int(fingerprint >> (32 - bits))
        entries[next[region]] = Entry(
          fingerprint: fingerprint, slot: UInt32(truncatingIfNeeded: slot),
          hint: UInt32(truncatingIfNeeded: offset))
        next[region] += 1
        index += 1
      }
    }
    return entries
  }

  /// Fills entries into the empty table, or returns `false` if two have the same identifier.
  @inlinable
  mutating func fill<Item: Diffable>(
    with newEntries: [Entry], of contents: [ListItems<Item>]
  ) -> Bool {
    let shift = shift
    // The buffer stays in the closure. A fingerprint shifted so is below the number of entries, a
    // power of two, and the mask keeps what comes after it there too.
    return entries.withUnsafeMutableBufferPointer { entries in
      let mask = entries.count - 1
      for entry in newEntries {
        var bucket = Int(entry.fingerprint >> shift)
        while entries[bucket].fingerprint != 0 {
          let other = entries[bucket]
          if other.fingerprint == entry.fingerprint {
            let id = contents[Int(entry.slot)].storage[Int(entry.hint)].id
            if contents[Int(other.slot)].storage[Int(other.hint)].id == id { return false }
          }
          bucket = (bucket + 1) & mask
        }
        entries[bucket] = entry
      }
      return true
    }
  }
}
