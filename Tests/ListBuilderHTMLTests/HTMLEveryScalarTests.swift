import ListBuilderHTML
import Testing

@Suite struct HTMLEveryScalarTests {
  /// How a scalar must be spelled: as itself, by a reference, or as U+FFFD.
  private func spelling(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    case "\r": "\n"
    default: scalar.isForbiddenInDocuments ? "\u{FFFD}" : String(scalar)
    }
  }

  @Test("Every scalar is itself, a reference to it or U+FFFD, and is read again so")
  func everyScalar() throws {
    let scalars = (UInt32(0)...0x10FFFF).lazy.compactMap { Unicode.Scalar($0) }
    var (text, spelled, count) = ("", "", 0)
    for scalar in scalars {
      text.unicodeScalars.append(scalar)
      spelled += spelling(of: scalar)
      count += 1
      guard count.isMultiple(of: 1024) else { continue }
      let html = HTMLFragment(.b, .title(text)) { HTMLFragment(text) }.description
      if html.units != "<b title=\"\(spelled)\">\(spelled)</b>".units {
        Issue.record("spelled otherwise, up to \(scalar.value)")
      }
      let read = text.asRead.units
      let markup = try Markup(html)
      if markup.texts.map(\.units) != [read] || markup.values(of: "title").map(\.units) != [read] {
        Issue.record("read otherwise, up to \(scalar.value)")
      }
      (text, spelled) = ("", "")
    }
    #expect(count == 1_112_064)
    #expect(text.isEmpty)
  }
}
