extension ListSnapshot {
  /// Replaces the value of the item with the same identifier, in place.
  ///
  /// The next difference reports an update if the content changed. The new value is kept in any
  /// case.
  ///
  /// - Parameter item: The new value.
  /// - Throws: ``SnapshotError/unknownItems(_:)`` if there is no such item.
  /// - Complexity: O(1) on average.
  @inlinable
  public mutating func update(_ item: Item) throws(SnapshotError) {
    guard let place = place(of: item.id) else { throw .unknownItems(["\(item.id)"]) }
    contents[place.slot].replace(at: place.offset, with: item)
  }

  /// Replaces an item by one with another identifier, in place, as when a temporary identifier
  /// becomes a permanent one.
  ///
  /// It stays the same element: the next difference reports an update that names both identifiers,
  /// and no removal and insertion. Its marks stay with it.
  ///
  /// - Parameters:
  ///   - id: The identifier that the item has.
  ///   - item: The new value.
  /// - Throws: ``SnapshotError/unknownItems(_:)`` if there is no such item,
  ///   ``SnapshotError/duplicateItems(_:)`` if another item has the new identifier, or
  ///   ``SnapshotError/notReflexive(_:)``. The list is then as it was.
  /// - Complexity: O(1) on average.
  @inlinable
  public mutating func replaceItem(
    withID id: Item.ID, with item: Item
  ) throws(SnapshotError) {
    guard contains(id) else { throw .unknownItems(["\(id)"]) }
    let newID = item.id
    guard newID != id else { return try update(item) }
    try Self.checkItems([newID])
    guard !contains(newID) else { throw .duplicateItems(occurrences(ofItems: [newID])) }
    guard let place = placeForEditing(of: id) else { return }
    index.remove(at: place.bucket)
    contents[place.slot].replace(at: place.offset, with: item)
    index.insert(
      IdentifierIndex.Entry(
        fingerprint: IdentifierIndex.fingerprint(of: newID),
        slot: UInt32(truncatingIfNeeded: place.slot),
        hint: UInt32(truncatingIfNeeded: place.offset)))

    var mark = marks.items.remove(id) ?? SnapshotMarks.ItemMark()
    let originalID = mark.replacedID ?? id
    mark.replacedID = originalID == newID ? nil : originalID
    marks.items[newID] = mark.isEmpty ? nil : mark
  }
}
