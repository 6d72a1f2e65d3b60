/// The name of a file, or a path to one, which may hold any bytes but zero.
public struct FileName: Hashable, Comparable, Sendable {
  public let bytes: [UInt8]

  public init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// Creates a name of the UTF-8 of a text.
  public init(_ text: String) { self.init(text.utf8) }

  /// By their bytes, which is the same order on every machine.
  public static func < (left: FileName, right: FileName) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  /// The name as the system takes it.
  public var cString: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }
}

extension FileName: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}

extension FileName: CustomStringConvertible {
  /// The name as one line, the same in text and on pages: line breaks and other controls are
  /// visible, and a byte that is not of UTF-8 is `\xE9`, say. A text presenter does the same for
  /// controls, but takes line breaks for such, and leaves out what has no width.
  public var description: String {
    var text = String.UnicodeScalarView()
    var rest = bytes.makeIterator()
    var parser = UTF8.ForwardParser()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .emptyInput: return String(text)
      case .valid(let units):
        text.append(Self.visible(UTF8.decode(units)))
        offset += units.count
      case .error(let length):
        for byte in bytes[offset..<offset + length] {
          text.append(contentsOf: #"\x\#(String(byte, radix: 16, uppercase: true))"#.unicodeScalars)
        }
        offset += length
      }
    }
  }

  /// What shows in place of a scalar. What would not be seen is, for names differ by it.
  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
    case 0x061C, 0x200B, 0x200E, 0x200F, 0x2060, 0xFEFF: "\u{FFFD}"
    default: scalar
    }
  }
}
