/// A hash table of the old items that scanning left over.
///
/// It is open-addressing with linear probing, as the index of a snapshot is. But it holds the
/// leftovers alone, so that it is small and mostly stays in the processor's cache, where a search
/// in the old list's own index would wait for memory.
@frozen
@usableFromInline
struct LeftoverTable {
  @frozen
  @usableFromInline
  struct Entry {
    /// 31 bits of the hash, made odd; 0 marks a free entry.
    @usableFromInline let fingerprint: UInt32
    @usableFromInline let number: UInt32

    @inlinable
    init(fingerprint: UInt32, number: Int) {
      self.fingerprint = fingerprint
      self.number = UInt32(truncatingIfNeeded: number)
    }
  }

  /// A power of two of entries, at most half of them taken: most items that are searched for may
  /// not be there, and a search ends at a free entry.
  @usableFromInline var entries: [Entry]
  @usableFromInline let shift: UInt32

  /// The number of items must not exceed the capacity.
  @inlinable
  init(capacity: Int) {
    var bits: UInt32 = 2
    while (1 << bits) < capacity * 2 { bits += 1 }
    shift = 32 - bits
    entries = Array(repeating: Entry(fingerprint: 0, number: 0), count: 1 << bits)
  }

  /// Takes the items that were left over of a list.
  ///
  /// - Complexity: O(*l*) on average for *l* items, each hashed once; O(*m*) besides for *m* items
  ///   that show of outlines among their sections.
  @inlinable
  init<Section, Item>(_ leftovers: Leftovers, of list: ListSnapshot<Section, Item>) {
    self.init(capacity: leftovers.count)
    var number = 0
    leftovers.forEachSection { section, paths in
      let items = list.items(at: section)
      for path in paths {
        insert(number, items[Int(path.item)].id)
        number += 1
      }
    }
  }

  /// Adds an item whose identifier was not added yet.
  @inlinable
  mutating func insert(_ number: Int, _ id: some Hashable) {
    let fingerprint = IdentifierIndex.fingerprint(of: id)
    let mask = entries.count - 1
    var bucket = Int(fingerprint >> shift)
    while entries[bucket].fingerprint != 0 { bucket = (bucket + 1) & mask }
    entries[bucket] = Entry(fingerprint: fingerprint, number: number)
  }

  /// Returns the number of an item, or `nil` if it was not left over.
  @inlinable
  func number(of id: some Hashable, where isSame: (_ number: Int) -> Bool) -> Int? {
    let fingerprint = IdentifierIndex.fingerprint(of: id)
    let mask = entries.count - 1
    var bucket = Int(fingerprint >> shift)
    while entries[bucket].fingerprint != 0 {
      let entry = entries[bucket]
      if entry.fingerprint == fingerprint, isSame(Int(entry.number)) { return Int(entry.number) }
      bucket = (bucket + 1) & mask
    }
    return nil
  }
}
