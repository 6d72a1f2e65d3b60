/// How text shows which items of an outline are under which.
public struct TextOutlineStyle: Hashable, Sendable {
  /// What stands before an item that is under another one.
  public var guides: Guides

  /// Whether items with others under them are marked: `+` if they are collapsed, `-` if they are
  /// expanded.
  public var showsMarks: Bool

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - guides: What stands before an item that is under another one.
  ///   - showsMarks: Whether items with others under them are marked `+` or `-`.
  public init(guides: Guides, showsMarks: Bool) {
    self.guides = guides
    self.showsMarks = showsMarks
  }

  /// What stands before an item that is under another one.
  public enum Guides: Hashable, Sendable, CaseIterable {
    /// Two spaces a level.
    case spaces
    /// Lines of the ASCII characters `|` and `-`, and a backtick.
    case ascii
    /// Lines of box-drawing characters: `├─`, `└─` and `│`.
    case lines
  }

  /// Two spaces a level, and no marks.
  public static let indented = TextOutlineStyle(guides: .spaces, showsMarks: false)

  /// Lines of box-drawing characters, and marks.
  public static let lines = TextOutlineStyle(guides: .lines, showsMarks: true)

  /// Lines of ASCII characters, and marks.
  public static let asciiLines = TextOutlineStyle(guides: .ascii, showsMarks: true)
}
