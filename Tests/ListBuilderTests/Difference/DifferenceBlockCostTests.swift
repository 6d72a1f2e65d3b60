import TestSupport
import Testing

@testable import ListBuilder

/// What comparing lists costs in which whole blocks go, come and move.
@Suite struct DifferenceBlockCostTests {
  private let costs = DifferenceCosts()

  @Test("Blocks that are removed, inserted, replaced and moved are linear")
  func blocks() throws {
    for size in [3, 9, 20, 90] {
      let isOld = { (index: Int) in index / size % 3 != 1 }
      let isNew = { (index: Int) in index / size % 3 != 2 }
      try costs.expectLinear("blocks of \(size) removed and inserted") { count in
        ((0..<count).filter(isOld), (0..<count).filter(isNew))
      }
      try costs.expectLinear("blocks of \(size) replaced") { count in
        (Array(0..<count), (0..<count).map { $0 / size % 3 == 1 ? -$0 : $0 })
      }
      try costs.expectLinear("blocks of \(size) in reverse order") { count in
        let starts = stride(from: 0, to: count, by: size)
        return (
          Array(0..<count), starts.reversed().flatMap { Array($0..<min($0 + size, count)) }
        )
      }
    }
  }

  @Test("Decoys, a match of which leads astray again and again, are linear")
  func decoys() throws {
    try costs.expectLinear("late matches") { count in
      (Array(0..<count), (0..<count).map { $0 % 50 == 49 ? $0 - 49 : -$0 - 1 })
    }
    try costs.expectLinear("early matches") { count in
      (Array(0..<count), (0..<count).map { $0 % 20 == 0 && $0 + 19 < count ? $0 + 19 : -$0 - 1 })
    }
    try costs.expectLinear("far matches") { count in
      (Array(0..<count), (0..<count).map { $0 % 30 == 0 ? count - 1 - $0 : -$0 - 1 })
    }
  }

  @Test("Random mixtures of blocks that stay, go, come and move are linear")
  func mixtures() throws {
    var generator = SeededGenerator.printingSeed(for: "DifferenceCost.mixtures()")
    var worst = 0.0
    for round in 0..<600 {
      let longest = [3, 10, 40][round % 3]
      var old: [Int] = []
      var blocks: [[Int]] = []
      var next = 0
      while next < 300 {
        let block = Array(next..<next + Int.random(in: 1...longest, using: &generator))
        next += block.count
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: old += block
        case 1: blocks.append(block)
        case 2:
          old += block
          let place = Int.random(in: 0...blocks.count, using: &generator)
          blocks.insert(block, at: place)
        default:
          old += block
          blocks.append(block)
        }
      }
      let new = blocks.flatMap { $0 }
      let cost = try costs.cost(from: old, to: new)
      worst = max(worst, cost.perItem)
      #expect(cost.perItem <= costs.most, "seed \(generator.seed), round \(round)")
      #expect(cost.hashes <= old.count + new.count)
    }
    print("DifferenceCost: mixtures \((worst * 100).rounded() / 100) comparisons an item")
  }
}
