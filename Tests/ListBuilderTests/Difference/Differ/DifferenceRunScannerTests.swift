import TestSupport
import Testing

@testable import ListBuilder

@Suite struct DifferenceRunScannerTests {
  private func runs(_ old: [Int], _ new: [Int]) -> [MatchRun] {
    var runs: [MatchRun] = []
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var scanner = RunScanner(old, new)
        scanner.scan(into: &runs)
      }
    }
    return runs
  }

  /// The first thing that is wrong with runs.
  private func mistake(in runs: [MatchRun], _ old: [Int], _ new: [Int]) -> String? {
    var last = MatchRun(old: 0, new: 0, count: 0)
    for run in runs {
      if run.count <= 0 { return "an empty run" }
      if run.old < last.oldEnd || run.new < last.newEnd { return "runs do not ascend" }
      if run.oldEnd > old.count || run.newEnd > new.count { return "a run is out of range" }
      if old[run.old..<run.oldEnd] != new[run.new..<run.newEnd] { return "a run does not match" }
      last = run
    }
    let beginning = zip(old, new).prefix { $0 == $1 }.count
    if beginning > 0, (runs.first?.count ?? 0) < beginning { return "the beginning is missed" }
    let ending = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    if ending > 0, runs.last?.oldEnd != old.count || runs.last?.newEnd != new.count {
      return "the ending is missed"
    }
    return nil
  }

  @Test("Equal lists are one run, and empty ones none")
  func equalLists() {
    #expect(runs([1, 2, 3], [1, 2, 3]) == [MatchRun(old: 0, new: 0, count: 3)])
    #expect(runs([], []).isEmpty)
    #expect(runs([1], []).isEmpty)
    #expect(runs([], [1]).isEmpty)
  }

  @Test("Lists without a common element have no run")
  func nothingCommon() {
    #expect(runs([1, 2, 3], [4, 5]).isEmpty)
    #expect(runs(Array(0..<100), Array(100..<250)).isEmpty)
  }

  @Test("A common beginning and a common ending are found")
  func beginningAndEnding() {
    #expect(
      runs([1, 2, 3, 9, 4, 5], [1, 2, 3, 8, 7, 4, 5])
        == [MatchRun(old: 0, new: 0, count: 3), MatchRun(old: 4, new: 5, count: 2)])
  }

  @Test("A list that only repeats its ending matches there once")
  func overlap() {
    #expect(runs([1, 2], [1, 2, 3]) == [MatchRun(old: 0, new: 0, count: 2)])
    #expect(runs([2, 3], [1, 2, 3]) == [MatchRun(old: 0, new: 1, count: 2)])
  }

  @Test("A removed block is passed, if it is not most of the list", arguments: [1, 5, 40, 200])
  func removedBlock(length: Int) {
    let old =
      Array(0..<10) + Array(1_000_000..<1_000_000 + length) + Array(10..<2_000) + [-1, 3_000]
    let new = Array(0..<2_000) + [3_000, -2]
    #expect(
      runs(old, new) == [
        MatchRun(old: 0, new: 0, count: 10), MatchRun(old: 10 + length, new: 10, count: 1_990),
        MatchRun(old: 2_001 + length, new: 2_000, count: 1),
      ])
  }

  @Test("So is an inserted block", arguments: [1, 5, 40, 200])
  func insertedBlock(length: Int) {
    let new =
      Array(0..<10) + Array(1_000_000..<1_000_000 + length) + Array(10..<2_000) + [-1, 3_000]
    let old = Array(0..<2_000) + [3_000, -2]
    #expect(
      runs(old, new) == [
        MatchRun(old: 0, new: 0, count: 10), MatchRun(old: 10, new: 10 + length, count: 1_990),
        MatchRun(old: 2_000, new: 2_001 + length, count: 1),
      ])
  }

  @Test("So is a block that another one of the same length replaces", arguments: [1, 5, 40, 200])
  func replacedBlock(length: Int) {
    let old = [0, 1] + Array(1_000_000..<1_000_000 + length) + Array(2..<2_000) + [-1, 3_000]
    let new = [0, 1] + Array(2_000_000..<2_000_000 + length) + Array(2..<2_000) + [3_000, -2]
    #expect(
      runs(old, new) == [
        MatchRun(old: 0, new: 0, count: 2),
        MatchRun(old: 2 + length, new: 2 + length, count: 1_998),
        MatchRun(old: 2_001 + length, new: 2_000 + length, count: 1),
      ])
  }

  @Test("Single changes all over a list leave everything else in runs")
  func scatteredChanges() {
    let old = Array(0..<1_000)
    let new = old.filter { $0 % 10 != 4 }.flatMap { $0 % 10 == 7 ? [$0, -$0] : [$0] }
    let runs = runs(old, new)
    #expect(mistake(in: runs, old, new) == nil)
    #expect(runs.reduce(0) { $0 + $1.count } == 900)
  }

  @Test("In 20,000 random pairs, runs ascend and match, and both ends are found")
  func randomPairs() {
    var generator = SeededGenerator.printingSeed(for: "DifferenceRunScanner")
    for round in 0..<20_000 {
      let all = Array(0..<(round % 5 == 0 ? 60 : 12))
      var old = all.filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }
      var new = all.filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }
      if round % 2 == 0 { new.shuffle(using: &generator) }
      if round % 3 == 0, !old.isEmpty {
        let cut = Int.random(in: 0..<old.count, using: &generator)
        old = Array(old[cut...] + old[..<cut])
      }
      if let mistake = mistake(in: runs(old, new), old, new) {
        Issue.record("seed \(generator.seed): \(mistake), from \(old) to \(new)")
        return
      }
    }
  }

  @Test("Matches that follow each other join to one run")
  func appendingMatches() {
    var runs: [MatchRun] = []
    for (old, new) in [(0, 1), (1, 2), (3, 3), (4, 5), (5, 6), (6, 7)] {
      runs.append(old: old, new: new)
    }
    #expect(
      runs == [
        MatchRun(old: 0, new: 1, count: 2), MatchRun(old: 3, new: 3, count: 1),
        MatchRun(old: 4, new: 5, count: 3),
      ])
  }
}
