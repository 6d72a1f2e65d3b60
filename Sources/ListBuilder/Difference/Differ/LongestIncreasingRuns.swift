/// Finds the elements that stay: the heaviest sequence of runs that has the same order in both
/// lists. All others move, which are then as few as can be.
///
/// Elements of a run stay or move together, so the longest increasing subsequence of elements is
/// the heaviest one of runs. It is found with prefix maxima in a binary indexed tree (Fenwick, "A
/// New Data Structure for Cumulative Frequency Tables", 1994).
struct LongestIncreasingRuns {
  private let runs: [MatchRun]

  /// The first run of each group; `nil` if each run is one.
  private let groups: [UInt32]?

  /// Whether, among answers with the same number of elements, one is wanted in which as many as
  /// possible that have the same position in both lists stay. Without it, such an element could be
  /// told to move to where it already is.
  private let prefersFixed: Bool

  /// Returns, for each run, whether it stays.
  ///
  /// - Parameters:
  ///   - runs: Runs in the order of the new list.
  ///   - groups: The first runs of groups that are known to stay or move together, since no others
  ///     lie between them in either list; `nil` where nothing is known.
  ///   - oldCount: A bound of all old positions.
  ///   - prefersFixed: Whether elements with the same position in both lists stay rather than
  ///     others, where that makes no more moves.
  /// - Complexity: O(*r* + *g* log *g* + *n*), where *r* is the number of runs, *g* that of groups
  ///   and *n* is `oldCount`; without *n* where the groups are few.
  static func staying(
    of runs: [MatchRun], groups: [UInt32]? = nil, oldCount: Int, prefersFixed: Bool
  ) -> [Bool] {
    let isIncreasing = runs.indices.dropFirst().allSatisfy { runs[$0 - 1].old < runs[$0].old }
    guard !isIncreasing else { return Array(repeating: true, count: runs.count) }
    return LongestIncreasingRuns(
      runs: runs, groups: groups, prefersFixed: prefersFixed
    ).heaviestSequence(oldCount: oldCount)
  }
}

extension LongestIncreasingRuns {
  private func heaviestSequence(oldCount: Int) -> [Bool] {
    let ranks = sortedRanks(oldCount: oldCount)
    var maxima = PrefixMaxima(count: ranks?.count ?? oldCount)
    // Groups are numbered from 1 here; 0 is none. For each, the group before it in the heaviest
    // sequence that ends there.
    var previous = Array(repeating: 0 as UInt32, count: count + 1)
    var heaviest = (total: 0 as Int64, end: 0, rank: -1)
    for group in 0..<count {
      let rank = if let ranks { Int(ranks[group]) } else { runs[start(of: group)].old }
      // Mostly, a group stands behind all before it in the old list as well.
      let best =
        heaviest.rank < rank
        ? (total: heaviest.total, end: heaviest.end) : maxima.maximum(before: rank)
      let total = best.total + weight(of: group)
      previous[group + 1] = UInt32(best.end)
      if total > heaviest.total { heaviest = (total, group + 1, rank) }
      maxima.note(total, end: group + 1, at: rank)
    }

    var stays = Array(repeating: false, count: runs.count)
    var end = heaviest.end
    while end > 0 {
      for run in runs(of: end - 1) { stays[run] = true }
      end = Int(previous[end])
    }
    return stays
  }

  /// The number of groups.
  private var count: Int { groups?.count ?? runs.count }

  private func start(of group: Int) -> Int {
    guard let groups else { return group }
    return group < groups.count ? Int(groups[group]) : runs.count
  }

  private func runs(of group: Int) -> Range<Int> { start(of: group)..<start(of: group + 1) }

  /// One more element outweighs any number of fixed ones.
  private func weight(of group: Int) -> Int64 {
    var weight: Int64 = 0
    var index = start(of: group)
    let end = start(of: group + 1)
    while index < end {
      let run = runs[index]
      let fixed = prefersFixed && run.old == run.new ? run.count : 0
      weight += Int64(run.count) << 32 + Int64(fixed)
      index += 1
    }
    return weight
  }

  /// Returns the order of the groups in the old list, if they are few among many elements. If not,
  /// their positions there serve as ranks.
  private func sortedRanks(oldCount: Int) -> [UInt32]? {
    guard count * 256 < oldCount else { return nil }
    var ranks = Array(repeating: 0 as UInt32, count: count)
    let inOldOrder = (0..<count).sorted { runs[start(of: $0)].old < runs[start(of: $1)].old }
    for (rank, group) in inOldOrder.enumerated() { ranks[group] = UInt32(rank) }
    return ranks
  }
}

/// The weights and ends of sequences by the ranks of their ends, for asking which is the heaviest
/// before a rank: a binary indexed tree.
///
/// Its methods are inlined: calls cost a tenth of a difference in which all is shuffled.
private struct PrefixMaxima {
  /// For each node, the weight of the heaviest sequence whose end has a rank that the node covers.
  private var totals: [Int64]

  /// For each node, the end of that sequence; 0 is none.
  private var ends: [UInt32]

  init(count: Int) {
    totals = Array(repeating: 0, count: count + 1)
    ends = Array(repeating: 0, count: count + 1)
  }

  /// - Complexity: O(log *n*).
  @inline(__always)
  func maximum(before rank: Int) -> (total: Int64, end: Int) {
    var total: Int64 = 0
    var best = 0
    var node = rank
    while node > 0 {
      best = totals[node] > total ? node : best
      total = max(total, totals[node])
      node &= node - 1
    }
    return (total, Int(ends[best]))
  }

  /// - Complexity: O(log *n*).
  @inline(__always)
  mutating func note(_ total: Int64, end: Int, at rank: Int) {
    var node = rank + 1
    // Where a sequence is as heavy, it is so in all nodes that cover more.
    while node < totals.count, totals[node] < total {
      totals[node] = total
      ends[node] = UInt32(truncatingIfNeeded: end)
      node += node & -node
    }
  }
}
