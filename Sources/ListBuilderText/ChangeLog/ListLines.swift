import ListBuilder

/// Presents elements of one of the two lists that a change log is about, each as one line.
struct ListLines<Section: Diffable, Item: Diffable> {
  let list: ListSnapshot<Section, Item>
  private let presenter: TextPresenter<Section, Item>
  private var headers: [Int: String?] = [:]
  private var contexts: [Int: [Item.ID: CellContext<Section>]] = [:]

  init(of list: ListSnapshot<Section, Item>, by presenter: TextPresenter<Section, Item>) {
    self.list = list
    self.presenter = presenter
  }

  /// Returns the header of a section, or `nil` if it shows none. The provider is called once.
  mutating func header(ofSection index: Int) throws -> String? {
    if let header = headers[index] { return header }
    let context = SectionContext(of: list, at: index).map {
      SupplementaryContext(.sectionHeader, in: $0)
    }
    let content = try context.flatMap { try presenter.supplementaryProvider?($0) }
    let header = content.map { CellLines($0).line }
    headers[index] = .some(header)
    return header
  }

  /// Returns the item at a path as one line, without what stands before it.
  func item(at path: ListIndexPath) throws -> String {
    guard let item = list[path], let context = CellContext(of: list, at: path) else { return "" }
    return try CellLines(presenter.cellProvider(item, context)).line
  }

  /// Returns an item of the list, which may be hidden, as one line, without what stands before it.
  ///
  /// - Complexity: O(*m*) on average for the first one of a section of *m* items.
  mutating func line(of item: Item) throws -> String {
    guard let id = list.sectionIdentifier(containingItem: item.id),
      let index = list.indexOfSection(id)
    else { return "" }
    let contexts = self.contexts[index] ?? contexts(ofSection: id, at: index)
    self.contexts[index] = contexts
    guard let context = contexts[item.id] else { return "" }
    return try CellLines(presenter.cellProvider(item, context)).line
  }

  /// Returns how many items an item of the list is under.
  func level(of item: Item) -> Int { list.level(of: item.id) ?? 0 }

  /// The contexts of all items of a section, as on a walk: a hidden item stands where the item is
  /// that hides it. One by one, they would cost the square of a depth.
  private func contexts(ofSection id: Section.ID, at index: Int) -> [Item.ID: CellContext<Section>]
  {
    guard let section = SectionContext(of: list, at: index),
      let outline = list.outline(inSection: id)
    else { return [:] }
    var contexts: [Item.ID: CellContext<Section>] = [:]
    var visibleIndex = -1
    for id in outline.itemIdentifiers {
      let isVisible = list.isVisible(id) ?? false
      if isVisible { visibleIndex += 1 }
      contexts[id] = CellContext(
        itemIndex: visibleIndex, in: section, level: list.level(of: id) ?? 0,
        numberOfChildren: outline.children(of: id)?.count ?? 0,
        isExpanded: list.isExpanded(id) ?? false, isHidden: !isVisible)
    }
    return contexts
  }

  /// Returns the identifier of the section at an index.
  func sectionID(at index: Int) -> Section.ID? { list.section(at: index)?.id }
}
