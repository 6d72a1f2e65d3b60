/// The levels and the expansion of the items of an outline that is stored as a flat array, in
/// depth-first order, and which of them show.
///
/// The levels alone tell who is under whom: an item's children are those behind it that are one
/// level deeper, up to the next that is not deeper than itself.
@frozen
@usableFromInline
struct OutlineLayout: Sendable {
  @frozen
  @usableFromInline
  struct Row: Equatable, Sendable {
    @usableFromInline var level: UInt32
    @usableFromInline var isExpanded: Bool

    @inlinable
    init(level: Int, isExpanded: Bool) {
      self.level = UInt32(truncatingIfNeeded: level)
      self.isExpanded = isExpanded
    }
  }

  /// A row for each item. The first level is 0, and none is deeper than the one before by more
  /// than 1.
  @usableFromInline private(set) var rows: [Row] = []

  /// The offsets of the rows that show, ascending.
  @usableFromInline private(set) var visible: [UInt32] = []

  @inlinable
  init() {}

  /// - Complexity: O(*n*).
  @inlinable
  init(_ rows: some Sequence<Row>) {
    self.rows.reserveCapacity(rows.underestimatedCount)
    for row in rows { append(row) }
  }

  /// The layout of items without any nesting.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  init(flatCount count: Int) {
    rows = Array(repeating: Row(level: 0, isExpanded: false), count: count)
    visible = (0..<count).map { UInt32(truncatingIfNeeded: $0) }
  }

  /// Adds a row, at most one level deeper than the last one.
  ///
  /// - Complexity: O(1), amortised.
  @inlinable
  mutating func append(_ row: Row) {
    // If the last row that shows is collapsed, what is deeper is under it.
    let isVisible = visible.last.map { last in
      rows[Int(last)].isExpanded || row.level <= rows[Int(last)].level
    }
    if isVisible ?? true { visible.append(UInt32(truncatingIfNeeded: rows.count)) }
    rows.append(row)
  }

  @inlinable
  mutating func append(_ other: OutlineLayout) {
    let count = UInt32(truncatingIfNeeded: rows.count)
    rows.append(contentsOf: other.rows)
    visible.append(contentsOf: other.visible.lazy.map { $0 + count })
  }

  /// Whether no item is under another one, and none is expanded.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  var isFlat: Bool { rows.allSatisfy { $0.level == 0 && !$0.isExpanded } }
}

extension OutlineLayout {
  /// Returns how many items that show stand before an offset.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  func visibleCount(before offset: Int) -> Int {
    var low = 0
    var high = visible.count
    while low < high {
      let middle = (low + high) / 2
      if Int(visible[middle]) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the index of an item among those that show, or `nil` if it is hidden.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  func visibleIndex(ofOffset offset: Int) -> Int? {
    let index = visibleCount(before: offset)
    return index < visible.count && Int(visible[index]) == offset ? index : nil
  }

  /// Returns the offset of the collapsed item that hides an item, or that of the item itself if it
  /// shows. Hidden items stand directly behind the one that hides them, which shows itself.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  func hidingOffset(ofOffset offset: Int) -> Int {
    Int(visible[visibleCount(before: offset + 1) - 1])
  }

  /// Returns the offset behind the last item that is under an item.
  ///
  /// - Complexity: O(*m*) for *m* items under it.
  @inlinable
  func end(ofSubtreeAt offset: Int) -> Int {
    var end = offset + 1
    while end < rows.count, rows[end].level > rows[offset].level { end += 1 }
    return end
  }

  /// For each row, the offset behind the last item that is under it.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  var subtreeEnds: [UInt32] {
    var ends = Array(repeating: UInt32(truncatingIfNeeded: rows.count), count: rows.count)
    var open: [Int] = []
    for (offset, row) in rows.enumerated() {
      while let last = open.last, rows[last].level >= row.level {
        ends[last] = UInt32(truncatingIfNeeded: offset)
        open.removeLast()
      }
      open.append(offset)
    }
    return ends
  }

  /// Returns the offset of the item that an item is directly under, or `nil` for a root.
  ///
  /// - Complexity: O(*d*) for a distance of *d* between them; O(1) for a root.
  @inlinable
  func parent(ofOffset offset: Int) -> Int? {
    let level = rows[offset].level
    return level == 0 ? nil : rows[..<offset].lastIndex { $0.level < level }
  }
}
