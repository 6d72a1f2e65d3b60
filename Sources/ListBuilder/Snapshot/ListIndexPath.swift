/// The place of an item: the index of its section, and its index in there, both from 0.
///
/// Indexes of items count those that show: in an outline, what is under a collapsed item has no
/// path.
///
/// Mirrors `IndexPath` of table and collection views. A path that names no place is no error in
/// itself: queries answer it with `nil`.
@frozen
public struct ListIndexPath: Hashable, Sendable, Codable {
  /// The index of the section.
  public var section: Int

  /// The index of the item in its section.
  public var item: Int

  /// Creates a path.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - item: The index of the item in its section.
  @inlinable
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

extension ListIndexPath: Comparable {
  /// Orders paths as the list shows them: by section, then by item.
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.section, lhs.item) < (rhs.section, rhs.item)
  }
}

extension ListIndexPath: CustomStringConvertible {
  /// The two indexes, as `(0, 2)`.
  public var description: String { "(\(section), \(item))" }
}
