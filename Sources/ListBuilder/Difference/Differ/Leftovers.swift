/// The items that scanning left over, numbered in the order of their list.
@frozen
@usableFromInline
struct Leftovers: Sendable {
  /// The paths of the items, ascending once they are sorted.
  @usableFromInline private(set) var paths: [PackedPath] = []

  @inlinable
  init() {}

  @inlinable var count: Int { paths.count }

  /// Makes room for more items, at least twice as many as there are, so that it is seldom made.
  @inlinable
  mutating func reserve(_ more: Int) {
    let needed = paths.count + more
    if needed > paths.capacity { paths.reserveCapacity(max(needed, 2 * paths.count)) }
  }

  @inlinable
  mutating func append(section: Int, items: Range<Int>) {
    for item in items { paths.append(PackedPath(section: section, item: item)) }
  }

  /// Sorts the items, where sections were not appended in their order.
  ///
  /// - Complexity: O(*l* log *l*) for *l* items; O(*l*) if they are in order.
  @usableFromInline
  mutating func sort() {
    let isSorted = paths.indices.dropFirst().allSatisfy {
      paths[$0 - 1].section <= paths[$0].section
    }
    if !isSorted { paths.sort() }
  }

  /// Visits the items section by section, once they are sorted.
  @inlinable
  func forEachSection(_ visit: (_ section: Int, _ paths: ArraySlice<PackedPath>) -> Void) {
    var start = 0
    while start < paths.count {
      let section = paths[start].section
      var end = start + 1
      while end < paths.count, paths[end].section == section { end += 1 }
      visit(Int(section), paths[start..<end])
      start = end
    }
  }

  /// Returns the number of an item that was left over, or `nil` if it was not.
  ///
  /// - Complexity: O(log *l*) for *l* items.
  @inlinable
  func number(ofItemAt path: ListIndexPath) -> Int? {
    let path = PackedPath(path)
    let number = number(notBefore: path)
    return number < paths.count && paths[number] == path ? number : nil
  }

  /// Returns the number of the first item that does not stand before a path.
  ///
  /// - Complexity: O(log *l*) for *l* items.
  @inlinable
  func number(notBefore path: PackedPath) -> Int {
    var low = 0
    var high = paths.count
    if let first = paths.first, let last = paths.last, first.section == last.section,
      first <= path, path <= last
    {
      // In one section, numbers ascend at most as fast as positions do. So where most of it was
      // left over, few come into question.
      low = max(paths.count - 1 - Int(last.item - path.item), 0)
      high = min(Int(path.item - first.item), paths.count - 1) + 1
    }
    while low < high {
      let middle = (low + high) / 2
      if paths[middle] < path { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
