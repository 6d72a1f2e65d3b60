/// What a presenter meets, one after another, on its walk through a list.
///
/// The order is: list header; for each section its start, header, cells, footer and end; the
/// placeholder, if the list has no items; list footer. Supplementaries for which the provider
/// answers `nil` are left out.
///
/// In an outline, the start of an item's children follows its cell, and their end the last item
/// under it. Those of a collapsed item are met as well; their cells are told to be hidden, by
/// ``CellContext/isHidden``.
@frozen
public enum ListElement<Section: Diffable, Item: Diffable, Cell, Supplementary> {
  /// What stands above the whole list.
  case listHeader(Supplementary)
  /// A section begins.
  case sectionStart(SectionContext<Section>)
  /// What stands above the section's items.
  case sectionHeader(Supplementary, SectionContext<Section>)
  /// A cell, the item that it shows, and its place.
  case cell(Cell, Item, CellContext<Section>)
  /// The children of an item of an outline begin: those of the cell before, whose place is told.
  case childrenStart(CellContext<Section>)
  /// The children of an item of an outline end, with all that is under them. The item's place is
  /// told.
  case childrenEnd(CellContext<Section>)
  /// What stands below the section's items.
  case sectionFooter(Supplementary, SectionContext<Section>)
  /// A section ends.
  case sectionEnd(SectionContext<Section>)
  /// What stands in for the items of a list that has none.
  case placeholder(Supplementary)
  /// What stands below the whole list.
  case listFooter(Supplementary)
}

extension ListElement: Sendable
where Section: Sendable, Item: Sendable, Cell: Sendable, Supplementary: Sendable {}
