/// What a cell shows, whichever presenter shows it.
///
///     let content = CellContent(
///       contact.name,
///       secondaryText: contact.organization,
///       detail: contact.email,
///       link: "mailto:\(contact.email)"
///     )
///
/// All of it is data: presenters make it harmless for what they write. Mirrors the list content
/// configurations of table and collection views.
@frozen
public struct CellContent: Hashable, Sendable {
  /// The main text.
  public var text: String

  /// A less prominent text below the main one.
  public var secondaryText: String?

  /// A short text at the trailing end, such as a value or a count.
  public var detail: String?

  /// The URL that the cell leads to.
  public var link: String?

  /// The picture beside the text.
  public var image: Image?

  /// How the main text is meant.
  public var role: Role

  /// Parts of the texts that are meant in another way, such as the matches of a search.
  public var highlights: [Highlight]

  /// Creates content.
  ///
  /// - Parameters:
  ///   - text: The main text.
  ///   - secondaryText: A less prominent text below the main one.
  ///   - detail: A short text at the trailing end.
  ///   - link: The URL that the cell leads to.
  ///   - image: The picture beside the text.
  ///   - role: How the main text is meant.
  @inlinable
  public init(
    _ text: String,
    secondaryText: String? = nil,
    detail: String? = nil,
    link: String? = nil,
    image: Image? = nil,
    role: Role = .standard
  ) {
    self.text = text
    self.secondaryText = secondaryText
    self.detail = detail
    self.link = link
    self.image = image
    self.role = role
    highlights = []
  }
}

extension CellContent {
  /// How a text is meant. What that looks like is the presenter's choice.
  public enum Role: Hashable, Sendable {
    /// As any other.
    case standard
    /// It stands out.
    case emphasized
    /// It stands back.
    case muted
    /// It warns of something that cannot be undone.
    case destructive
    /// It is what a search looks for.
    case match
  }

  /// A picture, and the text that stands in for it.
  public struct Image: Hashable, Sendable {
    /// The URL of the picture.
    public var source: String

    /// What the picture shows, in words; empty where it only decorates.
    public var alternativeText: String

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - source: The URL of the picture.
    ///   - alternativeText: What the picture shows, in words; empty where it only decorates.
    public init(source: String, alternativeText: String) {
      self.source = source
      self.alternativeText = alternativeText
    }
  }
}

extension CellContent: ExpressibleByStringInterpolation {
  /// Creates content of a main text alone.
  public init(stringLiteral text: String) { self.init(text) }
}

/// What can stand as the content of a cell: a string, or ``CellContent``.
public protocol CellContentConvertible {
  /// The content.
  var cellContent: CellContent { get }
}

extension CellContent: CellContentConvertible {
  public var cellContent: CellContent { self }
}

extension String: CellContentConvertible {
  /// The string as main text.
  public var cellContent: CellContent { CellContent(self) }
}

extension Substring: CellContentConvertible {
  /// The substring as main text.
  public var cellContent: CellContent { CellContent(String(self)) }
}
