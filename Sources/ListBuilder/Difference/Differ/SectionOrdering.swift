/// All runs of a section in the order of the new list: those that scanning found, and the items
/// that were looked up.
struct SectionOrdering {
  private(set) var runs: [MatchRun] = []

  /// The first run of each group. Between the runs of a group lies no item that was looked up, in
  /// either list: they stay or move together, as scanning finds them in order.
  private(set) var groups: [UInt32] = []

  /// Whether there are groups at all: without scanned runs, each run is one.
  let hasScanned: Bool

  /// Whether an item was looked up. Without one, nothing moves.
  private(set) var hasFound = false

  private let scan: ItemScan
  private let matching: LeftoverMatching
  private let oldSection: Int

  /// The scanned runs that were not appended yet.
  private var scanned: Range<Int>

  /// The first item that was left over in the old list and was not passed yet.
  private var oldNumber: Int
  private var isBehindScanned = false

  init(of section: ItemScan.ChangedSection, _ scan: ItemScan, _ matching: LeftoverMatching) {
    self.scan = scan
    self.matching = matching
    oldSection = section.old
    scanned = section.runs
    hasScanned = !scanned.isEmpty
    oldNumber = scan.oldLeftovers.number(notBefore: PackedPath(section: section.old, item: 0))
    runs.reserveCapacity(scanned.count)
  }

  /// Appends the scanned runs that stand before a position of the new list.
  mutating func appendScanned(before position: Int) {
    while let index = scanned.first, scan.runs[index].new < position {
      let hasFoundBetween = passLeftovers(before: scan.runs[index].old)
      if hasFoundBetween || !isBehindScanned { groups.append(UInt32(runs.count)) }
      runs.append(scan.runs[index])
      scanned = index + 1..<scanned.upperBound
      isBehindScanned = true
    }
  }

  /// Appends an item that was looked up, and the scanned runs that stand before it.
  mutating func append(_ origin: PackedPath, _ path: PackedPath) {
    appendScanned(before: Int(path.item))
    let count = runs.count
    runs.append(old: Int(origin.item), new: Int(path.item))
    if hasScanned, runs.count > count { groups.append(UInt32(count)) }
    hasFound = true
    isBehindScanned = false
  }

  /// Returns whether an item that was looked up comes from before a position of the old list.
  private mutating func passLeftovers(before position: Int) -> Bool {
    var hasFound = false
    while oldNumber < scan.oldLeftovers.count {
      let path = scan.oldLeftovers.paths[oldNumber]
      guard path.section == oldSection, path.item < position else { break }
      if matching.stays[oldNumber] { hasFound = true }
      oldNumber += 1
    }
    return hasFound
  }
}
