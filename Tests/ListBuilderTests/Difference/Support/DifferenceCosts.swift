import ListBuilder
import Testing

/// Compares lists, and counts comparisons and hashes.
struct DifferenceCosts {
  let counter = OperationCounter()
  let counts = [100, 1_000, 10_000]

  /// The most comparisons an item of both lists.
  let most = 6.0

  struct Cost {
    let perItem: Double
    let hashes: Int
    let comparisons: Int
  }

  func cost<Base: Hashable>(from old: [Base], to new: [Base]) throws -> Cost {
    let counter = counter
    let list = { (ids: [Base]) in
      try ListSnapshot(ids.map { CountedItem(id: CountedID(base: $0, counter: counter)) })
    }
    let (oldList, newList) = try (list(old), list(new))
    counter.reset()
    let difference = newList.difference(from: oldList)
    let cost = Cost(
      perItem: Double(counter.comparisons) / Double(max(old.count + new.count, 1)),
      hashes: counter.hashes, comparisons: counter.comparisons)
    if old.count <= 1_000 {
      let applied = try oldList.applying(difference)
      #expect(applied.items.map { $0.id.base } == new)
    }
    return cost
  }

  /// - Parameter hashes: The most hashes; `nil` for each item of both lists once.
  func expectLinear<Base: Hashable>(
    _ name: String, hashes: Int? = nil, counts: [Int] = [100, 1_000, 10_000],
    sourceLocation: SourceLocation = #_sourceLocation,
    _ lists: (_ count: Int) -> (old: [Base], new: [Base])
  ) throws {
    var worst = 0.0
    for count in counts {
      let (old, new) = lists(count)
      let cost = try cost(from: old, to: new)
      worst = max(worst, cost.perItem)
      #expect(cost.perItem <= most, "\(name), \(count) items", sourceLocation: sourceLocation)
      #expect(
        cost.hashes <= hashes ?? old.count + new.count, "\(name), \(count) items",
        sourceLocation: sourceLocation)
    }
    print("DifferenceCost: \(name) \((worst * 100).rounded() / 100) comparisons an item")
  }
}
