/// How many items stand before each section: a Fenwick tree over the sections' counts.
///
/// Mirrors the binary indexed tree of Fenwick, "A New Data Structure for Cumulative Frequency
/// Tables", 1994.
@frozen
@usableFromInline
struct SectionOffsets: Sendable {
  /// Each node holds the sum of a range that ends with its section; there is no node 0.
  @usableFromInline var sums: [Int]

  /// The number of all items.
  @usableFromInline var total: Int

  /// - Complexity: O(*s*) for *s* sections.
  @inlinable
  init(counts: some Sequence<Int>) {
    sums = [0]
    sums.append(contentsOf: counts)
    total = 0
    for node in sums.indices.dropFirst() {
      total += sums[node]
    }
    for node in sums.indices.dropFirst() {
      let parent = node + (node & -node)
      if parent < sums.count { sums[parent] += sums[node] }
    }
  }

  /// Adds to the count of a section.
  ///
  /// - Complexity: O(log *s*).
  @inlinable
  mutating func add(_ difference: Int, toSection index: Int) {
    var node = index + 1
    while node < sums.count {
      sums[node] += difference
      node += node & -node
    }
    total += difference
  }

  /// Adds an empty section behind all others.
  ///
  /// - Complexity: O(log *s*).
  @inlinable
  mutating func appendSection() {
    let node = sums.count
    var sum = 0
    var child = node - 1
    let first = node - (node & -node)
    while child > first {
      sum += sums[child]
      child -= child & -child
    }
    sums.append(sum)
  }

  /// Returns the number of items before a section.
  ///
  /// - Complexity: O(log *s*).
  @inlinable
  func start(ofSection index: Int) -> Int {
    var node = index
    var sum = 0
    while node > 0 {
      sum += sums[node]
      node -= node & -node
    }
    return sum
  }
}
