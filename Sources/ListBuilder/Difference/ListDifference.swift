/// What changed from one list to another.
///
///     let difference = new.difference(from: old)
///     difference.removedItems   // [(0, 1)], paths of the old list
///     difference.insertedItems  // [(0, 0), (1, 3)], paths of the new list
///     try old.applying(difference)
///
/// Removals and the origins of moves are positions in the **old** list; insertions and the
/// destinations of moves are positions in the **new** one. An item that changes its section is one
/// move, also out of a removed section or into an inserted one. The other items of a removed or
/// inserted section are part of that section's change. An element that only shifts because others
/// come and go is no change.
///
/// The moves are as few as can be: within a section, and among the sections, those that stay are a
/// longest increasing subsequence. Nothing moves to where it already is, unless each answer with so
/// few moves has such a one: then others of its section leap over it in both directions.
///
/// In outlines, items that hide and show are told apart from those that go and come, with the item
/// that is collapsed or expanded.
///
/// Mirrors `CollectionDifference`, with sections, moves and updates.
public struct ListDifference<Section: Diffable, Item: Diffable> {
  @usableFromInline let paths: ChangedPaths
  @usableFromInline let elements: Elements

  /// Where the changed elements are to be found.
  @usableFromInline
  enum Elements {
    /// In the lists that were compared: the new one with the old one, or, for an inverse, the other
    /// way round. What that comparison learns from marks, both need.
    case compared(
      old: ListSnapshot<Section, Item>, new: ListSnapshot<Section, Item>, isInverse: Bool)

    /// In a list of the changes.
    case listed(ListedChanges<Section, Item>)
  }

  @inlinable
  init(_ paths: ChangedPaths, _ elements: Elements) {
    self.paths = paths
    self.elements = elements
  }
}

extension ListDifference {
  /// Whether nothing changed.
  ///
  /// - Complexity: O(1).
  public var isEmpty: Bool { paths.count == 0 && !paths.hasInvisibleChanges }

  /// The number of changes that a path or a section tells. A removed or inserted section is one,
  /// with all items that are part of it, and so is an item that is expanded or collapsed.
  ///
  /// - Complexity: O(1).
  public var count: Int { paths.count }

  /// The removed sections, as ascending indexes of the old list.
  ///
  /// - Complexity: O(1).
  public var removedSections: [Int] { paths.removedSections }

  /// The inserted sections, as ascending indexes of the new list.
  ///
  /// - Complexity: O(1).
  public var insertedSections: [Int] { paths.insertedSections }

  /// The moved sections, ascending by their indexes in the new list.
  ///
  /// - Complexity: O(1).
  public var movedSections: [ListMove<Int>] { paths.movedSections }

  /// The sections to be presented anew, ascending by their indexes in the new list.
  ///
  /// - Complexity: O(1).
  public var updatedSections: [ListUpdate<Int>] { paths.updatedSections }

  /// The items removed from sections that stay, as ascending paths of the old list.
  ///
  /// - Complexity: O(*c*) for *c* of them.
  public var removedItems: [ListIndexPath] { paths.removedItems }

  /// The items inserted into sections that stay, as ascending paths of the new list.
  ///
  /// - Complexity: O(*c*) for *c* of them.
  public var insertedItems: [ListIndexPath] { paths.insertedItems }

  /// The moved items, ascending by their paths in the new list.
  ///
  /// - Complexity: O(*c*) for *c* of them.
  public var movedItems: [ListMove<ListIndexPath>] { paths.movedItems }

  /// The items to be presented anew, ascending by their paths in the new list.
  ///
  /// - Complexity: O(1).
  public var updatedItems: [ListUpdate<ListIndexPath>] { paths.updatedItems }

  /// The items of sections that stay that hide, by collapsing or by going under a collapsed item,
  /// as ascending paths of the old list. A view without a notion of outlines removes them.
  ///
  /// - Complexity: O(*c* log *c*) for *c* of them.
  public var hiddenItems: [ListIndexPath] { paths.hiddenItems.map { $0.path } }

  /// The items in sections that stay that were hidden, and show now, as ascending paths of the new
  /// list. A view without a notion of outlines inserts them.
  ///
  /// - Complexity: O(*c* log *c*) for *c* of them.
  public var shownItems: [ListIndexPath] { paths.shownItems.map { $0.path } }

  /// The collapsed items that were expanded and showed, as ascending paths of the old list.
  ///
  /// - Complexity: O(*c*) for *c* of them.
  public var collapsedItems: [ListIndexPath] { paths.collapses.map { $0.parent.path } }

  /// The expanded items that show and were collapsed, as ascending paths of the new list.
  ///
  /// - Complexity: O(*c*) for *c* of them.
  public var expandedItems: [ListIndexPath] { paths.expansions.map { $0.parent.path } }
}

extension ListDifference: Sendable
where Section: Sendable, Section.ID: Sendable, Item: Sendable, Item.ID: Sendable {}
extension ListDifference.Elements: Sendable
where Section: Sendable, Section.ID: Sendable, Item: Sendable, Item.ID: Sendable {}
