import TestSupport
import Testing

@testable import ListBuilder

@Suite struct DifferenceArrangementTests {
  private func arrangement(_ departures: [Int], _ arrivals: [Int]) -> ElementArrangement {
    ElementArrangement(departures: departures, arrivals: arrivals)
  }

  private func arranged(
    _ old: String, _ departures: [Int], _ arriving: [(Int, Character)]
  ) -> String {
    let arrangement = arrangement(departures, arriving.map { $0.0 })
    return String(
      arrangement.arranged(Array(old), arriving: arriving.map { (position: $0, element: $1) }))
  }

  @Test("Departures go, arrivals come to their new places, and the others close up")
  func arranging() {
    #expect(arranged("abcd", [], []) == "abcd")
    #expect(arranged("abcd", [0, 2], []) == "bd")
    #expect(arranged("abcd", [], [(0, "x"), (5, "y")]) == "xabcdy")
    #expect(arranged("abcd", [1, 3], [(0, "x"), (2, "y")]) == "xayc")
    #expect(arranged("abcd", [0, 1, 2, 3], [(0, "x"), (1, "y")]) == "xy")
    #expect(arranged("", [], [(0, "x"), (1, "y")]) == "xy")
    #expect(arranged("", [], []) == "")
  }

  @Test("Ranks count those that stay, and what departs or arrives has none")
  func ranks() {
    let arrangement = arrangement([1, 3], [0, 2])
    #expect((0..<6).map { arrangement.rank(ofOld: $0) } == [0, nil, 1, nil, 2, 3])
    #expect((0..<6).map { arrangement.rank(ofNew: $0) } == [nil, 0, nil, 1, 2, 3])
  }

  @Test("Those that stay come in runs")
  func stayingRuns() {
    #expect(arrangement([], []).stayingRuns(oldCount: 3) == [MatchRun(old: 0, new: 0, count: 3)])
    #expect(arrangement([0, 1], [0]).stayingRuns(oldCount: 2).isEmpty)
    #expect(
      arrangement([1, 3], [0, 2]).stayingRuns(oldCount: 6) == [
        MatchRun(old: 0, new: 1, count: 1), MatchRun(old: 2, new: 3, count: 1),
        MatchRun(old: 4, new: 4, count: 2),
      ])
    #expect(arrangement([], []).stayingRuns(oldCount: 0).isEmpty)
  }

  @Test("Sorting puts positions in order")
  func sorting() {
    var arrangement = arrangement([3, 1], [2, 0])
    arrangement.sort()
    #expect(arrangement.departures == [1, 3])
    #expect(arrangement.arrivals == [0, 2])
    #expect(!arrangement.isEmpty)
    #expect(ElementArrangement().isEmpty)
  }

  @Test("Ranks, runs and arranged elements agree, in 5,000 random arrangements")
  func agreement() {
    var generator = SeededGenerator.printingSeed(for: "DifferenceArrangement")
    for _ in 0..<5_000 {
      let old = Array(0..<Int.random(in: 0...9, using: &generator))
      let departures = old.filter { _ in Int.random(in: 0..<3, using: &generator) == 0 }
      let count = Int.random(in: 0...4, using: &generator)
      let newCount = old.count - departures.count + count
      let arrivals = Array((0..<newCount).shuffled(using: &generator).prefix(count)).sorted()
      let arrangement = arrangement(departures, arrivals)
      let new = arrangement.arranged(old, arriving: arrivals.map { ($0, -1) })
      let ranked = new.indices.map { position in
        arrangement.rank(ofNew: position).flatMap { rank in
          old.first { arrangement.rank(ofOld: $0) == rank }
        } ?? -1
      }
      var fromRuns = Array(repeating: -1, count: newCount)
      for run in arrangement.stayingRuns(oldCount: old.count) {
        for offset in 0..<run.count { fromRuns[run.new + offset] = run.old + offset }
      }
      if new != ranked || new != fromRuns || new.count != newCount {
        Issue.record("seed \(generator.seed): \(arrangement) of \(old.count)")
        return
      }
    }
  }

  @Test("The origins of sections follow removals, insertions and moves")
  func originsOfSections() {
    var paths = ChangedPaths()
    paths.removedSections = [1]
    paths.insertedSections = [0]
    paths.movedSections = [ListMove(from: 3, to: 1)]
    #expect(paths.originsOfSections(oldCount: 4) == [nil, 3, 0, 2])
  }

  @Test("Sections that move stand behind the one before them, while those that go are still there")
  func sectionOrder() {
    var paths = ChangedPaths()
    paths.removedSections = [1]
    paths.insertedSections = [0]
    paths.movedSections = [ListMove(from: 0, to: 3)]
    let order = SectionOrder(paths, oldCount: 4)
    #expect(order.order == [1, 2, 3, 0])
    #expect(order.indexes == [3, 0, 1, 2])
    #expect(order.path(ofOld: at(0, 7)) == at(3, 7))
  }

  @Test("Sections that move to the front stand before all others")
  func sectionsToFront() {
    var paths = ChangedPaths()
    paths.movedSections = [ListMove(from: 2, to: 0), ListMove(from: 1, to: 1)]
    #expect(SectionOrder(paths, oldCount: 3).order == [2, 1, 0])
    #expect(SectionOrder(ChangedPaths(), oldCount: 3).order == [0, 1, 2])
    #expect(SectionOrder(ChangedPaths(), oldCount: 0).order.isEmpty)
  }

  @Test("Flat matches are those of all sections, and what moves past most of the others falls")
  func flatMatching() throws {
    let difference = try difference("A[a b] B[c d e]", "B[c d e] A[b x]")
    let matching = difference.flatMatching(without: [])
    #expect(matching.oldCount == 5)
    #expect(matching.newCount == 5)
    #expect(matching.staying == [MatchRun(old: 2, new: 0, count: 3)])
    #expect(matching.moving == [MatchRun(old: 1, new: 3, count: 1)])
    #expect(matching.gaps.map { $0.old } == [0..<2, 5..<5])
    #expect(matching.gaps.map { $0.new } == [0..<0, 3..<5])
  }

  @Test("Items that are to be taken for others neither stay nor move")
  func flatMatchingWithoutItems() {
    var paths = ChangedPaths()
    paths.packedMoves = [ListMove(from: PackedPath(at(0, 2)), to: PackedPath(at(0, 0)))]
    let matching = FlatMatching(paths, old: [3, 2], new: [3, 2], replaced: [1, 2, 3])
    #expect(
      matching.staying == [MatchRun(old: 2, new: 0, count: 1), MatchRun(old: 4, new: 4, count: 1)])
    #expect(matching.moving.isEmpty)
    #expect(matching.gaps.map { $0.old } == [0..<2, 3..<4])
    #expect(matching.gaps.map { $0.new } == [0..<0, 1..<4])
  }
}
