import Foundation

/// A program that ran to its end, what it printed, and the processor time that it took.
struct ChildProcess {
  let output: String
  let ms: Double

  /// Runs a program.
  ///
  /// - Parameter variables: Environment variables that it has beside those of this program.
  /// - Throws: ``Failure`` if its exit code is not 0.
  init(_ path: String, _ arguments: [String], variables: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    let before = Self.millisecondsOfChildren
    try process.run()
    output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    ms = Self.millisecondsOfChildren - before
    if process.terminationStatus != 0 {
      throw Failure(command: ([path] + arguments).joined(separator: " "))
    }
  }

  struct Failure: Error, CustomStringConvertible {
    let command: String
    var description: String { "'\(command)' failed" }
  }

  /// The processor time of all child processes that ended, and of theirs.
  private static var millisecondsOfChildren: Double {
    var usage = rusage()
    getrusage(children, &usage)
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
  }

  /// Each C library imports the constant with another type.
  private static var children: Int32 {
    #if os(Linux)
      RUSAGE_CHILDREN.rawValue
    #else
      RUSAGE_CHILDREN
    #endif
  }
}

extension ChildProcess {
  /// This program itself.
  static var ownPath: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }
}
