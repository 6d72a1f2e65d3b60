/// How far a walk has come in the outline of a section.
///
/// It remembers the items that it is under and needs no call stack, however deep the outline is.
@frozen
@usableFromInline
struct OutlineCursor<Section: Diffable> {
  @usableFromInline let layout: OutlineLayout

  /// For each item, how many are directly under it.
  @usableFromInline let numbersOfChildren: [Int]

  /// The items that the walk is under, outer ones first.
  @usableFromInline var parents: [CellContext<Section>] = []

  /// How many items that show were met.
  @usableFromInline var numberOfVisible = 0

  /// - Complexity: O(*m*) for *m* items in the section.
  @inlinable
  init(_ layout: OutlineLayout) {
    self.layout = layout
    numbersOfChildren = layout.numbersOfChildren
  }

  /// Goes on to an item, and into it if there are others under it.
  ///
  /// - Complexity: O(1), amortised.
  @inlinable
  mutating func enter(
    _ offset: Int, in section: SectionContext<Section>
  ) -> CellContext<Section> {
    let visible = layout.visible
    let isVisible = numberOfVisible < visible.count && Int(visible[numberOfVisible]) == offset
    if isVisible { numberOfVisible += 1 }
    let row = layout.rows[offset]
    // What is hidden stands behind the item that hides it, and that is the last one that shows.
    let context = CellContext(
      itemIndex: numberOfVisible - 1, in: section, level: Int(row.level),
      numberOfChildren: numbersOfChildren[offset], isExpanded: row.isExpanded,
      isHidden: !isVisible)
    if context.hasChildren { parents.append(context) }
    return context
  }

  /// Leaves the innermost item whose children have all been met when the walk comes to an offset;
  /// returns `nil` if there is none.
  ///
  /// - Complexity: O(1).
  @inlinable
  mutating func leave(before offset: Int) -> CellContext<Section>? {
    guard let parent = parents.last else { return nil }
    let isUnderParent = offset < layout.rows.count && Int(layout.rows[offset].level) > parent.level
    return isUnderParent ? nil : parents.popLast()
  }
}

extension OutlineLayout {
  /// For each item, how many are directly under it.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  var numbersOfChildren: [Int] {
    var numbers = Array(repeating: 0, count: rows.count)
    var path: [Int] = []
    for (offset, row) in rows.enumerated() {
      while path.count > Int(row.level) { path.removeLast() }
      if let parent = path.last { numbers[parent] += 1 }
      path.append(offset)
    }
    return numbers
  }

  /// Returns how many items are directly under an item.
  ///
  /// - Complexity: O(*m*) for *m* items under it.
  @inlinable
  func numberOfChildren(ofOffset offset: Int) -> Int {
    rows[(offset + 1)..<end(ofSubtreeAt: offset)].count { $0.level == rows[offset].level + 1 }
  }
}
