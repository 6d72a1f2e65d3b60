@testable import ListBuilder

extension ListModel {
  /// The first query that a list answers in another way than this model, if any.
  ///
  /// - Parameter ids: The numbers of the items to ask for, those that are not in the list too.
  func difference<ID: NumberedID>(
    from list: StampedList<ID>, askingFor ids: some Sequence<Int>
  ) -> String? {
    differenceOfSections(from: list) ?? differenceOfItems(from: list, askingFor: ids)
      ?? differenceOfMarks(from: list)
  }

  func differenceOfSections<ID: NumberedID>(from list: StampedList<ID>) -> String? {
    if list.sectionIdentifiers != sections.map({ $0.id }) { return "sectionIdentifiers" }
    if list.numberOfSections != sections.count { return "numberOfSections" }
    if list.section(at: -1) != nil || list.section(at: sections.count) != nil {
      return "section(at:) out of range"
    }
    for (index, section) in sections.enumerated() {
      let id = section.id
      let expected = StampedSection(id: id, stamp: section.stamp)
      if list.section(withID: id) != expected { return "section(withID: \(id))" }
      if list.section(at: index) != expected { return "section(at: \(index))" }
      if list.indexOfSection(id) != index { return "indexOfSection(\(id))" }
      if !list.containsSection(id) { return "containsSection(\(id))" }
      if list.numberOfItems(inSection: id) != section.items.count {
        return "numberOfItems(inSection: \(id))"
      }
      guard let items = list.items(inSection: id), areSame(items, section.items) else {
        return "items(inSection: \(id))"
      }
      if list.itemIdentifiers(inSection: id)?.map({ $0.number }) != section.items.map({ $0.id }) {
        return "itemIdentifiers(inSection: \(id))"
      }
    }
    for id in -1...1 where index(ofSection: id) == nil {
      if list.containsSection(id) || list.indexOfSection(id) != nil
        || list.items(inSection: id) != nil || list.section(withID: id) != nil
      {
        return "the section \(id) that is not there"
      }
    }
    return nil
  }

  func differenceOfItems<ID: NumberedID>(
    from list: StampedList<ID>, askingFor ids: some Sequence<Int>
  ) -> String? {
    let flat = sections.flatMap { $0.items }
    if list.numberOfItems != flat.count { return "numberOfItems" }
    if list.isEmpty != flat.isEmpty { return "isEmpty" }
    if !areSame(list.items, flat) { return "items" }
    if list.itemIdentifiers.map({ $0.number }) != flat.map({ $0.id }) { return "itemIdentifiers" }
    for (index, section) in sections.enumerated() {
      let end = ListIndexPath(section: index, item: section.items.count)
      if list[end] != nil { return "the item at \(end)" }
    }
    for number in ids {
      if let query = differenceOfItem(number, from: list) { return "\(query) of \(number)" }
    }
    return nil
  }

  private func differenceOfItem<ID: NumberedID>(
    _ number: Int, from list: StampedList<ID>
  ) -> String? {
    let id = ID(number)
    let item = list.item(withID: id)
    let path = list.indexPath(for: id)
    let flatIndex = list.indexOfItem(id)
    let section = list.sectionIdentifier(containingItem: id)
    guard let place = place(of: number) else {
      if list.contains(id) { return "contains" }
      return item == nil && path == nil && flatIndex == nil && section == nil
        ? nil : "what is not there"
    }
    var expected = place.offset
    for section in 0..<place.section { expected += sections[section].items.count }
    if !list.contains(id) { return "contains" }
    if item?.stamp != sections[place.section].items[place.offset].stamp { return "item(withID:)" }
    if path?.section != place.section || path?.item != place.offset { return "indexPath(for:)" }
    if flatIndex != expected { return "indexOfItem" }
    if section != sections[place.section].id { return "sectionIdentifier(containingItem:)" }
    if let path, list[path] != item { return "the subscript" }
    return nil
  }

  func differenceOfMarks<ID: NumberedID>(from list: StampedList<ID>) -> String? {
    if reloaded.isEmpty, reconfigured.isEmpty, replaced.isEmpty, list.marks.items.isEmpty,
      reloadedSections.isEmpty, list.marks.reloadedSections.isEmpty
    {
      return nil
    }
    let ids = sections.flatMap { $0.items.map { $0.id } }
    if list.reloadedItemIdentifiers.map({ $0.number }) != ids.filter(reloaded.contains) {
      return "reloadedItemIdentifiers"
    }
    if list.reconfiguredItemIdentifiers.map({ $0.number }) != ids.filter(reconfigured.contains) {
      return "reconfiguredItemIdentifiers"
    }
    let sectionIDs = sections.map { $0.id }.filter(reloadedSections.contains)
    if list.reloadedSectionIdentifiers != sectionIDs { return "reloadedSectionIdentifiers" }
    for (id, mark) in list.marks.items.elements where mark.replacedID?.number != replaced[id.number]
    {
      return "the identifier that \(id) replaced"
    }
    if list.marks.items.elements.count(where: { $0.value.replacedID != nil }) != replaced.count {
      return "the number of replaced identifiers"
    }
    return nil
  }

  private func areSame<ID: NumberedID>(_ items: [StampedItem<ID>], _ expected: [Item]) -> Bool {
    guard items.count == expected.count else { return false }
    for offset in items.indices {
      let (item, model) = (items[offset], expected[offset])
      if item.id.number != model.id || item.stamp != model.stamp { return false }
    }
    return true
  }
}

extension ListModel: CustomStringConvertible {
  var description: String {
    sections
      .map { "\($0.id)[\($0.items.map { "\($0.id)" }.joined(separator: " "))]" }
      .joined(separator: " ")
  }
}
