extension OutlineLayout {
  /// Returns the layout of some of the items. Items under one that goes take its place: they rise
  /// by a level for each item above them that goes.
  ///
  /// - Parameter isKept: For each offset, whether the item stays.
  /// - Complexity: O(*n*).
  @inlinable
  func filter(_ isKept: [Bool]) -> OutlineLayout {
    var kept = OutlineLayout()
    // For the last row and each above it, the level of what is directly under it.
    var inner: [Int] = []
    for (row, isKept) in zip(rows, isKept) {
      inner.removeLast(inner.count - Int(row.level))
      let level = inner.last ?? 0
      if isKept { kept.append(Row(level: level, isExpanded: row.isExpanded)) }
      inner.append(isKept ? level + 1 : level)
    }
    return kept
  }

  /// Returns, for each offset, whether the item stays if all items above those that are wanted do.
  ///
  /// - Parameter isWanted: For each offset, whether the item is wanted by itself.
  /// - Complexity: O(*n*).
  @inlinable
  func keepingAncestors(of isWanted: [Bool]) -> [Bool] {
    var isKept = isWanted
    // Backwards, the first row above the level of the last one that stays is its parent.
    var level: UInt32 = 0
    for offset in rows.indices.reversed() where isWanted[offset] || rows[offset].level < level {
      isKept[offset] = true
      level = rows[offset].level
    }
    return isKept
  }
}
