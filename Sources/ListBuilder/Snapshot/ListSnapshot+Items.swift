extension ListSnapshot {
  /// The items of all sections that show, in order. In an outline, those under a collapsed item do
  /// not.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public var items: [Item] {
    var items: [Item] = []
    items.reserveCapacity(numberOfItems)
    for row in table.rows { items.append(contentsOf: contents[row.slot].visibleElements) }
    return items
  }

  /// The number of items in all sections that show.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var numberOfItems: Int { offsets.total }

  /// Whether the list has no items. It may still have sections. Where no item shows, there is none.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var isEmpty: Bool { numberOfItems == 0 }

  /// The identifiers of the items of all sections that show, in order.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public var itemIdentifiers: [Item.ID] {
    var ids: [Item.ID] = []
    ids.reserveCapacity(numberOfItems)
    for row in table.rows {
      for item in contents[row.slot].visibleElements { ids.append(item.id) }
    }
    return ids
  }

  /// Returns the number of items that show in a section, or `nil` if there is no such section.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func numberOfItems(inSection id: Section.ID) -> Int? {
    table.slots[id].map { contents[$0].visibleCount }
  }

  /// Returns the items of a section that show, in order, or `nil` if there is no such section.
  ///
  /// - Complexity: O(1) on average; O(*m*) for *m* items of an outline.
  @inlinable
  public func items(inSection id: Section.ID) -> [Item]? {
    table.slots[id].map { contents[$0].visibleElements }
  }

  /// Returns the identifiers of the items of a section that show, in order, or `nil` if there is no
  /// such section.
  ///
  /// - Complexity: O(*m*) on average, where *m* is the number of items in the section.
  @inlinable
  public func itemIdentifiers(inSection id: Section.ID) -> [Item.ID]? {
    table.slots[id].map { contents[$0].visibleElements.map { $0.id } }
  }
}
