/// A step of a view that shows a flat list: some items go, and others come in their place.
///
/// Mirrors the `items-changed` signal of GTK's `GListModel`.
@frozen
public struct ListSplice: Hashable, Sendable {
  /// The flat index of the first item that goes or comes, over all sections, in the list as the
  /// steps before have left it. It is its index in the new list too.
  public let position: Int

  /// How many items go.
  public let numberOfRemovedItems: Int

  /// How many items come.
  public let numberOfInsertedItems: Int

  /// Creates a splice.
  ///
  /// - Parameters:
  ///   - position: The flat index of the first item that goes or comes.
  ///   - numberOfRemovedItems: How many items go.
  ///   - numberOfInsertedItems: How many items come.
  @inlinable
  public init(position: Int, numberOfRemovedItems: Int, numberOfInsertedItems: Int) {
    self.position = position
    self.numberOfRemovedItems = numberOfRemovedItems
    self.numberOfInsertedItems = numberOfInsertedItems
  }
}
