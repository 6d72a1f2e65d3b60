extension ListSnapshot {
  /// Moves an item before another one, also one of another section.
  ///
  /// In an outline, all that is under the item comes along, and it becomes the other's sibling.
  ///
  /// Mirrors `moveItem(_:beforeItem:)` of `NSDiffableDataSourceSnapshot`.
  ///
  /// - Parameters:
  ///   - id: The item to move.
  ///   - neighborID: The item that will stand behind it.
  /// - Throws: ``SnapshotError/unknownItems(_:)`` if one of them is not in the list,
  ///   ``SnapshotError/selfReference(_:)`` if both are the same, or
  ///   ``SnapshotError/wouldCreateCycle(_:under:)``. The list is then as it was.
  /// - Complexity: O(*m*) for *m* items of the two sections.
  @inlinable
  public mutating func moveItem(
    _ id: Item.ID, beforeItem neighborID: Item.ID
  ) throws(SnapshotError) {
    try moveItem(id, beside: neighborID, distance: 0)
  }

  /// Moves an item after another one, also one of another section.
  ///
  /// In an outline, all that is under the item comes along, and it becomes the other's sibling,
  /// behind all that is under that.
  ///
  /// Mirrors `moveItem(_:afterItem:)` of `NSDiffableDataSourceSnapshot`.
  ///
  /// - Parameters:
  ///   - id: The item to move.
  ///   - neighborID: The item that will stand before it.
  /// - Throws: ``SnapshotError/unknownItems(_:)`` if one of them is not in the list,
  ///   ``SnapshotError/selfReference(_:)`` if both are the same, or
  ///   ``SnapshotError/wouldCreateCycle(_:under:)``. The list is then as it was.
  /// - Complexity: O(*m*) for *m* items of the two sections.
  @inlinable
  public mutating func moveItem(
    _ id: Item.ID, afterItem neighborID: Item.ID
  ) throws(SnapshotError) {
    try moveItem(id, beside: neighborID, distance: 1)
  }

  /// Moves an item to a path of the resulting list.
  ///
  /// In an outline, all that is under the item comes along, and it becomes a sibling of the item
  /// that it pushes down; at the end of the section, it comes to be under none.
  ///
  /// - Parameters:
  ///   - id: The item to move.
  ///   - path: Where the item will be. In its section, an index that is one past the last of the
  ///     other items puts it at the end.
  /// - Throws: ``SnapshotError/unknownItems(_:)``, or
  ///   ``SnapshotError/invalidIndexPath(_:numberOfItems:)`` if the item cannot end there. The list
  ///   is then as it was.
  /// - Complexity: O(*m*) for *m* items of the two sections.
  @inlinable
  public mutating func move(_ id: Item.ID, to path: ListIndexPath) throws(SnapshotError) {
    guard let source = place(of: id) else { throw .unknownItems(["\(id)"]) }
    guard table.rows.indices.contains(path.section) else {
      throw .invalidIndexPath(path, numberOfItems: nil)
    }
    let slot = table.rows[path.section].slot
    if contents[slot].outline != nil || contents[source.slot].outline != nil {
      return try moveInOutline(source, to: path)
    }
    let others = contents[slot].storage.count - (slot == source.slot ? 1 : 0)
    guard 0...others ~= path.item else { throw .invalidIndexPath(path, numberOfItems: others) }
    move(id, toSlot: slot, at: path.item)
  }

  @inlinable
  mutating func moveItem(
    _ id: Item.ID, beside neighborID: Item.ID, distance: Int
  ) throws(SnapshotError) {
    guard let source = place(of: id), let neighbor = place(of: neighborID) else {
      let ids = id == neighborID ? [id] : [id, neighborID]
      throw .unknownItems(ids.filter { !contains($0) }.map { "\($0)" })
    }
    guard id != neighborID else { throw .selfReference("\(id)") }
    if contents[source.slot].outline != nil || contents[neighbor.slot].outline != nil {
      let item = contents[source.slot].storage[source.offset]
      return try place([item], .beside(neighborID, distance == 0 ? .before : .after))
    }
    let isBehind = source.slot == neighbor.slot && source.offset < neighbor.offset
    move(id, toSlot: neighbor.slot, at: neighbor.offset + distance - (isBehind ? 1 : 0))
  }

  /// Moves an item to an offset of the resulting section.
  @inlinable
  mutating func move(_ id: Item.ID, toSlot slot: Int, at offset: Int) {
    guard let source = placeForEditing(of: id) else { return }
    guard (source.slot, source.offset) != (slot, offset) else { return }
    let item = remove(at: source)
    // The bound matters only where the identifier of an object was changed in place.
    insert(
      CollectionOfOne(item), inSlot: slot, at: Swift.min(offset, contents[slot].storage.count))
  }
}
