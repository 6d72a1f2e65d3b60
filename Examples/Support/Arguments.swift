import Foundation

/// The arguments of a command line, one after another.
///
/// A value stands behind its option, as in `--width 40`, or at it, as in `--width=40`. Behind `--`,
/// there are no options.
public struct Arguments {
  /// An argument.
  public enum Argument: Equatable {
    case option(String)
    case operand(FileName)
  }

  private var rest: ArraySlice<[UInt8]>
  private var hasOptions = true

  /// The option that came last, and the value at it.
  private var option = ""
  private var attached: [UInt8]?

  /// Creates the arguments behind the name of a program.
  public init(_ arguments: some Sequence<String>) {
    rest = arguments.map { Array($0.utf8) }[...]
  }

  /// The arguments of this program, byte by byte: `CommandLine.arguments` repairs what is not
  /// UTF-8, and a file of such a name would not be found.
  static var ofProgram: Arguments {
    var arguments = Arguments([])
    // The system ends each argument with a zero, and the last one with a null pointer.
    var next = CommandLine.unsafeArgv
    while let argument = next.pointee {
      arguments.rest.append((0..<strlen(argument)).map { UInt8(bitPattern: argument[$0]) })
      next += 1
    }
    arguments.rest = arguments.rest.dropFirst()
    return arguments
  }

  /// Returns the next option or operand.
  public mutating func next() -> Argument? {
    guard let argument = rest.popFirst() else { return nil }
    let hyphen = UInt8(ascii: "-")
    guard hasOptions, argument.first == hyphen, argument != [hyphen] else {
      return .operand(FileName(argument))
    }
    if argument == [hyphen, hyphen] {
      hasOptions = false
      return next()
    }
    let parts = argument.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    option = String(decoding: parts[0], as: UTF8.self)
    attached = parts.count > 1 ? Array(parts[1]) : nil
    return .option(option)
  }
}

extension Arguments {
  private mutating func bytes() throws(UsageError) -> [UInt8] {
    guard let value = attached ?? rest.popFirst() else {
      throw UsageError("'\(option)' needs a value")
    }
    return value
  }

  /// Takes the value of the option that came last.
  public mutating func value() throws(UsageError) -> String {
    String(decoding: try bytes(), as: UTF8.self)
  }

  /// Takes a value that is the name of a file.
  public mutating func fileName() throws(UsageError) -> FileName { FileName(try bytes()) }

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
