/// An item that is expanded or collapsed, and the items that it shows or hides by that.
@usableFromInline
struct OutlineToggle: Equatable, Sendable {
  /// The path at which the item is expanded.
  @usableFromInline let parent: PackedPath

  /// The paths at which the items show, ascending.
  @usableFromInline var items: [PackedPath] = []

  @inlinable
  init(parent: PackedPath) { self.parent = parent }
}

/// The items that show in one list and are hidden in another one, in sections of both.
///
/// From the old list to the new one, these are the items that hide; from the new list to the old
/// one, those that were shown.
@usableFromInline
struct OutlineToggles: Sendable {
  /// The items that are expanded here and collapsed in the other list, in order, each with those
  /// that it hides there.
  @usableFromInline var toggles: [OutlineToggle] = []

  /// The items that show here, and are in the other list under a collapsed item that is not above
  /// them here, in order.
  @usableFromInline var others: [PackedPath] = []

  /// - Parameters:
  ///   - list: One list.
  ///   - other: The other one.
  ///   - matching: Which items are the same, this list being the old one.
  ///   - isInBoth: Whether a section of this list is in the other one too. What a section that is
  ///     not shows, goes or comes with it.
  /// - Complexity: O(*n* log *n*) on average for *n* items in sections that do not share their
  ///   storage.
  @inlinable
  init<Section, Item>(
    of list: ListSnapshot<Section, Item>, against other: ListSnapshot<Section, Item>,
    _ matching: RowMatching, isInBoth: (_ section: Int) -> Bool
  ) {
    for section in list.table.rows.indices where !matching.destinations[section].isEmpty {
      note(
        section, list.content(at: section).layout, other, matching, isInBoth: isInBoth(section))
    }
  }

  @inlinable
  mutating func note<Section, Item>(
    _ section: Int, _ layout: OutlineLayout, _ other: ListSnapshot<Section, Item>,
    _ matching: RowMatching, isInBoth: Bool
  ) {
    let ends = layout.subtreeEnds
    // The number of the toggle of each item; -1 for none.
    var numbers = Array(repeating: -1, count: layout.rows.count)
    var counterparts = (section: UInt32.max, outline: nil as OutlineLayout?)
    for (index, offset) in layout.visible.enumerated() {
      let offset = Int(offset)
      let counterpart = matching.destinations[section][offset]
      guard counterpart != .none else { continue }
      if counterparts.section != counterpart.section {
        let content = other.content(at: Int(counterpart.section))
        counterparts = (counterpart.section, content.outline)
      }
      let otherOffset = Int(counterpart.item)
      if layout.rows[offset].isExpanded,
        counterparts.outline?.rows[otherOffset].isExpanded != true
      {
        numbers[offset] = toggles.count
        toggles.append(OutlineToggle(parent: PackedPath(section: section, item: index)))
      }
      // Where nothing is nested, nothing hides.
      guard isInBoth, let outline = counterparts.outline else { continue }
      let hiding = outline.hidingOffset(ofOffset: otherOffset)
      guard hiding != otherOffset else { continue }
      let path = PackedPath(section: section, item: index)
      let parent = matching.origins[Int(counterpart.section)][hiding]
      if Int(parent.section) == section, numbers[Int(parent.item)] >= 0,
        Int(parent.item) < offset, offset < Int(ends[Int(parent.item)])
      {
        toggles[numbers[Int(parent.item)]].items.append(path)
      } else {
        others.append(path)
      }
    }
  }
}
