public import ListBuilder

/// Presents a list as plain text, for files and terminals.
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
/// A cell is a string or a ``ListBuilder/CellContent``. Each section has its description as its
/// header, unless it is empty or a supplementary provider says otherwise. Items without a header
/// above them are not indented.
///
/// The items of an outline are indented by two more spaces a level, and what is under a collapsed
/// item is left out. Items below level 20 are not indented further, and tell their level, as in
/// `21: Ada`.
///
/// ``update(from:to:)`` tells what changed between two lists, a line a change.
///
/// Item text cannot control a terminal: control characters become visible or harmless.
public struct TextPresenter<Section: Diffable, Item: Diffable>: StreamingPresenter,
  ConfigurablePresenter
{
  public var cellProvider: (Item, CellContext<Section>) throws -> CellContent
  public var supplementaryProvider: ((SupplementaryContext<Section>) throws -> CellContent?)?

  /// The number of spaces before the items of a section that has a header, from 0 to 1,000.
  public var indentation = 2

  /// What stands before each item, such as `"- "`.
  public var bullet = ""

  /// Creates a presenter whose sections show their descriptions as headers.
  ///
  /// - Parameter cellProvider: Makes a string or a ``ListBuilder/CellContent`` of an item.
  public init<Cell: CellContentConvertible>(
    cellProvider: @escaping (Item, CellContext<Section>) throws -> Cell
  ) {
    self.cellProvider = { try cellProvider($0, $1).cellContent }
    supplementaryProvider = { $0.defaultHeader?.cellContent }
  }

  /// Creates a presenter with headers, footers and a placeholder of your own.
  ///
  /// - Parameters:
  ///   - cellProvider: Makes a string or a ``ListBuilder/CellContent`` of an item.
  ///   - supplementaryProvider: Makes a string or a ``ListBuilder/CellContent`` for a header, a
  ///     footer or the placeholder; `nil` leaves it out.
  public init<Cell: CellContentConvertible, Supplementary: CellContentConvertible>(
    cellProvider: @escaping (Item, CellContext<Section>) throws -> Cell,
    supplementaryProvider: @escaping (SupplementaryContext<Section>) throws -> Supplementary?
  ) {
    self.cellProvider = { try cellProvider($0, $1).cellContent }
    self.supplementaryProvider = { try supplementaryProvider($0)?.cellContent }
  }

  public func makeRenderer(for list: ListSnapshot<Section, Item>) -> TextListRenderer<Section, Item>
  {
    TextListRenderer(indentation: columnsOfIndentation, bullet: harmlessBullet)
  }
}

extension TextPresenter {
  /// More than any terminal has columns.
  private static var mostIndentation: Int { 1_000 }

  /// The indentation within its bounds.
  var columnsOfIndentation: Int { min(max(indentation, 0), Self.mostIndentation) }

  /// The bullet as one line.
  var harmlessBullet: String { HarmlessText.lines(of: bullet).joined() }
}
