/// Item indexes by section.
struct PathsBySection {
  private var items: [Int: Set<Int>] = [:]

  /// - Complexity: O(*n*) on average.
  init(_ paths: some Sequence<ListIndexPath>) {
    for path in paths { items[path.section, default: []].insert(path.item) }
  }

  func items(inSection section: Int) -> Set<Int> { items[section] ?? [] }
}
