import ListBuilder

/// An item with content that can change.
struct DetailedItem<ID: Identifier>: Diffable, Equatable {
  let id: ID
  var title: String
  var count: Int

  /// The title is too long to be stored in the string's own 16 bytes.
  init(from generator: inout SeededGenerator) {
    id = ID(from: &generator)
    count = Int.random(in: 0..<1000, using: &generator)
    title = "Title of the contact \(count)"
  }
}
