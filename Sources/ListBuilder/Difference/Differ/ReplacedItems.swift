/// The items whose identifiers were replaced since the old list: a match by identifier is wrong for
/// them, and for items that took over an identifier.
@frozen
@usableFromInline
struct ReplacedItems<ID: Hashable> {
  /// The old place of each item with a new identifier: its section, and its offset among all items
  /// there, hidden ones too.
  @usableFromInline var origins = IdentifierMap<ID, ListIndexPath>()

  /// The places of old items that no item with the same identifier continues.
  @usableFromInline var excluded: Set<ListIndexPath> = []

  /// The excluded items of each old section that show, ascending.
  @usableFromInline var excludedItems: [Int: [Int]] = [:]

  @inlinable var isEmpty: Bool { excluded.isEmpty }

  /// - Complexity: O(*k* log *k*) on average for *k* marks.
  @inlinable
  init<Section, Item>(
    from old: ListSnapshot<Section, Item>, to new: ListSnapshot<Section, Item>
  ) where Item.ID == ID {
    guard !new.marks.items.isEmpty else { return }
    let renamed = Self.renamedItems(of: old)
    var replaced: [(id: ID, origin: ListIndexPath, path: ListIndexPath)] = []
    for (id, mark) in new.marks.items.elements {
      // What the old list bears too happened before it, and so did what lies in shared storage.
      guard let firstID = mark.replacedID, old.marks.items[id]?.replacedID != firstID else {
        continue
      }
      // The old list may have replaced the identifier already, which was replaced again then.
      let renamedID = renamed[firstID].flatMap { new.contains($0) ? nil : $0 }
      guard let origin = old.rowPath(for: renamedID ?? firstID),
        !old.sharesSection(at: origin.section, with: new),
        let path = new.rowPath(for: id), !new.sharesSection(at: path.section, with: old)
      else { continue }
      replaced.append((id, origin, path))
    }
    replaced.sort { $0.path < $1.path }
    // If two items claim an origin, the first in the new list has it.
    for (id, origin, _) in replaced where excluded.insert(origin).inserted {
      origins[id] = origin
    }
    for (id, _, _) in replaced {
      if let path = old.rowPath(for: id) { excluded.insert(path) }
    }
    for path in excluded.compactMap(old.visiblePath(ofRow:)).sorted() {
      excludedItems[path.section, default: []].append(path.item)
    }
  }

  /// Returns, by the identifiers that items had first, those that they have in a list that replaced
  /// them. If two had the same, the first in the list counts.
  @inlinable
  static func renamedItems<Section, Item>(
    of list: ListSnapshot<Section, Item>
  ) -> IdentifierMap<ID, ID> where Item.ID == ID {
    var renamed = IdentifierMap<ID, ID>()
    let placed = list.marks.items.elements.compactMap { id, mark in
      mark.replacedID.flatMap { firstID in
        list.rowPath(for: id).map { (firstID: firstID, id: id, path: $0) }
      }
    }
    for (firstID, id, _) in placed.sorted(by: { $0.path < $1.path }) where renamed[firstID] == nil {
      renamed[firstID] = id
    }
    return renamed
  }

  /// Returns the old path of a new item, or `nil` if it was hidden or not there.
  @inlinable
  func origin<Section, Item>(
    of id: ID, in old: ListSnapshot<Section, Item>
  ) -> ListIndexPath? where Item.ID == ID {
    guard !isEmpty else { return old.indexPath(for: id) }
    return rowOrigin(of: id, in: old).flatMap(old.visiblePath(ofRow:))
  }

  /// Returns the old section of a new item, and its offset among all items there.
  @inlinable
  func rowOrigin<Section, Item>(
    of id: ID, in old: ListSnapshot<Section, Item>
  ) -> ListIndexPath? where Item.ID == ID {
    guard !isEmpty else { return old.rowPath(for: id) }
    if let origin = origins[id] { return origin }
    guard let path = old.rowPath(for: id), !excluded.contains(path) else { return nil }
    return path
  }

  /// Takes the excluded items of an old section out of runs that were found by identifiers.
  @usableFromInline
  func split(_ runs: inout [MatchRun], from firstRun: Int, inOldSection section: Int) {
    guard let positions = excludedItems[section] else { return }
    let whole = Array(runs[firstRun...])
    runs.removeSubrange(firstRun...)
    var next = 0
    for run in whole {
      var partStart = 0
      while next < positions.count, positions[next] < run.oldEnd {
        let partEnd = positions[next] - run.old
        next += 1
        if partEnd >= partStart { append(partStart..<partEnd, of: run, to: &runs) }
        partStart = max(partStart, partEnd + 1)
      }
      append(partStart..<run.count, of: run, to: &runs)
    }
  }

  private func append(_ part: Range<Int>, of run: MatchRun, to runs: inout [MatchRun]) {
    guard !part.isEmpty else { return }
    runs.append(
      MatchRun(old: run.old + part.lowerBound, new: run.new + part.lowerBound, count: part.count))
  }
}

extension ListSnapshot {
  /// Whether another list has the same section with the very same items.
  @inlinable
  func sharesSection(at index: Int, with other: ListSnapshot) -> Bool {
    let row = table.rows[index]
    guard let slot = other.table.slots[row.section.id] else { return false }
    return contents[row.slot].sharesStorage(with: other.contents[slot])
  }
}
