/// How positions in a row of elements change, when some depart and others arrive and all others
/// keep their order.
struct ElementArrangement {
  /// The old positions of elements that are removed or move away, ascending.
  var departures: [Int] = []

  /// The new positions of elements that are inserted or move here, ascending.
  var arrivals: [Int] = []

  var isEmpty: Bool { departures.isEmpty && arrivals.isEmpty }

  mutating func sort() {
    departures.sort()
    arrivals.sort()
  }

  /// Returns the place of an old position among the elements that stay, or `nil` if its element
  /// departs.
  ///
  /// - Complexity: O(log *c*) for *c* changes.
  func rank(ofOld position: Int) -> Int? { Self.rank(of: position, without: departures) }

  /// Returns the place of a new position among the elements that stay, or `nil` if its element
  /// arrives.
  ///
  /// - Complexity: O(log *c*) for *c* changes.
  func rank(ofNew position: Int) -> Int? { Self.rank(of: position, without: arrivals) }

  /// Returns the elements in their new order.
  ///
  /// - Parameters:
  ///   - old: The elements in their old order.
  ///   - arriving: The arriving elements, ascending by their new positions.
  /// - Complexity: O(*n*).
  func arranged<Element>(
    _ old: [Element], arriving: [(position: Int, element: Element)]
  ) -> [Element] {
    var arranged: [Element] = []
    arranged.reserveCapacity(old.count - departures.count + arriving.count)
    var departures = departures[...]
    var arriving = arriving[...]
    for (position, element) in old.enumerated() {
      if departures.first == position {
        departures.removeFirst()
        continue
      }
      while arriving.first?.position == arranged.count {
        arranged.append(arriving.removeFirst().element)
      }
      arranged.append(element)
    }
    return arranged + arriving.map { $0.element }
  }

  /// Returns the elements that stay, in runs.
  ///
  /// - Complexity: O(*c*) for *c* changes.
  func stayingRuns(oldCount: Int) -> [MatchRun] {
    var runs: [MatchRun] = []
    let staying = oldCount - departures.count
    var rank = 0
    var departed = 0
    var arrived = 0
    while rank < staying {
      while departed < departures.count, departures[departed] - departed <= rank { departed += 1 }
      while arrived < arrivals.count, arrivals[arrived] - arrived <= rank { arrived += 1 }
      var end = staying
      if departed < departures.count { end = min(end, departures[departed] - departed) }
      if arrived < arrivals.count { end = min(end, arrivals[arrived] - arrived) }
      runs.append(MatchRun(old: rank + departed, new: rank + arrived, count: end - rank))
      rank = end
    }
    return runs
  }

  private static func rank(of position: Int, without others: [Int]) -> Int? {
    var low = 0
    var high = others.count
    while low < high {
      let middle = (low + high) / 2
      if others[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low < others.count && others[low] == position ? nil : position - low
  }
}

extension ChangedPaths {
  /// How the sections change their places.
  var sectionArrangement: ElementArrangement {
    var arrangement = ElementArrangement()
    arrangement.departures = removedSections + movedSections.map { $0.from }
    arrangement.arrivals = insertedSections + movedSections.map { $0.to }
    arrangement.sort()
    return arrangement
  }

  /// For each new section, the old one; `nil` if it was inserted.
  ///
  /// - Complexity: O(*s*).
  func originsOfSections(oldCount: Int) -> [Int?] {
    let arriving: [(position: Int, element: Int?)] =
      insertedSections.map { ($0, nil) } + movedSections.map { ($0.to, $0.from) }
    return sectionArrangement.arranged(
      Array(0..<oldCount), arriving: arriving.sorted { $0.position < $1.position })
  }
}
