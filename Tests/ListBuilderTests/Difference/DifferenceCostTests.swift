import TestSupport
import Testing

@testable import ListBuilder

/// What comparing costs, counted in comparisons and hashes of identifiers, not in seconds.
@Suite struct DifferenceCostTests {
  private let costs = DifferenceCosts()

  @Test("Equal lists are compared once, and nothing is hashed")
  func equalLists() throws {
    for count in costs.counts {
      let cost = try costs.cost(from: Array(0..<count), to: Array(0..<count))
      #expect(cost.comparisons == count)
      #expect(cost.hashes == 0)
    }
  }

  @Test("A list that shares its storage with the other costs nothing")
  func sharedStorage() throws {
    let items = (0..<1_000).map { CountedItem(id: CountedID(base: $0, counter: costs.counter)) }
    let list = try ListSnapshot(items)
    costs.counter.reset()
    #expect(list.difference(from: list).isEmpty)
    #expect(costs.counter.comparisons == 0)
    #expect(costs.counter.hashes == 0)
  }

  @Test("Appending, inserting and removing, in one place or some, hash nothing")
  func pureChanges() throws {
    for (name, removed) in [
      ("the last", { $0 == $1 - 1 }), ("the first", { index, _ in index == 0 }),
      ("a block", { $1 / 3..<$1 / 2 ~= $0 }), ("every 7th", { index, _ in index % 7 == 3 }),
      ("every 2nd", { index, _ in index % 2 == 1 }), ("all but 5", { index, _ in index >= 5 }),
    ] as [(String, (Int, Int) -> Bool)] {
      let short = { (count: Int) in (0..<count).filter { !removed($0, count) } }
      try costs.expectLinear("removing \(name)", hashes: 0) { (Array(0..<$0), short($0)) }
      try costs.expectLinear("inserting \(name)", hashes: 0) { (short($0), Array(0..<$0)) }
    }
  }

  @Test("Random insertions, and random removals, hash nothing")
  func randomPureChanges() throws {
    var generator = SeededGenerator.printingSeed(for: "DifferenceCost.randomPureChanges()")
    let long = Array(0..<5_000)
    for share in [2, 10, 100] {
      let short = long.filter { _ in Int.random(in: 0..<share, using: &generator) > 0 }
      for (old, new) in [(long, short), (short, long)] {
        let cost = try costs.cost(from: old, to: new)
        #expect(cost.perItem <= costs.most)
        #expect(cost.hashes == 0)
      }
    }
  }

  @Test("Rotations are linear, and hash each leftover once")
  func rotations() throws {
    for (name, distance) in [
      ("1", { _ in 1 }), ("n - 1", { $0 - 1 }), ("a third", { $0 / 3 }), ("a half", { $0 / 2 }),
    ] as [(String, (Int) -> Int)] {
      try costs.expectLinear("rotating by \(name)") { count in
        let moved = distance(count)
        return (Array(0..<count), Array(moved..<count) + Array(0..<moved))
      }
    }
  }

  @Test("Reversals, interleavings and shuffles are linear, and hash each leftover once")
  func disorder() throws {
    var generator = SeededGenerator.printingSeed(for: "DifferenceCost.disorder()")
    try costs.expectLinear("reversing") { (Array(0..<$0), (0..<$0).reversed()) }
    try costs.expectLinear("interleaving") { count in
      (Array(0..<count), (0..<count).map { $0 % 2 == 0 ? $0 / 2 : count / 2 + $0 / 2 })
    }
    try costs.expectLinear("interleaving with new ones") { count in
      (Array(0..<count), (0..<count).flatMap { [$0, -$0 - 1] })
    }
    try costs.expectLinear("shuffling") { (Array(0..<$0), (0..<$0).shuffled(using: &generator)) }
    try costs.expectLinear("swapping neighbours") { count in
      (Array(0..<count), (0..<count).map { $0 ^ 1 })
    }
    try costs.expectLinear("swapping all tens") { count in
      (Array(0..<count), (0..<count).map { ($0 / 10 ^ 1) * 10 + $0 % 10 })
    }
    try costs.expectLinear("keeping nothing") { (Array(0..<$0), Array($0..<2 * $0)) }
    try costs.expectLinear("a random half of each") { count in
      let all = Array(0..<2 * count)
      return (
        Array(all.shuffled(using: &generator).prefix(count)),
        Array(all.shuffled(using: &generator).prefix(count))
      )
    }
  }

  @Test("Local edits of identifiers that share one hash need no hashing, so stay linear")
  func oneHash() throws {
    try costs.expectLinear(
      "one hash, an item removed and one inserted", hashes: 2, counts: [100, 1_000]
    ) { count in
      let names = (0..<count).map { Colliding("\($0)") }
      return (
        Array(names.dropLast()),
        names.enumerated().filter { $0.offset != count / 2 }.map { $0.element }
      )
    }
  }

  @Test("Texts with a long common beginning are compared no more often")
  func texts() throws {
    let prefix = String(repeating: "https://example.org/", count: 10)
    try costs.expectLinear("texts") { count in
      let texts = (0..<count).map { "\(prefix)\($0)" }
      return (texts, Array(texts[(count / 3)...] + texts[..<(count / 3)]))
    }
  }

  @Test("A few edits in a long list hash a few identifiers")
  func fewEdits() throws {
    for count in costs.counts {
      var new = Array(0..<count)
      new.remove(at: count / 2)
      new.insert(-1, at: count / 4)
      new.append(new.remove(at: count / 5))
      let cost = try costs.cost(from: Array(0..<count), to: new)
      #expect(cost.hashes <= 4)
      #expect(cost.perItem <= 4)
    }
  }
}
