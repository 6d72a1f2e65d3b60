import ListBuilder

/// What the cells of a table show, before it is fitted into columns.
struct TableTexts {
  private let isMarkdown: Bool
  let widths: DisplayWidth

  init(_ border: TextBorder, _ widths: DisplayWidth) {
    isMarkdown = border == .markdown
    self.widths = widths
  }

  /// Returns the lines of a cell, behind what stands before them in an outline.
  func lines(
    of content: CellContent, _ role: TextRole = .standard, _ lead: OutlineLead = OutlineLead()
  ) -> [TextLine] {
    lines(CellLines(content, role, widths).lines, lead)
  }

  /// Returns lines behind what stands before them in an outline.
  func lines(_ lines: [TextLine], _ lead: OutlineLead) -> [TextLine] {
    let led = lead.width == 0 ? lines : Self.lines(lines, behind: lead)
    return isMarkdown ? [MarkdownText.cell(led)] : led
  }

  static func lines(_ lines: [TextLine], behind lead: OutlineLead) -> [TextLine] {
    lines.enumerated().map { offset, line in
      var led = TextLine()
      led.append(offset == 0 ? lead.first : lead.rest, lead.role)
      led.append(line)
      return led
    }
  }

  func width(of line: TextLine) -> Int { widths.width(of: line.text) }

  /// Returns the number of cells of a text that is written as it is, or `nil` if it is not, or if
  /// that is not plain to see.
  func widthOfPlain(_ text: String) -> Int? {
    isMarkdown ? nil : widths.widthOfHarmless(text)
  }
}

extension DisplayWidth {
  /// Returns the number of cells of a text if it is one line, and nothing of it has to be replaced.
  func widthOfHarmless(_ text: String) -> Int? {
    let isASCII = text.utf8.withContiguousStorageIfAvailable { $0.isPrintableASCII } ?? false
    if isASCII { return text.utf8.count }
    return HarmlessText.isHarmless(text) ? width(of: text) : nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether all bytes are characters of ASCII, none a control character.
  var isPrintableASCII: Bool {
    var position = 0
    while count - position >= 8 {
      guard hasASCII8(at: position) else { return false }
      position += 8
    }
    while position < count {
      guard 0x20..<0x7F ~= self[position] else { return false }
      position += 1
    }
    return true
  }
}
