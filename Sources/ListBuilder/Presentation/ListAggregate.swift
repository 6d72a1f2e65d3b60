/// What a column tells of all items at once, below them: a count, a sum, or what you make of them.
///
///     ListColumn("City", \.name, footer: .count)
///     ListColumn("People", \.population, alignment: .trailing, footer: .sum(\.population))
///     ListColumn("Oldest", \.founded, footer: ListAggregate(Int.max) { $0 = min($0, $1.founded) })
///
/// The items come one after another, so that a presenter needs to keep none of them.
public struct ListAggregate<Item> {
  /// Begins with no items.
  public let makeAccumulator: () -> ListAccumulator<Item>

  /// Creates an aggregate.
  ///
  /// - Parameters:
  ///   - initial: The value of no items.
  ///   - text: Makes the text that shows the value; its description without one.
  ///   - add: Takes an item into the value.
  public init<Value>(
    _ initial: Value,
    text: @escaping (Value) throws -> String = { "\($0)" },
    add: @escaping (inout Value, Item) throws -> Void
  ) {
    makeAccumulator = {
      var value = initial
      return ListAccumulator(add: { try add(&value, $0) }, text: { try text(value) })
    }
  }
}

/// An aggregate on its way through the items.
public struct ListAccumulator<Item> {
  /// Takes an item into the value.
  public let add: (Item) throws -> Void

  /// Makes the text that shows the value of the items until now.
  public let text: () throws -> String

  /// Creates an accumulator. ``ListAggregate/init(_:text:add:)`` is the usual way to one.
  public init(add: @escaping (Item) throws -> Void, text: @escaping () throws -> String) {
    self.add = add
    self.text = text
  }
}

extension ListAggregate {
  /// A text that does not depend on the items, such as `Total`.
  public static func text(_ text: String) -> ListAggregate {
    ListAggregate((), text: { text }, add: { _, _ in })
  }

  /// The number of items.
  public static var count: ListAggregate { ListAggregate(0) { count, _ in count += 1 } }

  /// The sum of integers. It is exact: values of 64 bits and less cannot overflow it, and wider
  /// ones stop at the greatest and the least number of 128 bits.
  ///
  /// - Parameter value: What is added up.
  public static func sum(
    _ value: @escaping (Item) throws -> some BinaryInteger
  ) -> ListAggregate {
    ListAggregate(Int128(0)) { sum, item in
      let addend = Int128(clamping: try value(item))
      let (partial, overflow) = sum.addingReportingOverflow(addend)
      sum = overflow ? (addend < 0 ? .min : .max) : partial
    }
  }

  /// The sum of floating-point numbers.
  ///
  /// - Parameters:
  ///   - value: What is added up.
  ///   - text: Makes the text that shows the sum; its description without one.
  public static func sum<Value: BinaryFloatingPoint>(
    _ value: @escaping (Item) throws -> Value,
    text: @escaping (Value) throws -> String = { "\($0)" }
  ) -> ListAggregate {
    ListAggregate(Value.zero, text: text) { sum, item in sum += try value(item) }
  }
}
