import TestSupport
import Testing

@testable import ListBuilder

@Suite struct SectionOffsetsTests {
  private func starts(_ offsets: SectionOffsets, _ sections: Int) -> [Int] {
    (0..<sections).map(offsets.start)
  }

  @Test("Each section starts behind the items of those before it")
  func starts() {
    let offsets = SectionOffsets(counts: [2, 0, 3, 1, 0, 4])
    #expect(starts(offsets, 6) == [0, 2, 2, 5, 6, 6])
    #expect(offsets.start(ofSection: 6) == 10)
    #expect(offsets.total == 10)
  }

  @Test("Without sections, there are no items")
  func empty() {
    var offsets = SectionOffsets(counts: EmptyCollection())
    #expect(offsets.total == 0)
    #expect(offsets.start(ofSection: 0) == 0)
    offsets.appendSection()
    offsets.add(3, toSection: 0)
    #expect(offsets.start(ofSection: 1) == 3)
  }

  @Test("What is added to a section shifts those behind it")
  func add() {
    var offsets = SectionOffsets(counts: [2, 0, 3])
    offsets.add(4, toSection: 1)
    offsets.add(-1, toSection: 0)
    #expect(starts(offsets, 3) == [0, 1, 5])
    #expect(offsets.total == 8)
  }

  @Test("Random counts, changed and appended to, have the plain sums")
  func randomCounts() {
    var generator = SeededGenerator.printingSeed(for: "SectionOffsets")
    for length in 0..<40 {
      var counts = (0..<length).map { _ in Int.random(in: 0...5, using: &generator) }
      var offsets = SectionOffsets(counts: counts)
      for _ in 0..<30 {
        if counts.isEmpty || Int.random(in: 0..<4, using: &generator) == 0 {
          counts.append(0)
          offsets.appendSection()
        }
        let section = Int.random(in: 0..<counts.count, using: &generator)
        let difference = Int.random(in: -counts[section]...6, using: &generator)
        counts[section] += difference
        offsets.add(difference, toSection: section)
        let sums = (0...counts.count).map { counts[..<$0].reduce(0, +) }
        if starts(offsets, counts.count + 1) != sums || offsets.total != sums.last {
          Issue.record("seed \(generator.seed): \(counts)")
          return
        }
      }
    }
  }
}
