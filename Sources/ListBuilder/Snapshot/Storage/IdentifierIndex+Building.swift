extension IdentifierIndex {
  /// Indexes the items of all slots, or returns `nil` if an identifier is repeated or not equal to
  /// itself.
  ///
  /// A table of many items does not fit the processor's cache, and filling it in the order of the
  /// items would wait for memory at each. So the entries are first put into the region of the table
  /// that they belong to, as a radix sort does by the leading digit, and then region by region into
  /// their buckets.
  ///
  /// - Complexity: O(*n*) on average, each identifier hashed once.
  @inlinable
  init?<Item: Diffable>(unique contents: [ListItems<Item>], count: Int) {
    self.init(capacity: count)
    self.count = count
    drifts = Array(repeating: 0, count: contents.count)
    var regions = Regions(of: self)
    guard regions.scatter(contents, into: &entries),
      regions.settle(contents, in: &entries, shift: shift)
    else { return nil }
  }

  /// Parts of a table that is being filled: as many buckets as fit the cache, in which entries with
  /// the same leading bits of their fingerprints belong.
  @frozen
  @usableFromInline
  struct Regions {
    /// The number of leading bits.
    @usableFromInline let bits: UInt32

    /// The number of buckets of each region.
    @usableFromInline let size: Int

    /// For each region, the bucket behind its entries, which stand at its beginning.
    @usableFromInline var ends: [Int]

    /// Entries that found no room in the region, or none behind it before the end of the table.
    @usableFromInline var surplus: [Entry] = []

    @inlinable
    init(of index: IdentifierIndex) {
      // In a region of 512 buckets or more, there is room for all entries that belong there, in
      // all likelihood.
      bits = min(23 - min(index.shift, 23), 8)
      let size = index.entries.count >> bits
      self.size = size
      ends = (0..<1 << bits).map { $0 * size }
    }

    /// Puts the entries of all items into their regions, or returns `false` if an identifier is not
    /// equal to itself.
    @inlinable
    mutating func scatter<Item: Diffable>(
      _ contents: [ListItems<Item>], into entries: inout [Entry]
    ) -> Bool {
      // By slots and offsets, for iterating would copy each item.
      for slot in contents.indices {
        for offset in contents[slot].storage.indices {
          let id = contents[slot].storage[offset].id
          guard id == id else { return false }
          let entry = Entry(
            fingerprint: fingerprint(of: id), slot: UInt32(truncatingIfNeeded: slot),
            hint: UInt32(truncatingIfNeeded: offset))
          let region = Int(entry.fingerprint >> (32 - bits))
          if ends[region] < (region + 1) * size {
            entries[ends[region]] = entry
            ends[region] += 1
          } else {
            surplus.append(entry)
          }
        }
      }
      return true
    }

    /// Puts the entries into their buckets, or returns `false` if two have the same identifier.
    ///
    /// The last region comes first: so what finds no room in its own region finds that the next one
    /// is settled.
    @inlinable
    mutating func settle<Item: Diffable>(
      _ contents: [ListItems<Item>], in entries: inout [Entry], shift: UInt32
    ) -> Bool {
      // The buffer stays in the closure. A fingerprint shifted so is below the number of entries, a
      // power of two; buckets behind it are checked at first, and masked for the surplus.
      entries.withUnsafeMutableBufferPointer { entries in
        for region in ends.indices.reversed() {
          let buckets = region * size..<ends[region]
          let scattered = Array(entries[buckets])
          for bucket in buckets { entries[bucket] = .free }
          for entry in scattered {
            var bucket = Int(entry.fingerprint >> shift)
            while bucket < entries.count, entries[bucket].fingerprint != 0 {
              if entries[bucket].isSame(as: entry, contents) { return false }
              bucket += 1
            }
            if bucket < entries.count {
              entries[bucket] = entry
            } else {
              surplus.append(entry)
            }
          }
        }
        let mask = entries.count - 1
        for entry in surplus {
          var bucket = Int(entry.fingerprint >> shift)
          while entries[bucket].fingerprint != 0 {
            if entries[bucket].isSame(as: entry, contents) { return false }
            bucket = (bucket + 1) & mask
          }
          entries[bucket] = entry
        }
        return true
      }
    }
  }
}

extension IdentifierIndex.Entry {
  /// Whether two entries are of items with the same identifier.
  @inlinable
  func isSame<Item: Diffable>(
    as other: IdentifierIndex.Entry, _ contents: [ListItems<Item>]
  ) -> Bool {
    fingerprint == other.fingerprint
      && contents[Int(slot)].storage[Int(hint)].id
        == contents[Int(other.slot)].storage[Int(other.hint)].id
  }
}
