@testable import ListBuilder

extension ListOutlinesModel {
  /// The first query that a list answers in another way than this model, if any.
  ///
  /// - Parameter ids: Numbers of which some may not be there, to ask for these too.
  func difference<ID: NumberedID>(
    from list: StampedList<ID>, askingFor ids: some Sequence<Int>
  ) -> String? {
    let (all, visible) = (allItems, visibleItems)
    let shownIDs = visible.sections.flatMap { $0.items.map(\.id) }
    let absentIDs = ids.filter { !all.contains($0) }
    if let query = visible.differenceOfSections(from: list)
      ?? visible.differenceOfItems(from: list, askingFor: shownIDs + absentIDs)
      ?? all.differenceOfMarks(from: list)
    {
      return query
    }
    for section in self.list.sections.map(\.id) {
      guard let outline = list.outline(inSection: section) else { return "outline(inSection:)" }
      let model = OutlineModel(roots: roots[section] ?? [])
      if let query = model.difference(from: outline, askingFor: absentIDs) {
        return "\(query) of the outline of \(section)"
      }
      for id in model.ids {
        if let query = difference(ofItem: id, from: list, like: outline, inSection: section) {
          return "\(query) of \(id)"
        }
      }
    }
    for id in absentIDs.map(ID.init)
    where list.isExpanded(id) != nil || list.isVisible(id) != nil || list.level(of: id) != nil
      || list.parent(of: id) != nil || list.children(of: id) != nil
    {
      return "\(id), which is not there,"
    }
    return list.outline(inSection: -1) == nil ? nil : "the outline of no section"
  }

  /// Compares what is asked of an item with what its outline, which was compared, answers.
  private func difference<ID: NumberedID>(
    ofItem number: Int, from list: StampedList<ID>, like outline: StampedOutline<ID>,
    inSection section: Int
  ) -> String? {
    let id = ID(number)
    if !list.contains(id) { return "contains" }
    if list.item(withID: id) != outline.item(withID: id) { return "item(withID:)" }
    if list.sectionIdentifier(containingItem: id) != section {
      return "sectionIdentifier(containingItem:)"
    }
    if list.isExpanded(id) != outline.isExpanded(id) { return "isExpanded" }
    if list.isVisible(id) != outline.isVisible(id) { return "isVisible" }
    if list.level(of: id) != outline.level(of: id) { return "level(of:)" }
    if list.parent(of: id) != outline.parent(of: id) { return "parent(of:)" }
    if list.children(of: id) != outline.children(of: id) { return "children(of:)" }
    let isHidden = outline.isVisible(id) == false
    if isHidden, list.indexPath(for: id) != nil || list.indexOfItem(id) != nil {
      return "the path of the hidden item"
    }
    return nil
  }
}
