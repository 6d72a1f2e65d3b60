/// What lenient building left out of a list.
///
/// Printed, it names identifiers: `sections [B], items [a b]`.
public struct DroppedElements<Section: Diffable, Item: Diffable> {
  /// The sections whose identifier stands elsewhere or is not equal to itself, with all their
  /// items, in the order of their declaration.
  public var sections: [ListSection<Section, Item>]

  /// The items of kept sections whose identifier stands elsewhere or is not equal to itself, in
  /// the order of their declaration. What is under such an item is not dropped with it.
  public var items: [Item]

  /// Whether the list holds everything that was declared.
  public var isEmpty: Bool { sections.isEmpty && items.isEmpty }

  /// Creates a value, for a test of what is told.
  ///
  /// - Parameters:
  ///   - sections: The dropped sections, with their items.
  ///   - items: The dropped items of kept sections.
  public init(sections: [ListSection<Section, Item>] = [], items: [Item] = []) {
    self.sections = sections
    self.items = items
  }
}

extension DroppedElements: Sendable where Section: Sendable, Item: Sendable {}

extension DroppedElements: CustomStringConvertible {
  public var description: String {
    let sectionIDs = sections.map { "\($0.section.id)" }.joined(separator: " ")
    let itemIDs = items.map { "\($0.id)" }.joined(separator: " ")
    return "sections [\(sectionIDs)], items [\(itemIDs)]"
  }
}
