import Testing

@testable import ListBuilder

/// A section whose title may change.
struct Shelf: Diffable, Equatable, Codable {
  let id: String
  var title = ""
}

/// An item whose text may change.
struct Book: Diffable, Equatable, Codable {
  let id: String
  var text = ""
}

typealias Library = ListSnapshot<Shelf, Book>

extension ListSnapshot where Section == Shelf, Item == Book {
  /// Reads a list as its description tells it, with titles and texts behind `@`:
  /// `A[a@1 b] B@title[c]`.
  init(_ notation: String) throws {
    let shelves = notation.split(separator: "]").map { part in
      let halves = part.split(separator: "[", omittingEmptySubsequences: false)
      let shelf = halves[0].split(whereSeparator: { $0 == "@" || $0 == " " }).map(String.init)
      let books = halves[1].split(separator: " ").map { word in
        let parts = word.split(separator: "@").map(String.init)
        return Book(id: parts[0], text: parts.count > 1 ? parts[1] : "")
      }
      return ListSection(
        items: books, in: Shelf(id: shelf[0], title: shelf.count > 1 ? shelf[1] : ""))
    }
    try self.init(sections: shelves)
  }

  /// A copy that an edit changed.
  func edited(_ edit: (inout Self) throws -> Void) rethrows -> Self {
    var copy = self
    try edit(&copy)
    return copy
  }
}

typealias LibraryDifference = ListDifference<Shelf, Book>

/// Returns the difference between two lists that are told as text.
func difference(_ old: String, _ new: String) throws -> LibraryDifference {
  try Library(new).difference(from: Library(old))
}

func at(_ section: Int, _ item: Int) -> ListIndexPath {
  ListIndexPath(section: section, item: item)
}

/// Expects what changed from one list to another, and that the difference obeys all laws.
@discardableResult
func expectChanges<Section: Diffable & Equatable, Item: Diffable & Equatable>(
  from old: ListSnapshot<Section, Item>, to new: ListSnapshot<Section, Item>,
  removedSections: [Int] = [], insertedSections: [Int] = [], movedSections: [ListMove<Int>] = [],
  updatedSections: [ListUpdate<Int>] = [], removedItems: [ListIndexPath] = [],
  insertedItems: [ListIndexPath] = [], movedItems: [ListMove<ListIndexPath>] = [],
  updatedItems: [ListUpdate<ListIndexPath>] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) -> ListDifference<Section, Item> {
  let difference = new.difference(from: old)
  #expect(difference.removedSections == removedSections, sourceLocation: sourceLocation)
  #expect(difference.insertedSections == insertedSections, sourceLocation: sourceLocation)
  #expect(difference.movedSections == movedSections, sourceLocation: sourceLocation)
  #expect(difference.updatedSections == updatedSections, sourceLocation: sourceLocation)
  #expect(difference.removedItems == removedItems, sourceLocation: sourceLocation)
  #expect(difference.insertedItems == insertedItems, sourceLocation: sourceLocation)
  #expect(difference.movedItems == movedItems, sourceLocation: sourceLocation)
  #expect(difference.updatedItems == updatedItems, sourceLocation: sourceLocation)
  expectLaws(from: old, to: new, sourceLocation: sourceLocation)
  return difference
}

/// Expects that the difference between two lists obeys all laws.
func expectLaws<Section: Diffable & Equatable, Item: Diffable & Equatable>(
  from old: ListSnapshot<Section, Item>, to new: ListSnapshot<Section, Item>,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let laws = DifferenceLaws(from: old, to: new, new.difference(from: old))
  #expect(laws.broken() == nil, sourceLocation: sourceLocation)
}
