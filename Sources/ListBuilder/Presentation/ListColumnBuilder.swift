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
