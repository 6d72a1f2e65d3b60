/// Joins fragments, strings and cell contents, with `if`, `switch` and `for` between them.
@resultBuilder
public enum HTMLFragmentBuilder {
  /// Takes a fragment, a string or a cell content.
  public static func buildExpression(_ content: some HTMLFragmentConvertible) -> HTMLFragment {
    content.htmlFragment
  }

  /// Takes what may be absent.
  public static func buildExpression(_ content: (some HTMLFragmentConvertible)?) -> HTMLFragment {
    content?.htmlFragment ?? HTMLFragment()
  }

  /// Joins the statements of a body.
  public static func buildBlock(_ fragments: HTMLFragment...) -> HTMLFragment {
    buildArray(fragments)
  }

  /// Takes an `if` without `else`.
  public static func buildOptional(_ fragment: HTMLFragment?) -> HTMLFragment {
    fragment ?? HTMLFragment()
  }

  /// Takes the first branch of an `if` or `switch`.
  public static func buildEither(first fragment: HTMLFragment) -> HTMLFragment { fragment }

  /// Takes the second branch of an `if` or `switch`.
  public static func buildEither(second fragment: HTMLFragment) -> HTMLFragment { fragment }

  /// Joins the rounds of a `for`.
  public static func buildArray(_ fragments: [HTMLFragment]) -> HTMLFragment {
    fragments.reduce(into: HTMLFragment()) { $0.append($1) }
  }

  /// Takes the branch of an `if #available`.
  public static func buildLimitedAvailability(_ fragment: HTMLFragment) -> HTMLFragment {
    fragment
  }
}
