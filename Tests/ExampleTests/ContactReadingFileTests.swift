import Testing

@testable import example_contacts

/// Line breaks, folds and the cards of a vCard file.
@Suite struct ContactReadingFileTests {
  @Test("A card becomes a contact")
  func card() {
    let file = readCards(
      "BEGIN:VCARD",
      "VERSION:4.0",
      "UID:urn:uuid:1",
      "FN:Ada Lovelace",
      "N:Lovelace;Ada;;;",
      "ORG:Analytical Engines",
      "EMAIL:ada@example.org",
      "TEL:+44 1",
      "CATEGORIES:Friends",
      "END:VCARD"
    )
    let ada = Contact(
      id: Contact.ID(key: "urn:uuid:1"),
      name: "Ada Lovelace",
      given: "Ada",
      family: "Lovelace",
      organization: "Analytical Engines",
      emails: ["ada@example.org"],
      phones: ["+44 1"],
      isFriend: true
    )
    #expect(file.contacts == [ada])
    #expect(file.problems == [])
  }

  @Test("Cards keep the order of the file")
  func order() {
    let file = readCards(
      "BEGIN:VCARD",
      "VERSION:3.0",
      "FN:Zoe",
      "END:VCARD",
      "BEGIN:VCARD",
      "VERSION:2.1",
      "FN:Ada",
      "END:VCARD"
    )
    #expect(file.contacts.map(\.name) == ["Zoe", "Ada"])
  }

  @Test(
    "Every line break that programs write ends a line",
    arguments: ["\r\n", "\n", "\r", "\r\r\n"]
  )
  func lineBreaks(lineBreak: String) {
    let lines = ["BEGIN:VCARD", "VERSION:3.0", "FN:Ada", " Lovelace", "TEL:1", "END:VCARD"]
    let file = readCards(bytes: Array(lines.joined(separator: lineBreak).utf8))
    #expect(file.contacts.map(\.name) == ["AdaLovelace"])
    #expect(file.contacts.first?.phones == ["1"])
    #expect(file.problems == [])
  }

  @Test("Line breaks may differ within a file, and the last may be missing")
  func mixedLineBreaks() {
    let text = "BEGIN:VCARD\nVERSION:3.0\r\nFN:Ada\n  Lovelace\r\nTEL:1\n\n\r\nEND:VCARD"
    let file = readCards(bytes: Array(text.utf8))
    #expect(file.contacts.map(\.name) == ["Ada Lovelace"])
    #expect(file.problems == [])
  }

  @Test("A fold is a line break and one space or tab")
  func folds() {
    let file = readCard("FN:Ada", "  Love", "\tlace", "EMAIL;TYPE=", " pref:ada@", " example.org")
    #expect(file.contacts.first?.name == "Ada Lovelace")
    #expect(file.contacts.first?.emails == ["ada@example.org"])
  }

  @Test("Nothing continues the begin or the end of a card")
  func noFoldsOfBounds() {
    let file = readCards(
      "BEGIN:VCARD",
      " VERSION:3.0",
      "FN:Ada",
      "END:VCARD",
      " BEGIN:VCARD",
      "FN:Eve",
      "END:VCARD"
    )
    #expect(file.contacts.map(\.name) == ["Ada", "Eve"])
    #expect(file.problems == [])
  }

  @Test("A fold may be in the middle of a character")
  func foldInCharacter() {
    let name = "Zoë 🧮 陈"
    for place in 1..<name.utf8.count {
      let bytes =
        Array("BEGIN:VCARD\nVERSION:3.0\nFN:".utf8) + name.utf8.prefix(place)
        + Array("\r\n ".utf8) + name.utf8.dropFirst(place) + Array("\nEND:VCARD\n".utf8)
      #expect(readCards(bytes: bytes).contacts.map(\.name) == [name])
    }
  }

  @Test("Names of properties and words of the structure may be in any case")
  func anyCase() {
    let file = readCards("begin:vcard", "Version:3.0", "fn:Ada", "Tel;Type=Pref:1", "end:VCard ")
    #expect(file.contacts.map(\.name) == ["Ada"])
    #expect(file.contacts.first?.phones == ["1"])
  }

  @Test("A group before the name of a property is ignored")
  func groups() {
    let file = readCard("item1.FN:Ada", "item2.EMAIL;type=pref:a@b.c", "item2.X-ABLabel:Other")
    #expect(file.contacts.first?.name == "Ada")
    #expect(file.contacts.first?.emails == ["a@b.c"])
  }

  @Test("Byte order marks are ignored, also where files have been joined")
  func byteOrderMarks() {
    let card = "\u{FEFF}BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada\r\nEND:VCARD\r\n"
    let file = readCards(bytes: Array((card + card).utf8))
    #expect(file.contacts.map(\.name) == ["Ada", "Ada"])
    #expect(file.problems == [])
  }

  @Test("A card without a version is read")
  func noVersion() {
    #expect(readCards("BEGIN:VCARD", "FN:Ada", "END:VCARD").contacts.map(\.name) == ["Ada"])
  }

  @Test("A folded photo is passed over")
  func foldedPhoto() {
    let photo = Array(repeating: " " + String(repeating: "A/9+", count: 18), count: 20_000)
    let file = readCard(
      version: "3.0",
      ["PHOTO;ENCODING=b;TYPE=JPEG:AAAA"] + photo + ["FN:Ada"]
    )
    #expect(file.contacts.map(\.name) == ["Ada"])
    #expect(file.problems == [])
  }

  @Test("A photo without folds ends at an empty line or at the next property")
  func unfoldedPhoto() {
    let file = readCard(
      version: "2.1",
      [
        "PHOTO;JPEG;BASE64:AAAA", "BBBB", "CC==", "", "FN:Ada",
        "PHOTO;ENCODING=BASE64:", "AAAA", "BBBB", "TEL;HOME:1",
      ]
    )
    #expect(file.contacts.first?.name == "Ada")
    #expect(file.contacts.first?.phones == ["1"])
    #expect(file.problems == [])
  }

  @Test("A long text of several lines is passed over as one")
  func softLineBreaksPassedOver() {
    let file = readCard(
      version: "2.1",
      ["FN:Ada", "NOTE;ENCODING=QUOTED-PRINTABLE:1=", "TEL:2=", "END:VCARDS", "TEL:3"]
    )
    #expect(file.contacts.first?.phones == ["3"])
  }
}
