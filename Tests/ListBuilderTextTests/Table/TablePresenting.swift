import ListBuilder
import ListBuilderText

/// Three sections of people, for tables.
struct Person: Hashable, Diffable, Sendable {
  var id: String { name }
  var name: String
  var born: Int
  var share: Double = 0
}

extension Person {
  static let ada = Person(name: "Ada", born: 1815, share: 12.5)
  static let grace = Person(name: "Grace", born: 1906, share: 3.25)
  static let edsger = Person(name: "Edsger", born: 1930, share: 100)
}

/// A list of two sections.
func people() throws -> ListSnapshot<String, Person> {
  try ListSnapshot {
    ListSection(items: [.ada, .grace], in: "friends")
    ListSection(items: [.edsger], in: "others")
  }
}

/// Presents rows of texts in a table, in one section without a header.
func table(
  _ rows: [[String]], _ columns: [ListColumnLayout] = [], border: TextBorder = .rounded,
  width: Int? = nil, ambiguousIsWide: Bool = false
) throws -> String {
  var presenter = TextPresenter<String, Int> { row, _ in TextCell(texts: rows[row]) }
  presenter.table = TextTable(columns: columns, border: border)
  presenter.width = width
  presenter.ambiguousIsWide = ambiguousIsWide
  return try presenter.present(ListSnapshot { ListSection(items: 0..<rows.count, in: "") })
}
