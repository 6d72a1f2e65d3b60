/// An element of a list: who it is, and what it shows.
///
/// Sections and items are both diffable. The identifier says which element it is; the content
/// says whether the element looks the same. Identifiers decide what was inserted, removed and
/// moved; content alone decides what was updated.
///
///     struct Contact: Diffable, Equatable {
///       let id: UUID
///       var name: String
///     }
///
/// A type that is `Identifiable` and `Equatable` needs nothing but the conformance. A `Hashable`
/// type without an `id` of its own is its own identifier. Such a value cannot be updated, only
/// replaced: with another title, it is another element.
///
/// A module that is isolated to the main actor by default declares such a self-identifying type
/// `nonisolated`, or conforms it as `@MainActor Diffable`.
///
/// The identifier mirrors `Identifiable`; the content check mirrors `Differentiable` of the known
/// difference libraries.
public protocol Diffable<ID> {
  /// What tells this element from all others of its kind in a list.
  associatedtype ID: Hashable = Self

  /// Who the element is. It stands once in a list, and must not change while the element is in one:
  /// as with the keys of a dictionary, an object whose identifier changes in place is not found.
  var id: ID { get }

  /// Returns whether this element shows what another one with the same identifier shows.
  ///
  /// - Parameter other: A value with the same identifier.
  /// - Returns: `false` if the element has to be presented again.
  func hasSameContent(as other: Self) -> Bool
}

extension Diffable where ID == Self {
  /// The value itself.
  @inlinable
  public var id: Self { self }

  /// Returns `true`: a value that is its own identifier shows nothing else.
  @inlinable
  public func hasSameContent(as other: Self) -> Bool { true }
}

extension Diffable where Self: Equatable {
  /// Returns whether the two values are equal.
  @inlinable
  public func hasSameContent(as other: Self) -> Bool { self == other }
}
