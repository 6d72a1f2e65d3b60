/// A column of a table: its title, and what it shows of an item.
///
///     ListColumn("Name", \.name)
///     ListColumn("Age", \.age)
///     ListColumn("Mail") { contact in contact.emails.first }
///
/// A key path or a closure may lead to anything that describes itself, or to an optional of it;
/// `nil` shows nothing.
public struct ListColumn<Item> {
  /// The title.
  public let title: String

  /// Makes the text that the column shows of an item.
  public let text: (Item) throws -> String

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: What the column shows of an item.
  public init(
    _ title: String, _ value: @escaping (Item) throws -> some CustomStringConvertible
  ) {
    self.title = title
    text = { try value($0).description }
  }

  /// Creates a column whose value may be absent.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: What the column shows of an item; `nil` shows nothing.
  public init(
    _ title: String, _ value: @escaping (Item) throws -> (some CustomStringConvertible)?
  ) {
    self.title = title
    text = { try value($0)?.description ?? "" }
  }
}

/// Builds the columns of a table from statements.
///
/// A body may hold columns, arrays of columns, `if`, `switch`, `for`, `#available`, and local
/// declarations.
@resultBuilder
public enum ListColumnBuilder<Item> {
  /// Takes a column.
  public static func buildExpression(_ column: ListColumn<Item>) -> [ListColumn<Item>] {
    [column]
  }

  /// Takes an array of columns.
  public static func buildExpression(_ columns: [ListColumn<Item>]) -> [ListColumn<Item>] {
    columns
  }

  /// Joins the statements of a body.
  public static func buildBlock(_ columns: [ListColumn<Item>]...) -> [ListColumn<Item>] {
    Array(columns.joined())
  }

  /// Takes an `if` without `else`.
  public static func buildOptional(_ columns: [ListColumn<Item>]?) -> [ListColumn<Item>] {
    columns ?? []
  }

  /// Takes the first branch of an `if` or `switch`.
  public static func buildEither(first columns: [ListColumn<Item>]) -> [ListColumn<Item>] {
    columns
  }

  /// Takes the second branch of an `if` or `switch`.
  public static func buildEither(second columns: [ListColumn<Item>]) -> [ListColumn<Item>] {
    columns
  }

  /// Joins the rounds of a `for`.
  public static func buildArray(_ columns: [[ListColumn<Item>]]) -> [ListColumn<Item>] {
    Array(columns.joined())
  }

  /// Takes the branch of an `if #available`.
  public static func buildLimitedAvailability(
    _ columns: [ListColumn<Item>]
  ) -> [ListColumn<Item>] {
    columns
  }
}
