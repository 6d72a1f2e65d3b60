import Testing

@testable import example_contacts

/// Broken cards are told, and the others are kept.
@Suite struct ContactReadingProblemTests {
  /// Reads a file in which these lines stand, from line 5 on, between the cards of Ada and Zoe.
  private func readBetweenCards(_ lines: String...) -> ContactFile {
    let all =
      ["BEGIN:VCARD", "VERSION:3.0", "FN:Ada", "END:VCARD"] + lines
      + ["BEGIN:VCARD", "VERSION:3.0", "FN:Zoe", "END:VCARD", ""]
    return readCards(bytes: Array(all.joined(separator: "\r\n").utf8))
  }

  private func expect(
    _ file: ContactFile,
    _ problems: String...,
    location: SourceLocation = #_sourceLocation
  ) {
    #expect(file.contacts.map(\.name) == ["Ada", "Zoe"], sourceLocation: location)
    #expect(file.problems.map(\.description) == problems, sourceLocation: location)
  }

  @Test("A card without a name")
  func noName() {
    expect(
      readBetweenCards("", "BEGIN:VCARD", "VERSION:3.0", "TEL:1", "END:VCARD"),
      "line 6: the card has no name"
    )
  }

  @Test("A card without an end, before another card")
  func noEnd() {
    expect(readBetweenCards("BEGIN:VCARD", "FN:Eve"), "line 5: the card has no END:VCARD")
  }

  @Test("A card without an end, at the end of the file")
  func noEndOfFile() {
    let file = readCards("BEGIN:VCARD", "FN:Ada", "END:VCARD", "BEGIN:VCARD", "FN:Eve")
    #expect(file.contacts.map(\.name) == ["Ada"])
    #expect(file.problems.map(\.description) == ["line 4: the card has no END:VCARD"])
  }

  @Test("A line without a colon, of which the first in a card is told")
  func noColon() {
    expect(
      readBetweenCards("BEGIN:VCARD", "FN:Eve", "what", " is this", "and this", "END:VCARD"),
      "line 7: a line has no colon"
    )
  }

  @Test("A version that is not supported")
  func version() {
    expect(
      readBetweenCards("BEGIN:VCARD", "VERSION:5.0", "FN:Eve", "END:VCARD"),
      "line 6: only the versions 2.1, 3.0 and 4.0 are supported"
    )
  }

  @Test("Text outside of cards is told once")
  func garbage() {
    expect(
      readBetweenCards("FN:Eve", "what is this", "", "END:VCARD", "AGENT:"),
      "line 5: this is outside of a card: BEGIN:VCARD expected"
    )
  }

  @Test("A name in Base64")
  func base64() {
    expect(
      readBetweenCards("BEGIN:VCARD", "VERSION:2.1", "FN;BASE64:QWRh", "", "END:VCARD"),
      "line 7: text in Base64 is not supported"
    )
  }

  @Test(
    "A card inside a card",
    arguments: [("AGENT:", 6), ("AGENT:\r\n", 7), ("AGENT: \r\n\r\n", 8)]
  )
  func agent(agent: String, line: Int) {
    let file = readBetweenCards(
      "BEGIN:VCARD",
      "\(agent)BEGIN:VCARD",
      "FN:Tom",
      "AGENT:",
      "BEGIN:VCARD",
      "FN:Tim",
      "END:VCARD",
      "END:VCARD",
      "FN:Eve",
      "END:VCARD"
    )
    expect(file, "line \(line): a card inside a card (AGENT) is not supported")
  }

  @Test("Cards inside cards that do not end take nothing with them")
  func unendedAgent() {
    expect(
      readBetweenCards("BEGIN:VCARD", "FN:Eve", "AGENT:", "BEGIN:VCARD", "FN:Tom"),
      "line 8: a card inside a card (AGENT) is not supported"
    )
  }

  @Test("An agent that is written as text is no problem")
  func agentAsText() {
    let file = readCard("FN:Ada", #"AGENT:BEGIN:VCARD\nFN:Tom\nEND:VCARD\n"#, "TEL:1")
    #expect(file.contacts.first?.name == "Ada")
    #expect(file.contacts.first?.phones == ["1"])
  }

  @Test(
    "A file without a single card is one problem",
    arguments: ["", "\r\n \n", "FN:Ada\nhello\n", "BEGIN:VCALENDAR\nEND:VCALENDAR\n"]
  )
  func noCards(text: String) {
    let file = readCards(bytes: Array(text.utf8))
    let reason = text.isEmpty ? "the file is empty" : "the file has no BEGIN:VCARD"
    #expect(file.contacts == [])
    #expect(file.problems.map(\.description) == ["no contacts found: \(reason)"])
  }

  @Test("A file of broken cards tells those only")
  func onlyBrokenCards() {
    let file = readCards("BEGIN:VCARD", "END:VCARD", "BEGIN:VCARD", "x", "END:VCARD")
    #expect(
      file.problems.map(\.description) == [
        "line 1: the card has no name", "line 4: a line has no colon",
      ]
    )
  }

  @Test("A file in UTF-16 is told as such", arguments: [true, false], [true, false])
  func utf16(isBigEndian: Bool, hasMark: Bool) {
    let text = (hasMark ? "\u{FEFF}" : "") + "BEGIN:VCARD\r\nFN:Ada\r\nEND:VCARD\r\n"
    let bytes = text.utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? bytes : bytes.reversed()
    }
    let file = readCards(bytes: bytes)
    #expect(file.contacts == [])
    #expect(
      file.problems.map(\.description) == [
        "no contacts found: the file looks like UTF-16; save it as UTF-8"
      ]
    )
  }
}
