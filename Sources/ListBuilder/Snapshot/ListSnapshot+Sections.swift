extension ListSnapshot {
  /// The sections with their items, in order.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  @inlinable
  public var sections: [ListSection<Section, Item>] {
    table.rows.map { ListSection($0.section, contents[$0.slot], declaredAt: $0.location) }
  }

  /// The number of sections.
  @inlinable
  public var numberOfSections: Int { table.count }

  /// The identifiers of the sections, in order.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  @inlinable
  public var sectionIdentifiers: [Section.ID] { table.rows.map { $0.section.id } }

  /// Returns the index of the section with an identifier, or `nil` if there is none.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func indexOfSection(_ id: Section.ID) -> Int? { table.index(of: id) }

  /// Returns whether a section has an identifier.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func containsSection(_ id: Section.ID) -> Bool { table.slots[id] != nil }

  /// Returns the section with an identifier, or `nil` if there is none.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func section(withID id: Section.ID) -> Section? {
    table.index(of: id).map { table.rows[$0].section }
  }

  /// Returns the section at an index, or `nil` if there is none.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func section(at index: Int) -> Section? {
    table.rows.indices.contains(index) ? table.rows[index].section : nil
  }

  /// Returns the identifier of the section that contains an item, or `nil` if none does.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func sectionIdentifier(containingItem id: Item.ID) -> Section.ID? {
    place(of: id).map { table.rows[table.indexes[$0.slot]].section.id }
  }
}
