/// Which sections of two lists are the same, by their identifiers.
@frozen
@usableFromInline
struct SectionMatching {
  /// Whether both lists have the very same sections, because none was edited since one was copied
  /// from the other. Nothing else is noted then.
  @usableFromInline let isUnchanged: Bool

  /// For each new section, the index of the old one; -1 if it was inserted.
  @usableFromInline var oldIndexes: [Int] = []

  /// For each old section, whether it stays.
  @usableFromInline var staying: [Bool] = []

  /// Matches sections.
  ///
  /// Most lists keep their sections, so equal identifiers at equal places are found by comparing
  /// them; each of the others is looked up once.
  ///
  /// - Complexity: O(*s*) on average for *s* sections; O(1) if they share their storage.
  @inlinable
  init<Section>(_ old: SectionTable<Section>, _ new: SectionTable<Section>) {
    isUnchanged = !old.rows.isEmpty && old.rows.sharesStorage(with: new.rows)
    guard !isUnchanged else { return }
    oldIndexes.reserveCapacity(new.count)
    staying = Array(repeating: false, count: old.count)
    for (index, row) in new.rows.enumerated() {
      let id = row.section.id
      let oldIndex =
        index < old.count && old.rows[index].section.id == id ? index : old.index(of: id)
      oldIndexes.append(oldIndex ?? -1)
      if let oldIndex { staying[oldIndex] = true }
    }
  }

  /// Returns the old index of a new section, or `nil` if it was inserted.
  @inlinable
  func oldIndex(of index: Int) -> Int? {
    guard !isUnchanged else { return index }
    return oldIndexes[index] < 0 ? nil : oldIndexes[index]
  }

  /// Returns whether an old section stays.
  @inlinable
  func stays(_ oldIndex: Int) -> Bool { isUnchanged || staying[oldIndex] }
}

extension SectionMatching {
  /// Notes the removed, inserted and moved sections.
  @usableFromInline
  func notePaths(in paths: inout ChangedPaths) {
    paths.removedSections = staying.indices.filter { !staying[$0] }
    var runs: [MatchRun] = []
    for (index, oldIndex) in oldIndexes.enumerated() {
      if oldIndex < 0 {
        paths.insertedSections.append(index)
      } else {
        runs.append(old: oldIndex, new: index)
      }
    }
    let stays = LongestIncreasingRuns.staying(
      of: runs, oldCount: staying.count, prefersFixed: true)
    for (run, stays) in zip(runs, stays) where !stays {
      for offset in 0..<run.count {
        paths.movedSections.append(ListMove(from: run.old + offset, to: run.new + offset))
      }
    }
  }
}
