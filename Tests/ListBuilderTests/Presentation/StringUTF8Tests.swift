import TestSupport
import Testing

@testable import ListBuilder

@Suite struct StringUTF8Tests {
  private func appended(_ bytes: [UInt8]) -> String {
    var text = "before"
    text.append(utf8: bytes)
    return text
  }

  private func decoded(_ bytes: [UInt8]) -> String {
    "before" + String(decoding: bytes, as: UTF8.self)
  }

  @Test("A character is whole at every place among runs of ASCII, long and short")
  func everyPlace() {
    for length in [0, 31, 32, 33, 255, 256, 257, 300, 600] {
      for place in [0, 1, 30, 31, 32, 33, 63, 255, 256, 257, 290, 599] where place <= length {
        for text in ["é", "日", "👩‍👩‍👧", "🇨🇭é", "e\u{301}"] {
          let bytes =
            Array(repeating: UInt8(ascii: "a"), count: place) + Array(text.utf8)
            + Array(repeating: UInt8(ascii: "b"), count: length - place)
          #expect(appended(bytes).utf8.elementsEqual(decoded(bytes).utf8))
        }
      }
    }
  }

  @Test("What is not UTF-8 becomes what the standard library makes of it")
  func randomBytes() {
    var generator = SeededGenerator.printingSeed(for: "bytes appended to a string")
    for _ in 0..<2_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...8, using: &generator) {
        let run = Int.random(in: 0...400, using: &generator)
        bytes += Array(repeating: UInt8(ascii: "a"), count: run)
        for _ in 0..<Int.random(in: 0...6, using: &generator) {
          bytes.append(UInt8.random(in: .min ... .max, using: &generator))
        }
      }
      guard appended(bytes).utf8.elementsEqual(decoded(bytes).utf8) else {
        Issue.record("\(bytes) (LISTBUILDER_SEED=\(generator.seed))")
        return
      }
    }
  }
}
