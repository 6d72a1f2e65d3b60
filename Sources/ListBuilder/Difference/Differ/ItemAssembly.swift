/// Makes the paths of a difference from what was matched.
extension ChangedPaths {
  /// Notes what became of the items that scanning left over, and which runs they move past.
  ///
  /// - Complexity: O(*l* + *r* log *r* + *n*), where *l* is the number of leftovers and *r* the
  ///   number of runs and *n* the number of items in sections with moves.
  @usableFromInline
  mutating func noteItems(
    _ scan: ItemScan, _ leftovers: LeftoverMatching, _ sections: SectionMatching
  ) {
    noteRemovals(scan.oldLeftovers, leftovers, sections)
    var changed = 0
    var number = 0
    while number < scan.newLeftovers.count {
      let section = Int(scan.newLeftovers.paths[number].section)
      let first = number
      while number < scan.newLeftovers.count, scan.newLeftovers.paths[number].section == section {
        number += 1
      }
      if changed < scan.changedSections.count, scan.changedSections[changed].new == section {
        noteArrivals(first..<number, in: scan.changedSections[changed], scan, leftovers)
        changed += 1
      } else {
        noteArrivals(first..<number, inInsertedSection: scan, leftovers)
      }
    }
  }

  private mutating func noteRemovals(
    _ oldLeftovers: Leftovers, _ leftovers: LeftoverMatching, _ sections: SectionMatching
  ) {
    guard leftovers.numberOfStaying < oldLeftovers.count else { return }
    packedRemovals.reserveCapacity(oldLeftovers.count - leftovers.numberOfStaying)
    for (number, path) in oldLeftovers.paths.enumerated()
    where !leftovers.stays[number] && sections.stays(Int(path.section)) {
      packedRemovals.append(path)
    }
  }

  /// The items that do not move in are part of the section's insertion.
  private mutating func noteArrivals(
    _ numbers: Range<Int>, inInsertedSection scan: ItemScan, _ leftovers: LeftoverMatching
  ) {
    for number in numbers where leftovers.origins[number] != .none {
      packedMoves.append(
        ListMove(from: leftovers.origins[number], to: scan.newLeftovers.paths[number]))
    }
  }

  private mutating func noteArrivals(
    _ numbers: Range<Int>, in section: ItemScan.ChangedSection, _ scan: ItemScan,
    _ leftovers: LeftoverMatching
  ) {
    let movedBefore = packedMoves.count
    var order = SectionOrdering(of: section, scan, leftovers)
    for number in numbers {
      let path = scan.newLeftovers.paths[number]
      let origin = leftovers.origins[number]
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
    noteMoves(in: section, order, behind: movedBefore)
  }

  /// Notes the moves inside a section, and sorts them and those from other sections.
  private mutating func noteMoves(
    in section: ItemScan.ChangedSection, _ order: SectionOrdering, behind start: Int
  ) {
    let crossed = packedMoves.count
    let stays = LongestIncreasingRuns.staying(
      of: order.runs, groups: order.hasScanned ? order.groups : nil, oldCount: section.oldCount,
      prefersFixed: section.old == section.new)
    packedMoves.reserveCapacity(crossed + stays.count { !$0 })
    for (run, stays) in zip(order.runs, stays) where !stays {
      for offset in 0..<run.count {
        packedMoves.append(
          ListMove(
            from: PackedPath(section: section.old, item: run.old + offset),
            to: PackedPath(section: section.new, item: run.new + offset)))
      }
    }
    if start < crossed, crossed < packedMoves.count {
      packedMoves[start...].sort { $0.to < $1.to }
    }
  }
}
