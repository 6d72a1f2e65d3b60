import TestSupport
import Testing

@testable import example_contacts

/// Random files: none traps, and what is written is read.
@Suite struct ContactReadingFuzzTests {
  @Test("Random bytes never trap")
  func randomBytes() {
    var chance = SeededGenerator.printingSeed(for: "ContactReadingFuzz")
    for _ in 0..<3_000 {
      let bytes = (0..<Int.random(in: 0...80, using: &chance)).map { _ in
        UInt8.random(in: .min ... .max, using: &chance)
      }
      check(bytes, chance)
    }
  }

  @Test("Random pieces of cards never trap")
  func randomPieces() {
    var chance = SeededGenerator.printingSeed(for: "ContactReadingFuzz")
    let pieces = [
      "BEGIN:VCARD", "END:VCARD", "VERSION:2.1", "VERSION:4.0", "FN", "N", "TEL", "AGENT", "PHOTO",
      "ORG", ";", ":", "=", ",", "\"", "\\", ".", "\n", "\r\n", "\n ", "\r", "\t", "=\n", "=C3",
      "ä",
      "QUOTED-PRINTABLE", "BASE64", "ENCODING=", "TYPE=", "PREF", "PREF=1", "CHARSET=", "latin1",
      "\u{FEFF}", "\0", "[", "{", "}", "]", "\"name\":", "\"a\"",
    ]
    for _ in 0..<5_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &chance)).flatMap { _ in
        Array(pieces.randomElement(using: &chance, or: "").utf8)
      }
      check(bytes, chance)
    }
  }

  @Test("Changed cards never trap, and the cards around them are kept")
  func changedCards() {
    var chance = SeededGenerator.printingSeed(for: "ContactReadingFuzz")
    let card = Array(
      """
      BEGIN:VCARD
      VERSION:2.1
      N;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:L=F6we;J=F6=
      rg
      item1.TEL;TYPE="home,pref":+1 555
      ORG:Acme\\;
       Research
      PHOTO;ENCODING=BASE64:
       AAAA
      BBBB

      CATEGORIES:friends

      """.utf8
    )
    let ada = Array("BEGIN:VCARD\nFN:Ada\nEND:VCARD\n".utf8)
    let end = Array("END:VCARD\n".utf8)
    for _ in 0..<3_000 {
      var changed = card
      for _ in 0..<Int.random(in: 0...4, using: &chance) { change(&changed, &chance) }
      check(changed, chance)
      let file = readCards(bytes: ada + changed + end + ada)
      let names = file.contacts.map(\.name)
      if names.first != "Ada" || names.last != "Ada" || names.count < 2 {
        Issue.record(
          "\(names) after \(String(decoding: changed, as: UTF8.self)), seed \(chance.seed)")
      }
    }
  }

  @Test("A contact that is written and folded anywhere is read as it was")
  func writtenContacts() {
    var chance = SeededGenerator.printingSeed(for: "ContactReadingFuzz")
    for _ in 0..<2_000 {
      let contact = randomContact(&chance)
      let bytes = write(contact, &chance)
      let file = readCards(bytes: bytes)
      if file.contacts != [contact] || !file.problems.isEmpty {
        Issue.record("\(file) of \(String(decoding: bytes, as: UTF8.self)), seed \(chance.seed)")
      }
    }
  }
}

extension ContactReadingFuzzTests {
  /// Reads bytes in both formats and checks what holds of every result.
  private func check(_ bytes: [UInt8], _ chance: SeededGenerator) {
    let lineCount = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    for format in [ContactFormat.vCard, .json] {
      let file = ContactFile(reading: bytes, format: format)
      let hasNames = file.contacts.allSatisfy { !$0.name.isEmpty && !$0.id.key.isEmpty }
      let hasLines = file.problems.allSatisfy { (1...lineCount).contains($0.line ?? 1) }
      let isEmpty = file.contacts.isEmpty && file.problems.isEmpty
      if !hasNames || !hasLines || (isEmpty && format == .vCard) {
        Issue.record("\(file) of \(bytes), seed \(chance.seed)")
      }
    }
  }

