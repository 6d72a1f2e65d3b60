import Foundation
import Testing

/// Compiles source text against the built modules.
struct Compiler {
  struct Diagnostics {
    /// The lines that name an error, as `line: message`.
    let errors: [String]
    let output: String
  }

  /// Further arguments, such as `-default-isolation MainActor`.
  var arguments: [String] = []

  /// Whether to look for data races too, for which code has to be made.
  var checksDataRaces = false

  /// The folder of the built modules: the test process lies beside it.
  private var modules: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("Modules")
  }

  /// Compiles a file that imports ListBuilder.
  ///
  /// - Parameter source: The text behind the import, whose first line is line 2.
  func diagnose(_ source: String) throws -> Diagnostics {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ListBuilderTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Source.swift")
    try "import ListBuilder\n\(source)\n".write(to: file, atomically: false, encoding: .utf8)

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-parse-as-library", "-swift-version", "6"]
      + (checksDataRaces ? ["-emit-sil", "-o", "/dev/null"] : ["-typecheck"])
      + ["-diagnostic-style", "llvm", "-I", modules.path] + arguments + [file.path]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()

    let errors = output.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix(file.path) else { return nil }
      let parts = line.dropFirst(file.path.count + 1).split(separator: ":", maxSplits: 3)
      guard parts.count == 4, parts[2] == " error" else { return nil }
      return "\(parts[0]):\(parts[3])"
    }
    if process.terminationStatus != 0, errors.isEmpty {
      Issue.record("the compiler failed otherwise: \(output)")
    }
    return Diagnostics(errors: errors, output: output)
  }
}
