import ExampleSupport
import Testing

@Suite struct ArgumentsTests {
  @Test("Options and operands come in order, and behind two hyphens there are operands alone")
  func order() {
    var arguments = Arguments(["a", "--x", "-", "-y", "--", "--z", "--"])
    var all: [Arguments.Argument] = []
    while let argument = arguments.next() { all.append(argument) }
    #expect(
      all == [
        .operand("a"), .option("--x"), .operand("-"), .option("-y"), .operand("--z"),
        .operand("--"),
      ])
  }

  @Test("A value stands behind its option or at it, and may be empty or look like an option")
  func values() throws {
    var arguments = Arguments(["--x", "--y", "--x=", "--x=a=b", "--x"])
    for value in ["--y", "", "a=b"] {
      #expect(arguments.next() == .option("--x"))
      #expect(try arguments.value() == value)
    }
    #expect(arguments.next() == .option("--x"))
    #expect(throws: UsageError("'--x' needs a value")) { try arguments.value() }
  }

  @Test("A number is 1 or more", arguments: ["0", "-1", "1.5", "", "9223372036854775808"])
  func numbers(value: String) {
    var arguments = Arguments(["--x=\(value)"])
    _ = arguments.next()
    #expect(throws: UsageError("'--x' takes a number, 1 or more, not '\(value)'")) {
      try arguments.positiveNumber()
    }
  }
}
