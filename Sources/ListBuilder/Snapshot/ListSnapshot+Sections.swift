extension ListSnapshot {
  /// The sections with their items, in order.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var sections: [ListSection<Section, Item>] { storage }

  /// The number of sections.
  @inlinable
  public var numberOfSections: Int { storage.count }

  /// The identifiers of the sections, in order.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  @inlinable
  public var sectionIdentifiers: [Section.ID] { storage.map { $0.section.id } }

  /// Returns the index of the section with an identifier, or `nil` if there is none.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func indexOfSection(_ id: Section.ID) -> Int? { sectionIndexes[id] }

  /// Returns whether a section has an identifier.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func containsSection(_ id: Section.ID) -> Bool { sectionIndexes[id] != nil }

  /// Returns the section with an identifier, or `nil` if there is none.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func section(withID id: Section.ID) -> Section? {
    sectionIndexes[id].map { storage[$0].section }
  }

  /// Returns the section at an index, or `nil` if there is none.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func section(at index: Int) -> Section? {
    storage.indices.contains(index) ? storage[index].section : nil
  }

  /// Returns the identifier of the section that contains an item, or `nil` if none does.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func sectionIdentifier(containingItem id: Item.ID) -> Section.ID? {
    indexPath(for: id).map { storage[$0.section].section.id }
  }
}
