import ListBuilder

/// A line of harmless text, of which parts may have roles of their own.
struct TextLine: Equatable {
  /// A part of a line, as offsets in its UTF-8.
  struct Span: Equatable {
    var range: Range<Int>
    var role: TextRole
  }

  private(set) var text: String
  private let role: TextRole

  /// The parts with other roles than the line, ascending, none of them empty.
  private var spans: [Span] = []

  init(_ text: String = "", _ role: TextRole = .standard) {
    self.text = text
    self.role = role
  }

  var isEmpty: Bool { text.isEmpty }

  /// The number of code units of UTF-8.
  var length: Int { text.utf8.count }
}

extension TextLine {
  /// Appends harmless text.
  mutating func append(_ addition: String, _ role: TextRole) {
    let start = length
    text += addition
    note(role, in: start..<length)
  }

  /// Appends a scalar of harmless text.
  mutating func append(_ scalar: Unicode.Scalar, _ role: TextRole) {
    let start = length
    text.unicodeScalars.append(scalar)
    note(role, in: start..<length)
  }

  /// Appends another line.
  mutating func append(_ line: TextLine) {
    let start = length
    text += line.text
    for piece in line.pieces {
      note(piece.role, in: piece.range.lowerBound + start..<piece.range.upperBound + start)
    }
  }

  /// Says what a part behind all spans is meant as.
  private mutating func note(_ role: TextRole, in range: Range<Int>) {
    guard role != self.role, !range.isEmpty else { return }
    if let last = spans.last, last.role == role, last.range.upperBound == range.lowerBound {
      spans[spans.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      spans.append(Span(range: range, role: role))
    }
  }

  /// A part of the line.
  subscript(part: Range<String.Index>) -> TextLine {
    var line = TextLine(String(text[part]), role)
    guard !spans.isEmpty else { return line }
    let start = text.utf8.distance(from: text.startIndex, to: part.lowerBound)
    let range = start..<start + line.length
    var index = spans.partitioningIndex { $0.range.upperBound > start }
    while index < spans.count, spans[index].range.lowerBound < range.upperBound {
      let common = spans[index].range.clamped(to: range)
      line.note(spans[index].role, in: common.lowerBound - start..<common.upperBound - start)
      index += 1
    }
    return line
  }

  /// The whole line in parts, each with its role.
  var pieces: [Span] {
    var pieces: [Span] = []
    var position = 0
    for span in spans {
      if position < span.range.lowerBound {
        pieces.append(Span(range: position..<span.range.lowerBound, role: role))
      }
      pieces.append(span)
      position = span.range.upperBound
    }
    if position < length { pieces.append(Span(range: position..<length, role: role)) }
    return pieces
  }
}

extension [TextLine.Span] {
  /// The index of the first span that a condition holds for, if it holds for all behind that one.
  fileprivate func partitioningIndex(where holds: (TextLine.Span) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension [UInt8] {
  /// Appends a line as its roles look.
  mutating func append(_ line: TextLine, _ styles: StyleSequences) {
    guard !styles.isPlain else {
      append(contentsOf: line.text.utf8)
      return
    }
    let bytes = Array(line.text.utf8)
    for piece in line.pieces {
      styles.write(piece.role, into: &self) { $0 += bytes[piece.range] }
    }
  }
}
