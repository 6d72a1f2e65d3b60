/// Quoted-Printable, in which version 2.1 writes text that is not ASCII: `=C3=A4` for `ä`.
enum QuotedPrintable {
  /// The bytes that are meant; a `=` that no byte follows stays as it is.
  static func decode(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "="), let escaped = self.byte(rest.prefix(2)) {
        decoded.append(escaped)
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte)
      }
    }
    return decoded[...]
  }

  /// The byte that two hexadecimal digits write.
  private static func byte(_ digits: ArraySlice<UInt8>) -> UInt8? {
    guard digits.count == 2, let high = digits.first.flatMap(value),
      let low = digits.last.flatMap(value)
    else { return nil }
    return high << 4 | low
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit.uppercased {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit.uppercased - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
