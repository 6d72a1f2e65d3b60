import TestSupport

@testable import ListBuilder

/// Two lists with outlines to compare, and what a difference has to report of what hides and shows,
/// found in a slow and obvious way.
struct OutlinePair {
  typealias List = StampedList<Int>

  let old: List
  let new: List

  /// What is wrong with the difference, in words.
  ///
  /// - Parameter comparesPaths: Whether to compare paths too. The reference knows nothing of hidden
  ///   items whose identifiers were replaced.
  func failure(_ laws: DifferenceLaw, comparesPaths: Bool) -> String? {
    let difference = new.difference(from: old)
    if comparesPaths, let disagreement = disagreement(with: difference) {
      return "\(disagreement) of the difference: \(difference)"
    }
    if comparesPaths, difference.isEmpty != (old.shows(new) && !hasMarkedElement) {
      return "isEmpty of the difference: \(difference)"
    }
    return DifferenceLaws(from: old, to: new, difference).broken(of: laws)
      .map { "\($0) by the difference: \(difference)" }
  }

  private var hasMarkedElement: Bool {
    let items = new.reloadedItemIdentifiers + new.reconfiguredItemIdentifiers
    return new.reloadedSectionIdentifiers.contains(where: old.containsSection)
      || items.contains(where: old.contains)
  }
}

extension OutlinePair {
  private func disagreement(
    with difference: ListDifference<StampedSection, StampedItem<Int>>
  ) -> String? {
    // What shows is compared as flat lists; what is in both lists then did not go or come.
    var reference = ReferenceDifference(from: ListModel(old), to: ListModel(new))
    let hidden = reference.removedItems.filter { new.contains(old.item(at: $0).id) }
    let shown = reference.insertedItems.filter { old.contains(new.item(at: $0).id) }
    reference.removedItems.removeAll(where: hidden.contains)
    reference.insertedItems.removeAll(where: shown.contains)
    if difference.hiddenItems != hidden { return "hiddenItems" }
    if difference.shownItems != shown { return "shownItems" }
    if let disagreement = reference.disagreement(with: difference) { return disagreement }
    if let misplacement = reference.misplacement(by: difference) { return misplacement }
    return disagreement(withTogglesOf: difference)
  }

  private func disagreement(
    withTogglesOf difference: ListDifference<StampedSection, StampedItem<Int>>
  ) -> String? {
    let collapses = toggles(of: old, against: new)
    let expansions = toggles(of: new, against: old)
    var reported: [Toggle] = []
    var reportedExpansions: [Toggle] = []
    for change in difference.itemChanges {
      switch change {
      case .collapse(let item, let path, let hidden):
        reported.append(Toggle(id: item.id, path: path, items: hidden))
      case .expand(let item, let path, let shown):
        reportedExpansions.append(Toggle(id: item.id, path: path, items: shown))
      default: break
      }
    }
    if collapses != reported { return "the collapsed items, not \(collapses)," }
    return expansions == reportedExpansions ? nil : "the expanded items, not \(expansions),"
  }

  private struct Toggle: Equatable {
    let id: Int
    let path: ListIndexPath
    let items: [ListIndexPath]
  }

  /// The items that are expanded and show in a list, and are collapsed in the other one, each with
  /// those under it that it hides there.
  private func toggles(of list: List, against other: List) -> [Toggle] {
    list.itemIdentifiers.compactMap { id in
      guard list.isExpanded(id) == true, other.isExpanded(id) == false,
        let path = list.indexPath(for: id)
      else { return nil }
      let hidden = list.itemIdentifiers.filter { item in
        other.isVisible(item) == false && isIn(item, under: id, list)
          && outermostCollapsed(above: item, other) == id
          && list.sectionIdentifier(containingItem: item).map(other.containsSection) == true
      }
      return Toggle(id: id, path: path, items: hidden.compactMap { list.indexPath(for: $0) })
    }
  }

  private func isIn(_ id: Int, under ancestor: Int, _ list: List) -> Bool {
    sequence(first: id) { list.parent(of: $0) }.dropFirst().contains(ancestor)
  }

  private func outermostCollapsed(above id: Int, _ list: List) -> Int? {
    sequence(first: id) { list.parent(of: $0) }.dropFirst()
      .filter { list.isExpanded($0) == false }.last
  }
}