  private func change(_ bytes: inout [UInt8], _ chance: inout SeededGenerator) {
    let place = Int.random(in: 0..<bytes.count, using: &chance)
    switch Int.random(in: 0...3, using: &chance) {
    case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &chance)
    case 1: bytes.insert(Array("\n:;=\" \\".utf8).randomElement(using: &chance, or: 0), at: place)
    case 2 where bytes.count > 1: bytes.remove(at: place)
    default: bytes.insert(contentsOf: bytes.prefix(place).suffix(10), at: place)
    }
  }

  private func randomContact(_ chance: inout SeededGenerator) -> Contact {
    Contact(
      id: Contact.ID(key: randomText(&chance)),
      name: randomText(&chance),
      given: randomText(&chance),
      family: randomText(&chance),
      organization: randomText(&chance),
      emails: (0..<Int.random(in: 0...2, using: &chance)).map { _ in randomText(&chance) },
      phones: (0..<Int.random(in: 0...2, using: &chance)).map { _ in randomText(&chance) },
      isFriend: Bool.random(using: &chance)
    )
  }

  /// A text that begins and ends with something to see, so that nothing of it is trimmed.
  private func randomText(_ chance: inout SeededGenerator) -> String {
    let middle = ["a", "ä", "陈", "👩‍👩‍👧", " ", ",", ";", "\\", "\n", "\\n", ":", "\"", "=", "=41", "'"]
    return "A"
      + (0..<Int.random(in: 0...12, using: &chance))
      .map { _ in middle.randomElement(using: &chance, or: "") }.joined() + "z"
  }

  /// A card of any version, with each line folded, or softly broken, at random places.
  private func write(_ contact: Contact, _ chance: inout SeededGenerator) -> [UInt8] {
    let version = ["2.1", "3.0", "4.0"].randomElement(using: &chance, or: "")
    let lineBreak = ["\n", "\r\n"].randomElement(using: &chance, or: "")
    let lines =
      [
        ("UID", escape(contact.id.key)), ("FN", escape(contact.name)),
        ("N", escape(contact.family) + ";" + escape(contact.given) + ";;;"),
        ("ORG", escape(contact.organization)),
        ("CATEGORIES", contact.isFriend ? "chess,friend" : "chess"),
      ].shuffled(using: &chance)
      + contact.emails.map { ("EMAIL", escape($0)) }
      + contact.phones.map { ("TEL;HOME", escape($0)) }

    var bytes = Array("BEGIN:VCARD\(lineBreak)VERSION:\(version)\(lineBreak)".utf8)
    for (head, value) in lines {
      if Int.random(in: 0...2, using: &chance) == 0 {
        bytes += Array("\(head);ENCODING=QUOTED-PRINTABLE:".utf8)
        bytes += writeQuotedPrintable(value, lineBreak: lineBreak, &chance)
      } else {
        for byte in "\(head):\(value)".utf8 {
          bytes.append(byte)
          let folds = Int.random(in: 0...7, using: &chance) == 0
          if folds { bytes += Array((lineBreak + " ").utf8) }
        }
      }
      bytes += Array(lineBreak.utf8)
    }
    return bytes + Array("END:VCARD".utf8)
  }

  private func writeQuotedPrintable(
    _ value: String,
    lineBreak: String,
    _ chance: inout SeededGenerator
  ) -> [UInt8] {
    value.utf8.flatMap { byte in
      let digits = String(byte, radix: 16, uppercase: Bool.random(using: &chance))
      let isPlain = byte < 0x80 && byte != UInt8(ascii: "=") && byte >= 0x20
      let breaks = Int.random(in: 0...7, using: &chance) == 0 ? "=" + lineBreak : ""
      let encoded = "=" + (digits.count == 1 ? "0" : "") + digits
      return Array(breaks.utf8) + (isPlain ? [byte] : Array(encoded.utf8))
    }
  }

  private func escape(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "\\", ",", ";": escaped += "\\\(character)"
      case "\n": escaped += "\\n"
      default: escaped.append(character)
      }
    }
  }
}

extension Collection {
  fileprivate func randomElement(using chance: inout SeededGenerator, or none: Element) -> Element {
    randomElement(using: &chance) ?? none
  }
}
