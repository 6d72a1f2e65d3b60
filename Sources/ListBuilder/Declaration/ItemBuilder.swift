/// Builds the items of a section from statements.
///
/// A body may hold items, optional items, sequences of items, outlines, results of other item
/// builders, `if`, `if let`, `switch`, `for`, `#available`, local declarations, or nothing at all.
///
///     ListSection(.friends) {
///       me
///       for contact in contacts where contact.isFriend { contact }
///       if let partner { partner }
///       recentContacts
///     }
///
/// Each element remembers the line that declares it.
///
/// - Complexity: O(*n*) for a body that makes *n* items.
@resultBuilder
public enum ItemBuilder<Element: Diffable> {
  /// What a statement of the body contributes.
  @frozen
  public enum Component {
    /// One item, and its line.
    case one(Element, ListSourceLocation)
    /// The items of a sequence or of another builder.
    case list(ListItems<Element>)
    /// What several statements contribute.
    case many([Component])
  }

  /// Takes an item.
  @inlinable
  public static func buildExpression(
    _ element: Element, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Component {
    .one(element, ListSourceLocation(fileID: fileID, line: line))
  }

  /// Takes an item that may be absent.
  @inlinable
  public static func buildExpression(
    _ element: Element?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Component {
    guard let element else { return .many([]) }
    return .one(element, ListSourceLocation(fileID: fileID, line: line))
  }

  /// Takes all items of a sequence.
  @inlinable
  public static func buildExpression(
    _ elements: some Sequence<Element>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Component {
    .list(ListItems(elements, declaredAt: ListSourceLocation(fileID: fileID, line: line)))
  }

  /// Takes all items of a sequence that may be absent.
  @inlinable
  public static func buildExpression(
    _ elements: (some Sequence<Element>)?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Component {
    guard let elements else { return .many([]) }
    return .list(ListItems(elements, declaredAt: ListSourceLocation(fileID: fileID, line: line)))
  }

  /// Takes an outline, or the result of another item builder.
  @inlinable
  public static func buildExpression(_ content: some ListContent<Element>) -> Component {
    .list(content.listItems)
  }

  /// Takes an outline, or the result of another item builder, that may be absent.
  @inlinable
  public static func buildExpression(_ content: (some ListContent<Element>)?) -> Component {
    content.map { .list($0.listItems) } ?? .many([])
  }

  /// Passes the only statement of a body on.
  @inlinable
  public static func buildBlock(_ component: Component) -> Component { component }

  /// Joins the statements of a body.
  @inlinable
  public static func buildBlock(_ components: Component...) -> Component { .many(components) }

  /// Takes an `if` without `else`.
  @inlinable
  public static func buildOptional(_ component: Component?) -> Component {
    component ?? .many([])
  }

  /// Takes the first branch of an `if` or `switch`.
  @inlinable
  public static func buildEither(first component: Component) -> Component { component }

  /// Takes the second branch of an `if` or `switch`.
  @inlinable
  public static func buildEither(second component: Component) -> Component { component }

  /// Joins the rounds of a `for`.
  @inlinable
  public static func buildArray(_ components: [Component]) -> Component { .many(components) }

  /// Takes the branch of an `if #available`.
  @inlinable
  public static func buildLimitedAvailability(_ component: Component) -> Component { component }

  /// Flattens the body into items in order.
  @inlinable
  public static func buildFinalResult(_ component: Component) -> ListItems<Element> {
    if case .list(let items) = component { return items }
    var items = ListItems<Element>()
    flatten(component, into: &items)
    return items
  }

  /// Recurses once for each nested statement of the source text, never for data.
  @inlinable
  static func flatten(_ component: consuming Component, into items: inout ListItems<Element>) {
    switch component {
    case .one(let element, let location):
      items.append(element, declaredAt: location)
    case .list(let list):
      items.append(list)
    case .many(let components):
      for component in components { flatten(component, into: &items) }
    }
  }
}
