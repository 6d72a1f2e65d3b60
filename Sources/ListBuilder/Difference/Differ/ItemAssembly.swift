/// Makes the paths of a difference from what was matched.
extension ChangedPaths {
  /// Notes what became of the items that scanning left over, and which runs they move past.
  ///
  /// - Complexity: O(*l* + *r* log *r* + *n*), where *l* is the number of leftovers, *r* that
  ///   of runs, and *n* that of items in sections with moves.
  @usableFromInline
  mutating func noteItems(
    _ scan: ItemScan, _ matching: LeftoverMatching, _ sections: SectionMatching
  ) {
    noteRemovals(scan.oldLeftovers, matching, sections)
    var nextChangedSection = 0
    var number = 0
    while number < scan.newLeftovers.count {
      let section = Int(scan.newLeftovers.paths[number].section)
      let first = number
      while number < scan.newLeftovers.count, scan.newLeftovers.paths[number].section == section {
        number += 1
      }
      if nextChangedSection < scan.changedSections.count,
        scan.changedSections[nextChangedSection].new == section
      {
        noteArrivals(first..<number, in: scan.changedSections[nextChangedSection], scan, matching)
        nextChangedSection += 1
      } else {
        noteMoves(first..<number, scan, matching)
      }
    }
  }

  private mutating func noteRemovals(
    _ oldLeftovers: Leftovers, _ matching: LeftoverMatching, _ sections: SectionMatching
  ) {
    guard matching.numberOfStaying < oldLeftovers.count else { return }
    packedRemovals.reserveCapacity(oldLeftovers.count - matching.numberOfStaying)
    for (number, path) in oldLeftovers.paths.enumerated()
    where !matching.stays[number] && sections.stays(Int(path.section)) {
      packedRemovals.append(path)
    }
  }

  /// Notes what moves into an inserted section. Its other items are part of the insertion.
  private mutating func noteMoves(
    _ numbers: Range<Int>, _ scan: ItemScan, _ matching: LeftoverMatching
  ) {
    for number in numbers where matching.origins[number] != .none {
      packedMoves.append(
        ListMove(from: matching.origins[number], to: scan.newLeftovers.paths[number]))
    }
  }

  private mutating func noteArrivals(
    _ numbers: Range<Int>, in section: ItemScan.ChangedSection, _ scan: ItemScan,
    _ matching: LeftoverMatching
  ) {
    let movedBefore = packedMoves.count
    var order = SectionOrdering(of: section, scan, matching)
    for number in numbers {
      let path = scan.newLeftovers.paths[number]
      let origin = matching.origins[number]
      if origin == .none {
        packedInsertions.append(path)
      } else if origin.section == section.old {
        order.append(origin, path)
      } else {
        packedMoves.append(ListMove(from: origin, to: path))
      }
    }
    guard order.hasFound else { return }
    order.appendScanned(before: .max)
    noteMoves(in: section, order, sortingFrom: movedBefore)
  }

  /// Notes the moves inside a section, and sorts them and those from other sections.
  private mutating func noteMoves(
    in section: ItemScan.ChangedSection, _ order: SectionOrdering, sortingFrom firstMove: Int
  ) {
    let crossed = packedMoves.count
    let stays = LongestIncreasingRuns.staying(
      of: order.runs, groups: order.hasScanned ? order.groups : nil, oldCount: section.oldCount,
      prefersFixed: section.old == section.new)
    for (run, stays) in zip(order.runs, stays) where !stays {
      for offset in 0..<run.count {
        packedMoves.append(
          ListMove(
            from: PackedPath(section: section.old, item: run.old + offset),
            to: PackedPath(section: section.new, item: run.new + offset)))
      }
    }
    if firstMove < crossed, crossed < packedMoves.count {
      packedMoves[firstMove...].sort { $0.to < $1.to }
    }
  }
}
