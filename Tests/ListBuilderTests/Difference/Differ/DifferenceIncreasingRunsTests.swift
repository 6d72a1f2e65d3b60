import TestSupport
import Testing

@testable import ListBuilder

@Suite struct DifferenceIncreasingRunsTests {
  private func falling(_ runs: [MatchRun], prefersFixed: Bool = true) -> [MatchRun] {
    let count = runs.map { $0.oldEnd }.max() ?? 0
    let stays = LongestIncreasingRuns.staying(
      of: runs, oldCount: count, prefersFixed: prefersFixed)
    return zip(runs, stays).filter { !$0.1 }.map { $0.0 }
  }

  private func runs(_ permutation: [Int]) -> [MatchRun] {
    permutation.enumerated().map { MatchRun(old: $1, new: $0, count: 1) }
  }

  private func permutations(of count: Int) -> [[Int]] {
    (0..<count).reduce([[]]) { rows, _ in
      rows.flatMap { row in (0..<count).filter { !row.contains($0) }.map { row + [$0] } }
    }
  }

  /// Tries all subsets: the most weight that stays in order, and of those the most fixed.
  private func best(_ runs: [MatchRun]) -> (weight: Int, fixed: Int) {
    var best = (weight: 0, fixed: 0)
    for subset in 0..<(1 << runs.count) {
      let staying = runs.indices.filter { subset >> $0 & 1 == 1 }.map { runs[$0] }
      guard zip(staying, staying.dropFirst()).allSatisfy({ $0.old < $1.old }) else { continue }
      let weight = staying.reduce(0) { $0 + $1.count }
      let fixed = staying.reduce(0) { $0 + ($1.old == $1.new ? $1.count : 0) }
      if (weight, fixed) > best { best = (weight, fixed) }
    }
    return best
  }

  /// What is wrong with the runs that fall.
  private func mistake(of runs: [MatchRun]) -> String? {
    let best = best(runs)
    for prefersFixed in [true, false] {
      let falling = falling(runs, prefersFixed: prefersFixed)
      let staying = runs.filter { !falling.contains($0) }
      if runs.filter(falling.contains) != falling { return "the order of the falling" }
      if !zip(staying, staying.dropFirst()).allSatisfy({ $0.old < $1.old }) { return "disorder" }
      if staying.reduce(0, { $0 + $1.count }) != best.weight { return "not the most stay" }
      let fixed = staying.reduce(0) { $0 + ($1.old == $1.new ? $1.count : 0) }
      if prefersFixed, fixed != best.fixed { return "not the most fixed stay" }
    }
    return nil
  }

  @Test("Runs in order all stay")
  func inOrder() {
    #expect(falling([]).isEmpty)
    #expect(falling(runs([0, 1, 2, 3])).isEmpty)
    #expect(
      falling([MatchRun(old: 2, new: 0, count: 3), MatchRun(old: 9, new: 3, count: 1)]).isEmpty)
  }

  @Test("The lighter of two runs falls")
  func weights() {
    let heavy = MatchRun(old: 0, new: 1, count: 5)
    let light = MatchRun(old: 5, new: 0, count: 1)
    #expect(falling([light, heavy]) == [light])
  }

  @Test("One heavy run outweighs several light ones that are in order")
  func heavyRun() {
    let light = (0..<3).map { MatchRun(old: 10 + 2 * $0, new: $0, count: 1) }
    let heavy = MatchRun(old: 0, new: 3, count: 4)
    #expect(falling(light + [heavy]) == light)
  }

  @Test("Of answers with the same weight, one with fixed elements is preferred")
  func fixedElement() {
    #expect(!falling(runs([2, 1, 0])).contains(MatchRun(old: 1, new: 1, count: 1)))
    #expect(!falling(runs([4, 1, 0, 3, 2])).contains(MatchRun(old: 1, new: 1, count: 1)))
    #expect(!falling(runs([4, 1, 0, 3, 2])).contains(MatchRun(old: 3, new: 3, count: 1)))
  }

  @Test("The most stay in all permutations of up to six elements")
  func permutations() {
    for count in 0...6 {
      for permutation in permutations(of: count) {
        if let mistake = mistake(of: runs(permutation)) {
          Issue.record("\(mistake): \(permutation)")
          return
        }
      }
    }
  }

  @Test("The most stay in 3,000 random rows of runs with lengths and gaps")
  func randomRuns() {
    var generator = SeededGenerator.printingSeed(for: "DifferenceIncreasingRuns")
    for _ in 0..<3_000 {
      let count = Int.random(in: 1...9, using: &generator)
      let lengths = (0..<count).map { _ in Int.random(in: 1...4, using: &generator) }
      var starts = Array(repeating: 0, count: count)
      var end = 0
      for index in (0..<count).shuffled(using: &generator) {
        starts[index] = end + Int.random(in: 0...2, using: &generator)
        end = starts[index] + lengths[index]
      }
      var new = 0
      let runs = (0..<count).map { index in
        new += Int.random(in: 0...2, using: &generator)
        defer { new += lengths[index] }
        return MatchRun(old: starts[index], new: new, count: lengths[index])
      }
      if let mistake = mistake(of: runs) {
        Issue.record("seed \(generator.seed): \(mistake): \(runs)")
        return
      }
    }
  }

  @Test("Groups of runs stay or fall together")
  func groups() {
    let runs = [
      MatchRun(old: 6, new: 0, count: 2), MatchRun(old: 9, new: 3, count: 2),
      MatchRun(old: 0, new: 5, count: 1), MatchRun(old: 2, new: 8, count: 2),
    ]
    let stays = LongestIncreasingRuns.staying(
      of: runs, groups: [0, 2], oldCount: 11, prefersFixed: true)
    #expect(stays == [true, true, false, false])
  }

  @Test("Few runs in a long list are found as well")
  func longList() {
    let runs = [
      MatchRun(old: 900_000, new: 0, count: 3), MatchRun(old: 5, new: 10, count: 800_000),
      MatchRun(old: 950_000, new: 900_000, count: 7),
    ]
    #expect(falling(runs) == [runs[0]])
  }

  @Test("The reference of the tests finds the fewest moves of all permutations of up to five")
  func reference() {
    for count in 0...5 {
      for permutation in permutations(of: count) {
        let best = best(runs(permutation))
        let fixed = permutation.indices.count { permutation[$0] == $0 }
        let moves = FewestMoves(permutation.enumerated().map { Match(old: $1, new: $0) })
        #expect(moves.count == count - best.weight)
        #expect(moves.ontoThemselves == fixed - best.fixed)
      }
    }
  }
}
