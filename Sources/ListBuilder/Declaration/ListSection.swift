/// A section of a list: what it is, and its items in order.
///
///     ListSection(.friends) { for contact in contacts where contact.isFriend { contact } }
///     ListSection(items: contacts, in: .all)
///     ListSection(.folders) { ListOutline(folders, children: \.subfolders) }
@frozen
public struct ListSection<Section: Diffable, Item: Diffable> {
  /// The section itself.
  public let section: Section

  @usableFromInline var content: ListItems<Item>
  @usableFromInline let location: ListSourceLocation?

  /// The items that show, in order: all but those under a collapsed item of an outline. The paths
  /// of a list count these. ``outline`` has all.
  ///
  /// - Complexity: O(1) where nothing is nested, else O(*n*).
  @inlinable
  public var items: [Item] { content.visibleElements }

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
