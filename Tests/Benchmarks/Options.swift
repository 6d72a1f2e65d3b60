/// What the command line asks for.
struct Options {
  var printsJSON = false
  var showsHelp = false

  /// Whether to measure type-checking instead of running.
  var compiles = false

  /// Text that the names of the rows to run contain.
  var filter = ""

  /// The row whose memory this process measures, because another one started it for that.
  var memoryRow: String?

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": printsJSON = true
      case "--compile": compiles = true
      case "--help", "-h": showsHelp = true
      case "--filter": filter = try Self.value(of: argument, in: &rest)
      case Self.memoryArgument: memoryRow = try Self.value(of: argument, in: &rest)
      default: throw UsageError("unknown argument '\(argument)'")
      }
    }
  }

  private static func value(
    of argument: String, in rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst() else { throw UsageError("'\(argument)' needs a value") }
    return value
  }
}

extension Options {
  /// The argument of a process that measures the memory of a row; no user needs it.
  static let memoryArgument = "--measure-memory"

  static let usage = """
    usage: swift run -c release list-benchmarks [--json] [--filter SUBSTRING] [--compile] [--help]

    Prints a row for each benchmark: the median time, the floor that it is compared with, their
    ratio, and the bar, which is the most that the ratio should be.

      --json              print one JSON object a line instead of a table
      --filter SUBSTRING  run the rows whose name contains the text
      --compile           measure how long the compiler type-checks lists, instead of running them
      --help              print this text
    """
}

/// A command line that cannot be understood.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
