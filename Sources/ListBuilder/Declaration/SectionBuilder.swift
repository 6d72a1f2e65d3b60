/// Builds the sections of a list from statements.
///
/// A body may hold sections, optional sections, sequences of sections, `if`, `if let`, `switch`,
/// `for`, `#available`, local declarations, or nothing at all.
///
///     ListSnapshot {
///       ListSection(.friends) { friends }
///       if showsOthers { ListSection(.others) { others } }
///     }
///
/// - Complexity: O(*n*) for a body that makes *n* sections.
@resultBuilder
public enum SectionBuilder<Section: Diffable, Item: Diffable> {
  /// What a statement of the body contributes.
  @frozen
  public enum Component {
    /// One section.
    case one(ListSection<Section, Item>)
    /// What several statements contribute.
    case many([Component])
  }

  /// Takes a section.
  @inlinable
  public static func buildExpression(_ section: ListSection<Section, Item>) -> Component {
    .one(section)
  }

  /// Takes a section that may be absent.
  @inlinable
  public static func buildExpression(_ section: ListSection<Section, Item>?) -> Component {
    section.map(Component.one) ?? .many([])
  }

  /// Takes all sections of a sequence, such as another section builder's result.
  @inlinable
  public static func buildExpression(
    _ sections: some Sequence<ListSection<Section, Item>>
  ) -> Component {
    .many(sections.map(Component.one))
  }

  /// Takes all sections of a sequence that may be absent.
  @inlinable
  public static func buildExpression(
    _ sections: (some Sequence<ListSection<Section, Item>>)?
  ) -> Component {
    .many(sections?.map(Component.one) ?? [])
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

  /// Flattens the body into sections in order.
  @inlinable
  public static func buildFinalResult(_ component: Component) -> [ListSection<Section, Item>] {
    var sections: [ListSection<Section, Item>] = []
    flatten(component, into: &sections)
    return sections
  }

  /// Recurses once for each nested statement of the source text, never for data.
  @inlinable
  static func flatten(
    _ component: Component, into sections: inout [ListSection<Section, Item>]
  ) {
    switch component {
    case .one(let section): sections.append(section)
    case .many(let components):
      for component in components { flatten(component, into: &sections) }
    }
  }
}
