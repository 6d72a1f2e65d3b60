/// A column of a table: its title, what it shows of an item, and how that looks.
///
///     ListColumn("Name", \.name)
///     ListColumn("Age", \.age, alignment: .trailing)
///     ListColumn("Mail", { $0.emails.first }, priority: 1)
///     ListColumn("Note") { contact in CellContent(contact.note, role: .muted) }
///
/// A key path or a closure may lead to anything that describes itself, or to an optional of it;
/// `nil` shows nothing.
public struct ListColumn<Item> {
  /// The title, and how the texts stand.
  public var layout: ListColumnLayout

  /// What the column tells of all items, below them.
  public var footer: ListAggregate<Item>?

  /// Makes the text that the column shows of an item.
  public let text: (Item) throws -> String

  /// Makes the content that the column shows of an item, where that is more than a text.
  public let content: ((Item) throws -> CellContent)?

  /// The title.
  public var title: String { layout.title }

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: What the column shows of an item.
  ///   - alignment: Where the texts stand in the column.
  ///   - width: How wide the column is.
  ///   - overflow: What becomes of a text that is wider than the column.
  ///   - priority: How much the column matters where there is no room for all.
  ///   - footer: What the column tells of all items, below them.
  @inlinable
  public init(
    _ title: String,
    _ value: @escaping (Item) throws -> some CustomStringConvertible,
    alignment: ListAlignment = .leading,
    width: ListColumnLayout.Width = .automatic,
    overflow: ListOverflow = .wrap,
    priority: Int = 0,
    footer: ListAggregate<Item>? = nil
  ) {
    self.init(
      ListColumnLayout(
        title, alignment: alignment, width: width, overflow: overflow, priority: priority),
      footer: footer, text: { try value($0).description }, content: nil)
  }

  /// Creates a column whose value may be absent.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: What the column shows of an item; `nil` shows nothing.
  ///   - alignment: Where the texts stand in the column.
  ///   - width: How wide the column is.
  ///   - overflow: What becomes of a text that is wider than the column.
  ///   - priority: How much the column matters where there is no room for all.
  ///   - footer: What the column tells of all items, below them.
  @inlinable
  public init(
    _ title: String,
    _ value: @escaping (Item) throws -> (some CustomStringConvertible)?,
    alignment: ListAlignment = .leading,
    width: ListColumnLayout.Width = .automatic,
    overflow: ListOverflow = .wrap,
    priority: Int = 0,
    footer: ListAggregate<Item>? = nil
  ) {
    self.init(
      ListColumnLayout(
        title, alignment: alignment, width: width, overflow: overflow, priority: priority),
      footer: footer, text: { try value($0)?.description ?? "" }, content: nil)
  }

  /// Creates a column that shows more than a text, such as one with highlights.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: Makes what the column shows of an item.
  ///   - alignment: Where the texts stand in the column.
  ///   - width: How wide the column is.
  ///   - overflow: What becomes of a text that is wider than the column.
  ///   - priority: How much the column matters where there is no room for all.
  ///   - footer: What the column tells of all items, below them.
  @inlinable
  public init(
    _ title: String,
    content: @escaping (Item) throws -> CellContent,
    alignment: ListAlignment = .leading,
    width: ListColumnLayout.Width = .automatic,
    overflow: ListOverflow = .wrap,
    priority: Int = 0,
    footer: ListAggregate<Item>? = nil
  ) {
    self.init(
      ListColumnLayout(
        title, alignment: alignment, width: width, overflow: overflow, priority: priority),
      footer: footer, text: { try content($0).text }, content: content)
  }

  @inlinable
  init(
    _ layout: ListColumnLayout, footer: ListAggregate<Item>?,
    text: @escaping (Item) throws -> String, content: ((Item) throws -> CellContent)?
  ) {
    self.layout = layout
    self.footer = footer
    self.text = text
    self.content = content
  }
}
