extension String {
  /// Appends UTF-8. What is not valid becomes U+FFFD.
  ///
  /// The standard library takes bytes that are ASCII throughout without looking at each. So long
  /// runs of ASCII are appended by themselves; what surrounds them may hold other characters.
  ///
  /// - Complexity: O(*n*).
  @usableFromInline
  mutating func append(utf8 bytes: [UInt8]) {
    let step = 32
    let shortestRun = 8 * step
    // The buffer is only read, within its bounds, and does not leave the closure.
    bytes.withUnsafeBytes { bytes in
      var start = 0
      var asciiStart = 0
      func append(to end: Int) {
        guard start < end else { return }
        self += String(decoding: bytes[start..<end], as: UTF8.self)
        start = end
      }
      func endRun(at end: Int) {
        guard end - asciiStart >= shortestRun else { return }
        append(to: asciiStart)
        append(to: end)
      }
      for position in stride(from: 0, to: bytes.count - step + 1, by: step)
      where !bytes.isASCII32(at: position) {
        endRun(at: position)
        asciiStart = position + step
      }
      endRun(at: bytes.count)
      append(to: bytes.count)
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether 32 bytes are ASCII. There must be as many from the position on.
  fileprivate func isASCII32(at position: Int) -> Bool {
    let words = loadUnaligned(fromByteOffset: position, as: SIMD4<UInt64>.self)
    return (words[0] | words[1] | words[2] | words[3]) & 0x8080_8080_8080_8080 == 0
  }
}
