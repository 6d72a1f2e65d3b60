import Testing

@testable import example_contacts

/// Quoted-Printable, and character sets.
@Suite struct ContactReadingEncodingTests {
  @Test("Quoted-Printable is decoded, with small digits too")
  func quotedPrintable() {
    let file = readCard(
      version: "2.1",
      ["N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:L=C3=B6we;J=c3=b6rg", "ORG;QUOTED-PRINTABLE:=41"]
    )
    #expect(file.contacts.first?.name == "Jörg Löwe")
    #expect(file.contacts.first?.organization == "A")
  }

  @Test("Soft line breaks join lines, also within a character")
  func softLineBreaks() {
    let file = readCard(
      version: "2.1",
      ["FN;ENCODING=QUOTED-PRINTABLE:Zo=C3=", "=AB Ada=", " Love=", "", "TEL:1"]
    )
    #expect(file.contacts.first?.name == "Zoë Ada Love")
    #expect(file.contacts.first?.phones == ["1"])
  }

  @Test("A soft line break does not join the end of the card")
  func softLineBreakAtEnd() {
    let file = readCard(version: "2.1", ["FN;ENCODING=QUOTED-PRINTABLE:Ada="])
    #expect(file.contacts.map(\.name) == ["Ada="])
  }

  @Test("Equals signs that encode nothing stay", arguments: ["=", "=4", "=G1", "=4G", "a=="])
  func notQuotedPrintable(value: String) {
    let file = readCard(version: "2.1", ["FN;QUOTED-PRINTABLE:\(value).", "TEL:1"])
    #expect(file.contacts.map(\.name) == ["\(value)."])
  }

  @Test("Equals signs at the end of other values are text")
  func notSoftLineBreak() {
    let file = readCard("FN:Ada=", "NOTE:=", "TEL:1")
    #expect(file.contacts.map(\.name) == ["Ada="])
    #expect(file.contacts.first?.phones == ["1"])
  }

  @Test(
    "Character sets that are named are decoded",
    arguments: [
      ("UTF-8", "Zo=C3=AB", "Zoë"), ("\"utf-8\"", "=E2=82=AC", "€"), ("US-ASCII", "Zoe", "Zoe"),
      ("ISO-8859-1", "Zo=EB", "Zoë"), ("latin1", "=E9=FF=A0=D0", "éÿ\u{A0}Ð"),
      ("windows-1252", "=80=8A=9F=81", "€ŠŸ\u{FFFD}"), ("UTF-8", "a=FFb", "a\u{FFFD}b"),
    ]
  )
  func charsets(charset: String, value: String, name: String) {
    let line = "FN;ENCODING=QUOTED-PRINTABLE;CHARSET=\(charset):\(value)"
    #expect(readCard(version: "2.1", [line]).contacts.map(\.name) == [name])
  }

  @Test("A character set that is not known breaks a card, unless all of the text is ASCII")
  func unknownCharset() {
    let file = readCard(
      version: "2.1",
      ["FN;CHARSET=KOI8-R:Ada", "ORG;CHARSET=KOI8-R;QUOTED-PRINTABLE:=C1"]
    )
    #expect(
      file.problems.map(\.description) == [
        "line 4: the character set is none of UTF-8, US-ASCII, ISO-8859-1 and Windows-1252"
      ]
    )
    #expect(readCard("FN;CHARSET=KOI8-R:Ada").contacts.map(\.name) == ["Ada"])
  }

  @Test("Bytes that are not UTF-8 are replaced, but in version 2.1 they are Windows-1252")
  func invalidUTF8() {
    func name(version: String) -> String? {
      let start = "BEGIN:VCARD\nVERSION:\(version)\nFN:Zo"
      let bytes = Array(start.utf8) + [0xEB] + Array("\nEND:VCARD".utf8)
      return readCards(bytes: bytes).contacts.first?.name
    }
    #expect(name(version: "2.1") == "Zoë")
    #expect(name(version: "3.0") == "Zo\u{FFFD}")
    #expect(name(version: "4.0") == "Zo\u{FFFD}")
  }
}
