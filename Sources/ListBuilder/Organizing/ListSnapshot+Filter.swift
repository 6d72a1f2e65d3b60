extension ListSnapshot {
  /// Returns the list with only those items that satisfy a condition.
  ///
  /// In an outline, items above one that stays do so too, and what stays is expanded as it was. The
  /// condition is asked about hidden items too.
  ///
  /// Sections that this empties are dropped; those that were empty before stay. Marks stay
  /// with what stays.
  ///
  /// - Parameters:
  ///   - keepsEmptied: Whether sections stay that lose their last item.
  ///   - isIncluded: Whether an item stays.
  /// - Throws: What the condition throws.
  /// - Complexity: O(*n*).
  @inlinable
  public func filter(
    keepingEmptySections keepsEmptied: Bool = false,
    _ isIncluded: (Item) throws -> Bool
  ) rethrows -> ListSnapshot {
    var kept: [ListSection<Section, Item>] = []
    for section in sections {
      let isIncluded = try section.content.storage.map(isIncluded)
      let isKept = section.content.outline?.keepingAncestors(of: isIncluded) ?? isIncluded
      let content = section.content.filter(isKept)
      let isEmptied = content.storage.isEmpty && !section.content.storage.isEmpty
      guard keepsEmptied || !isEmptied else { continue }
      kept.append(ListSection(section.section, content, declaredAt: section.location))
    }
    // Some of unique elements are unique, but for objects that were given another identifier.
    var list = ListSnapshot(sections: kept, keeping: .first)
    list.marks.items = marks.items.filter { list.contains($0.key) }
    list.marks.reloadedSections = marks.reloadedSections.filter { list.containsSection($0.key) }
    return list
  }
}
