/// The layouts that a presenter takes a list through.
@usableFromInline
struct TextLayouts {
  private let measure: TableMeasure?
  private let makeLayout: () -> any TextLayout

  /// Creates the layout of a list of lines.
  init(indentation: Int, bullet: String, _ settings: TextSettings) {
    measure = nil
    makeLayout = { ListLayout(indentation: indentation, bullet: bullet, settings) }
  }

  /// Creates the layouts of a table.
  init(_ table: TextTable, _ settings: TextSettings) {
    let measure = TableMeasure(table, settings)
    self.measure = measure.needsTexts ? measure : nil
    makeLayout = {
      TableLayout(
        table, measure.columns, numberOfContents: measure.numberOfContents, settings)
    }
  }

  /// What is to see the whole list before anything is written; `nil` if that is not necessary.
  @usableFromInline var measuring: (any TextLayout)? { measure }

  /// Returns what writes the list.
  @usableFromInline
  func makeWriting() -> any TextLayout { makeLayout() }
}
