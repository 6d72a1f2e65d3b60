extension ListSnapshot {
  /// Declares a list.
  ///
  /// - Parameter sections: The sections, in order.
  /// - Throws: ``SnapshotError/duplicateSections(_:)``, ``SnapshotError/duplicateItems(_:)`` or
  ///   ``SnapshotError/notReflexive(_:)``, naming all such identifiers, and for each all the
  ///   lines that declare it.
  /// - Complexity: O(*n*) on average, where *n* is the number of items and sections.
  @inlinable
  public init(
    @SectionBuilder<Section, Item> _ sections: () -> [ListSection<Section, Item>]
  ) throws(SnapshotError) {
    try self.init(sections: sections())
  }

  /// Declares a list with a body that may throw.
  ///
  /// - Parameter sections: The sections, in order.
  /// - Throws: What the body throws, or a ``SnapshotError`` as for a body that does not throw.
  /// - Complexity: O(*n*) on average, where *n* is the number of items and sections.
  // Disfavoured, so that the compiler solves a body that does not throw once and not twice.
  @_disfavoredOverload
  @inlinable
  public init(
    @SectionBuilder<Section, Item> _ sections: () throws -> [ListSection<Section, Item>]
  ) throws {
    try self.init(sections: sections())
  }
}

extension ListSnapshot where Section == OneSection {
  /// Creates a list with a single section.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - fileID: The file that declares the list.
  ///   - line: The line that declares the list.
  /// - Throws: ``SnapshotError/duplicateItems(_:)`` or ``SnapshotError/notReflexive(_:)``.
  /// - Complexity: O(*n*) on average.
  @inlinable
  public init(
    _ items: some Sequence<Item>, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(SnapshotError) {
    try self.init(sections: [ListSection(items: items, in: .main, fileID: fileID, line: line)])
  }
}
