extension TextLine {
  /// Returns the line in lines that fit.
  ///
  /// A line ends between words where it can: behind spaces, which are left out, and beside wide
  /// characters, unless that parts punctuation from its word. A word for which there is no room is
  /// broken between two characters, and a character for which there is none becomes an ellipsis.
  /// Of a text that is more than spaces, no line is empty.
  ///
  /// - Parameters:
  ///   - cells: The number of cells to fit into, at least 1.
  ///   - widths: Measures the text.
  /// - Complexity: O(*n*).
  func wrapped(to cells: Int, _ widths: DisplayWidth) -> [TextLine] {
    var lines: [TextLine] = []
    var rest = text[...]
    repeat {
      let (fitting, width) = widths.prefix(of: rest, fitting: cells)
      if fitting.endIndex == rest.endIndex {
        lines.append(self[rest.startIndex..<rest.endIndex])
        return lines
      }
      if width == 0 {
        let next = rest.index(after: fitting.endIndex)
        lines.append(self[rest.startIndex..<next].replaced(by: widths.ellipsis(fitting: cells)))
        rest = rest[next...]
      } else {
        let end = Self.lineEnd(of: fitting, in: rest, widths)
        let line = rest[..<end].droppingTrailingSpaces
        if !line.isEmpty { lines.append(self[line.startIndex..<line.endIndex]) }
        rest = rest[end...]
      }
      rest = rest.drop { $0.isBreakingSpace }
    } while !rest.isEmpty
    return lines.isEmpty ? [self[text.startIndex..<text.startIndex]] : lines
  }

  /// Returns the last place at which a line may end, or that at which it must.
  private static func lineEnd(
    of fitting: Substring, in rest: Substring, _ widths: DisplayWidth
  ) -> String.Index {
    var place = fitting.endIndex
    while place > fitting.startIndex {
      let before = rest.index(before: place)
      // What fits may begin with what has no width; no line consists of that.
      guard before > fitting.startIndex || widths.width(of: rest[..<place]) > 0 else { break }
      if canBreak(rest[before], rest[place], widths) { return place }
      place = before
    }
    return fitting.endIndex
  }

  /// Whether a line may end between two characters.
  private static func canBreak(
    _ left: Character, _ right: Character, _ widths: DisplayWidth
  ) -> Bool {
    if left.isBreakingSpace || right.isBreakingSpace { return true }
    guard widths.isWide(left) || widths.isWide(right) else { return false }
    return !left.opensQuotation && !right.endsWord
  }

  /// The line with another text, in the role that its text begins with.
  private func replaced(by text: String) -> TextLine {
    TextLine(text, pieces.first?.role ?? .standard)
  }
}

extension TextLine {
  /// Returns as much of the beginning of the line as there is room for.
  func prefix(fitting cells: Int, _ widths: DisplayWidth) -> TextLine {
    let beginning = widths.prefix(of: text, fitting: cells).text
    return self[beginning.startIndex..<beginning.endIndex]
  }

  /// Returns the line, or the beginning of it and an ellipsis if there is no room for all.
  ///
  /// - Parameters:
  ///   - cells: The number of cells to fit into; in none or less fits nothing.
  ///   - widths: Measures the text.
  /// - Complexity: O(*n*).
  func truncated(to cells: Int, _ widths: DisplayWidth) -> TextLine {
    guard cells > 0 else { return self[text.startIndex..<text.startIndex] }
    guard widths.prefix(of: text, fitting: cells).text.endIndex < text.endIndex else { return self }
    let ellipsis = widths.ellipsis(fitting: cells)
    let room = cells - widths.width(of: ellipsis)
    let beginning = widths.prefix(of: text, fitting: room).text
    var line = self[text.startIndex..<beginning.endIndex]
    line.append(self[beginning.endIndex..<text.endIndex].replaced(by: ellipsis))
    return line
  }
}

extension DisplayWidth {
  /// What stands for text that is left out: an ellipsis, or dots where it is too wide.
  func ellipsis(fitting cells: Int) -> String {
    let ellipsis = "\u{2026}"
    let isNarrow = width(of: ellipsis) <= cells
    return isNarrow ? ellipsis : String(repeating: ".", count: max(cells, 0))
  }

  fileprivate func isWide(_ character: Character) -> Bool {
    !character.isASCII && width(of: String(character)) == 2
  }
}

extension Character {
  /// Whether a line may end behind the character, which is then left out.
  fileprivate var isBreakingSpace: Bool {
    // A mark behind a space belongs to it, and is not left out.
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return false }
    return switch first.value {
    case 0x20, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  fileprivate var opensQuotation: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: false
    }
  }

  fileprivate var endsWord: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .otherPunctuation: true
    default: false
    }
  }
}

extension Substring {
  fileprivate var droppingTrailingSpaces: Substring {
    var text = self
    while let last = text.last, last.isBreakingSpace { text.removeLast() }
    return text
  }
}
