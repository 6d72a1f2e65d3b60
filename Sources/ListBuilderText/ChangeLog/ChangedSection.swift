import ListBuilder

/// What a change log tells of a section: positions alone.
struct ChangedSection {
  /// What happens to the section itself, beside a move or an update.
  enum Kind {
    case removed
    case inserted
    case stays
  }

  let kind: Kind

  /// The index in the old list if the section was removed, in the new one if not.
  let index: Int

  /// The index in the new list at which the section is told.
  let anchor: Int

  var isMoved = false

  /// The index in the old list if the section was updated.
  var updatedFrom: Int?

  /// The indexes in the old list: one, or none if the section was inserted.
  var oldIndexes: [Int] = []

  /// The paths of removed items in the old list, ascending.
  var removedItems: [ListIndexPath] = []

  /// The changed items by their indexes in the new section.
  var changedItems: [Int: ChangedItem] = [:]

  /// A section of the new list.
  init(_ kind: Kind, at index: Int) {
    self.kind = kind
    self.index = index
    anchor = index
  }

  /// A section that was removed, told before another one of the new list.
  init(removedFrom index: Int, removedItems: [ListIndexPath], anchor: Int) {
    kind = .removed
    self.index = index
    oldIndexes = [index]
    self.anchor = anchor
    self.removedItems = removedItems
  }

  /// The place among all changed sections.
  var order: (Int, Int, Int) { (anchor, kind == .removed ? 0 : 1, index) }
}

/// What a change log tells of an item that is there: that it came, unless it moved or was updated.
struct ChangedItem {
  /// The path in the old list if the item moved.
  var movedFrom: ListIndexPath?

  /// The path in the old list if the item was updated.
  var updatedFrom: ListIndexPath?
}
