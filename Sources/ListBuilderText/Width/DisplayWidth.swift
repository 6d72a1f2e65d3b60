/// Measures text in the cells of a terminal.
///
///     let widths = DisplayWidth()
///     print(widths.width(of: "日本語"), widths.width(of: "👩‍👩‍👧"))
///     // 6 2
///     print(widths.prefix(of: "日本語", fitting: 5).text)
///     // 日本
///
/// A grapheme cluster, Swift's `Character`, has at most two cells:
///
/// | cluster | cells |
/// | --- | --- |
/// | a letter, with any number of marks | 1 |
/// | a wide or full-width letter; a Hangul syllable, also in parts | 2 |
/// | an emoji: with modifiers, joined ones, a flag, a keycap, with U+FE0F | 2 |
/// | an emoji with U+FE0E, which makes it text | 1 |
/// | a letter and a spacing mark; consonants joined by a virama: `क्षि` | 2 |
/// | a soft hyphen | 1 |
/// | controls, marks of direction, spaces and joiners without width, a mark alone | 0 |
///
/// A control character counts nothing here, for what it does is up to the terminal. Presenters
/// replace them before they measure.
///
/// The widths are those of Unicode 18, by Unicode Standard Annex #11, East Asian Width, and by
/// Unicode Technical Standard #51, Unicode Emoji. Where clusters end is up to Swift's standard
/// library, and so to the version of Unicode that it knows. Terminals differ, most of all for
/// emoji that need more than one scalar.
///
/// The C function that this mirrors, and whose faults with clusters it avoids, is `wcswidth`.
public struct DisplayWidth: Hashable, Sendable {
  /// Whether characters of ambiguous width, such as `①`, `±` and `§`, have two cells, as in
  /// terminals that are set up for Chinese, Japanese or Korean.
  public var ambiguousIsWide: Bool

  /// Creates a measure.
  ///
  /// - Parameter ambiguousIsWide: Whether characters of ambiguous width have two cells.
  public init(ambiguousIsWide: Bool = false) {
    self.ambiguousIsWide = ambiguousIsWide
  }

  /// Returns the number of cells that a text takes.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text. Text in ASCII, and most other text,
  ///   is measured without looking for clusters.
  public func width(of text: String) -> Int { width(of: text[...]) }

  /// Returns the number of cells that a part of a text takes, alone.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the part.
  public func width(of text: Substring) -> Int { fit(text, into: .max).width }

  /// Returns the number of cells that scalars take as a text.
  ///
  /// - Complexity: O(*n*), where *n* is the number of scalars.
  public func width(of scalars: some Sequence<Unicode.Scalar>) -> Int {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return width(of: String(text))
  }

  /// Returns as much of the beginning of a text as there is room for, in whole clusters.
  ///
  /// Of what has no width itself, all is taken that stands before the first cluster without room.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - cells: The number of cells to fill. In zero cells or less fits only what has no width.
  /// - Returns: The longest such part, and the number of cells that it takes: one less than there
  ///   are if a wide cluster follows.
  /// - Complexity: O(*n*), where *n* is the length of the part.
  public func prefix(of text: String, fitting cells: Int) -> (text: Substring, width: Int) {
    prefix(of: text[...], fitting: cells)
  }

  /// Returns as much of the beginning of a part of a text as there is room for, in whole clusters.
  ///
  /// - Parameters:
  ///   - text: The part.
  ///   - cells: The number of cells to fill. In zero cells or less fits only what has no width.
  /// - Returns: The longest such part, and the number of cells that it takes.
  /// - Complexity: O(*n*), where *n* is the length of what is returned.
  public func prefix(of text: Substring, fitting cells: Int) -> (text: Substring, width: Int) {
    let (length, width) = fit(text, into: max(cells, 0))
    return (text[..<text.utf8.index(text.startIndex, offsetBy: length)], width)
  }

  /// Returns how many code units of a text fit, and their cells.
  private func fit(_ text: Substring, into limit: Int) -> (length: Int, width: Int) {
    let ambiguous = ambiguousIsWide ? 2 : 1
    func measure(_ text: Substring) -> (length: Int, width: Int)? {
      text.utf8.withContiguousStorageIfAvailable { bytes in
        var measuring = ClusterMeasuring(text, bytes, ambiguous: ambiguous, limit: limit)
        return measuring.run()
      }
    }
    // Only a text of Objective-C has no storage of its own in UTF-8; its copy has.
    return measure(text) ?? measure(Substring(String(decoding: text.utf8, as: UTF8.self))) ?? (0, 0)
  }
}
