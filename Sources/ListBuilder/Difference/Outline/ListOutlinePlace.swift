/// Where an item stands in an outline: under which other one, and behind which sibling.
///
/// Mirrors the places that `NSOutlineView` and document trees speak of.
public struct ListOutlinePlace<ID: Hashable>: Hashable {
  /// The index of the section.
  public var section: Int

  /// The item that it is directly under; `nil` for a root.
  public var parent: ID?

  /// The sibling before it; `nil` for the first one.
  public var previousSibling: ID?

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - parent: The item above; `nil` for a root.
  ///   - previousSibling: The sibling before; `nil` for the first one.
  public init(section: Int, under parent: ID? = nil, after previousSibling: ID? = nil) {
    self.section = section
    self.parent = parent
    self.previousSibling = previousSibling
  }
}

extension ListOutlinePlace: Sendable where ID: Sendable {}
extension ListOutlinePlace: Encodable where ID: Encodable {}
extension ListOutlinePlace: Decodable where ID: Decodable {}

extension ListOutlinePlace: CustomStringConvertible {
  /// The place in words, as `under a after b in section 0`.
  public var description: String {
    let above = parent.map { "under \($0) " } ?? ""
    let sibling = previousSibling.map { "after \($0)" } ?? "first"
    return "\(above)\(sibling) in section \(section)"
  }
}
