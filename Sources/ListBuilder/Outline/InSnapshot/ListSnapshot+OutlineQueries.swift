extension ListSnapshot {
  /// Returns the items of a section as an outline, hidden ones too, or `nil` if there is no such
  /// section, or objects in it were changed to have the same identifier.
  ///
  /// An outline that was edited goes back by ``apply(_:toSection:)``.
  ///
  /// Mirrors `snapshot(for:)` of `UICollectionViewDiffableDataSource`.
  ///
  /// - Complexity: O(*m*) on average for *m* items of the section.
  @inlinable
  public func outline(inSection id: Section.ID) -> ListSectionSnapshot<Item>? {
    table.slots[id].flatMap { ListSectionSnapshot(unique: contents[$0]) }
  }

  /// Returns whether an item is expanded, or `nil` if there is no such item.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func isExpanded(_ id: Item.ID) -> Bool? {
    place(of: id).map { contents[$0.slot].outline?.rows[$0.offset].isExpanded ?? false }
  }

  /// Returns whether an item shows, which it does if all items that it is under are expanded, or
  /// `nil` if there is no such item.
  ///
  /// - Complexity: O(log *m*) on average in a section of *m* items.
  @inlinable
  public func isVisible(_ id: Item.ID) -> Bool? { place(of: id).map { path(of: $0) != nil } }

  /// Returns how many items an item is under, 0 for a root, or `nil` if there is no such item.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func level(of id: Item.ID) -> Int? {
    place(of: id).map { place in
      contents[place.slot].outline.map { Int($0.rows[place.offset].level) } ?? 0
    }
  }

  /// Returns the index of an item among all items of its section, hidden ones too, or `nil` if
  /// there is no such item. Items under another one stand behind it.
  ///
  /// Mirrors ``ListSectionSnapshot/index(of:)``.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func indexInOutline(of id: Item.ID) -> Int? { place(of: id).map { $0.offset } }

  /// Returns the identifier of the item that an item is directly under, or `nil` for a root, and if
  /// there is no such item. ``level(of:)`` tells these two apart.
  ///
  /// - Complexity: O(*d*) on average for a distance of *d* items between them; O(1) for a root.
  @inlinable
  public func parent(of id: Item.ID) -> Item.ID? {
    guard let place = place(of: id),
      let parent = contents[place.slot].outline?.parent(ofOffset: place.offset)
    else { return nil }
    return contents[place.slot].storage[parent].id
  }

  /// Returns the items that are directly under an item, in order, hidden ones too, or `nil` if
  /// there is no such item.
  ///
  /// - Complexity: O(*m*) on average for *m* items under it.
  @inlinable
  public func children(of id: Item.ID) -> [Item]? {
    guard let place = place(of: id) else { return nil }
    guard let outline = contents[place.slot].outline else { return [] }
    let level = outline.rows[place.offset].level + 1
    var children: [Item] = []
    for offset in place.offset + 1..<outline.end(ofSubtreeAt: place.offset)
    where outline.rows[offset].level == level {
      children.append(contents[place.slot].storage[offset])
    }
    return children
  }
}
