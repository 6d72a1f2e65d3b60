import ListBuilder

/// Writes text so that Markdown shows it as it is.
enum MarkdownText {
  /// Returns lines as the one of a cell in a table of GitHub-flavoured Markdown.
  static func cell(_ lines: [TextLine]) -> TextLine {
    var cell = TextLine()
    for (offset, line) in lines.enumerated() {
      if offset > 0 { cell.append("<br>", .standard) }
      cell.append(escaped(line))
    }
    return cell
  }

  /// Returns a content as the one cell of a row: a bold one if it is a header.
  static func heading(_ content: CellContent, _ role: TextRole) -> TextLine {
    let text = escaped(TextLine(CellLines(content).line))
    guard role == .header, !text.isEmpty else { return text }
    return TextLine("**\(text.text)**")
  }

  /// Returns lines as those of a paragraph, which a page does not join.
  static func paragraph(_ lines: [TextLine]) -> [TextLine] {
    var paragraph = lines.map(paragraphLine)
    for index in paragraph.indices.dropLast() { paragraph[index].append("\\", .standard) }
    return paragraph
  }

  /// Returns a line as one of a paragraph: it does not begin a heading, a list or a rule.
  private static func paragraphLine(_ line: TextLine) -> TextLine {
    let escaped = escaped(line)
    let beginsBlock =
      switch escaped.text.unicodeScalars.first {
      case "#", "+", "-", "=": true
      default: false
      }
    let digits = escaped.text.prefix { "0"..."9" ~= $0 }
    var result = TextLine()
    if beginsBlock { result.append("\\", .standard) }
    guard !digits.isEmpty, digits.endIndex < escaped.text.endIndex,
      [".", ")"].contains(escaped.text[digits.endIndex])
    else {
      result.append(escaped)
      return result
    }
    result.append(escaped[digits.startIndex..<digits.endIndex])
    result.append("\\", .standard)
    result.append(escaped[digits.endIndex..<escaped.text.endIndex])
    return result
  }

  /// Returns a line with backslashes before all that would be markup. Spaces that a page would
  /// leave out become such that it does not.
  private static func escaped(_ line: TextLine) -> TextLine {
    guard needsLook(line.text) else { return line }
    var result = TextLine()
    var isBehindSpace = true
    let bytes = Array(line.text.utf8)
    for piece in line.pieces {
      for scalar in String(decoding: bytes[piece.range], as: UTF8.self).unicodeScalars {
        if isMarkup(scalar) { result.append("\\", piece.role) }
        result.append(isBehindSpace && scalar == " " ? "\u{A0}" : scalar, piece.role)
        isBehindSpace = scalar == " "
      }
    }
    return result
  }

  /// Whether a text holds markup, or spaces that a page would leave out.
  private static func needsLook(_ text: String) -> Bool {
    var isBehindSpace = true
    for unit in text.utf8 {
      let scalar = Unicode.Scalar(unit)
      if isMarkup(scalar) || (isBehindSpace && scalar == " ") { return true }
      isBehindSpace = scalar == " "
    }
    return false
  }

  private static func isMarkup(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\\", "`", "*", "_", "[", "]", "<", ">", "&", "~", "|", "$": true
    default: false
    }
  }
}
