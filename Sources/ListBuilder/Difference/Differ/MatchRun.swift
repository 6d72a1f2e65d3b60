/// Consecutive elements of an old list that stand consecutively in a new one too.
///
/// Elements of a run stand or fall together: where one stays, all do. A list can have as many runs
/// as elements, so they are stored in half the space; no list has 2^32 elements.
@frozen
@usableFromInline
struct MatchRun: Equatable, Sendable {
  @usableFromInline var storedOld: UInt32
  @usableFromInline var storedNew: UInt32
  @usableFromInline var storedCount: UInt32

  @inlinable
  init(old: Int, new: Int, count: Int) {
    storedOld = UInt32(truncatingIfNeeded: old)
    storedNew = UInt32(truncatingIfNeeded: new)
    storedCount = UInt32(truncatingIfNeeded: count)
  }

  /// The first position in the old list.
  @inlinable var old: Int { Int(storedOld) }

  /// The first position in the new list.
  @inlinable var new: Int { Int(storedNew) }

  @inlinable var count: Int { Int(storedCount) }

  @inlinable var oldEnd: Int { old + count }
  @inlinable var newEnd: Int { new + count }
}

extension [MatchRun] {
  /// Adds a match behind all others in the new list.
  @inlinable
  mutating func append(old: Int, new: Int) {
    if let last, last.oldEnd == old, last.newEnd == new {
      self[count - 1].storedCount += 1
    } else {
      append(MatchRun(old: old, new: new, count: 1))
    }
  }
}
