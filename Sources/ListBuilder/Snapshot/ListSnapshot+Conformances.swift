extension ListSnapshot: Equatable where Section: Equatable, Item: Equatable {
  /// Returns whether two lists have equal sections with equal items in the same order, hidden ones
  /// too, nested and expanded alike.
  ///
  /// - Complexity: O(*n*); O(*s*) for *s* sections that share their storage.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.sections == rhs.sections
  }
}

extension ListSnapshot: CustomStringConvertible {
  /// The identifiers of the sections and items, as `A[a b] B[c]`, and with outlines as
  /// `A[a(b c) +d(e)]`, where a plus sign stands before a collapsed item.
  public var description: String {
    sections.map { $0.description }.joined(separator: " ")
  }
}
