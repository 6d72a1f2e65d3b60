import TestSupport
import Testing

@testable import ListBuilder

/// Random pairs of lists with outlines, compared with a slow and obvious reference, and held to all
/// laws.
@Suite struct DifferenceOutlinePropertyTests {
  @Test("2,500 pairs of outlines built apart have the difference of the reference")
  func outlinesBuiltApart() { check(2_500, edited: false) }

  @Test("2,500 pairs of outlines with edited items hold to all laws")
  func editedOutlines() { check(2_500, edited: true) }

  /// The laws of flat lists and of listed changes take turns, for they take longer.
  private func check(_ count: Int, edited: Bool, test: String = #function) {
    let turns: [DifferenceLaw] = [.flat, [], .listing, []]
    var pairs = RandomOutlinePairs(.printingSeed(for: "DifferenceOutlineProperty.\(test)"))
    for round in 0..<count {
      let pair = pairs.next(itemNumbers: round % 4 == 0 ? 14 : 7, edited: edited)
      let isReplaced = pair.new.marks.items.elements.contains { $0.value.replacedID != nil }
      let laws = DifferenceLaw([.replay, .batches]).union(turns[round % turns.count])
      if let failure = pair.failure(laws, comparesPaths: !isReplaced) {
        Issue.record(
          """
          round \(round), seed \(pairs.seed): \(failure)
          \(pair.old.debugText)
          \(pair.new.debugText)
          """)
        return
      }
    }
    print("DifferenceOutlineProperty.\(test): \(count) pairs")
  }
}

extension ListSnapshot {
  /// The sections and all their rows.
  var debugText: String {
    table.rows.map { row in
      let rows = contents[row.slot].rows.map {
        "\($0.level)\($0.isExpanded ? "▾" : "▸")\($0.item)"
      }
      return "\(row.section.id)[\(rows.joined(separator: " "))]"
    }.joined(separator: "\n")
  }
}
