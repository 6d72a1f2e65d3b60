extension ListSnapshot {
  /// The items of all sections, in order.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public var items: [Item] {
    var items: [Item] = []
    items.reserveCapacity(numberOfItems)
    for row in table.rows { items.append(contentsOf: contents[row.slot].storage) }
    return items
  }

  /// The number of items in all sections.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var numberOfItems: Int { offsets.total }

  /// Whether the list has no items. It may still have sections.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var isEmpty: Bool { numberOfItems == 0 }

  /// The identifiers of the items of all sections, in order.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public var itemIdentifiers: [Item.ID] {
    var ids: [Item.ID] = []
    ids.reserveCapacity(numberOfItems)
    for row in table.rows {
      for item in contents[row.slot].storage { ids.append(item.id) }
    }
    return ids
  }

  /// Returns the number of items in a section, or `nil` if there is no such section.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func numberOfItems(inSection id: Section.ID) -> Int? {
    table.slots[id].map { contents[$0].storage.count }
  }

  /// Returns the items of a section in order, or `nil` if there is no such section.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func items(inSection id: Section.ID) -> [Item]? {
    table.slots[id].map { contents[$0].storage }
  }

  /// Returns the identifiers of a section's items in order, or `nil` if there is no such section.
  ///
  /// - Complexity: O(*m*) on average, where *m* is the number of items in the section.
  @inlinable
  public func itemIdentifiers(inSection id: Section.ID) -> [Item.ID]? {
    table.slots[id].map { contents[$0].storage.map { $0.id } }
  }
}
