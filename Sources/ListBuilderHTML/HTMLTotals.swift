public import ListBuilder

/// What the columns of a table tell of all items.
@frozen
@usableFromInline
struct HTMLTotals<Item> {
  @usableFromInline let accumulators: [ListAccumulator<Item>?]
  @usableFromInline var isEmpty = true

  /// - Returns: `nil` if no column tells anything.
  @usableFromInline
  init?(_ aggregates: [ListAggregate<Item>?]) {
    guard aggregates.contains(where: { $0 != nil }) else { return nil }
    accumulators = aggregates.map { $0?.makeAccumulator() }
  }

  @inlinable
  mutating func add(_ item: Item) throws {
    isEmpty = false
    for accumulator in accumulators { try accumulator?.add(item) }
  }

  /// The texts of the columns, or `nil` if there are no items.
  @inlinable
  func texts() throws -> [String]? {
    isEmpty ? nil : try accumulators.map { try $0?.text() ?? "" }
  }
}
