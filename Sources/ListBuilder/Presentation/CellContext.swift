/// Where a cell stands: what a cell provider is told beside the item.
@frozen
public struct CellContext<Section: Diffable> {
  /// The path of the item in the list; that of the collapsed item that hides it, if it is hidden.
  @inlinable
  public var indexPath: ListIndexPath { path }

  /// A variable, so that a walk through a section can go on with the same context.
  @usableFromInline var path: ListIndexPath

  /// The section around the item, and its place.
  public let sectionContext: SectionContext<Section>

  /// How many items the item is under, one inside the other; 0 outside outlines.
  public let level: Int

  /// The number of items directly under the item, hidden ones too; 0 outside outlines.
  public let numberOfChildren: Int

  /// Whether the items directly under the item show when it does; `false` outside outlines. An
  /// item without any may be expanded, too.
  public let isExpanded: Bool

  /// Whether the item does not show, for an item that it is under is collapsed.
  public let isHidden: Bool

  /// The section around the item.
  @inlinable
  public var section: Section { sectionContext.section }

  /// Whether any items are under the item.
  @inlinable
  public var hasChildren: Bool { numberOfChildren > 0 }

  /// Whether the item shows, and no other that does stands before it in the section.
  @inlinable
  public var isFirstInSection: Bool { !isHidden && indexPath.item == 0 }

  /// Whether the item shows, and no other that does stands behind it in the section.
  @inlinable
  public var isLastInSection: Bool {
    !isHidden && indexPath.item == sectionContext.numberOfItems - 1
  }

  /// Creates a context, for a test of a cell provider.
  ///
  /// - Parameters:
  ///   - itemIndex: The index of the item in its section; that of the collapsed item that hides
  ///     it, if it is hidden.
  ///   - sectionContext: The section around the item, and its place.
  ///   - level: How many items the item is under, one inside the other.
  ///   - numberOfChildren: The number of items directly under the item.
  ///   - isExpanded: Whether the items directly under the item show when it does.
  ///   - isHidden: Whether the item does not show.
  @inlinable
  public init(
    itemIndex: Int,
    in sectionContext: SectionContext<Section>,
    level: Int = 0,
    numberOfChildren: Int = 0,
    isExpanded: Bool = false,
    isHidden: Bool = false
  ) {
    path = ListIndexPath(section: sectionContext.index, item: itemIndex)
    self.sectionContext = sectionContext
    self.level = level
    self.numberOfChildren = numberOfChildren
    self.isExpanded = isExpanded
    self.isHidden = isHidden
  }

  /// Creates the context of an item of a list, or returns `nil` if there is no such item.
  ///
  /// ``Presenter/walk(_:_:)`` tells the contexts itself; a presenter of changes meets positions
  /// alone. Paths lead to items that show, so the item is not hidden.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - path: The path of the item in the list.
  /// - Complexity: O(*m*), where *m* is the number of all items under this one; O(1) for an item
  ///   without any.
  @inlinable
  public init?<Item>(of list: ListSnapshot<Section, Item>, at path: ListIndexPath) {
    guard
      let sectionContext = SectionContext(of: list, at: path.section),
      0..<sectionContext.numberOfItems ~= path.item
    else { return nil }
    guard let outline = list.content(at: path.section).outline else {
      self.init(itemIndex: path.item, in: sectionContext)
      return
    }
    self.init(
      outline, offset: Int(outline.visible[path.item]), itemIndex: path.item, in: sectionContext)
  }

  /// Creates the context of an item of a list, be it hidden or not, or returns `nil` if there is no
  /// such item.
  ///
  ///     CellContext(of: list, itemWithID: "pear")?.isHidden  // true
  ///
  /// It is the one that ``Presenter/walk(_:_:)`` tells: a hidden item has the path of the collapsed
  /// item that hides it.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - id: The identifier of the item.
  /// - Complexity: O(*k* + log *m*) on average, where *k* is the number of all items under this one
  ///   and *m* that of all items of its section; O(1) on average in a section without nesting.
  @inlinable
  public init?<Item>(of list: ListSnapshot<Section, Item>, itemWithID id: Item.ID) {
    guard
      let row = list.rowPath(for: id),
      let sectionContext = SectionContext(of: list, at: row.section)
    else { return nil }
    guard let outline = list.content(at: row.section).outline else {
      self.init(itemIndex: row.item, in: sectionContext)
      return
    }
    // What is hidden stands behind the item that hides it, and that is the last one that shows.
    self.init(
      outline, offset: row.item, itemIndex: outline.visibleCount(before: row.item + 1) - 1,
      in: sectionContext)
  }

  @inlinable
  init(
    _ outline: OutlineLayout, offset: Int, itemIndex: Int,
    in sectionContext: SectionContext<Section>
  ) {
    let row = outline.rows[offset]
    self.init(
      itemIndex: itemIndex, in: sectionContext, level: Int(row.level),
      numberOfChildren: outline.numberOfChildren(ofOffset: offset), isExpanded: row.isExpanded,
      isHidden: Int(outline.visible[itemIndex]) != offset)
  }
}

extension CellContext: Sendable where Section: Sendable {}
