import Foundation

/// How long the compiler type-checks declared lists, against the same items in array literals.
enum CompileRows {
  static var all: [Benchmark] {
    [
      compile("compile-300", functions: 1, items: 300),
      compile("compile-10x100", functions: 10, items: 100),
    ]
  }

  private static func compile(_ name: String, functions: Int, items: Int) -> Benchmark {
    Benchmark(name: name, floor: "array literals", bar: 4) {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("list-benchmarks-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let source = CompiledSource(functions: functions, items: items)
      let work = try TypeCheck(source.builders, named: "Builders.swift", in: folder)
      let floor = try TypeCheck(source.arrayLiterals, named: "ArrayLiterals.swift", in: folder)
      return try measure(work, floor)
    }
  }

  private static func measure(_ work: TypeCheck, _ floor: TypeCheck) throws -> Measurement {
    let rounds = 7
    _ = (try work.run(), try floor.run())
    let times = try (0..<rounds).map { _ in (work: try work.run(), floor: try floor.run()) }
    let ms = times.map(\.work).median
    let floorMs = times.map(\.floor).median
    return Measurement(ms: ms, floorMs: floorMs, ratio: ms / floorMs, rounds: rounds)
  }
}

/// A file that the compiler can be timed with.
private struct TypeCheck {
  private let path: String

  init(_ source: String, named name: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(name)
    try source.write(to: file, atomically: false, encoding: .utf8)
    path = file.path
  }

  /// Type-checks the file against the modules beside this program.
  ///
  /// - Returns: The processor time in milliseconds.
  func run() throws -> Double {
    let modules = URL(fileURLWithPath: ChildProcess.ownPath).deletingLastPathComponent()
      .appendingPathComponent("Modules")
    let compiler = try ChildProcess(
      "/usr/bin/env",
      [
        "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-I", modules.path,
        path,
      ])
    return compiler.ms
  }
}
