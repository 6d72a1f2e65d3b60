/// The section of a list that has only one.
///
/// Its description is empty, so presenters show no header for it.
public enum OneSection: Diffable, Codable, Sendable, CustomStringConvertible {
  /// The only section.
  case main

  public var description: String { "" }
}
