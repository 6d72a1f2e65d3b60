import ListBuilder
import Testing

@Suite struct ListColumnTests {
  private struct Failure: Error {}

  private struct Book {
    var title: String
    var year: Int?
    var price = 2.5
    var shelf = Group.a
    var subtitle: String?
  }

  private let book = Book(title: "Tales", year: 1890)

  private func columns(
    @ListColumnBuilder<Book> _ body: () -> [ListColumn<Book>]
  ) -> [ListColumn<Book>] {
    body()
  }

  @Test("A key path leads to anything that describes itself")
  func keyPaths() throws {
    let columns = columns {
      ListColumn("Title", \.title)
      ListColumn("Price", \.price)
      ListColumn("Shelf", \.shelf)
    }
    #expect(columns.map(\.title) == ["Title", "Price", "Shelf"])
    #expect(try columns.map { try $0.text(book) } == ["Tales", "2.5", "A"])
  }

  @Test("A key path to an optional shows its value, or nothing")
  func optionals() throws {
    let columns = columns {
      ListColumn("Year", \.year)
      ListColumn("Subtitle", \.subtitle)
      ListColumn("Length", \.subtitle?.count)
    }
    #expect(try columns.map { try $0.text(book) } == ["1890", "", ""])
  }

  @Test("A closure computes what a column shows, and may throw")
  func closures() throws {
    let columns = columns {
      ListColumn("Length") { $0.title.count }
      ListColumn("Century") { book in book.year.map { $0 / 100 + 1 } }
      ListColumn("Error") { _ -> String in throw Failure() }
    }
    #expect(try columns[0].text(book) == "5")
    #expect(try columns[1].text(book) == "19")
    #expect(throws: Failure.self) { try columns[2].text(book) }
  }

  @Test("A builder takes conditions, loops, arrays and nothing", arguments: [true, false])
  func builder(flag: Bool) {
    let more = columns { ListColumn("z", \.title) }
    let result = columns {
      if flag { ListColumn("a", \.title) }
      if flag { ListColumn("b", \.title) } else { ListColumn("c", \.title) }
      for name in ["x", "y"] { ListColumn(name, \.title) }
      switch flag {
      case true: more
      case false: ListColumn("d", \.title)
      }
    }
    let expected = flag ? ["a", "b", "x", "y", "z"] : ["c", "x", "y", "d"]
    #expect(result.map(\.title) == expected)
    #expect(columns {}.isEmpty)
  }

  @Test("A column is laid out plainly, unless it says otherwise")
  func layouts() {
    let columns = columns {
      ListColumn("Title", \.title)
      ListColumn(
        "Price", \.price, alignment: .decimal, width: .flexible(minimum: 3, maximum: 9),
        overflow: .truncate, priority: 2)
      ListColumn("Year", \.year, alignment: .trailing, width: .fixed(4), priority: -1)
    }
    #expect(
      columns.map(\.layout) == [
        ListColumnLayout(
          "Title", alignment: .leading, width: .automatic, overflow: .wrap, priority: 0),
        ListColumnLayout(
          "Price", alignment: .decimalSeparator("."), width: .flexible(minimum: 3, maximum: 9),
          overflow: .truncate, priority: 2),
        ListColumnLayout("Year", alignment: .trailing, width: .fixed(4), priority: -1),
      ])
    #expect(columns.allSatisfy { $0.content == nil && $0.footer == nil })
  }

  @Test("A column may show contents; its text is then their main text")
  func contents() throws {
    let columns = columns {
      ListColumn("Title") { CellContent($0.title, detail: "2", role: .muted) }
      ListColumn("Title", content: { CellContent($0.title) }, alignment: .center)
    }
    #expect(try columns[0].text(book) == "Tales")
    #expect(try columns[0].content?(book) == CellContent("Tales", detail: "2", role: .muted))
    #expect(columns[1].layout.alignment == .center)
    let failing = ListColumn<Book>("Error", content: { _ in throw Failure() })
    #expect(throws: Failure.self) { try failing.text(book) }
    #expect(throws: Failure.self) { try failing.content?(book) }
  }

  @Test("A column may tell something of all items")
  func footers() throws {
    let columns = columns {
      ListColumn("Title", \.title, footer: .count)
      ListColumn("Year", \.year, footer: .text("–"))
      ListColumn("Price", \.price, footer: .sum(\.price))
      ListColumn("Note", content: { CellContent($0.title) }, footer: .count)
    }
    let texts = try columns.map { column in
      let accumulator = column.footer?.makeAccumulator()
      for _ in 0..<2 { try accumulator?.add(book) }
      return try accumulator?.text()
    }
    #expect(texts == ["2", "–", "5.0", "2"])
  }

  @Test("The layout and the footer of a column can be changed")
  func changes() {
    var column = ListColumn<Book>("Title", \.title)
    column.layout.title = "Name"
    column.footer = .count
    #expect(column.title == "Name")
    #expect(column.footer != nil)
  }
}
