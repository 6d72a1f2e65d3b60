/// What a supplementary is for: a header, a footer, the placeholder, or a kind of your own.
///
///     extension SupplementaryKind {
///       static let badge: Self = "badge"
///     }
///
/// Mirrors the element kinds of collection views.
@frozen
public struct SupplementaryKind: RawRepresentable, Hashable, Sendable {
  /// The kind's name.
  public let rawValue: String

  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension SupplementaryKind {
  /// What stands above the whole list.
  public static let listHeader: Self = "listHeader"

  /// What stands below the whole list.
  public static let listFooter: Self = "listFooter"

  /// What stands above a section's items.
  public static let sectionHeader: Self = "sectionHeader"

  /// What stands below a section's items.
  public static let sectionFooter: Self = "sectionFooter"

  /// What stands in for the items of a list that has none.
  public static let placeholder: Self = "placeholder"
}

extension SupplementaryKind: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension SupplementaryKind: CustomStringConvertible {
  public var description: String { rawValue }
}
