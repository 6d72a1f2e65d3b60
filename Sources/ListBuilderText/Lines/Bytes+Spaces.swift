/// Copying is faster than repeating.
private let blank = [UInt8](repeating: UInt8(ascii: " "), count: 64)

extension [UInt8] {
  /// Appends spaces.
  mutating func appendSpaces(_ count: Int) {
    var rest = count
    while rest > 0 {
      let part = Swift.min(rest, blank.count)
      append(contentsOf: blank[..<part])
      rest -= part
    }
  }
}
