public import ListBuilder

/// Writes a list as HTML, as an ``HTMLPresenter`` lays it out.
///
/// This knows the list's elements; what stands around them is decided by a layout, which knows
/// fragments alone. A renderer is for one walk through a list: copies of it write on where it is.
@frozen
public struct HTMLListRenderer<Section: Diffable, Item: Diffable>: ListRenderer {
  @usableFromInline let layout: any HTMLLayout
  @usableFromInline var totals: HTMLTotals<Item>?

  @usableFromInline
  init(_ layout: any HTMLLayout, _ totals: HTMLTotals<Item>?) {
    self.layout = layout
    self.totals = totals
  }

  @inlinable
  public mutating func begin(into output: inout [UInt8]) { layout.begin(into: &output) }

  @inlinable
  public mutating func render(
    _ element: consuming ListElement<Section, Item, HTMLFragment, HTMLFragment>,
    into output: inout [UInt8]
  ) throws {
    switch element {
    case .listHeader(let header): layout.writeListHeader(header, into: &output)
    case .sectionStart(let context):
      layout.beginSection("\(context.section.id)", into: &output)
    case .sectionHeader(let header, _): layout.writeSectionHeader(header, into: &output)
    case .cell(let cell, let item, let context):
      try totals?.add(item)
      layout.write(cell, HTMLCellPlace(context), name: "\(item.id)", into: &output)
    case .childrenStart(let parent): layout.beginChildren(of: HTMLCellPlace(parent), into: &output)
    case .childrenEnd(let parent): layout.endChildren(of: HTMLCellPlace(parent), into: &output)
    case .sectionFooter(let footer, _): layout.writeSectionFooter(footer, into: &output)
    case .sectionEnd: layout.endSection(into: &output)
    case .placeholder(let placeholder): layout.writePlaceholder(placeholder, into: &output)
    case .listFooter(let footer):
      try writeTotals(into: &output)
      layout.writeListFooter(footer, into: &output)
    }
  }

  /// Writes the cell of an item that is not nested, in place.
  @inlinable
  mutating func render(
    _ item: Item, into output: inout [UInt8], cell: (inout HTMLFragment) throws -> Void
  ) throws {
    layout.beginItem(into: &output)
    try output.appendFragment(cell)
    try totals?.add(item)
    layout.endItem(into: &output)
  }

  @inlinable
  public mutating func finish(into output: inout [UInt8]) throws {
    try writeTotals(into: &output)
    layout.finish(into: &output)
  }

  /// Writes what the columns tell of all items, once.
  @inlinable
  mutating func writeTotals(into output: inout [UInt8]) throws {
    guard let texts = try totals?.texts() else { return }
    totals = nil
    layout.writeTotals(texts, into: &output)
  }
}
