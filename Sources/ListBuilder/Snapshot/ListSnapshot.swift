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
  /// The sections in order, without their items.
  @usableFromInline var table: SectionTable<Section>

  /// The items of each section, by slot.
  @usableFromInline var contents: [ListItems<Item>]

  /// The places of all items.
  @usableFromInline var index: IdentifierIndex

  /// How many items stand before each section.
  @usableFromInline var offsets: SectionOffsets

  /// Which elements the next difference reports, whatever their content.
  @usableFromInline var marks = SnapshotMarks<Section.ID, Item.ID>()

  /// Creates an empty list.
  @inlinable
  public init() {
    table = SectionTable()
    contents = []
    index = IdentifierIndex(capacity: 0)
    offsets = SectionOffsets(counts: EmptyCollection())
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
    guard let table = SectionTable(unique: sections) else { return nil }
    self.table = table
    contents = sections.map { $0.content }
    offsets = SectionOffsets(counts: contents.lazy.map { $0.visibleCount })
    let count = contents.reduce(0) { $0 + $1.storage.count }
    guard let index = IdentifierIndex(unique: contents, count: count) else { return nil }
    self.index = index
  }
}

extension ListSnapshot: Sendable
where Section: Sendable, Section.ID: Sendable, Item: Sendable, Item.ID: Sendable {}
