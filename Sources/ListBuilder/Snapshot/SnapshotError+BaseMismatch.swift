extension SnapshotError {
  /// How a list is another one than that which a difference is for.
  public enum BaseMismatch: Equatable, Sendable {
    /// The sections are others, or in another order: the identifiers that the difference expects,
    /// and those of the list.
    case sections(expected: [String], found: [String])

    /// A section has another number of items.
    case numberOfItems(section: String, expected: Int, found: Int)

    /// Another item stands where the difference removes, moves or updates one.
    case item(at: ListIndexPath, expected: String, found: String)

    /// Items that the difference inserts, or the new identifiers of others, are in the list
    /// already.
    case present([String])

    /// Items of outlines that the difference removes, moves or updates, or beside which it puts
    /// others, are not in the list.
    case missing([String])

    /// An item of an outline that the difference removes or moves is in another section: the
    /// identifiers of that which the difference expects, and of that in the list.
    case section(of: String, expected: String, found: String)

    /// An item of an outline that the difference removes or moves is under another item: the
    /// identifiers of that which the difference expects, and of that in the list; `nil` for none.
    case parent(of: String, expected: String?, found: String?)
  }
}

extension SnapshotError.BaseMismatch: CustomStringConvertible {
  public var description: String {
    switch self {
    case .sections(let expected, let found):
      "it expects the sections \(Self.list(expected)), not \(Self.list(found))"
    case .numberOfItems(let section, let expected, let found):
      "it expects \(expected) items in section \(SnapshotError.quoted(section)), not \(found)"
    case .item(let path, let expected, let found):
      """
      it expects the item \(SnapshotError.quoted(expected)) at \(path), not \
      \(SnapshotError.quoted(found))
      """
    case .present(let ids):
      "it brings items that the list has already: \(Self.list(ids))"
    case .missing(let ids):
      "it changes items that the list does not have: \(Self.list(ids))"
    case .section(let id, let expected, let found):
      """
      it expects the item \(SnapshotError.quoted(id)) in section \
      \(SnapshotError.quoted(expected)), not in section \(SnapshotError.quoted(found))
      """
    case .parent(let id, let expected, let found):
      """
      it expects the item \(SnapshotError.quoted(id)) \(Self.place(under: expected)), not \
      \(Self.place(under: found))
      """
    }
  }

  private static func place(under id: String?) -> String {
    id.map { "under \(SnapshotError.quoted($0))" } ?? "under no other one"
  }

  private static func list(_ ids: [String]) -> String {
    let named = ids.prefix(10).map(SnapshotError.quoted).joined(separator: ", ")
    return ids.count > 10 ? "[\(named) and \(ids.count - 10) more]" : "[\(named)]"
  }
}
