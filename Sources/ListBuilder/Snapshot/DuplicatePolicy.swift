/// Which of several elements with one identifier a lenient list keeps.
public enum DuplicatePolicy: Sendable {
  /// The one that stands first.
  case first
  /// The one that stands last.
  case last
}
