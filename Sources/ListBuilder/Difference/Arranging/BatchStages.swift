/// Divides a difference into stages, each of which views accept as one batch of updates.
struct BatchStages<Section: Diffable, Item: Diffable> {
  private typealias ItemChange = ListDifference<Section, Item>.ItemChange
  private typealias SectionChange = ListDifference<Section, Item>.SectionChange

  private let paths: ChangedPaths
  private let base: [BaseSection<Section>]
  private let result: [BaseSection<Section>]
  private let sectionChanges: [SectionChange]
  private let itemChanges: [ItemChange]
  private let outlines: BatchOutlines<Section, Item>?

  /// The sections that go or come whole, as old and as new indexes.
  private let removedSections: Set<Int>
  private let insertedSections: Set<Int>

  /// The old values of updated items, by old path.
  private let oldValues: [ListIndexPath: Item]

  /// The old values of items that are updated in the last stage, by new path.
  private var lateOldValues: [ListIndexPath: Item] = [:]

  /// The items that move out of removed sections, with their old values, by old section.
  private let leaving: [Int: [(position: Int, element: Item)]]

  /// The items that move into inserted sections, by new section.
  private let arriving: [Int: [(position: Int, element: Item)]]

  /// The old sections in the order that they have between the first stage and the second.
  private let middle: SectionOrder

  /// Whether items with a new identifier are removed and inserted, since another item takes over
  /// the old identifier in the same stage.
  private let replacesItems: Bool

  init(_ difference: ListDifference<Section, Item>) {
    paths = difference.paths
    base = difference.base
    result = difference.result
    sectionChanges = difference.sectionChanges
    itemChanges = difference.itemChanges
    removedSections = Set(paths.removedSections)
    insertedSections = Set(paths.insertedSections)
    middle = SectionOrder(paths, oldCount: base.count)
    var oldValues: [ListIndexPath: Item] = [:]
    for case .update(_, let old, let from, _, _) in itemChanges { oldValues[from] = old }
    self.oldValues = oldValues
    var leaving: [Int: [(position: Int, element: Item)]] = [:]
    var arriving: [Int: [(position: Int, element: Item)]] = [:]
    for case .move(let item, let from, let to) in itemChanges {
      if removedSections.contains(from.section) {
        leaving[from.section, default: []].append((from.item, oldValues[from] ?? item))
      }
      if insertedSections.contains(to.section) {
        arriving[to.section, default: []].append((to.item, item))
      }
    }
    self.leaving = leaving
    self.arriving = arriving
    outlines = paths.hasOutlines ? BatchOutlines(difference.outlineChanges) : nil
    replacesItems = Self.reusesIdentifiers(sectionChanges, itemChanges, outlines)
    for case .update(_, let old, _, let to, _) in lateItemChanges { lateOldValues[to] = old }
  }

  /// Whether an inserted item has the identifier that another one gave up.
  private static func reusesIdentifiers(
    _ sectionChanges: [SectionChange], _ itemChanges: [ItemChange],
    _ outlines: BatchOutlines<Section, Item>?
  ) -> Bool {
    var givenUp: Set<Item.ID> = []
    for case .update(let new, let old, _, _, _) in itemChanges where new.id != old.id {
      givenUp.insert(old.id)
    }
    guard !givenUp.isEmpty else { return false }
    if let outlines { return outlines.bring(givenUp) }
    for change in itemChanges {
      switch change {
      case .insert(let item, _), .move(let item, _, _): if givenUp.contains(item.id) { return true }
      // Of outlines, the edits of trees were asked.
      case .remove, .update, .show, .hide, .collapse, .expand: break
      }
    }
    for case .insert(let section, _) in sectionChanges
    where section.items.contains(where: { givenUp.contains($0.id) }) {
      return true
    }
    return false
  }
}

extension BatchStages {
  /// The moves of sections alone.
  var sectionMoves: ListDifference<Section, Item> {
    let moves = paths.movedSections.map { move in
      SectionChange.move(
        base[move.from].section, from: move.from, to: middle.indexes[move.from])
    }
    return ListDifference(listing: moves, [], outlines.map { _ in [] }, base: base)
  }

  /// Everything else that changes places.
  var structure: ListDifference<Section, Item> {
    let sections = sectionChanges.compactMap { change in
      switch change {
      case .remove(let section, let index):
        SectionChange.remove(Self.whole(section, with: leaving[index]), from: middle.indexes[index])
      case .insert(let section, let index):
        SectionChange.insert(Self.whole(section, with: arriving[index]), at: index)
      case .move, .update: nil
      }
    }
    return ListDifference(
      listing: sections, itemChanges.flatMap(structuralChanges),
      outlines?.structure(besides: lateItemChanges, sectionIndexes: middle.indexes),
      base: middle.order.map { base[$0] })
  }

  /// What is presented anew.
  var updates: ListDifference<Section, Item> {
    let sections = sectionChanges.compactMap { change -> SectionChange? in
      guard case .update(let new, let old, _, let index, let reason) = change else { return nil }
      return .update(new, replacing: old, from: index, to: index, reason: reason)
    }
    let items = lateItemChanges
    return ListDifference(
      listing: sections, items, outlines?.updates(of: items), base: result)
  }

  /// The updates of items that are in view before and after.
  private var lateItemChanges: [ItemChange] {
    itemChanges.compactMap { change in
      guard case .update(let new, let old, let from, let to, let reason) = change,
        staysInView(from, to), !(replacesItems && new.id != old.id)
      else { return nil }
      return .update(new, replacing: old, from: to, to: to, reason: reason)
    }
  }

  private func structuralChanges(of change: ItemChange) -> [ItemChange] {
    switch change {
    case .remove(let item, let path):
      return [.remove(item, from: middle.path(ofOld: path))]
    case .insert(let item, let path):
      return [.insert(item, at: path)]
    case .move(let item, let from, let to):
      let old = oldValues[from] ?? item
      let origin = middle.path(ofOld: from)
      if staysInView(from, to) {
        return replacesItems && old.id != item.id ? [] : [.move(old, from: origin, to: to)]
      }
      if !removedSections.contains(from.section) { return [.remove(old, from: origin)] }
      return insertedSections.contains(to.section) ? [] : [.insert(item, at: to)]
    case .update(let new, let old, let from, let to, _):
      guard replacesItems, new.id != old.id, staysInView(from, to) else { return [] }
      return [.remove(old, from: middle.path(ofOld: from)), .insert(new, at: to)]
    case .hide(let item, let path):
      return [.hide(item, from: middle.path(ofOld: path))]
    case .collapse(let item, let path, let hidden):
      let origin = middle.path(ofOld: path)
      return [.collapse(item, from: origin, hidden: hidden.map(middle.path(ofOld:)))]
    case .expand(let item, let path, let shown):
      return [.expand(lateOldValues[path] ?? item, at: path, shown: shown)]
    case .show:
      return [change]
    }
  }

  /// Whether an item leaves no removed section and enters no inserted one.
  private func staysInView(_ from: ListIndexPath, _ to: ListIndexPath) -> Bool {
    !removedSections.contains(from.section) && !insertedSections.contains(to.section)
  }

  /// Returns a removed or inserted section with the items that move out of it or into it.
  private static func whole(
    _ section: ListSection<Section, Item>, with moved: [(position: Int, element: Item)]?
  ) -> ListSection<Section, Item> {
    guard let moved else { return section }
    let items = ElementArrangement().arranged(
      section.items, arriving: moved.sorted { $0.position < $1.position })
    return ListSection(section.section, ListItems(items), declaredAt: nil)
  }
}
