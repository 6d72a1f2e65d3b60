import Foundation

/// A type of identifiers that rows are measured with.
protocol Identifier: Hashable {
  /// What the names of its rows end with.
  static var name: String { get }

  /// Makes one that no other call with the same generator makes.
  init(from generator: inout SeededGenerator)
}

extension UUID: Identifier {
  static var name: String { "uuid" }

  init(from generator: inout SeededGenerator) {
    let halves = (generator.next(), generator.next())
    self = withUnsafeBytes(of: halves) { bytes in UUID(uuid: bytes.load(as: uuid_t.self)) }
  }
}

extension Int: Identifier {
  static var name: String { "int" }

  init(from generator: inout SeededGenerator) { self = Int(bitPattern: UInt(generator.next())) }
}

extension String: Identifier {
  static var name: String { "string" }

  /// Too long to be stored in the string's own 16 bytes, as most textual identifiers are.
  init(from generator: inout SeededGenerator) {
    self = "contact-\(String(generator.next(), radix: 16))-local"
  }
}
