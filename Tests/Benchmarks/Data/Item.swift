import ListBuilder

/// An item that holds nothing but its identifier.
struct Item<ID: Identifier>: Diffable, Equatable {
  let id: ID

  init(from generator: inout SeededGenerator) { id = ID(from: &generator) }
}
