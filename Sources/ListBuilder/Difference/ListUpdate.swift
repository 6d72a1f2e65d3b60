/// Why an element that stays in a list is to be presented anew.
///
/// An element that was marked is reported by its mark, also where its content changed too.
/// Reloading wins over reconfiguring.
public enum ListUpdateReason: String, Hashable, Sendable, Codable {
  /// The content changed: ``Diffable/hasSameContent(as:)`` says so, or the identifier was replaced.
  case content

  /// The item was marked with ``ListSnapshot/reconfigureItems(_:)``: its cell stays, and is
  /// configured anew.
  case reconfigure

  /// The element was marked with ``ListSnapshot/reloadItems(_:)`` or
  /// ``ListSnapshot/reloadSections(_:)``: it needs a new cell.
  case reload
}

/// Where an element that is to be presented anew stood and stands.
///
/// Positions are section indexes or ``ListIndexPath``s.
@frozen
public struct ListUpdate<Position: Hashable & Sendable>: Hashable, Sendable {
  /// The position in the old list.
  public let from: Position

  /// The position in the new list.
  public let to: Position

  /// Why the element is to be presented anew.
  public let reason: ListUpdateReason

  /// Creates an update.
  ///
  /// - Parameters:
  ///   - from: The position in the old list.
  ///   - to: The position in the new list.
  ///   - reason: Why the element is to be presented anew.
  @inlinable
  public init(from: Position, to: Position, reason: ListUpdateReason) {
    self.from = from
    self.to = to
    self.reason = reason
  }
}

extension ListUpdate {
  @inlinable
  var inverse: ListUpdate { ListUpdate(from: to, to: from, reason: reason) }
}
