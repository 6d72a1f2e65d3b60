@testable import example_contacts

/// Reads a vCard file of these lines, each ended by CR LF.
func readCards(_ lines: String...) -> ContactFile {
  readCards(bytes: Array(lines.map { $0 + "\r\n" }.joined().utf8))
}

func readCards(bytes: [UInt8]) -> ContactFile {
  ContactFile(reading: bytes, format: .vCard)
}

/// Reads one card of version 3.0 with these lines between its first two and its last.
func readCard(_ lines: String...) -> ContactFile {
  readCard(version: "3.0", lines)
}

func readCard(version: String, _ lines: [String]) -> ContactFile {
  let all = ["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD"]
  return readCards(bytes: Array(all.map { $0 + "\r\n" }.joined().utf8))
}

func readJSON(_ text: String) -> ContactFile {
  ContactFile(reading: Array(text.utf8), format: .json)
}
