import TestSupport
import Testing

@testable import ListBuilderText

@Suite struct HarmlessTextLawTests {
  private func lines(of text: String) -> [String] { HarmlessText.lines(of: text).map(\.text) }

  @Test("Every scalar alone gives lines without a control")
  func everyScalar() {
    var text = ""
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      text.unicodeScalars.append(scalar)
      guard value & 0x3FF == 0x3FF else { continue }
      for line in lines(of: text) {
        if let control = firstControl(in: line) {
          Issue.record("\(control.escaped(asASCII: true)) among \(value - 0x3FF)...\(value)")
        }
        if line.utf8.contains(0x0A) { Issue.record("a line feed among …\(value)") }
      }
      text = ""
    }
  }

  @Test("Random texts give lines without a control")
  func randomTexts() {
    expectForRandomTexts(likelier: HostileText.alphabet, count: 5000, "no control in the lines") {
      text in
      lines(of: text).allSatisfy {
        firstControl(in: $0) == nil && !$0.utf8.contains(0x0A)
      }
    }
  }

  @Test("Random texts give what a slow reference gives")
  func reference() {
    expectForRandomTexts(likelier: HostileText.alphabet, count: 5000, "the lines of the reference")
    { text in
      lines(of: text).map { Array($0.utf8) }
        == slowLines(of: text).map {
          Array($0.utf8)
        }
    }
  }

  @Test("Harmless text stays as it is, however often it is made harmless")
  func idempotence() {
    expectForRandomTexts(likelier: HostileText.alphabet, count: 2000, "the same lines again") {
      text in
      let lines = self.lines(of: text)
      return self.lines(of: lines.joined(separator: "\n")) == lines
    }
  }

  // In quadratic time, this would take minutes.
  @Test(
    "A hundred thousand of the same give the lines that they should",
    arguments: [
      ("\u{1B}", 1), ("\t", 1), ("a\t", 1), ("\r\n", 100_001), ("\u{301}", 1), ("\u{200B}", 1),
      ("\u{2028}", 100_001),
    ])
  func manyOfTheSame(unit: String, count: Int) {
    let text = String(repeating: unit, count: 100_000) + "\t"
    #expect(lines(of: text).count == count)
  }

  /// The same as ``HarmlessText/lines(of:)``, one rule after another.
  private func slowLines(of text: String) -> [String] {
    var lines: [[Unicode.Scalar]] = [[]]
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      if scalar == "\r", rest.first == "\n" { continue }
      if ["\n", "\u{2028}", "\u{2029}"].contains(scalar) {
        lines.append([])
      } else {
        lines[lines.count - 1].append(scalar)
      }
    }
    return lines.map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(slowText)
      return cells.indices.reduce(into: "") { shown, index in
        shown += cells[index]
        guard index < cells.endIndex - 1 else { return }
        // A mark behind a tab combines with the space before it.
        let widths = DisplayWidth()
        let width =
          index == 0 ? widths.width(of: cells[index]) : widths.width(of: " \(cells[index])") - 1
        shown += String(repeating: " ", count: 8 - width % 8)
      }
    }
  }

  private func slowText(of scalars: ArraySlice<Unicode.Scalar>) -> String {
    let dropped: [Unicode.Scalar] = [
      "\u{61C}", "\u{200B}", "\u{200E}", "\u{200F}", "\u{2060}", "\u{FEFF}",
    ]
    let replaced: [ClosedRange<Unicode.Scalar>] = [
      "\u{80}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}",
    ]
    var text = ""
    for scalar in scalars where !dropped.contains(scalar) {
      if scalar == "\u{7F}" {
        text += "␡"
      } else if scalar < " " {
        text.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value)!)
      } else if replaced.contains(where: { $0.contains(scalar) }) {
        text += "\u{FFFD}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
