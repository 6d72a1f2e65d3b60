/// A walk through a list that can stop at any element and go on later.
///
/// Every presenter walks with it, directly or through ``Presenter/walk(_:_:)``, so the order of
/// the elements is decided here alone.
@frozen
public struct ListCursor<Section: Diffable, Item: Diffable, Cell, Supplementary> {
  /// The element to visit next, if its provider does not leave it out.
  @frozen
  @usableFromInline
  enum Position {
    case listHeader
    case sectionStart
    case sectionHeader
    case cell(Int)
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
  ///   call for each supplementary that is left out before it.
  @inlinable
  public mutating func next() throws -> ListElement<Section, Item, Cell, Supplementary>? {
    while true {
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
        position = .cell(0)
        if let header { return .sectionHeader(header, section) }
      case .cell(let index):
        let items = list.items(at: sectionIndex)
        guard index < items.count else {
          position = .sectionFooter
          continue
        }
        let context = CellContext(itemIndex: index, in: section)
        let cell = try cellProvider(items[index], context)
        position = .cell(index + 1)
        return .cell(cell, items[index], context)
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
        return nil
      }
    }
  }

  /// Goes on with the section at `sectionIndex`, or with what stands behind all sections.
  @inlinable
  mutating func enterSection() {
    position = sectionIndex < list.numberOfSections ? .sectionStart : .placeholder
  }

  @inlinable
  var section: SectionContext<Section> {
    SectionContext(
      list.table.rows[sectionIndex].section, index: sectionIndex,
      numberOfItems: list.items(at: sectionIndex).count, numberOfSections: list.numberOfSections)
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
