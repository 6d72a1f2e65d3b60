public import ListBuilder

extension HTMLPresenter {
  /// Returns a presenter that shows a list as a table.
  ///
  ///     let table = HTMLPresenter<Section, Contact>.table(page: HTMLPage(title: "Contacts")) {
  ///       ListColumn("Name", \.name)
  ///       ListColumn("Age", \.age, alignment: .trailing, footer: .sum(\.age))
  ///     }
  ///     let html = try table.present(list)
  ///
  /// The list's header, or else the page's title, is the caption. Each section is a group of rows
  /// with its heading above, and the first cell of a row names the row. What columns tell of all
  /// items stands below. In a window that is too narrow the table scrolls by itself.
  ///
  /// Items of an outline are indented, and tell their level to assistive tools. A table cannot be
  /// opened and closed, so what is under a collapsed item is left out.
  ///
  /// A cell is a fragment of `td` and `th` elements, one a column. Set more of it in ``table``.
  ///
  /// - Parameters:
  ///   - page: The page around the list; `nil` for the list alone.
  ///   - levelText: What stands before the first text of an item that is under others, for
  ///     assistive tools; it is given the number of items above, plus one.
  ///   - columns: The columns.
  @inlinable
  public static func table(
    page: HTMLPage? = nil,
    levelText: @escaping (Int) -> String = { "Level \($0):" },
    @ListColumnBuilder<Item> columns: () -> [ListColumn<Item>]
  ) -> HTMLPresenter {
    let columns = columns()
    let row = HTMLTableRow(columns.map { $0.layout })
    var presenter = HTMLPresenter(
      page: page,
      cellWriter: { item, context, cells in
        for (index, column) in columns.enumerated() {
          let level =
            index == 0 && context.level > 0 ? levelText(row.number(of: context.level)) : nil
          if let content = try column.content?(item) {
            row.write(content, at: index, level: level, into: &cells.html)
          } else {
            row.write(try column.text(item), at: index, level: level, into: &cells.html)
          }
        }
      })
    presenter.table = HTMLTable(columns: columns.map { $0.layout })
    presenter.footers = columns.map { $0.footer }
    return presenter
  }
}

/// Writes the cells of a row.
@usableFromInline
struct HTMLTableRow {
  /// The opening and closing tags of each column's cells.
  private let tags: [(open: String, close: String)]

  @usableFromInline
  init(_ columns: [ListColumnLayout]) {
    tags = columns.enumerated().map { index, column in
      index == 0
        ? ("<th scope=\"row\"\(column.classAttribute)", "</th>")
        : ("<td\(column.classAttribute)", "</td>")
    }
  }

  /// The number of a level, counted from 1.
  @usableFromInline
  func number(of level: Int) -> Int { level == .max ? level : level + 1 }

  @usableFromInline
  func write(_ content: CellContent, at index: Int, level: String?, into row: inout [UInt8]) {
    open(index, level, into: &row)
    content.write(into: &row)
    row.write(tags[index].close)
  }

  @usableFromInline
  func write(_ text: String, at index: Int, level: String?, into row: inout [UInt8]) {
    open(index, level, into: &row)
    row.write(isolated: text)
    row.write(tags[index].close)
  }

  private func open(_ index: Int, _ level: String?, into row: inout [UInt8]) {
    row.write(tags[index].open)
    guard let level, !level.isEmpty else { return }
    row.write("<span class=\"visually-hidden\">")
    row.write(text: level)
    row.write(" </span>")
  }
}
