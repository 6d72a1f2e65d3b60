/// Which items of two lists are the same, hidden ones too, in sections that do not share their
/// storage, or have marked items.
///
/// Here, a path names a section and the offset among all items there.
@frozen
@usableFromInline
struct RowMatching: Sendable {
  /// For each new section, the old paths of its items; none for those that were not there. Empty
  /// for sections that share their storage without a mark.
  @usableFromInline var origins: [[PackedPath]]

  /// For each old section, the new paths of its items, likewise.
  @usableFromInline var destinations: [[PackedPath]]

  /// Matches items, mostly by comparing with the one that follows on the last match; the others are
  /// looked up.
  ///
  /// - Complexity: O(*n* + *s*) on average for *n* items in sections that do not share their
  ///   storage.
  @inlinable
  init<Section, Item>(
    _ old: ListSnapshot<Section, Item>, _ new: ListSnapshot<Section, Item>,
    _ sections: SectionMatching, _ replacedItems: ReplacedItems<Item.ID>
  ) {
    origins = Array(repeating: [], count: new.numberOfSections)
    destinations = Array(repeating: [], count: old.numberOfSections)
    let marked = new.markedSections
    var changed: [(old: Int?, new: Int)] = []
    for newIndex in new.table.rows.indices {
      let oldIndex = sections.oldIndex(of: newIndex)
      if let oldIndex, !marked.contains(newIndex),
        old.content(at: oldIndex).sharesStorage(with: new.content(at: newIndex))
      {
        continue
      }
      changed.append((oldIndex, newIndex))
      if let oldIndex { makeRoom(forOld: oldIndex, of: old) }
    }
    for index in old.table.rows.indices where !sections.stays(index) {
      makeRoom(forOld: index, of: old)
    }
    for (oldIndex, newIndex) in changed {
      match(oldIndex, newIndex, old, new, replacedItems)
    }
    // A section that was declared again without a change is as one that shares its storage.
    for case (let oldIndex?, let newIndex) in changed
    where !marked.contains(newIndex) && isUnchanged(oldIndex, newIndex, old, new) {
      origins[newIndex] = []
      destinations[oldIndex] = []
    }
  }

  @inlinable
  mutating func makeRoom<Section, Item>(
    forOld index: Int, of old: ListSnapshot<Section, Item>
  ) {
    destinations[index] = Array(repeating: .none, count: old.content(at: index).storage.count)
  }

  @inlinable
  mutating func match<Section, Item>(
    _ oldIndex: Int?, _ newIndex: Int,
    _ old: ListSnapshot<Section, Item>, _ new: ListSnapshot<Section, Item>,
    _ replacedItems: ReplacedItems<Item.ID>
  ) {
    let items = new.content(at: newIndex).storage
    var found: [PackedPath] = []
    found.reserveCapacity(items.count)
    var guessed = oldIndex.map { (section: $0, items: old.content(at: $0).storage, offset: 0) }
    for (offset, item) in items.enumerated() {
      let id = item.id
      var origin: ListIndexPath?
      if let guess = guessed, replacedItems.isEmpty, guess.offset < guess.items.count,
        guess.items[guess.offset].id == id
      {
        origin = ListIndexPath(section: guess.section, item: guess.offset)
      } else {
        origin = replacedItems.rowOrigin(of: id, in: old)
      }
      // An object whose identifier changed in place might be found twice, or where nothing changed.
      guard let origin, destinations[origin.section].indices.contains(origin.item),
        destinations[origin.section][origin.item] == .none
      else {
        found.append(.none)
        continue
      }
      destinations[origin.section][origin.item] = PackedPath(section: newIndex, item: offset)
      found.append(PackedPath(origin))
      if guessed?.section == origin.section {
        guessed?.offset = origin.item + 1
      } else {
        let items = old.content(at: origin.section).storage
        guessed = (origin.section, items, origin.item + 1)
      }
    }
    origins[newIndex] = found
  }
}

extension RowMatching {
  /// Whether a section has the same items with the same contents, nested and expanded alike.
  @inlinable
  func isUnchanged<Section, Item>(
    _ oldIndex: Int, _ newIndex: Int,
    _ old: ListSnapshot<Section, Item>, _ new: ListSnapshot<Section, Item>
  ) -> Bool {
    let (before, after) = (old.content(at: oldIndex), new.content(at: newIndex))
    guard before.storage.count == after.storage.count,
      before.outline?.rows == after.outline?.rows
    else { return false }
    return after.storage.indices.allSatisfy { offset in
      origins[newIndex][offset] == PackedPath(section: oldIndex, item: offset)
        && before.storage[offset].id == after.storage[offset].id
        && after.storage[offset].hasSameContent(as: before.storage[offset])
    }
  }

  /// Whether sections that changed have outlines.
  @inlinable
  func meetsOutlines<Section, Item>(
    _ old: ListSnapshot<Section, Item>, _ new: ListSnapshot<Section, Item>
  ) -> Bool {
    origins.indices.contains { !origins[$0].isEmpty && new.content(at: $0).outline != nil }
      || destinations.indices.contains {
        !destinations[$0].isEmpty && old.content(at: $0).outline != nil
      }
  }

  /// The matching from the new list to the old one.
  @inlinable
  var inverse: RowMatching {
    var inverse = self
    swap(&inverse.origins, &inverse.destinations)
    return inverse
  }
}

extension ListSnapshot {
  /// The sections with items to be presented anew, whether they change or not.
  ///
  /// - Complexity: O(*k*) on average for *k* marks.
  @inlinable
  var markedSections: Set<Int> {
    guard !marks.items.isEmpty else { return [] }
    var sections: Set<Int> = []
    for (id, mark) in marks.items.elements where mark.isReloaded || mark.isReconfigured {
      if let path = rowPath(for: id) { sections.insert(path.section) }
    }
    return sections
  }
}
