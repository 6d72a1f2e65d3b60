import TestSupport
import Testing

@testable import ListBuilderText

/// What holds for all texts that are wrapped and truncated.
@Suite struct FittingLawTests {
  /// What cells are made of: words, spaces, and characters that are wide, joined, or have no width.
  private static let alphabet = Array(
    ("ab cd   é日本。「」한👩‍👩‍👧🇯🇵👍🏽①±क्षिกำعر"
      + "\u{600}\u{301}\u{93F}\u{200C}\u{200D}\u{FE0F}\u{AD}\u{3000}\u{A0}").unicodeScalars)

  /// A random line, with random roles of its parts.
  private func line(_ text: String, _ generator: inout SeededGenerator) -> TextLine {
    var line = TextLine("", TextRole.allCases.randomElement(using: &generator) ?? .standard)
    var role = TextRole.standard
    for scalar in HarmlessText.lines(of: text).map(\.text).joined().unicodeScalars {
      if Int.random(in: 0..<3, using: &generator) == 0 {
        role = TextRole.allCases.randomElement(using: &generator) ?? .standard
      }
      line.append(scalar, role)
    }
    return line
  }

  /// A random line, each of its scalars with its role.
  private func scalars(of line: TextLine) -> [String] {
    let bytes = Array(line.text.utf8)
    return line.pieces.flatMap { piece in
      String(decoding: bytes[piece.range], as: UTF8.self).unicodeScalars.map {
        "\($0.escaped(asASCII: true)) \(piece.role)"
      }
    }
  }

  private func expectForRandomLines(
    _ name: String, _ holds: (TextLine, Int, DisplayWidth) -> Bool
  ) {
    var generator = SeededGenerator.printingSeed(for: name)
    expectForRandomTexts(likelier: Self.alphabet, count: 300, name) { text in
      let line = line(text, &generator)
      let widths = DisplayWidth(ambiguousIsWide: Bool.random(using: &generator))
      return (0...8).allSatisfy { holds(line, $0, widths) }
    }
  }

  @Test("Wrapped lines fit")
  func wrappedLinesFit() {
    expectForRandomLines("wrapped lines fit") { line, cells, widths in
      let cells = cells + 1
      return line.wrapped(to: cells, widths).allSatisfy { widths.width(of: $0.text) <= cells }
    }
  }

  @Test("Wrapped lines are the text, in its roles, but for spaces")
  func wrappedLinesAreTheText() {
    expectForRandomLines("wrapped lines are the text") { line, cells, widths in
      // Two cells are enough for each character.
      let lines = line.wrapped(to: cells + 2, widths)
      let isSpace = { (scalar: String) in
        [" ", "\\u{3000}"].contains { scalar.hasPrefix("\($0) ") }
          || (0x2000...0x200A).contains { scalar.hasPrefix("\\u{\(String($0, radix: 16))} ") }
          || scalar.hasPrefix("\\u{205F} ")
      }
      return lines.flatMap(scalars).filter { !isSpace($0) }
        == scalars(of: line).filter { !isSpace($0) }
    }
  }

  @Test("No wrapped line is empty or ends with a space, if there is another")
  func wrappedLinesAreNotEmpty() {
    expectForRandomLines("no wrapped line is empty") { line, cells, widths in
      let lines = line.wrapped(to: cells + 1, widths)
      return lines.count == 1
        || lines.dropLast().allSatisfy { !$0.isEmpty && $0.text.last != " " }
          && lines.last?.isEmpty == false
    }
  }

  @Test("A truncated text fits, and is a beginning of the text in its roles and an ellipsis")
  func truncatedTexts() {
    expectForRandomLines("a truncated text fits") { line, cells, widths in
      let short = line.truncated(to: cells, widths)
      guard widths.width(of: short.text) <= cells else { return false }
      if cells == 0 { return short.isEmpty }
      if widths.width(of: line.text) <= cells { return short == line }
      let ellipsis = cells == 1 && widths.ambiguousIsWide ? "." : "…"
      guard short.text.unicodeScalars.last == ellipsis.unicodeScalars.first else { return false }
      let kept = scalars(of: short).dropLast()
      return scalars(of: line).starts(with: kept)
        && widths.prefix(of: line.text, fitting: cells - widths.width(of: ellipsis)).text
          .unicodeScalars.count == kept.count
    }
  }
}
