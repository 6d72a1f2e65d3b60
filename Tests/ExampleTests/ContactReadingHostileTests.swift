import Testing

@testable import example_contacts

/// Input that is made to hurt: it costs time in proportion to its length and nothing else. In
/// quadratic time, these tests would take hours.
@Suite struct ContactReadingHostileTests {
  private let start = "BEGIN:VCARD\nVERSION:2.1\nFN:Ada\n"
  private let end = "\nEND:VCARD\n"

  private func read(_ start: String, repeating unit: String, count: Int, _ end: String = "")
    -> ContactFile
  {
    var text = start
    for _ in 0..<count { text += unit }
    return readCards(bytes: Array((text + end).utf8))
  }

  @Test(
    "A hundred thousand times the same within a card",
    arguments: [
      "\n", "\r", "\r\n", " \n", "\n ", "=\n", "A", ":", ";", "\"", "\\", ",", ".", "=", "x:\n",
      ":\n;", "\n\t;", "\u{FEFF}",
    ]
  )
  func repeated(unit: String) {
    for head in [
      "NOTE:", "NOTE", "PHOTO;BASE64:\n", "X;QUOTED-PRINTABLE:", "X;Y=", "TEL:", "TEL;",
      "TEL;QUOTED-PRINTABLE:",
    ] {
      let file = read(start + head, repeating: unit, count: 4_000, end)
      #expect(file.contacts.count + file.problems.count == 1)
    }
    let file = read(start + "TEL:", repeating: unit, count: 100_000, end)
    #expect(file.contacts.count + file.problems.count == 1)
  }

  @Test(
    "Tens of thousands of the same between cards",
    arguments: ["BEGIN:VCARD\n", "END:VCARD\n", "AGENT:\n", "x\n", "BEGIN:VCARD\nAGENT:\n"]
  )
  func repeatedLines(line: String) {
    let file = read(start, repeating: line, count: 20_000, start + end)
    #expect(file.contacts.count + file.problems.count > 0)
  }

  @Test("A card of very many values")
  func manyValues() {
    let file = read(start, repeating: "TEL;PREF:1\nEMAIL:a,b\nCATEGORIES:a\n", count: 10_000, end)
    #expect(file.contacts.first?.phones.count == 10_000)
    #expect(file.contacts.first?.emails.count == 10_000)
  }

  @Test("A value of very many parts", arguments: ["N:", "ORG:", "CATEGORIES:", "NICKNAME:"])
  func manyParts(head: String) {
    for unit in [";", ",", "a;", "a,", "\\;"] {
      let file = read(start + head, repeating: unit, count: 100_000, end)
      #expect(file.contacts.map(\.name) == ["Ada"])
    }
  }

  @Test("JSON of great depth", arguments: ["[", "{\"a\":", "[{\"name\": \"Ada\", \"b\":"])
  func deepJSON(unit: String) {
    let file = readJSON(String(repeating: unit, count: 100_000))
    #expect(file.contacts == [])
    #expect(file.problems.map(\.message) == ["this is not valid JSON"])
  }

  @Test("JSON of very many elements")
  func longJSON() {
    let file = readJSON("[" + String(repeating: "0,", count: 20_000) + "{\"name\": \"Ada\"}]")
    #expect(file.contacts.map(\.name) == ["Ada"])
    #expect(file.problems.count == 20_000)
  }
}
