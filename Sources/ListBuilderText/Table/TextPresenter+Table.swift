public import ListBuilder

extension TextPresenter {
  /// Returns a presenter that shows a list as a table.
  ///
  ///     let table = TextPresenter<Section, Contact>.table {
  ///       ListColumn("Name", \.name)
  ///       ListColumn("Age", \.age, alignment: .trailing)
  ///     }
  ///     print(try table.present(list))
  ///
  ///     ╭──────┬─────╮
  ///     │ Name │ Age │
  ///     ├──────┴─────┤
  ///     │ friends    │
  ///     ├──────┬─────┤
  ///     │ Ada  │  36 │
  ///     ╰──────┴─────╯
  ///
  /// Set more of it in ``table``.
  ///
  /// - Parameters:
  ///   - border: The lines around rows and columns.
  ///   - columns: The columns.
  @inlinable
  public static func table(
    border: TextBorder = .rounded, @ListColumnBuilder<Item> columns: () -> [ListColumn<Item>]
  ) -> TextPresenter {
    let columns = columns()
    var presenter = TextPresenter(cells: TextCell.provider(columns))
    presenter.table = TextTable(columns: columns.map { $0.layout }, border: border)
    presenter.footers = columns.map { $0.footer }
    return presenter
  }
}

extension TextCell {
  /// Makes cells of what columns show of items.
  @inlinable
  static func provider<Section, Item>(
    _ columns: [ListColumn<Item>]
  ) -> (Item, CellContext<Section>) throws -> TextCell {
    let hasContents = columns.contains { $0.content != nil }
    guard hasContents else {
      let texts = columns.map { $0.text }
      return { item, _ in TextCell(texts: try texts.map { text in try text(item) }) }
    }
    return { item, _ in
      TextCell(contents: try columns.map { try $0.content?(item) ?? CellContent($0.text(item)) })
    }
  }
}
