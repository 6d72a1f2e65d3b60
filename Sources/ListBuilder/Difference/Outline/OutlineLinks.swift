/// Who is directly under whom in an outline, and next to whom, by offsets.
struct OutlineLinks {
  /// For each item, the one that it is directly under; -1 for a root.
  private(set) var parents: [Int] = []

  /// For each item, the sibling before it; -1 for the first.
  private(set) var previous: [Int] = []

  /// For each item, the sibling behind it; -1 for the last.
  private(set) var next: [Int] = []

  /// - Complexity: O(*n*).
  init(_ layout: OutlineLayout) {
    parents.reserveCapacity(layout.rows.count)
    previous.reserveCapacity(layout.rows.count)
    next = Array(repeating: -1, count: layout.rows.count)
    // The last item of each level, from the roots to the last row.
    var path: [Int] = []
    for (offset, row) in layout.rows.enumerated() {
      let level = Int(row.level)
      let sibling = level < path.count ? path[level] : -1
      previous.append(sibling)
      if sibling >= 0 { next[sibling] = offset }
      parents.append(level > 0 ? path[level - 1] : -1)
      path.removeLast(path.count - level)
      path.append(offset)
    }
  }

  /// Returns the offsets of what is directly under an item, or of the roots for -1.
  func children(of offset: Int) -> some Sequence<Int> {
    let first = offset + 1
    let hasAny = first < parents.count && parents[first] == offset
    return sequence(state: hasAny ? first : -1) { child -> Int? in
      guard child >= 0 else { return nil }
      defer { child = next[child] }
      return child
    }
  }
}
