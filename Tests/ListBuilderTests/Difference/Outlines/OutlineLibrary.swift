import Foundation
import Testing

@testable import ListBuilder

extension ListSnapshot where Section == Shelf, Item == Book {
  /// Reads a list with outlines. A plus sign behind an item expands it, and those under it stand in
  /// parentheses: `A@title[a@1+(b c(d)) e] B[]`.
  init(outlines notation: String) throws {
    var sections: [ListSection<Shelf, Book>] = []
    var shelf = Shelf(id: "")
    var rows: [OutlineRow<Book>] = []
    var level = 0
    var word = ""
    func parts() -> [String] {
      word.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
    }
    func finishItem(isExpanded: Bool = false) {
      guard !word.isEmpty else { return }
      let parts = parts()
      let book = Book(id: parts[0], text: parts.count > 1 ? parts[1] : "")
      rows.append(OutlineRow(item: book, level: level, isExpanded: isExpanded))
      word = ""
    }
    for character in notation {
      switch character {
      case "[":
        let parts = parts()
        shelf = Shelf(id: parts[0], title: parts.count > 1 ? parts[1] : "")
        (rows, word) = ([], "")
      case "]":
        finishItem()
        sections.append(ListSection(shelf, ListItems(rows: rows), declaredAt: nil))
      case "+": finishItem(isExpanded: true)
      case "(":
        finishItem()
        level += 1
      case ")":
        finishItem()
        level -= 1
      case " ": finishItem()
      default: word.append(character)
      }
    }
    try self.init(sections: sections)
  }
}

/// Expects what changed from one list with outlines to another, told as logs: by paths, and as
/// edits of trees. Expects also that all laws hold, and that the difference can travel.
@discardableResult
func expectOutlineChanges(
  from old: Library, to new: Library, paths: [String] = [], trees: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> LibraryDifference {
  let difference = new.difference(from: old)
  let changes =
    difference.sectionChanges.map { $0.description } + difference.itemChanges.map { $0.description }
  #expect(changes == paths, sourceLocation: sourceLocation)
  #expect(
    difference.outlineChanges.map { $0.description } == trees, sourceLocation: sourceLocation)
  #expect(difference.isEmpty == (paths + trees).isEmpty, sourceLocation: sourceLocation)
  #expect(difference.count == paths.count, sourceLocation: sourceLocation)
  expectLaws(from: old, to: new, sourceLocation: sourceLocation)
  #expect(difference.inverse().inverse() == difference, sourceLocation: sourceLocation)
  #expect(try old.applying(difference) == new, sourceLocation: sourceLocation)
  #expect(try new.applying(difference.inverse()) == old, sourceLocation: sourceLocation)

  let copy = try decoded(difference)
  #expect(copy == difference, sourceLocation: sourceLocation)
  #expect(copy.description == difference.description, sourceLocation: sourceLocation)
  #expect(try old.applying(copy) == new, sourceLocation: sourceLocation)
  #expect(try new.applying(copy.inverse()) == old, sourceLocation: sourceLocation)
  return difference
}

/// The same for lists that are told as text.
@discardableResult
func expectOutlineChanges(
  from old: String, to new: String, paths: [String] = [], trees: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> LibraryDifference {
  try expectOutlineChanges(
    from: Library(outlines: old), to: Library(outlines: new), paths: paths, trees: trees,
    sourceLocation: sourceLocation)
}

/// Returns a difference that was encoded and decoded.
func decoded<Section: Diffable & Codable, Item: Diffable & Codable>(
  _ difference: ListDifference<Section, Item>
) throws -> ListDifference<Section, Item> where Item.ID: Codable {
  let data = try JSONEncoder().encode(difference)
  return try JSONDecoder().decode(ListDifference<Section, Item>.self, from: data)
}
