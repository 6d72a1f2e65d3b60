/// An outline at one moment: items in order, each with the items under it, expanded or collapsed.
///
/// It is a value, and checks what it is given: an item identifier stands once in the whole outline.
///
///     var outline = try ListSectionSnapshot(["Fruit", "Nuts"])
///     try outline.append(["Apple", "Pear"], to: "Fruit")
///     outline.expand(["Fruit"])
///     outline.visibleItems                    // ["Fruit", "Apple", "Pear", "Nuts"]
///
/// Adding takes elements, everything else takes identifiers. An operation that throws leaves the
/// outline as it was. An outline may be as deep and as wide as memory allows.
///
/// Copies share their storage until one of them changes. Mirrors
/// `NSDiffableDataSourceSectionSnapshot`, but holds whole elements rather than identifiers, and
/// answers a wrong argument with `nil` or a ``SnapshotError``, never with a trap.
@frozen
public struct ListSectionSnapshot<Item: Diffable> {
  /// Which item is under which, by slots.
  @usableFromInline var shape: OutlineShape

  /// The items by slot; `nil` in free slots, and in slot 0, which is the outline itself.
  @usableFromInline var contents: [Item?]

  /// The slots of all items. (There are no sections: a slot is that of an item, and needs no hint.)
  @usableFromInline var index: IdentifierIndex

  /// Creates an empty outline.
  @inlinable
  public init() {
    shape = OutlineShape()
    contents = [nil]
    index = IdentifierIndex(capacity: 0)
  }

  /// Creates an outline from its roots.
  ///
  /// - Parameter items: The roots, in order.
  /// - Throws: ``SnapshotError/duplicateItems(_:)`` or ``SnapshotError/notReflexive(_:)``, naming
  ///   all such identifiers.
  /// - Complexity: O(*n*) on average.
  // Disfavoured, so that the compiler does not blame it for mistakes in the body of a builder.
  @_disfavoredOverload
  @inlinable
  public init(_ items: some Sequence<Item>) throws(SnapshotError) {
    self.init()
    try append(Array(items))
  }
}

extension ListSectionSnapshot: Sendable where Item: Sendable {}
