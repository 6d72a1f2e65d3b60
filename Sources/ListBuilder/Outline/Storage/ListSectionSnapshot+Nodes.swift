extension ListSectionSnapshot {
  /// The slot of the item with an identifier.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  func slot(of id: Item.ID) -> Int? {
    slot(of: id, fingerprint: IdentifierIndex.fingerprint(of: id))
  }

  @inlinable
  func slot(of id: Item.ID, fingerprint: UInt32) -> Int? {
    var bucket = index.bucket(of: fingerprint)
    while index.entries[bucket].fingerprint != 0 {
      let entry = index.entries[bucket]
      if entry.fingerprint == fingerprint, let item = contents[Int(entry.slot)], item.id == id {
        return Int(entry.slot)
      }
      bucket = index.bucket(after: bucket)
    }
    return nil
  }

  /// The slot of an item under which others are to be put; that of the outline for `nil`.
  @inlinable
  func slot(ofParent id: Item.ID?) -> Int? {
    guard let id else { return 0 }
    return slot(of: id)
  }
}

extension ListSectionSnapshot {
  /// Inserts an item that is not in the outline.
  ///
  /// - Complexity: O(1) on average, amortised.
  @inlinable
  @discardableResult
  mutating func insert(
    _ item: Item, fingerprint: UInt32, at position: OutlinePosition
  ) -> Int {
    let slot = shape.makeNode(fingerprint: fingerprint)
    if slot == contents.count { contents.append(item) } else { contents[slot] = item }
    index.insert(
      IdentifierIndex.Entry(
        fingerprint: fingerprint, slot: UInt32(truncatingIfNeeded: slot), hint: 0))
    shape.link(slot, at: position)
    return slot
  }

  /// Inserts a tree whose items are not in the outline.
  ///
  /// - Parameters:
  ///   - rows: The tree. The first level is 0, and none is deeper than the one before by more
  ///     than 1.
  ///   - fingerprints: The fingerprints of the items.
  ///   - position: Where the roots of the tree will be.
  /// - Complexity: O(*k*) on average for *k* rows, amortised.
  @inlinable
  mutating func insert(
    _ rows: [OutlineRow<Item>], fingerprints: [UInt32], at position: OutlinePosition
  ) {
    var path: [Int] = []
    for (row, fingerprint) in zip(rows, fingerprints) {
      path.removeLast(path.count - row.level)
      let place = path.last.map { OutlinePosition(parent: $0) } ?? position
      let slot = insert(row.item, fingerprint: fingerprint, at: place)
      shape.nodes[slot].isExpanded = row.isExpanded
      path.append(slot)
    }
  }

  /// Removes all that is under a node.
  ///
  /// - Complexity: O(*m*) on average for *m* items there.
  @inlinable
  mutating func removeItems(under top: Int) {
    let slots = OutlineWalk(shape, under: top).map { $0.slot }
    shape.nodes[top].firstChild = 0
    shape.nodes[top].lastChild = 0
    for slot in slots { free(slot) }
  }

  /// Removes a node, and all that is under it.
  ///
  /// - Complexity: O(*m*) on average for *m* items under it.
  @inlinable
  mutating func remove(_ slot: Int) {
    removeItems(under: slot)
    shape.unlink(slot)
    free(slot)
  }

  /// Lets an item go that nothing leads to any more. Its entry is found by what it was when it
  /// came in, so also that of an object whose identifier was changed.
  @inlinable
  mutating func free(_ slot: Int) {
    let fingerprint = shape.nodes[slot].fingerprint
    if let bucket = index.firstBucket(of: fingerprint, slot: slot, where: { _ in true }) {
      index.remove(at: bucket)
    }
    contents[slot] = nil
    shape.free(slot)
  }
}
