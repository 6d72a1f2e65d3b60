import Foundation

/// Measures what the library promises: each row's time against a floor on the same data.
///
/// It uses the public API from another module, as a user's code would. The exit code tells whether
/// it could measure, never whether a row met its bar.
@main
struct ListBenchmarks {
  static func main() {
    do {
      try run(Options(Array(CommandLine.arguments.dropFirst())))
    } catch let error as UsageError {
      stop("\(error)\n\n\(Options.usage)", code: 64)
    } catch {
      stop("\(error)", code: 1)
    }
  }

  private static func run(_ options: Options) throws {
    if options.showsHelp {
      print(Options.usage)
      return
    }
    if let row = options.memoryRow {
      print(try MemoryRows.measure(row).text)
      return
    }
    #if DEBUG
      note("this is a debug build; measure with `swift run -c release list-benchmarks`")
    #endif
    let benchmarks = try chosen(by: options)
    note("seed \(SeededGenerator.seed)")
    let output: any Output =
      options.printsJSON ? JSONOutput() : TableOutput(names: benchmarks.map(\.name))
    if let header = output.header { print(header) }
    for benchmark in benchmarks { print(output.line(for: try benchmark.run())) }
  }

  private static func chosen(by options: Options) throws(UsageError) -> [Benchmark] {
    let all = options.compiles ? CompileRows.all : Benchmark.all
    let chosen = all.filter { options.filter.isEmpty || $0.name.contains(options.filter) }
    if chosen.isEmpty {
      let names = all.map(\.name).joined(separator: ", ")
      throw UsageError("no row's name contains '\(options.filter)'; the rows are \(names)")
    }
    return chosen
  }

  private static func note(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }

  private static func stop(_ text: String, code: Int32) -> Never {
    note("list-benchmarks: \(text)")
    exit(code)
  }
}
