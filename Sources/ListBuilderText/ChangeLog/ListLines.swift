import ListBuilder

/// Presents elements of one of the two lists that a change log is about, each as one line.
struct ListLines<Section: Diffable, Item: Diffable> {
  let list: ListSnapshot<Section, Item>
  private let presenter: TextPresenter<Section, Item>
  private var headers: [Int: String?] = [:]
  private var contexts: [Item.ID: CellContext<Section>] = [:]

  /// The levels of items that were asked for, by section.
  private var levels: [Int: Set<Int>] = [:]

  /// The sections of which all contexts are made.
  private var wholeSections: Set<Int> = []

  /// The most levels of a section of which items are looked at one by one.
  private static var mostLevels: Int { 16 }

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
    return try presenter.cellProvider(item, context).line
  }

  /// Returns an item of the list, which may be hidden, as one line, without what stands before it.
  ///
  /// - Complexity: O(*k* + log *m*) on average for *k* items under it, in a section of *m* items;
  ///   for all items of a section together, O(*m*) on average at most.
  mutating func line(of item: Item) throws -> String {
    guard let context = context(of: item.id) else { return "" }
    return try presenter.cellProvider(item, context).line
  }

  /// Returns how many items an item of the list is under.
  func level(of item: Item) -> Int { list.level(of: item.id) ?? 0 }

  /// A context counts what is under its item. Items of one level have nothing under them in common,
  /// but from many levels, counting would cost the square of a depth: there, all contexts of the
  /// section are made at once.
  private mutating func context(of id: Item.ID) -> CellContext<Section>? {
    if let context = contexts[id] { return context }
    guard let section = list.sectionIdentifier(containingItem: id),
      let index = list.indexOfSection(section), let level = list.level(of: id)
    else { return nil }
    levels[index, default: []].insert(level)
    if levels[index, default: []].count > Self.mostLevels, wholeSections.insert(index).inserted {
      makeContexts(ofSection: section, at: index)
    }
    let context = contexts[id] ?? CellContext(of: list, itemWithID: id)
    contexts[id] = context
    return context
  }

  /// Makes the contexts of all items of a section, as on a walk: a hidden item stands where the
  /// item is that hides it.
  private mutating func makeContexts(ofSection id: Section.ID, at index: Int) {
    guard let section = SectionContext(of: list, at: index),
      let outline = list.outline(inSection: id)
    else { return }
    var visibleIndex = -1
    for id in outline.itemIdentifiers {
      let isVisible = list.isVisible(id) ?? false
      if isVisible { visibleIndex += 1 }
      contexts[id] = CellContext(
        itemIndex: visibleIndex, in: section, level: list.level(of: id) ?? 0,
        numberOfChildren: outline.children(of: id)?.count ?? 0,
        isExpanded: list.isExpanded(id) ?? false, isHidden: !isVisible)
    }
  }

  /// Returns the identifier of the section at an index.
  func sectionID(at index: Int) -> Section.ID? { list.section(at: index)?.id }
}
