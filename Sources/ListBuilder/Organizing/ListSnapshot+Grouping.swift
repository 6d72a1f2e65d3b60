extension ListSnapshot {
  /// Creates a list by grouping items into the sections that they name.
  ///
  ///     try ListSnapshot(grouping: contacts, by: \.city)
  ///     try ListSnapshot(grouping: contacts, by: \.city, sortingSectionsBy: <)
  ///
  /// Without an order, sections come in the order in which the items first name them, and items
  /// in the order of the sequence. Sorting is stable. Of sections with one identifier, the first
  /// one is used.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - section: The section of an item: a key path or a closure.
  ///   - sectionOrder: Whether a section stands before another one.
  ///   - itemOrder: Whether an item stands before another one of its section.
  /// - Throws: ``SnapshotError/duplicateItems(_:)`` or ``SnapshotError/notReflexive(_:)``.
  /// - Complexity: O(*n*) on average; O(*n* log *n*) with an order.
  @inlinable
  public init(
    grouping items: some Sequence<Item>,
    by section: (Item) -> Section,
    sortingSectionsBy sectionOrder: ((Section, Section) -> Bool)? = nil,
    sortingItemsBy itemOrder: ((Item, Item) -> Bool)? = nil
  ) throws(SnapshotError) {
    var groups: [(section: Section, items: [Item])] = []
    var indexes: [Section.ID: Int] = [:]
    for item in items {
      let section = section(item)
      let id = section.id
      if id == id, let index = indexes[id] {
        groups[index].items.append(item)
      } else {
        // A table would search long for identifiers that are not equal to themselves.
        if id == id { indexes[id] = groups.count }
        groups.append((section, [item]))
      }
    }
    if let sectionOrder { groups.sort { sectionOrder($0.section, $1.section) } }
    try self.init(groups: groups, sortingItemsBy: itemOrder)
  }

  /// Creates a list from the groups of `Dictionary(grouping:by:)`.
  ///
  /// The order of the sections must be given, for that of a dictionary varies from run to run.
  ///
  /// - Parameters:
  ///   - groups: The items of each section.
  ///   - sectionOrder: Whether a section stands before another one. It should be total.
  ///   - itemOrder: Whether an item stands before another one of its section; without it, items
  ///     keep the order of their array.
  /// - Throws: ``SnapshotError/duplicateItems(_:)``, ``SnapshotError/duplicateSections(_:)`` or
  ///   ``SnapshotError/notReflexive(_:)``.
  /// - Complexity: O(*n*) on average, and O(*s* log *s*) for *s* sections; O(*n* log *n*) with an
  ///   order of the items.
  @inlinable
  public init(
    grouping groups: [Section: [Item]],
    sortingSectionsBy sectionOrder: (Section, Section) -> Bool,
    sortingItemsBy itemOrder: ((Item, Item) -> Bool)? = nil
  ) throws(SnapshotError) where Section: Hashable {
    let sorted = groups.sorted { sectionOrder($0.key, $1.key) }
    try self.init(groups: sorted.map { ($0.key, $0.value) }, sortingItemsBy: itemOrder)
  }

  @inlinable
  init(
    groups: [(section: Section, items: [Item])],
    sortingItemsBy itemOrder: ((Item, Item) -> Bool)?
  ) throws(SnapshotError) {
    try self.init(
      sections: groups.map { group in
        let items = itemOrder.map { group.items.sorted(by: $0) } ?? group.items
        return ListSection(group.section, ListItems(items), declaredAt: nil)
      })
  }
}
