/// The elements that the next difference reports, whatever their content.
///
/// Marks follow identities: they go with a deleted element and move with a moved one.
@frozen
@usableFromInline
struct SnapshotMarks<SectionID: Hashable, ItemID: Hashable> {
  @frozen
  @usableFromInline
  struct ItemMark {
    @usableFromInline var isReloaded = false
    @usableFromInline var isReconfigured = false
    /// The identifier that the item had before it was replaced.
    @usableFromInline var replacedID: ItemID?

    @inlinable
    var isEmpty: Bool { !isReloaded && !isReconfigured && replacedID == nil }

    @inlinable
    init() {}
  }

  @usableFromInline var items = IdentifierMap<ItemID, ItemMark>()
  @usableFromInline var reloadedSections = IdentifierMap<SectionID, Bool>()

  @inlinable
  init() {}

  @inlinable
  mutating func removeItem(_ id: ItemID) {
    if !items.isEmpty { items.remove(id) }
  }

  @inlinable
  mutating func removeSection(_ id: SectionID) {
    if !reloadedSections.isEmpty { reloadedSections.remove(id) }
  }
}

extension SnapshotMarks: Sendable where SectionID: Sendable, ItemID: Sendable {}
extension SnapshotMarks.ItemMark: Sendable where ItemID: Sendable {}
