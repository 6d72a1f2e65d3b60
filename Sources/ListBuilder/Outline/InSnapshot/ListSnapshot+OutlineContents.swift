extension ListSnapshot {
  /// Whether items of any section are nested or expanded.
  ///
  /// - Complexity: O(*s*).
  @inlinable
  var hasOutlines: Bool { contents.contains { $0.outline != nil } }

  /// Whether a section of some items, known or not, has an outline.
  ///
  /// - Complexity: O(1) on average an item.
  @inlinable
  func haveOutlines(_ ids: some Collection<Item.ID>) -> Bool {
    // Sections are looked at faster than items are found, if they are not many more.
    if contents.count <= ids.count * 16, !hasOutlines { return false }
    return ids.contains(where: isInOutline)
  }

  /// Whether an item is in a section with an outline. Others are not searched for it.
  @inlinable
  func isInOutline(_ id: Item.ID) -> Bool {
    let fingerprint = IdentifierIndex.fingerprint(of: id)
    var bucket = index.bucket(of: fingerprint)
    while index.entries[bucket].fingerprint != 0 {
      let entry = index.entries[bucket]
      if entry.fingerprint == fingerprint, contents[Int(entry.slot)].outline != nil,
        offset(of: id, near: Int(entry.hint), inSlot: Int(entry.slot)) != nil
      {
        return true
      }
      bucket = index.bucket(after: bucket)
    }
    return false
  }

  /// The section of an item, and its offset among all items there, hidden ones too; `nil` if there
  /// is no such item.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  func rowPath(for id: Item.ID) -> ListIndexPath? {
    place(of: id).map { ListIndexPath(section: table.indexes[$0.slot], item: $0.offset) }
  }

  /// Returns the section and the offset among all items there of an item that shows.
  @inlinable
  func rowPath(ofVisible path: ListIndexPath) -> ListIndexPath {
    let offset = contents[table.rows[path.section].slot].offset(ofVisible: path.item)
    return ListIndexPath(section: path.section, item: offset)
  }

  /// Returns the path of an item by its offset among all items of its section; `nil` if it is
  /// hidden.
  @inlinable
  func visiblePath(ofRow path: ListIndexPath) -> ListIndexPath? {
    contents[table.rows[path.section].slot].visibleIndex(ofOffset: path.item).map {
      ListIndexPath(section: path.section, item: $0)
    }
  }

  /// Returns the content of the section at an index that is there.
  @inlinable
  func content(at section: Int) -> ListItems<Item> { contents[table.rows[section].slot] }

  /// Gives sections other content, by slots. All items together must be unique.
  ///
  /// - Complexity: O(*m*) on average for *m* old and new items of these sections.
  @inlinable
  mutating func replaceContents(_ newContents: [Int: ListItems<Item>]) {
    for slot in newContents.keys {
      for item in contents[slot].storage {
        // Entries of one slot with one fingerprint are interchangeable.
        let fingerprint = IdentifierIndex.fingerprint(of: item.id)
        if let bucket = index.firstBucket(of: fingerprint, slot: slot, where: { _ in true }) {
          index.remove(at: bucket)
        }
      }
    }
    for (slot, content) in newContents {
      for (offset, item) in content.storage.enumerated() {
        index.insert(
          IdentifierIndex.Entry(
            fingerprint: IdentifierIndex.fingerprint(of: item.id),
            slot: UInt32(truncatingIfNeeded: slot), hint: UInt32(truncatingIfNeeded: offset)))
      }
      index.drifts[slot] = 0
      offsets.add(
        content.visibleCount - contents[slot].visibleCount, toSection: table.indexes[slot])
      contents[slot] = content
    }
  }
}
