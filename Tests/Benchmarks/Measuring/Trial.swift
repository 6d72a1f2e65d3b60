/// Work and floor on the same data.
///
/// Both return a number made from their results, so that nothing can be left out, and the same
/// number each time.
struct Trial {
  let work: () throws -> Int
  let floor: () throws -> Int

  /// Counts the moves of the difference that the work makes, outside the time.
  var moves: (() throws -> Moves)?
}

extension Trial {
  /// The rounds of a row. An odd number, so that the median is one of them.
  static let rounds = 15

  /// Times work and floor in turns, after a round to warm up.
  func measure() throws -> Measurement {
    let expected = (work: try work(), floor: try floor())
    var works: [Double] = []
    var floors: [Double] = []
    for _ in 0..<Self.rounds {
      let work = try ThreadClock.time(work)
      let floor = try ThreadClock.time(floor)
      guard (work.result, floor.result) == expected else { throw DifferentResults() }
      works.append(work.ms)
      floors.append(floor.ms)
    }
    let ms = works.median
    let floorMs = floors.median
    return Measurement(
      ms: ms, floorMs: floorMs, ratio: ms / floorMs, rounds: Self.rounds, moves: try moves?())
  }
}

/// A row did something else in one round than in another.
struct DifferentResults: Error, CustomStringConvertible {
  var description: String { "two rounds of one row had different results" }
}

extension [Double] {
  /// The one in the middle of an odd number of values.
  var median: Double { sorted()[count / 2] }
}
