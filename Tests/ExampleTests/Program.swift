import Foundation
import Testing

/// Runs a built example, which lies beside the test process.
struct Program {
  struct Result {
    let output: String
    let errors: String
    let status: Int32
  }

  let name: String

  var url: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(name)
  }

  func run(_ arguments: String..., input: String = "") throws -> Result {
    try Self.run(url, arguments, input: input)
  }

  /// Runs a shell command in which `$program` is this program.
  func runInShell(_ command: String) throws -> Result {
    try Self.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", command], environment: ["program": url.path])
  }

  private static func run(
    _ executable: URL, _ arguments: [String], input: String = "",
    environment: [String: String] = [:]
  ) throws -> Result {
    try withTemporaryFolder { folder in
      // Files, so that neither side waits for the other, however much is written.
      let streams = ["input", "output", "errors"].map { folder.appendingPathComponent($0) }
      try Data(input.utf8).write(to: streams[0])
      for url in streams[1...] { try Data().write(to: url) }
      let process = Process()
      process.executableURL = executable
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.standardInput = try FileHandle(forReadingFrom: streams[0])
      process.standardOutput = try FileHandle(forWritingTo: streams[1])
      process.standardError = try FileHandle(forWritingTo: streams[2])
      try process.run()
      process.waitUntilExit()
      return Result(
        output: String(decoding: try Data(contentsOf: streams[1]), as: UTF8.self),
        errors: String(decoding: try Data(contentsOf: streams[2]), as: UTF8.self),
        status: process.terminationStatus)
    }
  }
}

/// Calls a body with a new folder, and removes it.
func withTemporaryFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("ExampleTests-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

/// Calls a body with the path of a new file of a content, and removes it.
func withFile<Value>(
  _ name: String, _ content: String, _ body: (String) throws -> Value
) throws -> Value {
  try withTemporaryFolder { folder in
    let file = folder.appendingPathComponent(name)
    try Data(content.utf8).write(to: file)
    return try body(file.path)
  }
}
