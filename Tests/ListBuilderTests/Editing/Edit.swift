import ListBuilder

/// One call of an editing operation. Elements are named by number.
enum Edit {
  case appendItems([Int], section: Int?, PresentItemPolicy)
  case insertItems([Int], Side, of: Int, PresentItemPolicy)
  case deleteItems([Int])
  case deleteAllItems(keepingSections: Bool)
  case moveItem(Int, Side, of: Int)
  case moveTo(Int, ListIndexPath)
  case update(Int)
  case replace(Int, with: Int)
  case reloadItems([Int])
  case reconfigureItems([Int])
  case appendSections([Int])
  case insertSections([Int], Side, of: Int)
  case deleteSections([Int])
  case moveSection(Int, Side, of: Int)
  case updateSection(Int)
  case reloadSections([Int])

  enum Side: CaseIterable {
    case before
    case after

    var distance: Int { self == .before ? 0 : 1 }
  }
}

/// An identifier made from a number, which is its text.
protocol NumberedID: Hashable, CustomStringConvertible {
  var number: Int { get }
  init(_ number: Int)
}

extension NumberedID {
  var description: String { "\(number)" }
}

extension Int: NumberedID {
  var number: Int { self }
}

/// An item with an identifier of any kind. The stamp is its content.
struct StampedItem<ID: NumberedID>: Diffable, Equatable {
  let id: ID
  let stamp: Int
}

struct StampedSection: Diffable, Equatable {
  let id: Int
  let stamp: Int
}

typealias StampedList<ID: NumberedID> = ListSnapshot<StampedSection, StampedItem<ID>>

extension ListSnapshot where Section == StampedSection {
  /// Performs an edit, with a stamp for all values that it brings.
  mutating func perform<ID: NumberedID>(_ edit: Edit, stamp: Int) throws(SnapshotError)
  where Item == StampedItem<ID> {
    func item(_ number: Int) -> Item { StampedItem(id: ID(number), stamp: stamp) }
    func section(_ number: Int) -> Section { StampedSection(id: number, stamp: stamp) }
    switch edit {
    case .appendItems(let items, let section, let policy):
      try appendItems(items.map(item), toSection: section, ifPresent: policy)
    case .insertItems(let items, .before, let neighbor, let policy):
      try insertItems(items.map(item), beforeItem: ID(neighbor), ifPresent: policy)
    case .insertItems(let items, .after, let neighbor, let policy):
      try insertItems(items.map(item), afterItem: ID(neighbor), ifPresent: policy)
    case .deleteItems(let ids): try deleteItems(ids.map(ID.init))
    case .deleteAllItems(let keepsSections): deleteAllItems(keepingSections: keepsSections)
    case .moveItem(let id, .before, let neighbor):
      try moveItem(ID(id), beforeItem: ID(neighbor))
    case .moveItem(let id, .after, let neighbor): try moveItem(ID(id), afterItem: ID(neighbor))
    case .moveTo(let id, let path): try move(ID(id), to: path)
    case .update(let id): try update(item(id))
    case .replace(let id, let newID): try replaceItem(withID: ID(id), with: item(newID))
    case .reloadItems(let ids): try reloadItems(ids.map(ID.init))
    case .reconfigureItems(let ids): try reconfigureItems(ids.map(ID.init))
    case .appendSections(let ids): try appendSections(ids.map(section))
    case .insertSections(let ids, .before, let neighbor):
      try insertSections(ids.map(section), beforeSection: neighbor)
    case .insertSections(let ids, .after, let neighbor):
      try insertSections(ids.map(section), afterSection: neighbor)
    case .deleteSections(let ids): try deleteSections(ids)
    case .moveSection(let id, .before, let neighbor):
      try moveSection(id, beforeSection: neighbor)
    case .moveSection(let id, .after, let neighbor): try moveSection(id, afterSection: neighbor)
    case .updateSection(let id): try updateSection(section(id))
    case .reloadSections(let ids): try reloadSections(ids)
    }
  }
}
