extension ListSectionSnapshot {
  /// Moves an item, with all that is under it, under another item or among the roots.
  ///
  /// - Parameters:
  ///   - id: The item to move.
  ///   - parentID: The item that it will be under; `nil` for none.
  ///   - index: The index that it will have among its siblings; by default, it will be the last.
  /// - Throws: ``SnapshotError/unknownItems(_:)``, ``SnapshotError/wouldCreateCycle(_:under:)`` if
  ///   the new parent is the item itself or under it, or
  ///   ``SnapshotError/invalidIndex(_:numberOfSiblings:)``. The outline is then as it was.
  /// - Complexity: O(*d* + *i*) on average for a parent at a depth of *d* and an index of *i*; O(1)
  ///   for an item with nothing under it that becomes the last.
  @inlinable
  public mutating func move(
    _ id: Item.ID, to parentID: Item.ID?, at index: Int? = nil
  ) throws(SnapshotError) {
    guard let slot = slot(of: id), let parent = self.slot(ofParent: parentID) else {
      throw unknownItems(id, parentID)
    }
    if isSlot(parent, within: slot), let parentID {
      throw .wouldCreateCycle("\(id)", under: "\(parentID)")
    }
    var next = 0
    if let index { next = try child(at: index, ofSlot: parent, besides: slot) }
    shape.unlink(slot)
    shape.link(slot, at: OutlinePosition(parent: parent, before: next))
  }

  /// Whether a node is another one, or under it.
  @inlinable
  func isSlot(_ slot: Int, within top: Int) -> Bool {
    guard shape.firstChild(of: top) != 0 else { return slot == top }
    var ancestor = slot
    while ancestor != top, ancestor != 0 { ancestor = shape.parent(of: ancestor) }
    return ancestor == top
  }

  /// The child at an index, were another node not there; 0 if the index is one past the last.
  @inlinable
  func child(
    at index: Int, ofSlot parent: Int, besides other: Int
  ) throws(SnapshotError) -> Int {
    var count = 0
    var child = shape.firstChild(of: parent)
    while child != 0 {
      if child != other {
        if count == index { return child }
        count += 1
      }
      child = shape.next(after: child)
    }
    guard count == index else { throw .invalidIndex(index, numberOfSiblings: count) }
    return 0
  }

  @usableFromInline
  func unknownItems(_ id: Item.ID, _ parentID: Item.ID?) -> SnapshotError {
    var unknown = contains(id) ? [] : [id]
    if let parentID, parentID != id || parentID != parentID, !contains(parentID) {
      unknown.append(parentID)
    }
    return .unknownItems(unknown.map { "\($0)" })
  }
}
