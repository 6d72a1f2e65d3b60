/// A walk through a list that can stop at any element and go on later.
///
/// Every presenter walks with it, directly or through ``Presenter/walk(_:_:)``, so the order of
/// the elements is decided here alone. It needs no call stack, however deep an outline is.
@frozen
public struct ListCursor<Section: Diffable, Item: Diffable, Cell, Supplementary> {
  /// The element to visit next, if its provider does not leave it out.
  @frozen
  @usableFromInline
  enum Position {
    case listHeader
    case sectionStart
    case sectionHeader
    /// In a section without nesting.
    case cell(Int)
    /// In an outline: an item by its offset, behind the ends of the groups of children before it.
    case row(Int)
    /// In an outline: the children of the last item, the first of which has the offset.
    case children(Int)
    case sectionFooter
    case sectionEnd
    case placeholder
    case listFooter
    case end
  }

  @usableFromInline let list: ListSnapshot<Section, Item>
  @usableFromInline let cellProvider: (Item, CellContext<Section>) throws -> Cell
  @usableFromInline let supplementaryProvider:
    ((SupplementaryContext<Section>) throws -> Supplementary?)?
  @usableFromInline var position = Position.listHeader
  @usableFromInline var sectionIndex = 0

  /// How far the walk has come in the section's outline; `nil` outside outlines.
  @usableFromInline var outline: OutlineCursor<Section>?

  @inlinable
  init(
    over list: ListSnapshot<Section, Item>,
    _ cellProvider: @escaping (Item, CellContext<Section>) throws -> Cell,
    _ supplementaryProvider: ((SupplementaryContext<Section>) throws -> Supplementary?)?
  ) {
    self.list = list
    self.cellProvider = cellProvider
    self.supplementaryProvider = supplementaryProvider
  }

  /// Makes the next element, or returns `nil` behind the last one.
  ///
  /// - Throws: What a provider throws. The walk has then ended.
  /// - Complexity: O(1) and one call of a provider for a cell; for the other elements, O(1) and a
  ///   call for each supplementary that is left out before it. Where an outline of *m* items
  ///   begins, once O(*m*).
  @inlinable
  public mutating func next() throws -> ListElement<Section, Item, Cell, Supplementary>? {
    while !isAtEnd {
      if let element = try step() { return element }
    }
    return nil
  }

  /// Whether there is no further element.
  @inlinable
  var isAtEnd: Bool {
    if case .end = position { true } else { false }
  }

  /// Goes one position on, and makes the element there, or returns `nil` if it is left out.
  @inlinable
  mutating func step() throws -> ListElement<Section, Item, Cell, Supplementary>? {
    let current = position
    position = .end
    switch current {
    case .listHeader:
      let header = try supplementary(.listHeader)
      enterSection()
      if let header { return .listHeader(header) }
    case .sectionStart:
      position = .sectionHeader
      return .sectionStart(section)
    case .sectionHeader:
      let header = try supplementary(.sectionHeader, in: section)
      enterItems()
      if let header { return .sectionHeader(header, section) }
    case .cell(let index):
      let items = list.contents[slot].storage
      guard index < items.count else {
        position = .sectionFooter
        break
      }
      let context = CellContext(itemIndex: index, in: section)
      let item = items[index]
      let cell = try cellProvider(item, context)
      position = .cell(index + 1)
      return .cell(cell, item, context)
    case .row(let offset):
      if let parent = outline?.leave(before: offset) {
        position = .row(offset)
        return .childrenEnd(parent)
      }
      let items = list.contents[slot].storage
      let section = section
      guard offset < items.count, let context = outline?.enter(offset, in: section) else {
        outline = nil
        position = .sectionFooter
        break
      }
      let item = items[offset]
      let cell = try cellProvider(item, context)
      position = context.hasChildren ? .children(offset + 1) : .row(offset + 1)
      return .cell(cell, item, context)
    case .children(let offset):
      position = .row(offset)
      if let parent = outline?.parents.last { return .childrenStart(parent) }
    case .sectionFooter:
      let footer = try supplementary(.sectionFooter, in: section)
      position = .sectionEnd
      if let footer { return .sectionFooter(footer, section) }
    case .sectionEnd:
      let ended = section
      sectionIndex += 1
      enterSection()
      return .sectionEnd(ended)
    case .placeholder:
      let placeholder = list.isEmpty ? try supplementary(.placeholder) : nil
      position = .listFooter
      if let placeholder { return .placeholder(placeholder) }
    case .listFooter:
      let footer = try supplementary(.listFooter)
      if let footer { return .listFooter(footer) }
    case .end:
      break
    }
    return nil
  }

  /// Visits the items of a section without nesting in place of their cells, from where the walk is.
  ///
  /// - Parameter visit: Tells whether to visit the next item, too.
  /// - Returns: The number of visited items, which may be none; `nil` if the walk is not in such a
  ///   section.
  /// - Throws: What the body throws. The walk has then ended.
  @inlinable
  mutating func visitItems(
    _ visit: (Item, CellContext<Section>) throws -> Bool
  ) rethrows -> Int? {
    guard case .cell(let start) = position else { return nil }
    position = .end
    let items = list.contents[slot].storage
    var context = CellContext(itemIndex: start, in: section)
    var index = start
    var goesOn = true
    while index < items.count, goesOn {
      context.path.item = index
      goesOn = try visit(items[index], context)
      index += 1
    }
    position = index < items.count ? .cell(index) : .sectionFooter
    return index - start
  }

  /// Goes on with the section at `sectionIndex`, or with what stands behind all sections.
  @inlinable
  mutating func enterSection() {
    position = sectionIndex < list.numberOfSections ? .sectionStart : .placeholder
  }

  /// Goes on with the items of the section.
  @inlinable
  mutating func enterItems() {
    guard let layout = list.contents[slot].outline else {
      position = .cell(0)
      return
    }
    outline = OutlineCursor(layout)
    position = .row(0)
  }

  @inlinable
  var slot: Int { list.table.rows[sectionIndex].slot }

  @inlinable
  var section: SectionContext<Section> {
    SectionContext(
      list.table.rows[sectionIndex].section, index: sectionIndex,
      numberOfItems: list.numberOfItems(at: sectionIndex), numberOfSections: list.numberOfSections)
  }

  @inlinable
  func supplementary(_ kind: SupplementaryKind) throws -> Supplementary? {
    try supplementaryProvider?(
      SupplementaryContext(
        kind, numberOfItems: list.numberOfItems, numberOfSections: list.numberOfSections))
  }

  @inlinable
  func supplementary(
    _ kind: SupplementaryKind, in section: SectionContext<Section>
  ) throws -> Supplementary? {
    try supplementaryProvider?(SupplementaryContext(kind, in: section))
  }
}
