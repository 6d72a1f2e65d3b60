/// One measuring of a text, up to a number of cells.
///
/// The text is read scalar by scalar, in UTF-8. Almost always a cluster has the width of its first
/// scalar, and the others have none. Only a scalar that ``ScalarWidth/joins`` makes it necessary to
/// find the clusters: from the last place on where one is known to begin.
struct ClusterMeasuring {
  private let text: Substring
  private let bytes: UnsafeBufferPointer<UInt8>
  private let ambiguous: Int
  private let limit: Int

  /// What is measured: the number of code units, and their cells.
  private var position = 0
  private var width = 0

  /// A place where a cluster begins, with no joining scalar since, and the cells before it.
  private var boundary = 0
  private var widthBefore = 0

  /// - Parameters:
  ///   - text: The text.
  ///   - bytes: Its code units.
  ///   - ambiguous: The number of cells of a character of ambiguous width.
  ///   - limit: The number of cells, not negative.
  init(_ text: Substring, _ bytes: UnsafeBufferPointer<UInt8>, ambiguous: Int, limit: Int) {
    self.text = text
    self.bytes = bytes
    self.ambiguous = ambiguous
    self.limit = limit
  }

  /// Returns the number of code units whose clusters fit, and their cells.
  ///
  /// - Complexity: O(*n*), where *n* is the number of code units.
  mutating func run() -> (length: Int, width: Int) {
    repeat {
      takeScalars()
    } while position < bytes.count && takeClusters(through: position)
    return (position, width)
  }

  /// Goes on to the first scalar that joins, or does not fit: one behind it may make it narrower.
  private mutating func takeScalars() {
    // Variables of its own stay in registers.
    let (bytes, limit, ambiguous) = (bytes, limit, ambiguous)
    var (position, width) = (position, width)
    var (boundary, widthBefore) = (boundary, widthBefore)
    while position < bytes.count {
      if limit - width >= 8, bytes.count - position >= 8, bytes.hasASCII8(at: position) {
        boundary = position + 7
        widthBefore = width + 7
        position += 8
        width += 8
        continue
      }
      var (cells, length) = (1, 1)
      if !(0x20..<0x7F ~= bytes[position]) {
        let scalar: Unicode.Scalar
        (scalar, length) = bytes.scalar(at: position)
        let entry = ScalarWidth(of: scalar)
        guard !entry.joins else { break }
        cells = entry.cells(ambiguous: ambiguous)
      }
      if cells > 0 {
        boundary = position
        widthBefore = width
        guard cells <= limit - width else { break }
      }
      position += length
      width += cells
    }
    (self.position, self.width) = (position, width)
    (self.boundary, self.widthBefore) = (boundary, widthBefore)
  }

  /// Measures the clusters anew from the boundary to the one of a code unit.
  ///
  /// - Returns: Whether they all fit; if not, the first that does not is the next to measure.
  private mutating func takeClusters(through last: Int) -> Bool {
    position = boundary
    width = widthBefore
    // Its first cluster begins where it begins, whatever stands before: no need to look back.
    let rest = text[text.utf8.index(text.startIndex, offsetBy: boundary)...]
    var index = rest.startIndex
    while position <= last {
      let next = rest.index(after: index)
      let end = position + rest.utf8.distance(from: index, to: next)
      let cells = cells(ofCluster: position..<end)
      guard cells <= limit - width else { return false }
      position = end
      width += cells
      index = next
    }
    boundary = position
    widthBefore = width
    return true
  }

  private func cells(ofCluster range: Range<Int>) -> Int {
    var cells = 0
    var previous: ScalarWidth?
    var position = range.lowerBound
    while position < range.upperBound {
      let (scalar, length) = bytes.scalar(at: position)
      let entry = ScalarWidth(of: scalar)
      switch scalar {
      case "\u{FE0E}" where previous?.hasVariants == true && previous?.isWide == true: cells -= 1
      case "\u{FE0F}" where previous?.hasVariants == true: cells = 2
      default: cells += entry.cells(ambiguous: ambiguous)
      }
      previous = entry
      position += length
    }
    return min(cells, 2)
  }
}
