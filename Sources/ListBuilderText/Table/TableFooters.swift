public import ListBuilder

/// What the columns of a table tell of all items, of a section and of the whole list.
@frozen
@usableFromInline
struct TableFooters<Item> {
  @usableFromInline let aggregates: [ListAggregate<Item>?]
  @usableFromInline let showsSections: Bool

  /// The values of the items of the list and of the section; `nil` where there was none.
  @usableFromInline var list: [ListAccumulator<Item>?]?
  @usableFromInline var section: [ListAccumulator<Item>?]?

  /// - Returns: `nil` if no column tells anything.
  @usableFromInline
  init?(_ aggregates: [ListAggregate<Item>?], showsSections: Bool) {
    guard aggregates.contains(where: { $0 != nil }) else { return nil }
    self.aggregates = aggregates
    self.showsSections = showsSections
  }

  @inlinable
  mutating func add(_ item: Item) throws {
    try add(item, to: &list)
    if showsSections { try add(item, to: &section) }
  }

  @inlinable
  func add(_ item: Item, to accumulators: inout [ListAccumulator<Item>?]?) throws {
    if accumulators == nil { accumulators = aggregates.map { $0?.makeAccumulator() } }
    for accumulator in accumulators ?? [] { try accumulator?.add(item) }
  }

  /// The texts of the columns for the section that ends, or `nil` if there are none.
  @inlinable
  mutating func endSection() throws -> [String]? {
    defer { section = nil }
    return try section.map(Self.texts)
  }

  /// The texts of the columns for the whole list, once; `nil` for a list without items.
  @inlinable
  mutating func endList() throws -> [String]? {
    defer { list = nil }
    return try list.map(Self.texts)
  }

  @inlinable
  static func texts(_ accumulators: [ListAccumulator<Item>?]) throws -> [String] {
    try accumulators.map { try $0?.text() ?? "" }
  }
}
