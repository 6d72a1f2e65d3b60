extension ListSectionSnapshot {
  /// Declares an outline.
  ///
  ///     let outline = try ListSectionSnapshot {
  ///       ListOutline("Fruit", isExpanded: true) {
  ///         "Apple"
  ///         "Pear"
  ///       }
  ///       "Nuts"
  ///     }
  ///
  /// - Parameter items: The items, in order.
  /// - Throws: ``SnapshotError/duplicateItems(_:)`` or ``SnapshotError/notReflexive(_:)``, naming
  ///   all such identifiers, and for each all the lines that declare it.
  /// - Complexity: O(*n*) on average.
  @inlinable
  public init(@ItemBuilder<Item> _ items: () -> ListItems<Item>) throws(SnapshotError) {
    try self.init(checking: items())
  }

  /// Declares an outline with a body that may throw.
  ///
  /// - Parameter items: The items, in order.
  /// - Throws: What the body throws, or a ``SnapshotError`` as for a body that does not throw.
  /// - Complexity: O(*n*) on average.
  // Disfavoured, so that the compiler solves a body that does not throw once and not twice.
  @_disfavoredOverload
  @inlinable
  public init(@ItemBuilder<Item> _ items: () throws -> ListItems<Item>) throws {
    try self.init(checking: items())
  }

  /// Creates an outline from declared items.
  ///
  /// - Complexity: O(*n*) on average.
  @inlinable
  init(checking content: ListItems<Item>) throws(SnapshotError) {
    guard let outline = Self(unique: content) else {
      // An outline is one section, without a name.
      let section = ListSection(OneSection.main, content, declaredAt: nil)
      throw IdentifierReport([section]).error
    }
    self = outline
  }

  /// Creates an outline from declared items, or returns `nil` if an identifier is repeated or not
  /// equal to itself.
  ///
  /// - Complexity: O(*n*) on average.
  @inlinable
  init?(unique content: ListItems<Item>) {
    guard let fingerprints = Self.fingerprints(ofUnique: content.storage) else { return nil }
    self.init()
    insert(content.rows, fingerprints: fingerprints, at: OutlinePosition(parent: 0))
  }
}

extension ListItems {
  /// Creates content from an outline.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  init(_ outline: ListSectionSnapshot<Element>) {
    self.init(rows: outline.rows())
  }
}
