/// What a process tells the one that started it about its memory and time.
struct MemoryReport {
  let peakBytes: Int
  let ms: Double
  let result: Int

  /// Measures a body that returns something made from all it did.
  init(_ body: () throws -> Int) throws {
    var timed = (ms: 0.0, result: 0)
    peakBytes = try PeakMemory.bytes { timed = try ThreadClock.time(body) }
    (ms, result) = timed
  }
}

extension MemoryReport {
  var text: String { "\(peakBytes) \(ms) \(result)" }

  init(text: String) throws {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 3, let peakBytes = Int(words[0]), let ms = Double(words[1]),
      let result = Int(words[2])
    else { throw Unreadable(text: text) }
    self.peakBytes = peakBytes
    self.ms = ms
    self.result = result
  }

  struct Unreadable: Error, CustomStringConvertible {
    let text: String
    var description: String { "a child process reported '\(text)'" }
  }
}
