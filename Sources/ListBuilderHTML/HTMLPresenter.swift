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
/// An item of an outline with others under it is a `details` element: its cell is the summary, and
/// the items under it are a list inside, open if the item is expanded. The reader opens and closes
/// it without scripts. A cell with links or controls stands before the summary, which is a small
/// triangle then, for assistive tools do not tell buttons apart that are in others. Lists are
/// nested up to 100 deep; what is deeper stands in the innermost, whether its parents are expanded
/// or not, and tells its level to assistive tools.
///
/// ``table(page:levelText:columns:)`` makes a presenter of tables.
///
/// A page is one file without outside requests. It follows the reader's light or dark colour
/// scheme, and fits phones and wide windows.
public struct HTMLPresenter<Section: Diffable, Item: Diffable>: StreamingPresenter,
  ConfigurablePresenter
{
  public var cellProvider: (Item, CellContext<Section>) throws -> HTMLFragment {
    get {
      { [cellWriter] item, context in
        var cell = HTMLFragment()
        try cellWriter(item, context, &cell)
        return cell
      }
    }
    set { cellWriter = { try newValue($0, $1).append(to: &$2) } }
  }

  public var supplementaryProvider: ((SupplementaryContext<Section>) throws -> HTMLFragment?)?

  /// The page around the list; `nil` for the list alone.
  public var page: HTMLPage?

  /// How the list is laid out as a table; `nil` for lists.
  public var table: HTMLTable?

  /// Makes the titles of a page's section index; `nil` for the sections' descriptions. It is asked
  /// only where ``HTMLPage/sectionIndexLabel`` is there.
  public var sectionIndex: ((ListSnapshot<Section, Item>) throws -> SectionIndex)?

  /// Appends the cell of an item: the provider and what it makes in one, so that a cell needs no
  /// memory of its own on its way into the page.
  @usableFromInline var cellWriter: (Item, CellContext<Section>, inout HTMLFragment) throws -> Void

  /// What the columns of a table tell of all items.
  @usableFromInline var footers: [ListAggregate<Item>?] = []

  /// Creates a presenter whose sections show their descriptions as headings.
  ///
  /// - Parameters:
  ///   - page: The page around the list; `nil` for the list alone.
  ///   - cellProvider: Makes a string, a ``ListBuilder/CellContent`` or an ``HTMLFragment`` of an
  ///     item.
  @inlinable
  public init<Cell: HTMLFragmentConvertible>(
    page: HTMLPage? = nil,
    cellProvider: @escaping (Item, CellContext<Section>) throws -> Cell
  ) {
    self.init(page: page, cellWriter: { try cellProvider($0, $1).append(to: &$2) })
  }

  /// Creates a presenter with headers, footers and a placeholder of your own.
  ///
  /// - Parameters:
  ///   - page: The page around the list; `nil` for the list alone.
  ///   - cellProvider: Makes a string, a ``ListBuilder/CellContent`` or an ``HTMLFragment`` of an
  ///     item.
  ///   - supplementaryProvider: Makes the same for a header, a footer or the placeholder; `nil`
  ///     leaves it out. A section's header becomes a heading, so it should hold text alone.
  @inlinable
  public init<Cell: HTMLFragmentConvertible, Supplementary: HTMLFragmentConvertible>(
    page: HTMLPage? = nil,
    cellProvider: @escaping (Item, CellContext<Section>) throws -> Cell,
    supplementaryProvider: @escaping (SupplementaryContext<Section>) throws -> Supplementary?
  ) {
    self.page = page
    cellWriter = { try cellProvider($0, $1).append(to: &$2) }
    self.supplementaryProvider = { try supplementaryProvider($0)?.htmlFragment }
  }

  @usableFromInline
  init(
    page: HTMLPage?,
    cellWriter: @escaping (Item, CellContext<Section>, inout HTMLFragment) throws -> Void
  ) {
    self.page = page
    self.cellWriter = cellWriter
    supplementaryProvider = { $0.defaultHeader?.htmlFragment }
  }

  /// Returns a renderer for one walk through a list.
  ///
  /// - Throws: What ``sectionIndex`` throws.
  /// - Complexity: O(1), or O(*s*) for a page with an index of *s* sections.
  @inlinable
  public func makeRenderer(
    for list: ListSnapshot<Section, Item>
  ) throws -> HTMLListRenderer<Section, Item> {
    HTMLListRenderer(layout(try links(to: list)), table == nil ? nil : HTMLTotals(footers))
  }

  /// Writes the cell of an item of a section without nesting, in place.
  ///
  /// It writes what ``cellProvider`` makes, and asks no other provider: a presenter that has one of
  /// its own and borrows this one's renderer leaves this to the default.
  ///
  /// - Throws: What the cell provider throws, and what a column tells of all items.
  @inlinable
  public func renderCell(
    of item: Item, in context: CellContext<Section>,
    from provider: (Item, CellContext<Section>) throws -> HTMLFragment,
    by renderer: inout HTMLListRenderer<Section, Item>, into output: inout [UInt8]
  ) throws {
    try renderer.render(item, into: &output) { try cellWriter(item, context, &$0) }
  }
}

extension HTMLPresenter {
  @inlinable
  func links(to list: ListSnapshot<Section, Item>) throws -> HTMLIndexLinks? {
    guard page?.sectionIndexLabel != nil else { return nil }
    let index = try sectionIndex?(list) ?? SectionIndex(of: list) { "\($0)" }
    return HTMLIndexLinks(index, names: list.sectionIdentifiers.map { "\($0)" })
  }

  @usableFromInline
  func layout(_ links: HTMLIndexLinks?) -> any HTMLLayout {
    let frame = page?.frame(links) ?? HTMLFrame()
    return table.map { HTMLTableLayout($0, frame) } ?? HTMLListLayout(frame)
  }
}
