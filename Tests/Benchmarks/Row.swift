/// A row that was measured, ready to be printed.
struct Row {
  let name: String
  let floor: String
  let bar: Double
  let measurement: Measurement
}

/// What the rounds of a row came to.
struct Measurement {
  /// The median time of the work.
  let ms: Double

  /// The median time of the floor; `nil` where the floor is no time.
  let floorMs: Double?

  /// How the work compares with the floor.
  let ratio: Double

  let rounds: Int

  /// The most memory that the work needed at a time, where that is what is compared.
  var peakBytes: Int?

  /// The moves of a difference, where the work is to make one.
  var moves: Moves?
}
