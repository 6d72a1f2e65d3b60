/// Which items of two lists are the same, by flat indexes over all sections.
struct FlatMatching {
  /// The items that keep their order, in runs.
  let staying: [MatchRun]

  /// The items that change their order, in runs in the order of the new list.
  let moving: [MatchRun]

  let oldCount: Int
  let newCount: Int

  /// - Parameters:
  ///   - paths: What changed.
  ///   - old: The number of items in each old section.
  ///   - new: The number of items in each new section.
  ///   - replaced: New positions, ascending, whose items are to be taken for others than the old
  ///     ones.
  /// - Complexity: O(*s* + *c* log *c*) for *s* sections and *c* changes; O(*n*) besides where
  ///   much moves.
  init(_ paths: ChangedPaths, old: [Int], new: [Int], replaced: [Int]) {
    oldCount = old.reduce(0, +)
    newCount = new.reduce(0, +)
    let runs = Self.without(replaced, Self.runs(paths, old: old, new: new))
    let stays = LongestIncreasingRuns.staying(
      of: runs, oldCount: oldCount, prefersFixed: false)
    staying = zip(runs, stays).compactMap { $1 ? $0 : nil }
    moving = zip(runs, stays).compactMap { $1 ? nil : $0 }
  }

  /// The items of both lists, in runs in the order of the new list.
  private static func runs(_ paths: ChangedPaths, old: [Int], new: [Int]) -> [MatchRun] {
    let oldStarts = starts(of: old)
    let newStarts = starts(of: new)
    let arrangements = ItemArrangements(paths)
    var runs: [MatchRun] = []
    for (index, origin) in paths.originsOfSections(oldCount: old.count).enumerated() {
      guard let origin else { continue }
      let arrangement = arrangements.arrangement(from: origin, to: index)
      for run in arrangement.stayingRuns(oldCount: old[origin]) {
        runs.append(
          MatchRun(
            old: oldStarts[origin] + run.old, new: newStarts[index] + run.new, count: run.count))
      }
    }
    for move in paths.movedItems {
      runs.append(
        MatchRun(
          old: oldStarts[move.from.section] + move.from.item,
          new: newStarts[move.to.section] + move.to.item, count: 1))
    }
    return runs.sorted { $0.new < $1.new }
  }

  static func starts(of counts: [Int]) -> [Int] {
    var start = 0
    return counts.map { count in
      defer { start += count }
      return start
    }
  }
}

extension FlatMatching {
  /// Takes the items at some new positions out of runs.
  private static func without(_ positions: [Int], _ runs: [MatchRun]) -> [MatchRun] {
    var positions = positions[...]
    var parts: [MatchRun] = []
    for var run in runs {
      while let position = positions.first, position < run.newEnd {
        positions.removeFirst()
        let count = position - run.new
        guard count >= 0 else { continue }
        if count > 0 { parts.append(MatchRun(old: run.old, new: run.new, count: count)) }
        run = MatchRun(
          old: run.old + count + 1, new: position + 1, count: run.count - count - 1)
      }
      if run.count > 0 { parts.append(run) }
    }
    return parts
  }

  /// What lies between the runs that stay: parts of both lists, of which one may be empty.
  var gaps: [(old: Range<Int>, new: Range<Int>)] {
    var gaps: [(old: Range<Int>, new: Range<Int>)] = []
    var last = MatchRun(old: 0, new: 0, count: 0)
    for run in staying + [MatchRun(old: oldCount, new: newCount, count: 0)] {
      if run.old > last.oldEnd || run.new > last.newEnd {
        gaps.append((last.oldEnd..<run.old, last.newEnd..<run.new))
      }
      last = run
    }
    return gaps
  }
}

extension ListDifference {
  /// Returns which items are the same, but for those of some updates.
  func flatMatching(
    without updates: [ListUpdate<ListIndexPath>]
  ) -> FlatMatching {
    let new = result.map { $0.numberOfItems }
    let starts = FlatMatching.starts(of: new)
    return FlatMatching(
      paths, old: base.map { $0.numberOfItems }, new: new,
      replaced: updates.map { starts[$0.to.section] + $0.to.item })
  }
}
