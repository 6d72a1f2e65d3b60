public import ListBuilder

/// Where the elements of a list stand in its text: what all layouts have in common.
///
/// The calls come in the order of the elements of a list. Layouts are classes, so that the generic
/// code that calls them has but a reference to carry.
@usableFromInline
protocol TextLayout: AnyObject {
  func begin(into output: inout [UInt8])
  func writeListHeader(_ content: CellContent, into output: inout [UInt8])
  func beginSection(into output: inout [UInt8])
  func writeSectionHeader(_ content: CellContent, into output: inout [UInt8])
  func write(
    _ cell: TextCell, _ place: TextCellPlace, into output: inout [UInt8]
  ) throws(TextTableError)
  func beginChildren(_ count: Int)
  func endChildren()
  func writeSectionFooter(_ content: CellContent, into output: inout [UInt8])
  func writeTotals(_ texts: [String], into output: inout [UInt8])
  func writePlaceholder(_ content: CellContent, into output: inout [UInt8])
  func writeListFooter(_ content: CellContent, into output: inout [UInt8])
  func finish(into output: inout [UInt8])
}

extension TextLayout {
  func begin(into output: inout [UInt8]) {}
  func writeListHeader(_ content: CellContent, into output: inout [UInt8]) {}
  func beginSection(into output: inout [UInt8]) {}
  func writeTotals(_ texts: [String], into output: inout [UInt8]) {}
  func writeListFooter(_ content: CellContent, into output: inout [UInt8]) {}
  func finish(into output: inout [UInt8]) {}
}

/// What a layout needs to know of the place of a cell.
@frozen
@usableFromInline
struct TextCellPlace {
  @usableFromInline let path: ListIndexPath
  @usableFromInline let level: Int
  @usableFromInline let hasChildren: Bool
  @usableFromInline let isExpanded: Bool
  @usableFromInline let isHidden: Bool

  @inlinable
  init(_ context: CellContext<some Diffable>) {
    path = context.indexPath
    level = context.level
    hasChildren = context.hasChildren
    isExpanded = context.isExpanded
    isHidden = context.isHidden
  }
}
