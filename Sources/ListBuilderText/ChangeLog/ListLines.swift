import ListBuilder

/// Presents elements of one of the two lists that a change log is about, each as one line.
struct ListLines<Section: Diffable, Item: Diffable> {
  private let list: ListSnapshot<Section, Item>
  private let presenter: TextPresenter<Section, Item>
  private var headers: [Int: String?] = [:]

  init(of list: ListSnapshot<Section, Item>, by presenter: TextPresenter<Section, Item>) {
    self.list = list
    self.presenter = presenter
  }

  /// Returns the header of a section, or `nil` if it shows none. The provider is called once.
  mutating func header(ofSection index: Int) throws -> String? {
    if let header = headers[index] { return header }
    let context = SectionContext(of: list, at: index).map {
      SupplementaryContext(.sectionHeader, in: $0)
    }
    let content = try context.flatMap { try presenter.supplementaryProvider?($0) }
    let header = content.map { CellLines($0).line }
    headers[index] = .some(header)
    return header
  }

  /// Returns the item at a path as one line, without what stands before it.
  func item(at path: ListIndexPath) throws -> String {
    guard let item = list[path], let context = CellContext(of: list, at: path) else { return "" }
    return try CellLines(presenter.cellProvider(item, context)).line
  }

  /// Returns the identifier of the section at an index.
  func sectionID(at index: Int) -> Section.ID? { list.section(at: index)?.id }
}
