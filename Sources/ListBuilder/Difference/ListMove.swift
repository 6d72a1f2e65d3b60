/// Where an element moves from and to.
///
/// Positions are section indexes or ``ListIndexPath``s.
@frozen
public struct ListMove<Position: Hashable & Sendable>: Hashable, Sendable {
  /// The position in the old list.
  public let from: Position

  /// The position in the new list.
  public let to: Position

  /// Creates a move.
  ///
  /// - Parameters:
  ///   - from: The position in the old list.
  ///   - to: The position in the new list.
  @inlinable
  public init(from: Position, to: Position) {
    self.from = from
    self.to = to
  }
}

extension ListMove {
  @inlinable
  var inverse: ListMove { ListMove(from: to, to: from) }
}
