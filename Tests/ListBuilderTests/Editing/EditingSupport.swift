import Testing

@testable import ListBuilder

/// A section whose title can change while it stays the same section.
struct Chapter: Diffable, Equatable {
  let id: String
  var title: String

  init(_ id: String, _ title: String = "") {
    self.id = id
    self.title = title
  }
}

/// An item, or a section, whose identifier may be a NaN.
struct Measure: Diffable, Equatable {
  let id: Double
  var unit = ""

  init(_ id: Double, _ unit: String = "") {
    self.id = id
    self.unit = unit
  }
}

/// All that an edit can change.
struct SnapshotState<Section: Diffable & Equatable, Item: Diffable & Equatable>: Equatable {
  let sections: [ListSection<Section, Item>]
  let reloadedItems: [Item.ID]
  let reconfiguredItems: [Item.ID]
  let reloadedSections: [Section.ID]
  let replacedIDs: [Item.ID: Item.ID]

  init(_ list: ListSnapshot<Section, Item>) {
    sections = list.sections
    reloadedItems = list.reloadedItemIdentifiers
    reconfiguredItems = list.reconfiguredItemIdentifiers
    reloadedSections = list.reloadedSectionIdentifiers
    replacedIDs = list.marks.items.dictionary.compactMapValues(\.replacedID)
  }
}

/// Expects that an edit throws an error and changes nothing.
func expectRefusal<Section: Diffable & Equatable, Item: Diffable & Equatable>(
  _ error: SnapshotError,
  by list: ListSnapshot<Section, Item>,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ edit: (inout ListSnapshot<Section, Item>) throws -> Void
) {
  var edited = list
  #expect(throws: error, sourceLocation: sourceLocation) { try edit(&edited) }
  #expect(SnapshotState(edited) == SnapshotState(list), sourceLocation: sourceLocation)
  edited.checkInvariants(sourceLocation: sourceLocation)
}

/// Expects what an edit makes of a list.
func expect<Section: Diffable, Item: Diffable>(
  _ description: String,
  from list: ListSnapshot<Section, Item>,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ edit: (inout ListSnapshot<Section, Item>) throws -> Void
) throws {
  var edited = list
  try edit(&edited)
  #expect(edited.description == description, sourceLocation: sourceLocation)
  edited.checkInvariants(sourceLocation: sourceLocation)
}

extension ListSnapshot {
  /// Whether the items of a section lie in the same memory in both lists.
  func sharesItems(ofSection id: Section.ID, with other: ListSnapshot) -> Bool {
    guard let items = items(inSection: id), let others = other.items(inSection: id) else {
      return false
    }
    return items.withUnsafeBufferPointer { items in
      others.withUnsafeBufferPointer { items.baseAddress == $0.baseAddress }
    }
  }
}
