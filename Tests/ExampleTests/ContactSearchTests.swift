import TestSupport
import Testing

@testable import example_contacts

@Suite struct ContactSearchTests {
  /// The text with its matches in brackets.
  private func marked(_ text: String, _ query: String) -> String {
    var marked = text
    for range in ContactSearch(query).matches(in: text).sorted(by: { $0.lowerBound > $1.lowerBound }
    ) {
      marked.replaceSubrange(range, with: "[\(text[range])]")
    }
    return marked
  }

  @Test(
    "Each word is found in the text as it is, without regard to case, accents and width",
    arguments: [
      ("Ada Lovelace", "LOVE", "Ada [Love]lace"),
      ("Zoë Ångström", "angstrom zoe", "[Zoë] [Ångström]"),
      ("Zoe\u{308} A\u{30A}ngstro\u{308}m", "Ångström ë", "Zo[e\u{308}] [A\u{30A}ngstro\u{308}m]"),
      ("ＡＢＣ", "bc", "Ａ[ＢＣ]"), ("banana", "an", "b[an][an]a"), ("ada", "x", "ada"),
      ("İstanbul", "istan", "[İstan]bul"), ("한국어", "국", "한[국]어"),
      ("👩‍👩‍👧 family", "👧", "[👩‍👩‍👧] family"), ("a b", " ", "a b"), ("", "a", ""),
    ])
  func matches(text: String, query: String, expected: String) {
    #expect(marked(text, query) == expected)
  }

  @Test("A contact is found if, and only if, a word is found in a text of it")
  func findsWhatMatches() {
    let alphabet = Array("aÁß e\u{301}\u{30A}İıﬁσςΣ\u{200D}ＡﾊﾟK한".unicodeScalars)
    expectForRandomTexts(likelier: alphabet, count: 2_000, "search") { text in
      text.split(whereSeparator: \.isWhitespace).allSatisfy { word in
        let half = word.prefix((word.count + 1) / 2)
        return [word, half].allSatisfy { query in
          let search = ContactSearch(String(query))
          let isBlank = FoldedText(query).units.isEmpty
          return search.finds(Contact(name: text))
            == (isBlank || !search.matches(in: text).isEmpty)
        }
      }
    }
  }
}
