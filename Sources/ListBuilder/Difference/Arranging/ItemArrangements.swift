/// How the items of all sections change their places.
struct ItemArrangements {
  private var departures: [Int: [Int]] = [:]
  private var arrivals: [Int: [Int]] = [:]

  /// - Complexity: O(*c*) for *c* changes.
  init(_ paths: ChangedPaths) {
    for path in paths.removedItems { departures[path.section, default: []].append(path.item) }
    for path in paths.insertedItems { arrivals[path.section, default: []].append(path.item) }
    for path in paths.hiddenItems {
      departures[Int(path.section), default: []].append(Int(path.item))
    }
    for path in paths.shownItems { arrivals[Int(path.section), default: []].append(Int(path.item)) }
    for move in paths.movedItems {
      departures[move.from.section, default: []].append(move.from.item)
      arrivals[move.to.section, default: []].append(move.to.item)
    }
  }

  /// Returns how the items of a section change their places.
  ///
  /// - Parameters:
  ///   - old: The index of the section in the old list; `nil` if it was inserted.
  ///   - new: The index of the section in the new list; `nil` if it was removed.
  /// - Complexity: O(*c* log *c*) for *c* changes in the section.
  func arrangement(from old: Int?, to new: Int?) -> ElementArrangement {
    var arrangement = ElementArrangement()
    if let old { arrangement.departures = departures[old] ?? [] }
    if let new { arrangement.arrivals = arrivals[new] ?? [] }
    arrangement.sort()
    return arrangement
  }
}
