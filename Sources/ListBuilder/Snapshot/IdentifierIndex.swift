/// A hash table from item identifiers to places, which proves that no identifier stands twice.
///
/// It is open-addressing with linear probing over one flat array. An entry holds 32 bits of the
/// identifier's hash and the item's place, not the identifier: that stays in the snapshot, and is
/// compared only where the fingerprints agree. So an identifier costs 18 to 36 bytes whatever its
/// type, and a lookup one or two cache lines. The layout follows the usual compact hash tables
/// (a `Dictionary` of large keys has to touch the keys while probing).
@frozen
@usableFromInline
struct IdentifierIndex: Sendable {
  @frozen
  @usableFromInline
  struct Entry: Sendable {
    /// The upper half of the hash, made odd; 0 marks a free entry.
    @usableFromInline var fingerprint: UInt32
    @usableFromInline var section: UInt32
    @usableFromInline var item: UInt32

    @inlinable
    init(fingerprint: UInt32, section: UInt32, item: UInt32) {
      self.fingerprint = fingerprint
      self.section = section
      self.item = item
    }
  }

  /// A power of two of entries, at most two thirds of them taken; none for an empty list.
  @usableFromInline var entries: [Entry]

  @inlinable
  init(count: Int) {
    guard count > 0 else {
      entries = []
      return
    }
    var capacity = 4
    while capacity * 2 < count * 3 { capacity *= 2 }
    entries = Array(repeating: Entry(fingerprint: 0, section: 0, item: 0), count: capacity)
  }

  /// Indexes all items, or returns `nil` if an identifier is repeated or not equal to itself.
  ///
  /// - Complexity: O(*n*) on average, each identifier hashed once.
  @inlinable
  init?<Section: Diffable, Item: Diffable>(_ sections: [ListSection<Section, Item>]) {
    self.init(count: sections.reduce(0) { $0 + $1.items.count })
    let mask = entries.count - 1
    for (section, content) in sections.enumerated() {
      let items = content.items
      for item in items.indices {
        let id = items[item].id
        guard id == id else { return nil }
        let hash = id.hashValue
        let fingerprint = Self.fingerprint(of: hash)
        var bucket = hash & mask
        while entries[bucket].fingerprint != 0 {
          let entry = entries[bucket]
          if entry.fingerprint == fingerprint,
            sections[Int(entry.section)].items[Int(entry.item)].id == id
          {
            return nil
          }
          bucket = (bucket + 1) & mask
        }
        entries[bucket] = Entry(
          fingerprint: fingerprint,
          section: UInt32(truncatingIfNeeded: section),
          item: UInt32(truncatingIfNeeded: item))
      }
    }
  }

  /// Returns the path of the item with an identifier, or `nil`.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  func path<Section: Diffable, Item: Diffable>(
    of id: Item.ID, in sections: [ListSection<Section, Item>]
  ) -> ListIndexPath? {
    guard !entries.isEmpty else { return nil }
    let mask = entries.count - 1
    let hash = id.hashValue
    let fingerprint = Self.fingerprint(of: hash)
    var bucket = hash & mask
    while entries[bucket].fingerprint != 0 {
      let entry = entries[bucket]
      if entry.fingerprint == fingerprint,
        sections[Int(entry.section)].items[Int(entry.item)].id == id
      {
        return ListIndexPath(section: Int(entry.section), item: Int(entry.item))
      }
      bucket = (bucket + 1) & mask
    }
    return nil
  }

  @inlinable
  static func fingerprint(of hash: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: UInt(bitPattern: hash) >> 32) | 1
  }
}
