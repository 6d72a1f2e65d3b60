extension IdentifierIndex {
  /// Returns 31 bits of an identifier's hash, made odd.
  ///
  /// A hash that a type computes by itself may differ only in its lower half, as those of
  /// Objective-C objects do, and may have 32 bits. So it is multiplied by 2^64 over the golden
  /// ratio, which takes each of its bits to the upper half (Knuth, 6.4 too).
  @inlinable
  @inline(__always)
  static func fingerprint<ID: Hashable>(of id: ID) -> UInt32 {
    let hash =
      if let integer = bits(ofInteger: id) {
        keys.hash(integer)
      } else {
        UInt64(truncatingIfNeeded: id.hashValue)
      }
    return UInt32(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 32) | 1
  }

  /// Returns the bits of an integer of a common type; `nil` for all other identifiers.
  ///
  /// The types are compared first, for a cast alone would also take integers out of an
  /// `AnyHashable`, which is equal to one that holds the same number as another type.
  @inlinable
  @inline(__always)
  static func bits<ID: Hashable>(ofInteger id: ID) -> UInt64? {
    if ID.self == Int.self, let id = id as? Int { return UInt64(truncatingIfNeeded: id) }
    if ID.self == UInt.self, let id = id as? UInt { return UInt64(truncatingIfNeeded: id) }
    if ID.self == Int64.self, let id = id as? Int64 { return UInt64(truncatingIfNeeded: id) }
    if ID.self == UInt64.self, let id = id as? UInt64 { return id }
    if ID.self == Int32.self, let id = id as? Int32 { return UInt64(truncatingIfNeeded: id) }
    if ID.self == UInt32.self, let id = id as? UInt32 { return UInt64(truncatingIfNeeded: id) }
    return nil
  }

  @usableFromInline static let keys = IntegerHashKeys()
}

/// Hashes integers much faster than the standard library's `Hasher`, which is made for any number
/// of bytes.
///
/// An integer is mixed with one secret and multiplied by another, and the two halves of the product
/// are folded into one, as in wyhash and its successors. The secrets differ from run to run, so
/// that identifiers with equal hashes cannot be chosen beforehand.
@frozen
@usableFromInline
struct IntegerHashKeys: Sendable {
  @usableFromInline let mask: UInt64
  @usableFromInline let factor: UInt64

  /// Takes the secrets from the standard library, which has the same ones in each run if it is told
  /// to hash deterministically.
  @usableFromInline
  init() {
    mask = UInt64(truncatingIfNeeded: 0.hashValue)
    factor = UInt64(truncatingIfNeeded: 1.hashValue) | 1
  }

  @inlinable
  @inline(__always)
  func hash(_ bits: UInt64) -> UInt64 {
    let product = (bits ^ mask).multipliedFullWidth(by: factor)
    return product.high ^ product.low
  }
}
