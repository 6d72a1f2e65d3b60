import ListBuilder
import Testing

@Suite struct ListColumnTests {
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
    struct Failure: Error {}
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
}
