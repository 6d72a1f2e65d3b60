import ListBuilder
import TestSupport
import Testing

@testable import ListBuilderText

/// What holds for all tables with borders.
@Suite struct TableLawTests {
  /// What cells are made of.
  private static let alphabet = Array(
    ("ab cd   日本。「한👩‍👩‍👧🇯🇵👍①±क्षिกำعر"
      + "\u{301}\u{93F}\u{200C}\u{200D}\u{FE0F}\u{3000}12.5,\n\t\u{1B}\u{85}\u{202E}")
      .unicodeScalars)

  /// A random text. Nothing of it looks like a border. No line begins with what would join a space
  /// before it, and so be measured in another way: as one does that is wrapped behind a format
  /// character.
  private static func text(of texts: inout RandomTexts) -> String {
    let scalars = texts.text().unicodeScalars.filter {
      switch $0.properties.generalCategory {
      case .format, .unassigned: $0.properties.isJoinControl || $0 == "\u{202E}"
      default: !"|│+-─".unicodeScalars.contains($0)
      }
    }
    let text = String(String.UnicodeScalarView(scalars))
    return "x\(text.replacing("\n", with: "\nx").replacing("👍", with: "👍🏽"))"
  }

  /// A random table, and a random list for it.
  private struct Sample {
    var presenter: TextPresenter<String, Int>
    var list: ListSnapshot<String, Int>
    var description: String

    init(_ texts: inout RandomTexts, _ generator: inout SeededGenerator) throws {
      func text() -> String { TableLawTests.text(of: &texts) }
      func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
      let columnCount = random(1...5)
      let columns = (0..<columnCount).map { _ in
        ListColumnLayout(
          random(0...1) == 0 ? "" : text(),
          alignment: [.leading, .trailing, .center, .decimal, .decimalSeparator(",")]
            .randomElement(using: &generator) ?? .leading,
          width: [
            .automatic, .fixed(random(-1...12)),
            .flexible(minimum: random(-1...9), maximum: random(-1...20)),
          ].randomElement(using: &generator) ?? .automatic,
          overflow: random(0...1) == 0 ? .wrap : .truncate, priority: random(0...2))
      }
      let itemCount = random(0...6)
      let rows: [TextCell] = (0..<itemCount).map { _ in
        let count = random(0...columnCount)
        let cellTexts = (0..<count).map { _ in random(0...3) == 0 ? "ab" : text() }
        guard random(0...2) == 0 else { return TextCell(texts: cellTexts) }
        return TextCell(
          contents: cellTexts.map {
            var content = CellContent(
              $0, secondaryText: random(0...3) == 0 ? text() : nil,
              detail: random(0...3) == 0 ? text() : nil, role: .muted)
            content.highlights = [.init(random(0...5)..<random(5...9))]
            return content
          })
      }
      presenter = TextPresenter { row, _ in rows[row] }
      let header = text()
      let footer = random(0...1) == 0 ? text() : nil
      presenter = presenter.sectionHeader { $0.isEmpty ? nil : header }.sectionFooter { _ in footer
      }
      .placeholder(text())
      presenter.table = TextTable(
        columns: random(0...3) == 0 ? [] : columns, border: random(0...1) == 0 ? .ascii : .rounded,
        separatesRows: random(0...3) == 0, showsSectionTotals: random(0...1) == 0)
      let totals = (0..<3).map { _ in text() }
      if presenter.table?.columns.isEmpty == false, random(0...1) == 0 {
        presenter.footers = columns.indices.map { $0 < 3 ? .text(totals[$0]) : nil }
      }
      presenter.width = random(0...1) == 0 ? nil : random(5...60)
      presenter.ambiguousIsWide = random(0...3) == 0
      presenter.outlineStyle = .lines
      let split = random(0...itemCount)
      list = try ListSnapshot(
        sections: [
          ListSection(items: 0..<split, in: "a"), ListSection(items: split..<itemCount, in: ""),
        ])
      description = "\(presenter.table as Any) \(rows)"
    }
  }

  @Test("All lines of a table are equally wide, fit, and have their borders below each other")
  func lines() throws {
    let name = "lines of tables are equally wide"
    var generator = SeededGenerator.printingSeed(for: name)
    let seed = generator.seed
    var texts = RandomTexts(likelier: Self.alphabet, SeededGenerator(seed: seed &+ 1))
    for _ in 0..<500 {
      let sample = try Sample(&texts, &generator)
      let shown = try sample.presenter.present(sample.list)
      let widths = DisplayWidth(ambiguousIsWide: sample.presenter.ambiguousIsWide)
      // A border is one cell wide: none is drawn of what is wide.
      let lines = shown.split(separator: "\n").map(String.init)
      let lineWidths = Set(lines.map { widths.width(of: $0) })
      let places = Set(lines.compactMap { Self.borders(of: $0, widths) })
      let isWithin = sample.presenter.width.map { ($0 >= lineWidths.max() ?? 0) } ?? true
      if lineWidths.count > 1 || places.count > 1 || !isWithin {
        Issue.record("\(name): not for \(sample.description), LISTBUILDER_SEED=\(seed)\n\(shown)")
        return
      }
    }
  }

  /// The cells before each border in a row of columns; `nil` for another line.
  private static func borders(of line: String, _ widths: DisplayWidth) -> [Int]? {
    guard line.first == "|" || line.first == "│" else { return nil }
    var places: [Int] = []
    for index in line.unicodeScalars.indices
    where "|│".unicodeScalars.contains(line.unicodeScalars[index]) {
      places.append(widths.width(of: line[..<index]))
    }
    // A text across all columns has a border at each end.
    return places.count == 2 ? nil : places
  }
}
