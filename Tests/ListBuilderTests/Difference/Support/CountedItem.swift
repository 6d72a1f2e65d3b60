import ListBuilder

/// How often identifiers were compared and hashed.
final class OperationCounter {
  fileprivate(set) var comparisons = 0
  fileprivate(set) var hashes = 0

  func reset() { (comparisons, hashes) = (0, 0) }
}

/// An identifier that counts what is done with it. It belongs to one thread.
struct CountedID<Base: Hashable>: Hashable {
  let base: Base
  let counter: OperationCounter

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.counter.comparisons += 1
    return lhs.base == rhs.base
  }

  func hash(into hasher: inout Hasher) {
    counter.hashes += 1
    hasher.combine(base)
  }
}

struct CountedItem<Base: Hashable>: Diffable {
  let id: CountedID<Base>

  func hasSameContent(as other: Self) -> Bool { true }
}
