/// What is known of the width of a scalar alone: its entry in the ``WidthTable``.
struct ScalarWidth {
  private let entry: UInt8

  /// Looks a scalar up.
  ///
  /// - Complexity: O(1).
  init(of scalar: Unicode.Scalar) {
    let bits = WidthTable.blockBits
    // Both tables hold digits from "0", and cover every scalar there is.
    let digits = WidthTable.blockNumbers.utf8Start + Int(scalar.value >> bits) * 2
    let block = (Int(digits[0]) - 0x30) * 64 + Int(digits[1]) - 0x30
    let offset = Int(scalar.value & (1 << bits - 1))
    entry = WidthTable.blocks.utf8Start[block << bits + offset] - 0x30
  }

  /// The number of cells, from 0 to 2.
  func cells(ambiguous: Int) -> Int { isAmbiguous ? ambiguous : Int(entry & 3) }

  /// Whether the scalar has two cells wherever it stands.
  var isWide: Bool { entry & 3 == 2 }

  /// Whether the scalar has one cell wherever it stands, and leaves others alone.
  var isPlain: Bool { entry == 1 }

  /// Whether the scalar may share its cells with another one of its grapheme cluster, or change
  /// theirs. What neither does is measured without looking for clusters.
  var joins: Bool { entry & 4 != 0 }

  /// Whether U+FE0E and U+FE0F choose between a text and an emoji.
  var hasVariants: Bool { entry & 8 != 0 }

  private var isAmbiguous: Bool { entry & 3 == 3 }
}
