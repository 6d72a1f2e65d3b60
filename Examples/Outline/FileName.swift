/// The name of a file, which may hold any bytes but `/` and zero.
struct FileName: Hashable, Comparable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// By their bytes, which is the same order on every machine.
  static func < (left: FileName, right: FileName) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  /// Whether files of such names are not shown unless asked for.
  var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

  /// The name as the system takes it.
  var cString: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }
}

extension FileName: CustomStringConvertible {
  /// The name as one line: line breaks and other controls are visible, and a byte that is not of
  /// UTF-8 is `\xE9`, say. A presenter does the same for controls, but takes line breaks for such.
  var description: String {
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

  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x2028, 0x2029: "\u{FFFD}"
    default: scalar
    }
  }
}
