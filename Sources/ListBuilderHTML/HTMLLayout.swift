public import ListBuilder

/// Where the elements of a list stand in its HTML: what all layouts have in common.
///
/// The calls come in the order of the elements of a list. Layouts are classes, so that the generic
/// code that calls them has but a reference to carry.
@usableFromInline
protocol HTMLLayout: AnyObject {
  func begin(into output: inout [UInt8])
  func writeListHeader(_ header: HTMLFragment, into output: inout [UInt8])
  /// - Parameter name: What the section's id is made of.
  func beginSection(_ name: String, into output: inout [UInt8])
  func writeSectionHeader(_ header: HTMLFragment, into output: inout [UInt8])
  /// - Parameter name: What the id of the cell is made of, if it needs one.
  func write(
    _ cell: HTMLFragment, _ place: HTMLCellPlace, name: @autoclosure () -> String,
    into output: inout [UInt8])
  /// Begins the element of an item of a section without nesting; its cell comes next.
  func beginItem(into output: inout [UInt8])
  /// Ends the element.
  func endItem(into output: inout [UInt8])
  func beginChildren(of place: HTMLCellPlace, into output: inout [UInt8])
  func endChildren(of place: HTMLCellPlace, into output: inout [UInt8])
  func writeSectionFooter(_ footer: HTMLFragment, into output: inout [UInt8])
  func endSection(into output: inout [UInt8])
  func writeTotals(_ texts: [String], into output: inout [UInt8])
  func writePlaceholder(_ placeholder: HTMLFragment, into output: inout [UInt8])
  func writeListFooter(_ footer: HTMLFragment, into output: inout [UInt8])
  func finish(into output: inout [UInt8])
}

/// What a layout needs to know of the place of a cell.
@frozen
@usableFromInline
struct HTMLCellPlace {
  @usableFromInline let level: Int
  @usableFromInline let hasChildren: Bool
  @usableFromInline let isExpanded: Bool
  @usableFromInline let isHidden: Bool

  @inlinable
  init(_ context: CellContext<some Diffable>) {
    level = context.level
    hasChildren = context.hasChildren
    isExpanded = context.isExpanded
    isHidden = context.isHidden
  }
}
