/// An item with the items under it, or whole trees of items: an outline in the body of a section.
///
///     ListSection(.folders) {
///       ListOutline(inbox, isExpanded: true) {
///         drafts
///         ListOutline(archive) { oldFolders }
///       }
///       ListOutline(sharedFolders, children: \.subfolders)
///       trash
///     }
///
/// It stands beside plain items, in loops and conditions too. What is under a collapsed item is
/// hidden: it has no path, and does not show. It is in the list nevertheless, so its identifier
/// stands nowhere else.
///
/// The trees mirror `OutlineGroup` of SwiftUI, and the nesting is that of
/// `NSDiffableDataSourceSectionSnapshot`.
@frozen
public struct ListOutline<Element: Diffable>: ListContent {
  /// The items in depth-first order, hidden ones too: each before those under it.
  public let listItems: ListItems<Element>

  /// Declares an item with the items under it.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - isExpanded: Whether what is directly under the item shows. `nil` says nothing about it,
  ///     and the item is collapsed.
  ///   - fileID: The file that declares the item.
  ///   - line: The line that declares the item.
  ///   - items: The items under it, in order. They may be outlines themselves.
  /// - Throws: What the body throws.
  /// - Complexity: O(*n*) for *n* items under it. So an item is copied once for each outline that
  ///   is written around it.
  @inlinable
  public init(
    _ item: Element,
    isExpanded: Bool? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @ItemBuilder<Element> items: () throws -> ListItems<Element>
  ) rethrows {
    listItems = ListItems(
      item, isExpanded: isExpanded ?? false, children: try items(),
      declaredAt: ListSourceLocation(fileID: fileID, line: line))
  }

  /// Declares an item with nothing under it.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - isExpanded: Whether what is put under the item later shows at once. `nil` says nothing
  ///     about it, and the item is collapsed.
  ///   - fileID: The file that declares the item.
  ///   - line: The line that declares the item.
  @inlinable
  public init(
    _ item: Element,
    isExpanded: Bool? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    listItems = ListItems(
      item, isExpanded: isExpanded ?? false, children: ListItems(),
      declaredAt: ListSourceLocation(fileID: fileID, line: line))
  }

  /// Declares trees of items that know what is under them. Mirrors `OutlineGroup` of SwiftUI.
  ///
  ///     ListOutline(folders, children: \.subfolders, isExpanded: { $0.isFavorite })
  ///
  /// The trees may have any depth. An item whose identifier came before stands in the list again,
  /// so that it is an error there, but without what is under it. So data that lead back to
  /// themselves end in an error too.
  ///
  /// - Parameters:
  ///   - roots: The items at the top, in order.
  ///   - children: The items directly under an item, in order.
  ///   - isExpanded: Whether what is directly under an item shows. `nil` says nothing about it, and
  ///     the item is collapsed.
  ///   - fileID: The file that declares the items.
  ///   - line: The line that declares the items.
  /// - Complexity: O(*n*) on average for *n* items.
  @inlinable
  public init<Roots: Sequence, Children: Sequence<Element>>(
    _ roots: Roots,
    children: KeyPath<Roots.Element, Children>,
    isExpanded: (Element) -> Bool? = { _ in nil },
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Roots.Element == Element {
    listItems = ListItems(
      trees: roots, children: { $0[keyPath: children] }, isExpanded: { isExpanded($0) ?? false },
      declaredAt: ListSourceLocation(fileID: fileID, line: line))
  }

  /// Declares trees of items that know what is under them, if anything. Mirrors `OutlineGroup` of
  /// SwiftUI.
  ///
  /// It is as the other form, but the children may be absent, which is the same as empty.
  ///
  /// - Parameters:
  ///   - roots: The items at the top, in order.
  ///   - children: The items directly under an item, in order; `nil` for none.
  ///   - isExpanded: Whether what is directly under an item shows. `nil` says nothing about it, and
  ///     the item is collapsed.
  ///   - fileID: The file that declares the items.
  ///   - line: The line that declares the items.
  /// - Complexity: O(*n*) on average for *n* items.
  @inlinable
  public init<Roots: Sequence, Children: Sequence<Element>>(
    _ roots: Roots,
    children: KeyPath<Roots.Element, Children?>,
    isExpanded: (Element) -> Bool? = { _ in nil },
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Roots.Element == Element {
    listItems = ListItems(
      trees: roots, children: { $0[keyPath: children] }, isExpanded: { isExpanded($0) ?? false },
      declaredAt: ListSourceLocation(fileID: fileID, line: line))
  }
}

extension ListOutline: Sendable where Element: Sendable {}
