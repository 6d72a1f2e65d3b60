/// A path in half the space, for what a difference can have millions of. No list has 2^32 elements.
@frozen
@usableFromInline
struct PackedPath: Hashable, Sendable {
  @usableFromInline let section: UInt32
  @usableFromInline let item: UInt32

  @inlinable
  init(section: Int, item: Int) {
    self.section = UInt32(truncatingIfNeeded: section)
    self.item = UInt32(truncatingIfNeeded: item)
  }

  @inlinable
  init(_ path: ListIndexPath) { self.init(section: path.section, item: path.item) }

  /// Stands for no path.
  @inlinable static var none: PackedPath { PackedPath(section: -1, item: -1) }

  @inlinable var path: ListIndexPath { ListIndexPath(section: Int(section), item: Int(item)) }
}

extension PackedPath: Comparable {
  @inlinable
  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.section, lhs.item) < (rhs.section, rhs.item)
  }
}
