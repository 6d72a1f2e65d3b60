import Foundation

/// The most memory that this process used at a time, as Linux tells it.
enum PeakMemory {
  /// Returns how far the resident memory rose while a body ran.
  static func bytes(of body: () throws -> Void) throws -> Int {
    try reset()
    let before = try current()
    try body()
    return try current() - before
  }

  /// Lets the peak begin at what is used now.
  private static func reset() throws {
    try Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
  }

  private static func current() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
      if let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({
        Int($0)
      }) {
        return kilobytes * 1024
      }
    }
    throw CocoaError(.fileReadCorruptFile)
  }
}
