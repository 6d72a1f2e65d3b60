import ListBuilder

/// A section that is its own identifier.
enum Group: String, Hashable, Diffable, Codable, CaseIterable {
  case a = "A"
  case b = "B"
  case c = "C"
  /// A section that no list of the tests has.
  case unused = "U"
}

extension Group: CustomStringConvertible {
  var description: String { rawValue }
}

/// An item with an identifier and content.
struct Note: Identifiable, Equatable, Diffable, Codable {
  let id: Int
  var text: String

  init(_ id: Int, _ text: String = "") {
    self.id = id
    self.text = text
  }
}

/// An item whose identifiers all have the same hash.
struct Colliding: Hashable, Diffable, CustomStringConvertible {
  let name: String

  init(_ name: String) { self.name = name }

  func hash(into hasher: inout Hasher) {}

  var description: String { name }
}

/// An item that is a class: equality and hash go by the name, not by the object.
final class Person: Hashable, Diffable {
  let name: String

  init(_ name: String) { self.name = name }

  static func == (lhs: Person, rhs: Person) -> Bool { lhs.name == rhs.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A snapshot of strings, the plainest there is.
typealias Letters = ListSnapshot<Group, String>

extension ListSection where Section == Group, Item == String {
  /// A section whose items are the words of a text.
  init(_ group: Group, words: String, fileID: StaticString = #fileID, line: UInt = #line) {
    let items = words.split(separator: " ").map(String.init)
    self.init(items: items, in: group, fileID: fileID, line: line)
  }
}
