import Foundation

/// The time that the processor spent on this thread, which other programs hardly disturb.
enum ThreadClock {
  static var milliseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }

  /// Times a body that returns something made from all it did.
  static func time(_ body: () throws -> Int) rethrows -> (ms: Double, result: Int) {
    let start = milliseconds
    let result = try body()
    return (milliseconds - start, result)
  }
}
