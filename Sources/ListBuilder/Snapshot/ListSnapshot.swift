/// A list at one moment: sections in order, each with its items in order.
///
/// A snapshot is a value. It is declared with builders, and checks what it is given: an item
/// identifier stands once in the whole list, and so does a section identifier.
///
///     let list: ListSnapshot<Section, Contact> = try ListSnapshot {
///       ListSection(.friends) { for contact in friends { contact } }
///       ListSection(.others) { others }
///     }
///
/// Copies share their storage until one of them changes. Mirrors `NSDiffableDataSourceSnapshot`,
/// but holds whole elements rather than identifiers, and answers a wrong argument with `nil` or a
/// ``SnapshotError``, never with a trap.
@frozen
public struct ListSnapshot<Section: Diffable, Item: Diffable> {
  @usableFromInline var storage: [ListSection<Section, Item>]
  @usableFromInline var sectionIndexes: [Section.ID: Int]
  @usableFromInline var itemPaths: IdentifierIndex

  /// The flat index of each section's first item, and the number of all items.
  @usableFromInline var starts: [Int]

  /// Creates an empty list.
  @inlinable
  public init() {
    storage = []
    sectionIndexes = [:]
    itemPaths = IdentifierIndex(count: 0)
    starts = [0]
  }

  /// Creates a list from sections.
  ///
  /// - Parameter sections: The sections, in order. (An array and not any sequence: with a
  ///   sequence, the compiler would blame this initialiser for mistakes in a builder's body.)
  /// - Throws: ``SnapshotError/duplicateSections(_:)``, ``SnapshotError/duplicateItems(_:)`` or
  ///   ``SnapshotError/notReflexive(_:)``, naming all such identifiers with all their places.
  /// - Complexity: O(*n*) on average, where *n* is the number of items and sections.
  @inlinable
  public init(sections: [ListSection<Section, Item>]) throws(SnapshotError) {
    guard let list = Self(unique: sections) else {
      throw IdentifierReport(sections).error
    }
    self = list
  }

  /// Creates a list, or returns `nil` if an identifier is repeated or not equal to itself.
  @inlinable
  init?(unique sections: [ListSection<Section, Item>]) {
    var sectionIndexes: [Section.ID: Int] = [:]
    sectionIndexes.reserveCapacity(sections.count)
    var starts = [0]
    starts.reserveCapacity(sections.count + 1)
    var count = 0
    for (index, section) in sections.enumerated() {
      let id = section.section.id
      guard id == id, sectionIndexes.updateValue(index, forKey: id) == nil else { return nil }
      count += section.items.count
      starts.append(count)
    }
    guard let itemPaths = IdentifierIndex(sections) else { return nil }
    storage = sections
    self.sectionIndexes = sectionIndexes
    self.itemPaths = itemPaths
    self.starts = starts
  }
}

extension ListSnapshot: Sendable
where Section: Sendable, Section.ID: Sendable, Item: Sendable {}
