/// A section as presenters meet it: what it is, and its place in the list.
@frozen
public struct SectionContext<Section: Diffable> {
  /// The section.
  public let section: Section

  /// The index of the section in the list.
  public let index: Int

  /// The number of items in the section; in an outline, of those that show.
  public let numberOfItems: Int

  /// The number of sections in the list.
  public let numberOfSections: Int

  /// Whether no section stands before this one.
  @inlinable
  public var isFirst: Bool { index == 0 }

  /// Whether no section stands behind this one.
  @inlinable
  public var isLast: Bool { index == numberOfSections - 1 }

  /// Creates a context, for a test of a provider.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - index: The index of the section in the list.
  ///   - numberOfItems: The number of items in the section.
  ///   - numberOfSections: The number of sections in the list.
  @inlinable
  public init(_ section: Section, index: Int, numberOfItems: Int, numberOfSections: Int) {
    self.section = section
    self.index = index
    self.numberOfItems = numberOfItems
    self.numberOfSections = numberOfSections
  }

  /// Creates the context of a section of a list, or returns `nil` if there is no such section.
  ///
  /// ``Presenter/walk(_:_:)`` tells the contexts itself; a presenter of changes meets positions
  /// alone.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - index: The index of the section in the list.
  /// - Complexity: O(1).
  @inlinable
  public init?<Item>(of list: ListSnapshot<Section, Item>, at index: Int) {
    guard let section = list.section(at: index) else { return nil }
    self.init(
      section, index: index, numberOfItems: list.numberOfItems(at: index),
      numberOfSections: list.numberOfSections)
  }
}

extension SectionContext: Sendable where Section: Sendable {}
