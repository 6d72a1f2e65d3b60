/// The old sections once those that move have moved, while none is removed or inserted yet.
///
/// A section that moves stands behind the one before it in the new list. So all others keep their
/// order, and what is removed and inserted then leads to the new list.
struct SectionOrder {
  /// The old indexes, in this order.
  private(set) var order: [Int] = []

  /// The place in this order of each old section.
  private(set) var indexes: [Int]

  /// - Complexity: O(*s*) for *s* sections.
  init(_ paths: ChangedPaths, oldCount: Int) {
    var followers: [Int: [Int]] = [:]
    let moving = Set(paths.movedSections.map { $0.from })
    let first = -1
    var anchor = first
    for origin in paths.originsOfSections(oldCount: oldCount) {
      guard let origin else { continue }
      if moving.contains(origin) {
        followers[anchor, default: []].append(origin)
      } else {
        anchor = origin
      }
    }
    order = followers[first] ?? []
    for index in 0..<oldCount where !moving.contains(index) {
      order.append(index)
      order += followers[index] ?? []
    }
    indexes = Array(repeating: 0, count: oldCount)
    for (index, section) in order.enumerated() { indexes[section] = index }
  }

  func path(ofOld path: ListIndexPath) -> ListIndexPath {
    ListIndexPath(section: indexes[path.section], item: path.item)
  }
}
