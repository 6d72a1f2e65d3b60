/// A hash table from item identifiers to places.
///
/// It is open-addressing with linear probing over one flat array. An entry holds 32 bits of the
/// identifier's hash and the item's place, not the identifier: that stays in its section, and is
/// compared only where the fingerprints agree. So an identifier costs 15 to 30 bytes whatever its
/// type, a lookup one or two cache lines, and growing the table hashes nothing again.
///
/// A place is the slot of a section, which does not change when sections move, and a hint: the
/// item's offset when it was noted. Edits shift the items behind them, so an item stands within
/// the section's *drift* of its hint. An edit that makes the drift too large notes the section's
/// offsets anew.
///
/// Linear probing and its deletion are those of Knuth, The Art of Computer Programming, 6.4.
@frozen
@usableFromInline
struct IdentifierIndex: Sendable {
  @frozen
  @usableFromInline
  struct Entry: Sendable {
    /// 31 bits of the hash, made odd; 0 marks a free entry.
    @usableFromInline var fingerprint: UInt32
    @usableFromInline var slot: UInt32
    @usableFromInline var hint: UInt32

    @inlinable
    init(fingerprint: UInt32, slot: UInt32, hint: UInt32) {
      self.fingerprint = fingerprint
      self.slot = slot
      self.hint = hint
    }

    @inlinable
    static var free: Entry { Entry(fingerprint: 0, slot: 0, hint: 0) }
  }

  /// A power of two of entries, at most four fifths of them taken.
  @usableFromInline var entries: [Entry]

  /// The number of taken entries.
  @usableFromInline var count = 0

  /// The number of bits of a fingerprint that do not choose its bucket.
  @usableFromInline var shift: UInt32

  /// For each slot, how far an item may stand from its hint.
  @usableFromInline var drifts: [Int] = []

  /// Creates a table with room for a number of items.
  @inlinable
  init(capacity: Int) {
    var bits: UInt32 = 2
    while (4 << bits) < capacity * 5 { bits += 1 }
    shift = 32 - bits
    entries = Array(repeating: .free, count: 1 << bits)
  }

  /// The bucket at which the search for a fingerprint begins.
  @inlinable
  func bucket(of fingerprint: UInt32) -> Int { Int(fingerprint >> shift) }

  @inlinable
  func bucket(after bucket: Int) -> Int { (bucket + 1) & (entries.count - 1) }
}

extension IdentifierIndex {
  /// Whether there is no room for one more entry.
  @inlinable
  var isFull: Bool { (count + 1) * 5 > entries.count * 4 }

  /// Adds an entry, for an item that has none.
  ///
  /// - Complexity: O(1) on average, amortised.
  @inlinable
  mutating func insert(_ entry: Entry) {
    if isFull { grow() }
    insert(entry, atFree: freeBucket(for: entry.fingerprint))
  }

  /// Adds an entry in the free bucket at which the search for it ended.
  @inlinable
  mutating func insert(_ entry: Entry, atFree bucket: Int) {
    entries[bucket] = entry
    count += 1
  }

  /// Returns the bucket for a new entry.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  func freeBucket(for fingerprint: UInt32) -> Int {
    var bucket = bucket(of: fingerprint)
    while entries[bucket].fingerprint != 0 { bucket = self.bucket(after: bucket) }
    return bucket
  }

  @usableFromInline
  mutating func grow() {
    let taken = entries
    entries = Array(repeating: .free, count: taken.count * 2)
    shift -= 1
    for entry in taken where entry.fingerprint != 0 {
      entries[freeBucket(for: entry.fingerprint)] = entry
    }
  }

  /// Frees a bucket, and closes the gap in the runs that went over it.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  mutating func remove(at bucket: Int) {
    let mask = entries.count - 1
    var gap = bucket
    var next = self.bucket(after: gap)
    while entries[next].fingerprint != 0 {
      let first = self.bucket(of: entries[next].fingerprint)
      if (next - first) & mask >= (next - gap) & mask {
        entries[gap] = entries[next]
        gap = next
      }
      next = self.bucket(after: next)
    }
    entries[gap] = .free
    count -= 1
  }

  /// Notes the offsets of a section's items anew.
  ///
  /// Entries of one slot with one fingerprint are interchangeable, for they hold no identifier:
  /// so each takes the next offset that is left for them.
  ///
  /// - Complexity: O(*m*) on average for *m* items.
  @inlinable
  mutating func reindex<Item: Diffable>(slot: Int, _ items: [Item]) {
    let pending = UInt32.max
    let fingerprints = items.map { Self.fingerprint(of: $0.id) }
    for fingerprint in fingerprints {
      let bucket = firstBucket(of: fingerprint, slot: slot) { $0 != pending }
      if let bucket { entries[bucket].hint = pending }
    }
    for (offset, fingerprint) in fingerprints.enumerated() {
      let bucket = firstBucket(of: fingerprint, slot: slot) { $0 == pending }
      if let bucket { entries[bucket].hint = UInt32(truncatingIfNeeded: offset) }
    }
    drifts[slot] = 0
  }

  @inlinable
  func firstBucket(
    of fingerprint: UInt32, slot: Int, where isWanted: (_ hint: UInt32) -> Bool
  ) -> Int? {
    var bucket = bucket(of: fingerprint)
    while entries[bucket].fingerprint != 0 {
      let entry = entries[bucket]
      if entry.fingerprint == fingerprint, entry.slot == UInt32(slot), isWanted(entry.hint) {
        return bucket
      }
      bucket = self.bucket(after: bucket)
    }
    return nil
  }

  @inlinable
  func hasSeveralEntries(of fingerprint: UInt32, slot: Int) -> Bool {
    var found = 0
    _ = firstBucket(of: fingerprint, slot: slot) { _ in
      found += 1
      return found > 1
    }
    return found > 1
  }
}
