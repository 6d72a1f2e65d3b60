public import ListBuilder

/// Writes a list as text, as a ``TextPresenter`` lays it out.
///
/// This knows the list's elements; what they look like is decided by a layout, which knows texts
/// alone. A renderer is for one walk through a list: copies of it write on where it is.
@frozen
public struct TextRenderer<Section: Diffable, Item: Diffable>: ListRenderer {
  @usableFromInline let layout: any TextLayout
  @usableFromInline var footers: TableFooters<Item>?

  @usableFromInline
  init(_ layout: any TextLayout, _ footers: TableFooters<Item>? = nil) {
    self.layout = layout
    self.footers = footers
  }

  @inlinable
  public mutating func begin(into output: inout [UInt8]) { layout.begin(into: &output) }

  @inlinable
  public mutating func render(
    _ element: consuming ListElement<Section, Item, TextCell, CellContent>,
    into output: inout [UInt8]
  ) throws {
    switch element {
    case .listHeader(let content): layout.writeListHeader(content, into: &output)
    case .sectionStart: layout.beginSection(into: &output)
    case .sectionHeader(let content, _): layout.writeSectionHeader(content, into: &output)
    case .cell(let cell, let item, let context):
      try render(cell, of: item, in: context, into: &output)
    case .childrenStart(let parent): layout.beginChildren(parent.numberOfChildren)
    case .childrenEnd: layout.endChildren()
    case .sectionFooter(let content, _): layout.writeSectionFooter(content, into: &output)
    case .sectionEnd:
      if let texts = try footers?.endSection() { layout.writeTotals(texts, into: &output) }
    case .placeholder(let content): layout.writePlaceholder(content, into: &output)
    case .listFooter(let content):
      try writeTotals(into: &output)
      layout.writeListFooter(content, into: &output)
    }
  }

  @inlinable
  mutating func render(
    _ cell: TextCell, of item: Item, in context: CellContext<Section>, into output: inout [UInt8]
  ) throws {
    try footers?.add(item)
    try layout.write(cell, TextCellPlace(context), into: &output)
  }

  @inlinable
  public mutating func finish(into output: inout [UInt8]) throws {
    try writeTotals(into: &output)
    layout.finish(into: &output)
  }

  /// Writes what the columns tell of all items, once.
  @inlinable
  mutating func writeTotals(into output: inout [UInt8]) throws {
    guard let texts = try footers?.endList() else { return }
    layout.writeTotals(texts, into: &output)
  }
}
