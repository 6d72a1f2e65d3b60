/// Where a cell stands: what a cell provider is told beside the item.
@frozen
public struct CellContext<Section: Diffable> {
  /// The path of the item in the list.
  public let indexPath: ListIndexPath

  /// The section around the item, and its place.
  public let sectionContext: SectionContext<Section>

  /// The section around the item.
  @inlinable
  public var section: Section { sectionContext.section }

  /// Whether no item of the section stands before this one.
  @inlinable
  public var isFirstInSection: Bool { indexPath.item == 0 }

  /// Whether no item of the section stands behind this one.
  @inlinable
  public var isLastInSection: Bool { indexPath.item == sectionContext.numberOfItems - 1 }

  /// Creates a context, for a test of a cell provider.
  ///
  /// - Parameters:
  ///   - itemIndex: The index of the item in its section.
  ///   - sectionContext: The section around the item, and its place.
  @inlinable
  public init(itemIndex: Int, in sectionContext: SectionContext<Section>) {
    indexPath = ListIndexPath(section: sectionContext.index, item: itemIndex)
    self.sectionContext = sectionContext
  }

  /// Creates the context of an item of a list, or returns `nil` if there is no such item.
  ///
  /// ``Presenter/walk(_:_:)`` tells the contexts itself; a presenter of changes meets positions
  /// alone.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - path: The path of the item in the list.
  /// - Complexity: O(1).
  @inlinable
  public init?<Item>(of list: ListSnapshot<Section, Item>, at path: ListIndexPath) {
    guard
      let sectionContext = SectionContext(of: list, at: path.section),
      0..<sectionContext.numberOfItems ~= path.item
    else { return nil }
    self.init(itemIndex: path.item, in: sectionContext)
  }
}

extension CellContext: Sendable where Section: Sendable {}
