import Testing

@testable import ListBuilderText

@Suite struct TextLineTests {
  private typealias Span = TextLine.Span

  @Test("Pieces are the whole line; neighbours of one role are one piece")
  func pieces() {
    var line = TextLine("ab")
    line.append("c", .match)
    line.append("é", .match)
    line.append("", .muted)
    line.append("日", .standard)
    #expect(line.text == "abcé日")
    #expect(
      line.pieces == [
        Span(range: 0..<2, role: .standard), Span(range: 2..<5, role: .match),
        Span(range: 5..<8, role: .standard),
      ])
  }

  @Test("An empty line has no pieces")
  func emptyLine() {
    #expect(TextLine().pieces.isEmpty)
    #expect(TextLine("", .match).pieces.isEmpty)
  }

  @Test("A line that is appended keeps its roles, also its own")
  func appendedLine() {
    var other = TextLine("b", .muted)
    other.append("c", .standard)
    other.append("d", .match)
    var line = TextLine("a")
    line.append(other)
    #expect(
      line.pieces == [
        Span(range: 0..<1, role: .standard), Span(range: 1..<2, role: .muted),
        Span(range: 2..<3, role: .standard), Span(range: 3..<4, role: .match),
      ])
  }

  @Test("A part of a line has the roles of what it is a part of")
  func parts() {
    var line = TextLine("aa", .muted)
    line.append("bb", .match)
    line.append("cc", .muted)
    let indices = Array(line.text.indices) + [line.text.endIndex]
    for lower in 0...6 {
      for upper in lower...6 {
        let part = line[indices[lower]..<indices[upper]]
        let roles = part.pieces.flatMap { Array(repeating: $0.role, count: $0.range.count) }
        let all: [TextRole] = [.muted, .muted, .match, .match, .muted, .muted]
        #expect(roles == Array(all[lower..<upper]))
      }
    }
  }
}
