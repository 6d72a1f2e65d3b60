import ListBuilder

/// An element that stands in two lists.
struct Match: Equatable {
  let old: Int
  let new: Int
}

/// How many elements have to move, and how many of them to where they are already.
struct FewestMoves: Equatable {
  let count: Int
  let ontoThemselves: Int

  /// Tries, for each match, all that could stay before it.
  ///
  /// - Parameter matches: In the order of the new list.
  init(_ matches: [Match], canBeOntoThemselves: Bool = true) {
    var best: [(length: Int, fixed: Int)] = []
    for (index, match) in matches.enumerated() {
      var longest = (length: 0, fixed: 0)
      for before in 0..<index where matches[before].old < match.old && best[before] > longest {
        longest = best[before]
      }
      let isFixed = canBeOntoThemselves && match.old == match.new
      best.append((longest.length + 1, longest.fixed + (isFixed ? 1 : 0)))
    }
    let staying = best.max { $0 < $1 } ?? (0, 0)
    let fixed = canBeOntoThemselves ? matches.count { $0.old == $0.new } : 0
    count = matches.count - staying.length
    ontoThemselves = fixed - staying.fixed
  }

  init<Position>(reported moves: [ListMove<Position>]) {
    count = moves.count
    ontoThemselves = moves.count { $0.from == $0.to }
  }
}
