import Testing

@testable import example_contacts

/// Ids that are unique over all files, and the formats of files.
@Suite struct ContactReadingIDTests {
  @Test("Equal keys are told apart by their place among all files")
  func occurrences() {
    let cards = readCards(
      "BEGIN:VCARD",
      "FN:Ada",
      "END:VCARD",
      "BEGIN:VCARD",
      "FN:Ada",
      "END:VCARD",
      "BEGIN:VCARD",
      "FN:Eve",
      "UID:7",
      "END:VCARD"
    )
    let objects = readJSON(#"[{"name": "Tom", "id": 7}, {"name": "Ada"}, {"name": "Zoe"}]"#)
    let contacts = [cards, objects].flatMap(\.contacts).numberingEqualKeys()
    #expect(contacts.map(\.id.description) == ["Ada", "Ada (2)", "7", "7 (2)", "Ada (3)", "Zoe"])
    #expect(Set(contacts.map(\.id)).count == 6)
    #expect(contacts.map(\.name) == ["Ada", "Ada", "Eve", "Tom", "Ada", "Zoe"])
  }

  @Test("Without files there are no contacts")
  func none() {
    #expect([Contact]().numberingEqualKeys() == [])
  }

  @Test(
    "The extension tells the format, and else the first byte does",
    arguments: [
      ("a.vcf", "[]", ContactFormat.vCard), ("A.VCF", "{", .vCard),
      ("a.json", "BEGIN:VCARD", .json), ("a.Json", "", .json),
      ("-", "[]", .json), ("a.txt", "\u{FEFF}\r\n\t {", .json),
      ("-", "BEGIN:VCARD", .vCard), ("json", "", .vCard), ("-", " \n", .vCard),
    ]
  )
  func format(fileName: String, text: String, format: ContactFormat) {
    #expect(ContactFormat(fileName: fileName, bytes: Array(text.utf8)) == format)
  }
}
