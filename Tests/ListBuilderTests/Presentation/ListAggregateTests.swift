import ListBuilder
import Testing

@Suite struct ListAggregateTests {
  private func text<Item>(_ aggregate: ListAggregate<Item>, of items: [Item]) throws -> String {
    let accumulator = aggregate.makeAccumulator()
    for item in items { try accumulator.add(item) }
    return try accumulator.text()
  }

  @Test("A count is the number of items")
  func count() throws {
    #expect(try text(.count, of: [String]()) == "0")
    #expect(try text(.count, of: ["a", "b", "c"]) == "3")
  }

  @Test("A text does not depend on the items")
  func constantText() throws {
    #expect(try text(.text("Total"), of: [Int]()) == "Total")
    #expect(try text(.text("Total"), of: [1, 2]) == "Total")
  }

  @Test("A sum of integers is exact, also where an integer of their type is too small for it")
  func integers() throws {
    #expect(try text(.sum(\.self), of: [Int]()) == "0")
    #expect(try text(.sum(\.self), of: [1, -2, 4]) == "3")
    #expect(try text(.sum(\.self), of: [Int.max, 1]) == "9223372036854775808")
    #expect(try text(.sum(\.self), of: [Int.min, -1]) == "-9223372036854775809")
    #expect(try text(.sum(\.self), of: [UInt64.max, .max]) == "36893488147419103230")
    #expect(try text(.sum(\.self), of: [UInt8.max, .max]) == "510")
    #expect(try text(.sum { (word: String) in word.count }, of: ["a", "bc"]) == "3")
  }

  @Test("A sum of wider integers stops at the bounds of 128 bits")
  func wideIntegers() throws {
    #expect(try text(.sum(\.self), of: [Int128.max, 1]) == "\(Int128.max)")
    #expect(try text(.sum(\.self), of: [Int128.min, -1]) == "\(Int128.min)")
    #expect(try text(.sum(\.self), of: [UInt128.max]) == "\(Int128.max)")
  }

  @Test("A sum of floating-point numbers is described, or has a text of its own")
  func floatingPoint() throws {
    #expect(try text(.sum(\.self), of: [0.5, 1.25]) == "1.75")
    #expect(try text(.sum(\.self), of: [Float(0.5)]) == "0.5")
    #expect(try text(.sum(\.self), of: [Double]()) == "0.0")
    #expect(try text(.sum(\.self), of: [Double.infinity, -.infinity]).contains("nan"))
    #expect(try text(.sum(\.self) { "\(Int($0)) €" }, of: [1.5, 2]) == "3 €")
  }

  @Test("An aggregate of one's own begins anew in each accumulator")
  func ownAggregate() throws {
    let longest = ListAggregate<String>("") { longest, word in
      if word.count > longest.count { longest = word }
    }
    #expect(try text(longest, of: ["a", "abc", "ab"]) == "abc")
    #expect(try text(longest, of: ["x"]) == "x")
    let average = ListAggregate<Int>(
      (sum: 0, count: 0), text: { "\($0.sum / $0.count)" },
      add: {
        $0.sum += $1
        $0.count += 1
      })
    #expect(try text(average, of: [1, 2, 6]) == "3")
  }

  @Test("A text can be asked for again, and items added behind it")
  func accumulator() throws {
    let accumulator = ListAggregate<Int>.sum(\.self).makeAccumulator()
    try accumulator.add(1)
    #expect(try accumulator.text() == "1")
    try accumulator.add(2)
    #expect(try accumulator.text() == "3")
    #expect(try accumulator.text() == "3")
  }

  @Test("What adds and what makes the text may throw")
  func failures() {
    struct Failure: Error {}
    let adding = ListAggregate<Int>(0) { _, _ in throw Failure() }
    let showing = ListAggregate<Int>(0, text: { _ in throw Failure() }, add: { $0 += $1 })
    #expect(throws: Failure.self) { try text(adding, of: [1]) }
    #expect(throws: Failure.self) { try text(showing, of: [1]) }
    #expect(throws: Failure.self) { try text(.sum { (_: Int) -> Int in throw Failure() }, of: [1]) }
  }

  @Test("An accumulator may be made by hand")
  func handMade() throws {
    let accumulator = ListAccumulator<Int>(add: { _ in }, text: { "?" })
    try accumulator.add(1)
    #expect(try accumulator.text() == "?")
  }
}
