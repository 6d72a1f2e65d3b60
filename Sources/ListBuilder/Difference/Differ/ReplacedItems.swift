/// The items whose identifiers were replaced since the old list: a match by identifier is wrong for
/// them, and for items that took over an identifier.
@frozen
@usableFromInline
struct ReplacedItems<ID: Hashable> {
  /// The old path of each item with a new identifier.
  @usableFromInline var origins = IdentifierMap<ID, ListIndexPath>()

  /// The old items that no item with the same identifier continues.
  @usableFromInline var excluded: Set<ListIndexPath> = []

  @inlinable var isEmpty: Bool { excluded.isEmpty }

  /// - Complexity: O(*k*) on average for *k* marks.
  @inlinable
  init<Section, Item>(
    from old: ListSnapshot<Section, Item>, to new: ListSnapshot<Section, Item>
  ) where Item.ID == ID {
    guard !new.marks.items.isEmpty else { return }
    var replaced: [(id: ID, origin: ListIndexPath, path: ListIndexPath)] = []
    for (id, mark) in new.marks.items.elements {
      // What the old list bears too happened before it, and so did what lies in shared storage.
      guard let oldID = mark.replacedID, old.marks.items[id]?.replacedID != oldID,
        let origin = old.indexPath(for: oldID), !old.sharesSection(at: origin.section, with: new),
        let path = new.indexPath(for: id), !new.sharesSection(at: path.section, with: old)
      else { continue }
      replaced.append((id, origin, path))
    }
    replaced.sort { $0.path < $1.path }
    // If two items claim an origin, the first in the new list has it.
    for (id, origin, _) in replaced where excluded.insert(origin).inserted {
      origins[id] = origin
    }
    for (id, _, _) in replaced {
      if let path = old.indexPath(for: id) { excluded.insert(path) }
    }
  }

  /// Returns the old path of a new item.
  @inlinable
  func origin<Section, Item>(
    of id: ID, in old: ListSnapshot<Section, Item>
  ) -> ListIndexPath? where Item.ID == ID {
    guard !isEmpty else { return old.indexPath(for: id) }
    if let origin = origins[id] { return origin }
    guard let path = old.indexPath(for: id), !excluded.contains(path) else { return nil }
    return path
  }

  /// Takes the excluded items of an old section out of runs that were found by identifiers.
  @usableFromInline
  func split(_ runs: inout [MatchRun], from start: Int, inOldSection section: Int) {
    let excluded = excluded.filter { $0.section == section }.map { $0.item }.sorted()
    guard !excluded.isEmpty else { return }
    let whole = Array(runs[start...])
    runs.removeSubrange(start...)
    var next = 0
    for run in whole {
      var start = 0
      while next < excluded.count, excluded[next] < run.oldEnd {
        let end = excluded[next] - run.old
        next += 1
        if end >= start { append(start..<end, of: run, to: &runs) }
        start = max(start, end + 1)
      }
      append(start..<run.count, of: run, to: &runs)
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
    return contents[row.slot].storage.sharesStorage(with: other.contents[slot].storage)
  }
}
