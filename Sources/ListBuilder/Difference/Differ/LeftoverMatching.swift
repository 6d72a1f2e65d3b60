/// Which items that scanning left over are the same, by their identifiers.
@frozen
@usableFromInline
struct LeftoverMatching: Sendable {
  /// For each old item that was left over, whether it stays in the list.
  @usableFromInline var stays: [Bool]

  /// For each new item that was left over, its path in the old list; none if it was inserted.
  @usableFromInline var origins: [PackedPath]

  @usableFromInline var numberOfStaying = 0

  /// The items whose content changed, in the order of the new list.
  @usableFromInline var changedContents: [ListUpdate<ListIndexPath>] = []

  /// Hashes each item that was left over once, and none where one of the lists has none left over.
  ///
  /// - Complexity: O(*l*) on average for *l* leftovers. Where the old list's own index is asked,
  ///   its lookups cost O(√*m*) comparisons in a section of *m* items that was edited.
  @inlinable
  init<Section, Item>(
    _ oldLeftovers: Leftovers, of old: ListSnapshot<Section, Item>,
    _ newLeftovers: Leftovers, of new: ListSnapshot<Section, Item>,
    _ replacedItems: ReplacedItems<Item.ID>
  ) {
    stays = Array(repeating: false, count: oldLeftovers.count)
    origins = Array(repeating: .none, count: newLeftovers.count)
    guard oldLeftovers.count > 0, newLeftovers.count > 0 else { return }

    if !replacedItems.isEmpty || Self.isIndexNear(oldLeftovers, of: old) {
      match(newLeftovers, of: new, old) { id in
        replacedItems.origin(of: id, in: old).flatMap { origin in
          oldLeftovers.number(ofItemAt: origin).map { (number: $0, origin: origin) }
        }
      }
    } else {
      let table = LeftoverTable(oldLeftovers, of: old)
      match(newLeftovers, of: new, old) { id in
        table.number(of: id) { old.itemID(at: oldLeftovers.paths[$0]) == id }
          .map { (number: $0, origin: oldLeftovers.paths[$0].path) }
      }
    }
  }

  /// Whether the old list's own index is looked up as fast as a smaller table, and saves making
  /// one: it fits the processor's cache, or most of the list was left over.
  @inlinable
  static func isIndexNear<Section, Item>(
    _ oldLeftovers: Leftovers, of old: ListSnapshot<Section, Item>
  ) -> Bool {
    old.numberOfItems < 1 << 14 || oldLeftovers.count * 2 > old.numberOfItems
  }

  @inlinable
  mutating func match<Section, Item>(
    _ newLeftovers: Leftovers, of new: ListSnapshot<Section, Item>,
    _ old: ListSnapshot<Section, Item>,
    find: (Item.ID) -> (number: Int, origin: ListIndexPath)?
  ) {
    var newNumber = 0
    newLeftovers.forEachSection { section, paths in
      let items = new.items(at: section)
      for path in paths {
        defer { newNumber += 1 }
        let item = items[Int(path.item)]
        // An object whose identifier changed in place might be found twice.
        guard let (number, origin) = find(item.id), !stays[number] else { continue }
        stays[number] = true
        origins[newNumber] = PackedPath(origin)
        numberOfStaying += 1
        if !item.hasSameContent(as: old.item(at: origin)) {
          changedContents.append(ListUpdate(from: origin, to: path.path, reason: .content))
        }
      }
    }
  }
}

extension ListSnapshot {
  /// Returns the identifier of the item at a path that is there, without a copy of the item.
  @inlinable
  func itemID(at path: PackedPath) -> Item.ID {
    let slot = table.rows[Int(path.section)].slot
    return contents[slot].storage[contents[slot].offset(ofVisible: Int(path.item))].id
  }
}
