/// A property of a card: its head, and its value as the file has it but unfolded.
struct VCardProperty {
  /// The names of the properties that a contact is made of.
  enum Name: String, CaseIterable {
    case begin = "BEGIN"
    case end = "END"
    case version = "VERSION"
    case uid = "UID"
    case formattedName = "FN"
    case name = "N"
    case nickname = "NICKNAME"
    case organization = "ORG"
    case email = "EMAIL"
    case telephone = "TEL"
    case categories = "CATEGORIES"
    case agent = "AGENT"
    /// Any other name. The value of such a property is not read and may be a part only.
    case other = ""

    init(_ bytes: ArraySlice<UInt8>) {
      self = Self.allCases.first { bytes.isWord($0.rawValue) } ?? .other
    }
  }

  var head: VCardHead
  var value: ArraySlice<UInt8>
  /// The line on which the property begins.
  var line: Int

  var name: Name {
    head.name
  }

  /// Whether this is `BEGIN:VCARD` or `END:VCARD`.
  var boundsCard: Bool {
    (name == .begin || name == .end) && value.trimmed.isWord("VCARD")
  }

  func problem(_ message: String) -> ContactFile.Problem {
    ContactFile.Problem(line: line, message: message)
  }
}

/// How the bytes of a value are written.
enum VCardEncoding {
  case plain
  case quotedPrintable
  case base64
}
