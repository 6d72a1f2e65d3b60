/// The lines of a vCard file, as ranges of its bytes, and which of them belong together.
///
/// The file stays bytes, because a line may be folded in the middle of a character.
struct VCardLines {
  struct Line {
    var range: Range<Int>
    var number: Int
  }

  private let bytes: [UInt8]
  private let lineBreak: UInt8
  private var position = 0
  private var number = 0

  /// Lines end with LF and the CRs before it (some programs write CR CR LF); in a file without
  /// any LF, they end with CR.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineBreak = bytes.contains(UInt8(ascii: "\n")) ? UInt8(ascii: "\n") : UInt8(ascii: "\r")
  }

  subscript(line: Line) -> ArraySlice<UInt8> {
    bytes[line.range]
  }

  /// The next line, without its line break.
  mutating func next() -> Line? {
    guard position < bytes.count else { return nil }
    let range = position..<endOfLine()
    position = min(range.upperBound + 1, bytes.count)
    number += 1
    return Line(range: withoutReturns(range), number: number)
  }

  /// The next line if it continues the property that `line` is a part of.
  ///
  /// Three things continue a property: a fold, which is a space or a tab that does not belong to
  /// the text; in Quoted-Printable, a `=` at the end of the line before; and in Base64 a line that
  /// has no colon and is not empty, since version 2.1 has Base64 without folds.
  ///
  /// By the letter of version 2.1 the space of a fold is text, but the programs that fold cards of
  /// that version fold them as the newer ones.
  mutating func continuation(of line: Line, encoding: VCardEncoding) -> Line? {
    if encoding == .quotedPrintable, self[line].last == UInt8(ascii: "=") {
      return nextIsCardBoundary ? nil : next()
    }
    if position < bytes.count, bytes[position].isBlank {
      return next().map { Line(range: $0.range.dropFirst(), number: $0.number) }
    }
    if encoding == .base64, nextIsBase64 {
      return next()
    }
    return nil
  }

  /// Whether the next line begins or ends a card, which no soft line break can undo.
  private var nextIsCardBoundary: Bool {
    let line = upcoming.trimmed
    return line.isWord("BEGIN:VCARD") || line.isWord("END:VCARD")
  }

  private var nextIsBase64: Bool {
    let line = upcoming.trimmed
    return !line.isEmpty && !line.contains(UInt8(ascii: ":"))
  }

  /// The next line, which stays the next.
  private var upcoming: ArraySlice<UInt8> {
    bytes[position..<endOfLine()]
  }

  private func endOfLine() -> Int {
    var end = position
    while end < bytes.count, bytes[end] != lineBreak { end += 1 }
    return end
  }

  private func withoutReturns(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return range.lowerBound..<end
  }
}
