import TestSupport
import Testing

@testable import ListBuilderHTML

@Suite struct HTMLElementIDTests {
  private func id(_ text: String) -> String { HTMLElementID(text).description }

  @Test(
    "Letters, digits and hyphens stand for themselves, all else is spelled in hexadecimal",
    arguments: [
      ("friends", "friends"), ("a b", "a_20b"), ("a-1", "a-1"), ("Ab9", "Ab9"), ("a_b", "a_5fb"),
      ("ä", "x___c3_a4"), ("aä", "a_c3_a4"), ("\"x\"", "x___22x_22"), ("1", "x__1"), ("-", "x__-"),
      ("", "x__"), ("a\n", "a_0a"), ("a\0", "a_00"), ("x", "x"), ("x_", "x_5f"),
      ("x__", "x_5f_5f"), ("x__1", "x_5f_5f1"), ("日", "x___e6_97_a5"),
      ("a\u{1F600}", "a_f0_9f_98_80"),
    ])
  func spelling(text: String, spelled: String) {
    #expect(id(text) == spelled)
  }

  @Test("Equal texts have equal ids")
  func equality() {
    #expect(HTMLElementID("a b") == HTMLElementID("a b"))
    #expect(HTMLElementID("a b").hashValue == HTMLElementID("a b").hashValue)
    #expect(HTMLElementID("a b") != HTMLElementID("a_20b"))
  }

  @Test("The ids of all scalars below U+3000, alone and behind a letter, are distinct and valid")
  func singleScalars() {
    let scalars = (0..<UInt32(0x3000)).compactMap { Unicode.Scalar($0) }
    let ids = scalars.flatMap { [id("\($0)"), id("a\($0)")] }
    #expect(Set(ids).count == 2 * 0x3000)
    #expect(ids.allSatisfy(isValid))
  }

  @Test("The ids of all short texts over lookalike characters are distinct")
  func lookalikes() {
    let letters = ["x", "_", "5", "f", "1", "-", "2", " "]
    var texts = [""]
    var all = texts
    for _ in 0..<4 {
      texts = texts.flatMap { text in letters.map { text + $0 } }
      all += texts
    }
    #expect(Set(all.map(id)).count == all.count)
    #expect(all.map(id).allSatisfy(isValid))
  }

  @Test("Random texts can be read from their ids")
  func reading() {
    expectForRandomTexts(likelier: HostileText.alphabet, count: 3000, "the text, read from its id")
    { text in
      isValid(id(text)) && read(id(text)) == text.units
    }
  }

  @Test("Random pairs of different texts have different ids")
  func pairs() {
    var previous = ""
    expectForRandomTexts(
      likelier: HostileText.alphabet, count: 3000, "different ids for different texts"
    ) { text in
      let (other, cut) = (previous, String(text.unicodeScalars.dropLast()))
      previous = text
      return [other, cut, text + "_", text + "-2", "x__" + text].allSatisfy {
        (id($0) == id(text)) == ($0.units == text.units)
      }
    }
  }

  @Test("Ids of occurrences are valid, and no text has them")
  func occurrences() {
    let ids = ["", "1", "a", "a__2", "x__2"].flatMap { text in
      [2, 3, 22].map { HTMLElementID(HTMLElementID(text), occurrence: $0).description }
    }
    #expect(Set(ids).count == 15)
    #expect(ids.contains("a__2"))
    #expect(ids.allSatisfy { isValid($0) && read($0) == nil })
  }

  @Test("Ids of where sections begin are valid, and neither texts nor occurrences have them")
  func starts() {
    let ids = ["", "1", "a", "a__start"].flatMap { text in
      [HTMLElementID(text), HTMLElementID(HTMLElementID(text), occurrence: 2)].map(\.start)
    }
    #expect(Set(ids).count == 8)
    #expect(ids.allSatisfy { isValid($0.description) && read($0.description) == nil })
    #expect(HTMLElementID("a").start.description == "a__start")
  }

  private func isValid(_ id: String) -> Bool {
    let letters = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars)
    let others = letters.union("0123456789_-".unicodeScalars)
    guard let first = id.unicodeScalars.first, letters.contains(first) else { return false }
    return id.unicodeScalars.allSatisfy(others.contains)
  }

  /// Returns the text of an id, or `nil` where it is spelled wrongly.
  private func read(_ id: String) -> [UInt8]? {
    var rest = id.hasPrefix("x__") ? id.dropFirst(3) : id[...]
    var units: [UInt8] = []
    while let character = rest.popFirst() {
      if character == "_" {
        guard let unit = UInt8(rest.prefix(2), radix: 16), rest.count >= 2 else { return nil }
        units.append(unit)
        rest = rest.dropFirst(2)
      } else {
        units.append(contentsOf: character.utf8)
      }
    }
    return units
  }
}
