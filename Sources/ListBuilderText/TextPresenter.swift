public import ListBuilder

/// Presents a list as text, for files and terminals.
///
///     print(try TextPresenter { contact, _ in contact.name }.present(list))
///
///     friends
///       Ada
///       Grace
///
///     others
///       Edsger
///
/// A cell is a string, a ``ListBuilder/CellContent`` or a ``TextCell``. Each section has its
/// description as its header, unless it is empty or a supplementary provider says otherwise. Items
/// without a header above them are not indented.
///
/// ``table(border:columns:)`` makes a presenter of tables, and ``table`` turns any into one.
///
/// The items of an outline are indented by two more spaces a level, or have guides before them, see
/// ``outlineStyle``. What is under a collapsed item is left out. Items below level 20 are not
/// indented further, and tell their level, as in `21: Ada`.
///
/// ``update(from:to:)`` tells what changed between two lists, a line a change.
///
/// Item text cannot control a terminal: control characters become visible or harmless.
public struct TextPresenter<Section: Diffable, Item: Diffable>: StreamingPresenter,
  ConfigurablePresenter
{
  public var cellProvider: (Item, CellContext<Section>) throws -> TextCell
  public var supplementaryProvider: ((SupplementaryContext<Section>) throws -> CellContent?)?

  /// How the list is laid out as a table; `nil` for a list of lines.
  public var table: TextTable?

  /// The number of cells in a line, at least 1; `nil` for as many as there are.
  ///
  /// In a list of lines, what is longer goes on in the next line, under its beginning, and details
  /// stand at the end of the line, at most at its 1,000th cell. In a table, columns become
  /// narrower. It does not matter for Markdown.
  public var width: Int?

  /// What becomes of a text that is wider than the ``width`` of a list of lines. Each column of a
  /// table has its own answer.
  public var overflow = ListOverflow.wrap

  /// Whether text comes with colours, and is for a terminal.
  public var style = TextStyle.plain

  /// How outlines show which items are under which.
  public var outlineStyle = TextOutlineStyle.indented

  /// Whether characters of ambiguous width have two cells, see ``DisplayWidth/ambiguousIsWide``.
  /// Box-drawing characters are of that kind; ASCII then stands in for them.
  public var ambiguousIsWide = false

  /// The number of spaces before the items of a section that has a header, from 0 to 1,000.
  public var indentation = 2

  /// What stands before each item of a list of lines, such as `"- "`.
  public var bullet = ""

  /// What the columns of a table tell of all items.
  @usableFromInline var footers: [ListAggregate<Item>?] = []

  /// Creates a presenter whose sections show their descriptions as headers.
  ///
  /// - Parameter cellProvider: Makes a string, a ``ListBuilder/CellContent`` or a ``TextCell`` of
  ///   an item.
  @inlinable
  public init<Cell: TextCellConvertible>(
    cellProvider: @escaping (Item, CellContext<Section>) throws -> Cell
  ) {
    self.cellProvider = { try cellProvider($0, $1).textCell }
    supplementaryProvider = { $0.defaultHeader?.cellContent }
  }

  @inlinable
  init(cells: @escaping (Item, CellContext<Section>) throws -> TextCell) {
    cellProvider = cells
    supplementaryProvider = { $0.defaultHeader?.cellContent }
  }

  /// Creates a presenter with headers, footers and a placeholder of your own.
  ///
  /// - Parameters:
  ///   - cellProvider: Makes a string, a ``ListBuilder/CellContent`` or a ``TextCell`` of an item.
  ///   - supplementaryProvider: Makes a string or a ``ListBuilder/CellContent`` for a header, a
  ///     footer or the placeholder; `nil` leaves it out.
  @inlinable
  public init<Cell: TextCellConvertible, Supplementary: CellContentConvertible>(
    cellProvider: @escaping (Item, CellContext<Section>) throws -> Cell,
    supplementaryProvider: @escaping (SupplementaryContext<Section>) throws -> Supplementary?
  ) {
    self.cellProvider = { try cellProvider($0, $1).textCell }
    self.supplementaryProvider = { try supplementaryProvider($0)?.cellContent }
  }

  /// Returns a renderer for one walk through a list.
  ///
  /// A table whose columns are not all of a fixed width needs to know their widest texts: then the
  /// providers are called for the whole list here, and again on the walk. The same is true of
  /// columns that are aligned at a decimal point.
  ///
  /// - Throws: What a provider throws, and ``TextTableError`` if a cell does not fit the table.
  /// - Complexity: O(1), or O(*n*) for such tables.
  @inlinable
  public func makeRenderer(
    for list: ListSnapshot<Section, Item>
  ) throws -> TextRenderer<Section, Item> {
    let layouts = layouts
    if let measuring = layouts.measuring {
      var renderer = TextRenderer<Section, Item>(measuring, tableFooters)
      var nothing: [UInt8] = []
      var cursor = cursor(over: list)
      while let element = try cursor.next() { try renderer.render(element, into: &nothing) }
      try renderer.finish(into: &nothing)
    }
    return TextRenderer(layouts.makeWriting(), tableFooters)
  }

  @inlinable
  public func renderCell(
    of item: Item, in context: CellContext<Section>,
    from provider: (Item, CellContext<Section>) throws -> TextCell,
    by renderer: inout TextRenderer<Section, Item>, into output: inout [UInt8]
  ) throws {
    try renderer.render(provider(item, context), of: item, in: context, into: &output)
  }
}

extension TextPresenter {
  @usableFromInline var layouts: TextLayouts {
    guard let table else {
      return TextLayouts(indentation: columnsOfIndentation, bullet: harmlessBullet, settings)
    }
    return TextLayouts(table, settings)
  }

  @usableFromInline var tableFooters: TableFooters<Item>? {
    table.flatMap { TableFooters(footers, showsSections: $0.showsSectionTotals) }
  }
}

extension TextPresenter {
  /// More than any terminal has columns.
  private static var mostIndentation: Int { 1_000 }

  /// The indentation within its bounds.
  var columnsOfIndentation: Int { min(max(indentation, 0), Self.mostIndentation) }

  /// The bullet as one line.
  var harmlessBullet: String { HarmlessText.lines(of: bullet).map(\.text).joined() }

  private var settings: TextSettings {
    TextSettings(
      width: width.map { max($0, 1) }, overflow: overflow,
      widths: DisplayWidth(ambiguousIsWide: ambiguousIsWide), styles: StyleSequences(style),
      outline: outlineStyle)
  }
}
