/// A section of a list: what it is, and its items in order.
///
///     ListSection(.friends) { for contact in contacts where contact.isFriend { contact } }
///     ListSection(items: contacts, in: .all)
@frozen
public struct ListSection<Section: Diffable, Item: Diffable> {
  /// The section itself.
  public let section: Section

  @usableFromInline var content: ListItems<Item>
  @usableFromInline let location: ListSourceLocation?

  /// The items, in order.
  @inlinable
  public var items: [Item] { content.elements }

  /// Declares a section.
  ///
  /// - Parameters:
  ///   - section: What the section is.
  ///   - fileID: The file that declares the section.
  ///   - line: The line that declares the section.
  ///   - items: The items, in order.
  /// - Throws: What the body throws.
  @inlinable
  public init(
    _ section: Section,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @ItemBuilder<Item> items: () throws -> ListItems<Item>
  ) rethrows {
    self.section = section
    content = try items()
    location = ListSourceLocation(fileID: fileID, line: line)
  }

  /// Declares a section without items.
  ///
  /// - Parameters:
  ///   - section: What the section is.
  ///   - fileID: The file that declares the section.
  ///   - line: The line that declares the section.
  @inlinable
  public init(_ section: Section, fileID: StaticString = #fileID, line: UInt = #line) {
    let location = ListSourceLocation(fileID: fileID, line: line)
    self.init(section, ListItems(), declaredAt: location)
  }

  /// Declares a section with the items of a sequence.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - section: What the section is.
  ///   - fileID: The file that declares the section.
  ///   - line: The line that declares the section.
  /// - Complexity: O(*n*); O(1) for an array.
  @inlinable
  public init(
    items: some Sequence<Item>,
    in section: Section,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let location = ListSourceLocation(fileID: fileID, line: line)
    self.init(section, ListItems(items, declaredAt: location), declaredAt: location)
  }

  @inlinable
  init(_ section: Section, _ content: ListItems<Item>, declaredAt location: ListSourceLocation?) {
    self.section = section
    self.content = content
    self.location = location
  }
}

extension ListSection: Sendable where Section: Sendable, Item: Sendable {}

extension ListSection: Equatable where Section: Equatable, Item: Equatable {
  /// Returns whether two sections and their items are equal, wherever they were declared.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.section == rhs.section && lhs.items == rhs.items
  }
}

extension ListSection: CustomStringConvertible {
  /// The identifiers, as `A[a b]`.
  public var description: String {
    "\(section.id)[\(items.lazy.map { "\($0.id)" }.joined(separator: " "))]"
  }
}
