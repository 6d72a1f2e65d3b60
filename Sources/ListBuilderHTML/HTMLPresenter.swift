public import ListBuilder

/// Presents a list as HTML: a fragment for a page of your own, or a whole page.
///
///     let html = try HTMLPresenter { contact, _ in contact.name }.present(list)
///     let page = try HTMLPresenter(page: HTMLPage(title: "Contacts")) { contact, _ in
///       CellContent(contact.name, detail: contact.email, link: "mailto:\(contact.email)")
///     }.present(list)
///
/// A cell is a string, a ``ListBuilder/CellContent`` or an ``HTMLFragment``. A section is a
/// `section` element with a heading and a list. Each section has its description as its heading,
/// unless it is empty or a supplementary provider says otherwise.
///
/// The items under an expanded item of an outline are a list inside its element, and those under a
/// collapsed one are left out. Lists are nested up to 100 deep; what is deeper stands in the
/// innermost.
///
/// A page is one file without outside requests. It follows the reader's light or dark colour
/// scheme, and fits phones and wide windows.
public struct HTMLPresenter<Section: Diffable, Item: Diffable>: StreamingPresenter,
  ConfigurablePresenter
{
  public var cellProvider: (Item, CellContext<Section>) throws -> HTMLFragment
  public var supplementaryProvider: ((SupplementaryContext<Section>) throws -> HTMLFragment?)?

  /// The page around the list; `nil` for the list alone.
  public var page: HTMLPage?

  /// Creates a presenter whose sections show their descriptions as headings.
  ///
  /// - Parameters:
  ///   - page: The page around the list; `nil` for the list alone.
  ///   - cellProvider: Makes a string, a ``ListBuilder/CellContent`` or an ``HTMLFragment`` of an
  ///     item.
  public init<Cell: HTMLFragmentConvertible>(
    page: HTMLPage? = nil,
    cellProvider: @escaping (Item, CellContext<Section>) throws -> Cell
  ) {
    self.page = page
    self.cellProvider = { try cellProvider($0, $1).htmlFragment }
    supplementaryProvider = { $0.defaultHeader?.htmlFragment }
  }

  /// Creates a presenter with headers, footers and a placeholder of your own.
  ///
  /// - Parameters:
  ///   - page: The page around the list; `nil` for the list alone.
  ///   - cellProvider: Makes a string, a ``ListBuilder/CellContent`` or an ``HTMLFragment`` of an
  ///     item.
  ///   - supplementaryProvider: Makes the same for a header, a footer or the placeholder; `nil`
  ///     leaves it out. A section's header becomes a heading, so it should hold text alone.
  public init<Cell: HTMLFragmentConvertible, Supplementary: HTMLFragmentConvertible>(
    page: HTMLPage? = nil,
    cellProvider: @escaping (Item, CellContext<Section>) throws -> Cell,
    supplementaryProvider: @escaping (SupplementaryContext<Section>) throws -> Supplementary?
  ) {
    self.page = page
    self.cellProvider = { try cellProvider($0, $1).htmlFragment }
    self.supplementaryProvider = { try supplementaryProvider($0)?.htmlFragment }
  }

  public func makeRenderer(for list: ListSnapshot<Section, Item>) -> HTMLListRenderer<Section, Item>
  {
    HTMLListRenderer(page: page)
  }
}
