extension UnsafeBufferPointer<UInt8> {
  /// Returns the scalar that begins at a position of valid UTF-8, and its length.
  func scalar(at position: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let first = self[position]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    func bits(_ offset: Int) -> UInt32 { UInt32(self[position + offset] & 0x3F) }
    let value: UInt32
    let length: Int
    if first < 0xE0 {
      value = UInt32(first & 0x1F) << 6 | bits(1)
      length = 2
    } else if first < 0xF0 {
      value = UInt32(first & 0x0F) << 12 | bits(1) << 6 | bits(2)
      length = 3
    } else {
      value = UInt32(first & 0x07) << 18 | bits(1) << 12 | bits(2) << 6 | bits(3)
      length = 4
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  /// Whether the next eight bytes are ASCII, none a control character.
  func hasASCII8(at position: Int) -> Bool {
    let word = UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: position, as: UInt64.self)
    // The top bit of a byte is set by the first if it is not ASCII, by the second if it is below
    // the space, and by the third if it is DEL. The last two may also set it for a neighbour of
    // such a byte.
    let others = word | (word &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101)
    return others & 0x8080_8080_8080_8080 == 0
  }
}
