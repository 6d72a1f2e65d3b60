/// The arguments of a command line, one after another.
///
/// A value stands behind its option, as in `--width 40`, or at it, as in `--width=40`. Behind `--`,
/// there are no options.
public struct Arguments {
  /// An argument.
  public enum Argument: Equatable {
    case option(String)
    case operand(String)
  }

  private var rest: ArraySlice<String>
  private var hasOptions = true

  /// The option that came last, and the value at it.
  private var option = ""
  private var attached: String?

  /// Creates the arguments behind the name of a program.
  public init(_ arguments: some Sequence<String>) { rest = Array(arguments)[...] }

  /// Returns the next option or operand.
  public mutating func next() -> Argument? {
    guard let argument = rest.popFirst() else { return nil }
    guard hasOptions, argument.hasPrefix("-"), argument != "-" else { return .operand(argument) }
    if argument == "--" {
      hasOptions = false
      return next()
    }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    option = String(parts[0])
    attached = parts.count > 1 ? String(parts[1]) : nil
    return .option(option)
  }
}

extension Arguments {
  /// Takes the value of the option that came last.
  public mutating func value() throws(UsageError) -> String {
    guard let value = attached ?? rest.popFirst() else {
      throw UsageError("'\(option)' needs a value")
    }
    return value
  }

  /// Takes a value that is one of several.
  public mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of _: Choice.Type = Choice.self
  ) throws(UsageError) -> Choice {
    let value = try value()
    guard let choice = Choice(rawValue: value) else {
      let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("'\(option)' takes one of \(choices), not '\(value)'")
    }
    return choice
  }

  /// Takes a value that is a number, 1 or more.
  public mutating func positiveNumber() throws(UsageError) -> Int {
    let value = try value()
    guard let number = Int(value), number > 0 else {
      throw UsageError("'\(option)' takes a number, 1 or more, not '\(value)'")
    }
    return number
  }

  /// Takes an option that has no value.
  ///
  /// - Returns: `true`.
  public func flag() throws(UsageError) -> Bool {
    guard attached == nil else { throw UsageError("'\(option)' takes no value") }
    return true
  }
}
