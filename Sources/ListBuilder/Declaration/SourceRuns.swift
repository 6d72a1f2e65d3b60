/// Where the elements of an array were declared: one entry for all consecutive elements of the
/// same line, so that a loop over a million items costs a single entry.
@frozen
@usableFromInline
struct SourceRuns: Sendable {
  @frozen
  @usableFromInline
  struct Run: Sendable {
    @usableFromInline let location: ListSourceLocation?
    /// The offset behind the run's last element.
    @usableFromInline var end: Int

    @inlinable
    init(location: ListSourceLocation?, end: Int) {
      self.location = location
      self.end = end
    }
  }

  @usableFromInline var runs: [Run] = []

  /// The number of elements that the runs cover.
  @inlinable
  var count: Int { runs.last?.end ?? 0 }

  @inlinable
  init() {}

  @inlinable
  init(_ location: ListSourceLocation?, count: Int) {
    append(location, count: count)
  }

  /// Adds `count` elements that stand at one location.
  @inlinable
  mutating func append(_ location: ListSourceLocation?, count: Int) {
    guard count > 0 else { return }
    if let last = runs.last, Self.areSame(last.location, location) {
      runs[runs.count - 1].end += count
    } else {
      runs.append(Run(location: location, end: self.count + count))
    }
  }

  @inlinable
  mutating func append(_ other: SourceRuns) {
    var start = 0
    for run in other.runs {
      append(run.location, count: run.end - start)
      start = run.end
    }
  }

  /// Forgets all locations, for a number of elements.
  @inlinable
  mutating func reset(count: Int) {
    guard count > 0 else {
      runs.removeAll()
      return
    }
    if runs.count == 1, runs[0].location == nil {
      runs[0].end = count
    } else {
      runs = [Run(location: nil, end: count)]
    }
  }

  /// Returns the location of the element at an offset.
  ///
  /// - Complexity: O(log *r*), where *r* is the number of runs.
  func location(at offset: Int) -> ListSourceLocation? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low < runs.count ? runs[low].location : nil
  }

  /// Compares lines, and files by the address of their literal: two literals of one file may
  /// start another run, which costs an entry and changes nothing else.
  @inlinable
  static func areSame(_ lhs: ListSourceLocation?, _ rhs: ListSourceLocation?) -> Bool {
    switch (lhs, rhs) {
    case (nil, nil): true
    case (let lhs?, let rhs?):
      lhs.line == rhs.line && lhs.fileID.hasPointerRepresentation
        && rhs.fileID.hasPointerRepresentation && lhs.fileID.utf8Start == rhs.fileID.utf8Start
    default: false
    }
  }
}
