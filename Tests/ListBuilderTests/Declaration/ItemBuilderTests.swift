import ListBuilder
import TestSupport
import Testing

@Suite struct ItemBuilderTests {
  private func items(@ItemBuilder<Int> _ body: () throws -> ListItems<Int>) rethrows -> [Int] {
    try body().elements
  }

  @ItemBuilder<Int>
  private func someItems(upTo limit: Int) -> ListItems<Int> {
    for number in 0..<limit { number }
    -1
  }

  @Test("An empty body makes no items")
  func emptyBody() {
    #expect(items {} == [])
  }

  @Test("Items stand in the order of their statements")
  func expressions() {
    let result = items {
      1
      3
      2
    }
    #expect(result == [1, 3, 2])
  }

  @Test("A loop contributes each of its rounds, before what follows it")
  func loops() {
    let result = items {
      for number in 0..<3 { number }
      9
    }
    #expect(result == [0, 1, 2, 9])
  }

  @Test("Loops nest, and rounds that a condition skips contribute nothing")
  func nestedLoops() {
    let result = items {
      for tens in [10, 20, 30] where tens != 20 {
        for ones in 1...2 { tens + ones }
      }
    }
    #expect(result == [11, 12, 31, 32])
  }

  @Test("A loop with several statements joins them in each round")
  func loopWithSeveralStatements() {
    let result = items {
      for number in [1, 2] {
        number
        let negative = -number
        negative
      }
    }
    #expect(result == [1, -1, 2, -2])
  }

  @Test(
    "Conditions choose what is contributed",
    arguments: [
      (Int?.none, false, 1, [2, 4]),
      (7, true, 0, [7, 1, 3]),
    ])
  func conditions(optional: Int?, flag: Bool, number: Int, expected: [Int]) {
    let result = items {
      if let optional { optional }
      if flag { 1 } else { 2 }
      switch number {
      case 0: 3
      default: 4
      }
    }
    #expect(result == expected)
  }

  @Test("A chain of else-ifs contributes its one branch", arguments: [0, 1, 2])
  func elseIf(number: Int) {
    let result = items {
      if number == 0 {
        10
      } else if number == 1 {
        11
      } else {
        12
      }
    }
    #expect(result == [10 + number])
  }

  @Test("An optional item contributes itself or nothing")
  func optionals() {
    let some: Int? = 1
    let none: Int? = nil
    let result = items {
      some
      none
    }
    #expect(result == [1])
  }

  @Test("A sequence contributes all its items, whatever its type")
  func sequences() {
    let result = items {
      [1, 2]
      3...4
      [5, 6].lazy.map { $0 * 10 }
      Set([7])
    }
    #expect(result == [1, 2, 3, 4, 50, 60, 7])
  }

  @Test("An optional sequence contributes its items or nothing")
  func optionalSequences() {
    let some: [Int]? = [1, 2]
    let none: ClosedRange<Int>? = nil
    let result = items {
      some
      none
    }
    #expect(result == [1, 2])
  }

  @Test("The result of another builder function is content")
  func nestedBuilders() {
    let result = items {
      8
      someItems(upTo: 2)
    }
    #expect(result == [8, 0, 1, -1])
  }

  @Test("A branch on availability contributes on the platforms that have it")
  func availability() {
    let result = items {
      if #available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *) { 1 } else { 2 }
    }
    #if os(Linux)
      #expect(result == [1])
    #else
      #expect(result == [2])
    #endif
  }

  @Test("A declaration in a body contributes nothing by itself")
  func declarations() {
    let result = items {
      let one = 1
      one
      one + 1
    }
    #expect(result == [1, 2])
  }

  @Test("An error in a body reaches the caller")
  func throwingBody() {
    struct Failure: Error {}
    func load() throws -> [Int] { throw Failure() }
    #expect(throws: Failure.self) {
      try items {
        1
        try load()
      }
    }
  }

  @Test("Random nestings of statements contribute what plain arrays do")
  func randomDeclarations() {
    var generator = SeededGenerator.printingSeed(for: "ItemBuilder")
    for round in 0..<500 {
      let numbers = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        Int.random(in: 0...9, using: &generator)
      }
      let flag = Bool.random(using: &generator)
      let optional = Bool.random(using: &generator) ? round : nil
      let built = items {
        numbers
        for number in numbers where number > 4 {
          if flag { number } else { numbers.filter { $0 < number } }
        }
        optional
        if let optional {
          optional
          someItems(upTo: optional % 4)
        }
      }
      var expected = numbers
      for number in numbers where number > 4 {
        expected += flag ? [number] : numbers.filter { $0 < number }
      }
      if let optional { expected += [optional, optional] + (0..<(optional % 4)) + [-1] }
      if built != expected {
        Issue.record("\(numbers), \(flag), \(String(describing: optional)): \(built)")
      }
    }
  }
}
