import ListBuilder

struct Book: Identifiable, Equatable, Diffable {
  let id: Int
  var title: String
  var author: String
  var year: Int?
}

enum Shelf: Diffable, CustomStringConvertible {
  case reading
  case wanted

  var description: String {
    switch self {
    case .reading: "Reading"
    case .wanted: "Wanted"
    }
  }
}

/// Shows one list with two presenters that are written here, with public API only.
@main
struct ExamplePresenters {
  static func main() throws {
    let books: ListSnapshot<Shelf, Book> = try ListSnapshot {
      ListSection(.reading) {
        Book(id: 1, title: "The Art of Computer Programming", author: "Knuth", year: 1968)
        Book(id: 2, title: "Notes on \"Structured\" Programming", author: "Dijkstra", year: 1970)
      }
      ListSection(.wanted) {
        Book(id: 3, title: "Sketch of the Analytical Engine", author: "Menabrea, Lovelace")
      }
    }

    print("Markdown:\n")
    let markdown = MarkdownPresenter<Shelf, Book> { book, _ in "\(book.title) (\(book.author))" }
    print(try markdown.present(books), terminator: "")

    print("CSV:\n")
    let csv = CSVPresenter<Shelf, Book> {
      ListColumn("Title", \.title)
      ListColumn("Author", \.author)
      ListColumn("Year", \.year)
    }
    print(try csv.present(books), terminator: "")
  }
}
