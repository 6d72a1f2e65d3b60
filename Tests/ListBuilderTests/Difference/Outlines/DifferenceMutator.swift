import TestSupport

@testable import ListBuilder

/// Changes of a difference between random outlines, which are spoilt one by one.
struct DifferenceMutator {
  typealias List = OutlinePair.List
  typealias Difference = ListDifference<StampedSection, StampedItem<Int>>
  typealias Place = ListOutlinePlace<Int>

  let sections: [Difference.SectionChange]
  var items: [Difference.ItemChange]
  var edits: [Difference.OutlineChange]

  /// All items of both lists, hidden ones too, and one that is in none.
  private let known: [StampedItem<Int>]
  private let sectionCount: Int

  init(_ difference: Difference, _ pair: OutlinePair) {
    sections = difference.sectionChanges
    items = difference.itemChanges
    edits = difference.outlineChanges
    known = pair.old.allItems + pair.new.allItems + [StampedItem(id: 99, stamp: 0)]
    sectionCount = max(pair.old.numberOfSections, pair.new.numberOfSections)
  }

  /// Leaves out, repeats, adds or changes a change.
  mutating func spoil(using generator: inout SeededGenerator) {
    let edit = edits.indices.randomElement(using: &generator)
    let item = items.indices.randomElement(using: &generator)
    switch (Int.random(in: 0..<9, using: &generator), edit, item) {
    case (0, let edit?, _): edits.remove(at: edit)
    case (1, let edit?, _): edits.append(edits[edit])
    case (2...4, let edit?, _): edits[edit] = changed(edits[edit], using: &generator)
    case (5, _, let item?): items.remove(at: item)
    case (6, _, let item?): items.append(items[item])
    case (7, _, let item?): items[item] = changed(items[item], using: &generator)
    default: edits.append(anyEdit(using: &generator))
    }
  }

  private func anyItem(using generator: inout SeededGenerator) -> StampedItem<Int> {
    known.randomElement(using: &generator) ?? known[0]
  }

  private func anyPlace(using generator: inout SeededGenerator) -> Place {
    Place(
      section: Int.random(in: 0..<max(1, sectionCount), using: &generator),
      under: Bool.random(using: &generator) ? anyItem(using: &generator).id : nil,
      after: Bool.random(using: &generator) ? anyItem(using: &generator).id : nil)
  }

  private func anyEdit(using generator: inout SeededGenerator) -> Difference.OutlineChange {
    let item = anyItem(using: &generator)
    let isExpanded = Bool.random(using: &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return .remove(item, isExpanded: isExpanded, from: anyPlace(using: &generator))
    case 1: return .insert(item, isExpanded: isExpanded, at: anyPlace(using: &generator))
    case 2:
      return .move(item, from: anyPlace(using: &generator), to: anyPlace(using: &generator))
    case 3: return .update(item, replacing: anyItem(using: &generator), reason: .content)
    case 4: return .expand(item)
    default: return .collapse(item)
    }
  }

  private func changed(
    _ place: Place, using generator: inout SeededGenerator
  ) -> Place {
    let other = anyPlace(using: &generator)
    var place = place
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: place.section = other.section
    case 1: place.parent = other.parent
    default: place.previousSibling = other.previousSibling
    }
    return place
  }

  private func changed(
    _ edit: Difference.OutlineChange, using generator: inout SeededGenerator
  ) -> Difference.OutlineChange {
    let isItem = Int.random(in: 0..<3, using: &generator) == 0
    let other = anyItem(using: &generator)
    switch edit {
    case .remove(let item, let isExpanded, let place):
      return isItem
        ? .remove(other, isExpanded: isExpanded, from: place)
        : .remove(item, isExpanded: isExpanded, from: changed(place, using: &generator))
    case .insert(let item, let isExpanded, let place):
      return isItem
        ? .insert(other, isExpanded: isExpanded, at: place)
        : .insert(item, isExpanded: isExpanded, at: changed(place, using: &generator))
    case .move(let item, let from, let to):
      if isItem { return .move(other, from: from, to: to) }
      return Bool.random(using: &generator)
        ? .move(item, from: changed(from, using: &generator), to: to)
        : .move(item, from: from, to: changed(to, using: &generator))
    case .update(let item, let old, let reason):
      if isItem { return .update(other, replacing: old, reason: reason) }
      return Bool.random(using: &generator)
        ? .update(item, replacing: other, reason: reason)
        : .update(item, replacing: old, reason: reason == .reload ? .content : .reload)
    case .expand(let item): return isItem ? .expand(other) : .collapse(item)
    case .collapse(let item): return isItem ? .collapse(other) : .expand(item)
    }
  }

  /// Another item, or another kind of change.
  private func changed(
    _ change: Difference.ItemChange, using generator: inout SeededGenerator
  ) -> Difference.ItemChange {
    let isItem = Bool.random(using: &generator)
    let other = anyItem(using: &generator)
    switch change {
    case .remove(let item, let path):
      return isItem ? .remove(other, from: path) : .hide(item, from: path)
    case .insert(let item, let path):
      return isItem ? .insert(other, at: path) : .show(item, at: path)
    case .hide(let item, let path):
      return isItem ? .hide(other, from: path) : .remove(item, from: path)
    case .show(let item, let path):
      return isItem ? .show(other, at: path) : .insert(item, at: path)
    case .move(let item, let from, let to):
      return isItem ? .move(other, from: from, to: to) : .move(item, from: to, to: from)
    case .update(let item, let old, let from, let to, let reason):
      return isItem
        ? .update(other, replacing: old, from: from, to: to, reason: reason)
        : .update(item, replacing: other, from: from, to: to, reason: reason)
    case .collapse(let item, let path, let hidden):
      return isItem
        ? .collapse(other, from: path, hidden: hidden) : .expand(item, at: path, shown: hidden)
    case .expand(let item, let path, let shown):
      return isItem
        ? .expand(other, at: path, shown: shown) : .collapse(item, from: path, hidden: shown)
    }
  }
}

extension ListSnapshot {
  /// All items, hidden ones too.
  var allItems: [Item] { sections.flatMap { $0.content.elements } }
}
