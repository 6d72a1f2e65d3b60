import ListBuilder
import Testing

@testable import ListBuilderHTML

@Suite struct HTMLPiecesTests {
  /// Pieces of these lengths, each of letters of its own.
  private func pieces(_ lengths: [Int]) -> [String] {
    lengths.enumerated().map { index, length in
      String(repeating: String(UnicodeScalar(UInt8(97 + index % 26))), count: length)
    }
  }

  @Test(
    "Pieces are joined in order, however long they are",
    arguments: [
      [], [0], [1, 2, 3], [1023], [1024], [1025], [1023, 1], [1023, 2], [1024, 1], [600, 600],
      [600, 600, 600], [10, 3000, 10], [3000, 3000], [1, 1024, 1024, 1], [0, 5000, 0],
    ])
  func order(lengths: [Int]) {
    let pieces = pieces(lengths)
    var appended = Array("before".utf8)
    appended.appendPieces { html in for piece in pieces { html.write(piece) } }
    #expect(appended == Array(("before" + pieces.joined()).utf8))
  }

  @Test("Cells of any length are whole", arguments: [0, 1, 100, 900, 1000, 1024, 2000, 100_000])
  func cells(length: Int) {
    let text = String(repeating: "<é", count: length)
    let html = CellContent("t\(text)", detail: "d\(text)", link: "/l\(text)").htmlFragment
    let escaped = String(repeating: "&lt;é", count: length)
    #expect(
      html.description
        == "<a href=\"/l\(escaped)\" class=\"cell-link\"><span class=\"cell-text\"><bdi>t\(escaped)"
        + "</bdi></span></a><span class=\"cell-detail\"><bdi>d\(escaped)</bdi></span>")
  }
}
