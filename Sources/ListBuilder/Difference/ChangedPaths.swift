/// The positions of all changes of a difference, without the elements.
@usableFromInline
struct ChangedPaths: Equatable, Sendable {
  @usableFromInline var removedSections: [Int] = []
  @usableFromInline var insertedSections: [Int] = []
  @usableFromInline var movedSections: [ListMove<Int>] = []
  @usableFromInline var updatedSections: [ListUpdate<Int>] = []
  @usableFromInline var packedRemovals: [PackedPath] = []
  @usableFromInline var packedInsertions: [PackedPath] = []
  @usableFromInline var packedMoves: [ListMove<PackedPath>] = []
  @usableFromInline var updatedItems: [ListUpdate<ListIndexPath>] = []

  /// The expanded items, by new paths, and what shows by that.
  @usableFromInline var expansions: [OutlineToggle] = []

  /// The collapsed items, by old paths, and what hides by that.
  @usableFromInline var collapses: [OutlineToggle] = []

  /// The new paths of other items that were hidden.
  @usableFromInline var packedShown: [PackedPath] = []

  /// The old paths of other items that hide.
  @usableFromInline var packedHidden: [PackedPath] = []

  /// Whether items of sections that changed are nested or expanded.
  @usableFromInline var hasOutlines = false

  /// Whether outlines changed, although the lists show the same.
  @usableFromInline var hasInvisibleChanges = false

  @usableFromInline
  init() {}
}

extension ChangedPaths {
  var removedItems: [ListIndexPath] { packedRemovals.map { $0.path } }

  var insertedItems: [ListIndexPath] { packedInsertions.map { $0.path } }

  var movedItems: [ListMove<ListIndexPath>] {
    packedMoves.map { ListMove(from: $0.from.path, to: $0.to.path) }
  }

  /// The number of changes that have a path.
  @usableFromInline var count: Int {
    let sections =
      removedSections.count + insertedSections.count + movedSections.count + updatedSections.count
    let items =
      packedRemovals.count + packedInsertions.count + packedMoves.count + updatedItems.count
    let toggles =
      expansions.count + collapses.count + packedShown.count + packedHidden.count
    return sections + items + toggles
  }

  /// The paths of the changes that lead back.
  ///
  /// - Complexity: O(*c* log *c*) for *c* changes.
  var inverse: ChangedPaths {
    var inverse = ChangedPaths()
    inverse.removedSections = insertedSections
    inverse.insertedSections = removedSections
    inverse.movedSections = movedSections.map { $0.inverse }.sorted { $0.to < $1.to }
    inverse.updatedSections = updatedSections.map { $0.inverse }.sorted { $0.to < $1.to }
    inverse.packedRemovals = packedInsertions
    inverse.packedInsertions = packedRemovals
    inverse.packedMoves = packedMoves.map { $0.inverse }.sorted { $0.to < $1.to }
    inverse.updatedItems = updatedItems.map { $0.inverse }.sorted { $0.to < $1.to }
    inverse.expansions = collapses
    inverse.collapses = expansions
    inverse.packedShown = packedHidden
    inverse.packedHidden = packedShown
    inverse.hasOutlines = hasOutlines
    inverse.hasInvisibleChanges = hasInvisibleChanges
    return inverse
  }
}
