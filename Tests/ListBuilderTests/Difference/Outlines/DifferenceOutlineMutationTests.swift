import TestSupport
import Testing

@testable import ListBuilder

/// Differences of random outlines that were spoilt, or are applied to another list.
@Suite struct DifferenceOutlineMutationTests {
  private typealias Difference = DifferenceMutator.Difference

  private struct Outcome {
    var applied = 0
    var refused = 0
  }

  @Test("6,000 spoilt differences are refused, or do all that they tell and lose no item")
  func spoiltDifferences() {
    check(6000) { pair, changes, generator in
      for _ in 0..<Int.random(in: 1...2, using: &generator) { changes.spoil(using: &generator) }
      return pair.old
    }
  }

  @Test("4,000 differences applied to lists that are nested otherwise do so, too")
  func otherNesting() {
    check(4000) { pair, _, generator in pair.old.nestedOtherwise(using: &generator) }
  }

  @Test("2,000 stages of differences are made of their changes again")
  func stages() {
    var count = 0
    check(500) { pair, _, _ in
      for batch in pair.new.difference(from: pair.old).batches() {
        count += 1
        #expect(throws: Never.self) {
          try Difference(
            checking: batch.sectionChanges, batch.itemChanges,
            batch.paths.hasOutlines ? batch.outlineChanges : nil, base: batch.base)
        }
      }
      return pair.old
    }
    #expect(count > 500)
  }

  /// Applies differences between random lists, after the changes or the base were spoilt.
  private func check(
    _ count: Int, test: String = #function,
    spoiling spoil: (OutlinePair, inout DifferenceMutator, inout SeededGenerator) ->
      OutlinePair.List
  ) {
    var generator = SeededGenerator.printingSeed(for: "DifferenceOutlineMutation.\(test)")
    var pairs = RandomOutlinePairs(generator)
    var outcome = Outcome()
    for round in 0..<count {
      let pair = pairs.next(itemNumbers: round % 4 == 0 ? 14 : 7, edited: round % 2 == 0)
      let difference = pair.new.difference(from: pair.old)
      guard difference.paths.hasOutlines else { continue }
      var changes = DifferenceMutator(difference, pair)
      let base = spoil(pair, &changes, &generator)
      guard let failure = failure(of: changes, from: pair.old, appliedTo: base, &outcome) else {
        continue
      }
      Issue.record(
        """
        round \(round), seed \(generator.seed): \(failure)
        \(changes.items)
        \(changes.edits)
        \(base.debugText)
        """)
      return
    }
    print("DifferenceOutlineMutation.\(test): \(outcome)")
    #expect(outcome.applied > count / 100)
  }

  private func failure(
    of changes: DifferenceMutator, from old: OutlinePair.List, appliedTo base: OutlinePair.List,
    _ outcome: inout Outcome
  ) -> String? {
    let new: OutlinePair.List
    do throws(SnapshotError) {
      let difference = try Difference(
        from: old, sections: changes.sections, items: changes.items, outlines: changes.edits)
      new = try base.applying(difference)
    } catch {
      outcome.refused += 1
      return nil
    }
    outcome.applied += 1
    let told = ToldChanges(
      sections: changes.sections, items: changes.items, edits: changes.edits)
    return told.broken(from: base, to: new).map { "not so: \($0), in\n\(new.debugText)" }
  }
}

extension ListSnapshot {
  /// A copy in which an item stands on another level, with what follows on it, or is expanded where
  /// it was not.
  fileprivate func nestedOtherwise(using generator: inout SeededGenerator) -> Self {
    guard
      let index = sections.indices.filter({ !sections[$0].content.storage.isEmpty })
        .randomElement(using: &generator)
    else { return self }
    var copies = sections
    var deepest = 0
    let content = copies[index].content
    let changed = Int.random(in: content.storage.indices, using: &generator)
    let rows = content.rows.enumerated().map { offset, row in
      let level = offset == changed ? Int.random(in: 0...deepest, using: &generator) : row.level
      defer { deepest = min(level, deepest) + 1 }
      return OutlineRow(
        item: row.item, level: min(level, deepest), isExpanded: row.isExpanded)
    }
    copies[index] = ListSection(copies[index].section, ListItems(rows: rows), declaredAt: nil)
    return (try? ListSnapshot(sections: copies)) ?? self
  }
}
