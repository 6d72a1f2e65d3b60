public import ListBuilder

/// What a text presenter shows of an item: a content, or one for each column of a table.
///
///     presenter.table = TextTable(columns: [ListColumnLayout("Name"), ListColumnLayout("Mail")])
///     TextCell(contact.name, contact.mail)
///
/// In a list, the contents stand side by side, in a line if each is one.
@frozen
public struct TextCell: Hashable, Sendable {
  /// Texts alone need less memory than contents, and most tables are made of them.
  @frozen
  @usableFromInline
  enum Storage: Hashable, Sendable {
    indirect case content(CellContent)
    case texts([String])
    case contents([CellContent])
  }

  @usableFromInline var storage: Storage

  /// Creates a cell of texts.
  ///
  /// - Parameter texts: The text of each column.
  public init(_ texts: String...) { self.init(texts: texts) }

  /// Creates a cell of an array of texts.
  ///
  /// - Parameter texts: The text of each column.
  @inlinable
  public init(texts: [String]) { storage = .texts(texts) }

  /// Creates a cell of contents.
  ///
  /// - Parameter contents: The content of each column.
  public init(contents: [CellContent]) { storage = .contents(contents) }

  init(_ content: CellContent) { storage = .content(content) }

  /// The content of each column.
  public var contents: [CellContent] {
    switch storage {
    case .content(let content): [content]
    case .texts(let texts): texts.map { CellContent($0) }
    case .contents(let contents): contents
    }
  }

  public static func == (left: TextCell, right: TextCell) -> Bool {
    left.contents == right.contents
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(contents) }
}

extension TextCell: ExpressibleByStringInterpolation {
  /// Creates a cell of one text.
  public init(stringLiteral text: String) { self.init(text) }
}

/// What can stand as the cell of a text presenter: a string, a content, or a ``TextCell``.
public protocol TextCellConvertible {
  /// The cell.
  var textCell: TextCell { get }
}

extension TextCell: TextCellConvertible {
  @inlinable
  public var textCell: TextCell { self }
}

extension TextCellConvertible where Self: CellContentConvertible {
  /// A cell of the content.
  public var textCell: TextCell { TextCell(cellContent) }
}

extension CellContent: TextCellConvertible {}

extension String: TextCellConvertible {}

extension Substring: TextCellConvertible {}
