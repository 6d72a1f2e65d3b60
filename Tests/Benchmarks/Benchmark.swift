/// A row that can be measured.
struct Benchmark {
  let name: String

  /// What the work is compared with, in words.
  let floor: String

  /// The most that the ratio of work and floor should be.
  let bar: Double

  /// Measures the row.
  let measure: () throws -> Measurement

  func run() throws -> Row {
    Row(name: name, floor: floor, bar: bar, measurement: try measure())
  }
}

extension Benchmark {
  /// All rows, in the order in which they are printed.
  static var all: [Benchmark] {
    BuildRows.all + MemoryRows.all + EditRows.all + LookupRows.all + DifferenceRows.all
      + SectionDifferenceRows.all + UnchangedRows.all + OrderRows.all + OutlineRows.all
      + HTMLRows.all + TextRows.all
  }

  /// A row whose work and floor are timed in turns.
  ///
  /// - Parameter prepare: Makes the data, outside the time.
  static func timed(
    _ name: String, floor: String, bar: Double, prepare: @escaping () throws -> Trial
  ) -> Benchmark {
    Benchmark(name: name, floor: floor, bar: bar) { try prepare().measure() }
  }
}
