/// Collects the pieces of a cell, to append them to an array at once: for an array, each piece is a
/// question whether the memory is its own, and whether there is enough.
struct HTMLPieces: HTMLSink {
  /// Room for most cells, of which the first `count` bytes are written.
  private let memory: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// What came before, once there was no room.
  private var earlier: [UInt8] = []

  @inline(__always)
  mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress, let memoryStart = memory.baseAddress else { return }
    guard bytes.count <= memory.count - count else {
      earlier += written
      earlier.append(contentsOf: bytes)
      count = 0
      return
    }
    // There is room for the bytes behind those that are written.
    (memoryStart + count).initialize(from: start, count: bytes.count)
    count += bytes.count
  }

  private var written: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: memory[..<count])
  }

  /// Appends what a body writes to an array.
  @inline(__always)
  fileprivate static func append(
    to array: inout [UInt8], _ body: (inout HTMLPieces) throws -> Void
  ) rethrows {
    // The memory is there until the closure ends, and the pieces do not leave it.
    try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { memory in
      var pieces = HTMLPieces(memory: memory)
      try body(&pieces)
      if !pieces.earlier.isEmpty { array += pieces.earlier }
      array.append(contentsOf: pieces.written)
    }
  }
}

extension [UInt8] {
  /// Appends what a body writes, at once.
  @inline(__always)
  mutating func appendPieces(_ body: (inout HTMLPieces) throws -> Void) rethrows {
    try HTMLPieces.append(to: &self, body)
  }
}
