extension Array {
  /// Whether both arrays have the very same elements, because one is a copy of the other.
  ///
  /// - Complexity: O(1).
  @inlinable
  func sharesStorage(with other: [Element]) -> Bool {
    // The addresses are compared, never followed. Both arrays are alive meanwhile, so one address
    // is one buffer.
    withUnsafeBufferPointer { elements in
      other.withUnsafeBufferPointer { others in
        elements.baseAddress == others.baseAddress && elements.count == others.count
      }
    }
  }
}
