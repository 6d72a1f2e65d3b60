extension ListSectionSnapshot {
  /// All items in depth-first order, hidden ones too: each before those under it.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public var items: [Item] {
    var items: [Item] = []
    items.reserveCapacity(numberOfItems)
    for (slot, _) in OutlineWalk(shape) {
      if let item = contents[slot] { items.append(item) }
    }
    return items
  }

  /// The identifiers of all items in depth-first order, hidden ones too.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public var itemIdentifiers: [Item.ID] {
    var ids: [Item.ID] = []
    ids.reserveCapacity(numberOfItems)
    for (slot, _) in OutlineWalk(shape) {
      if let item = contents[slot] { ids.append(item.id) }
    }
    return ids
  }

  /// The number of items, hidden ones too.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var numberOfItems: Int { shape.count }

  /// Whether there are no items.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var isEmpty: Bool { shape.count == 0 }

  /// The items that are under no other one, in order.
  ///
  /// - Complexity: O(*k*) for *k* roots.
  @inlinable
  public var rootItems: [Item] { children(ofSlot: 0) }

  /// The items that show, in depth-first order: those that have no collapsed item above them.
  ///
  /// - Complexity: O(*k*) for *k* visible items.
  @inlinable
  public var visibleItems: [Item] {
    OutlineWalk(shape, skippingHidden: true).compactMap { contents[$0.slot] }
  }

  /// The items that are expanded, in depth-first order. They may be hidden, or have nothing under
  /// them.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public var expandedItems: [Item] {
    OutlineWalk(shape).compactMap { shape.nodes[$0.slot].isExpanded ? contents[$0.slot] : nil }
  }

  @inlinable
  func children(ofSlot slot: Int) -> [Item] {
    var children: [Item] = []
    var child = shape.firstChild(of: slot)
    while child != 0 {
      if let item = contents[child] { children.append(item) }
      child = shape.next(after: child)
    }
    return children
  }
}
