/// An item of an outline that is written as a flat list, in depth-first order.
///
/// The levels alone tell who is under whom, so that no depth is too deep to copy or to encode.
@frozen
@usableFromInline
struct OutlineRow<Item> {
  @usableFromInline let item: Item
  @usableFromInline let level: Int
  @usableFromInline let isExpanded: Bool

  @inlinable
  init(item: Item, level: Int, isExpanded: Bool) {
    self.item = item
    self.level = level
    self.isExpanded = isExpanded
  }
}

extension ListSectionSnapshot {
  /// The rows of all that is under a node, or of the whole outline, from a level on.
  ///
  /// - Complexity: O(*m*) for *m* rows.
  @inlinable
  func rows(under top: Int = 0, fromLevel base: Int = 0) -> [OutlineRow<Item>] {
    var rows: [OutlineRow<Item>] = []
    if top == 0 { rows.reserveCapacity(numberOfItems) }
    for (slot, level) in OutlineWalk(shape, under: top) {
      if let row = row(of: slot, level: base + level) { rows.append(row) }
    }
    return rows
  }

  @inlinable
  func row(of slot: Int, level: Int) -> OutlineRow<Item>? {
    contents[slot].map {
      OutlineRow(item: $0, level: level, isExpanded: shape.nodes[slot].isExpanded)
    }
  }
}
