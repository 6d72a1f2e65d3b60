/// Turns the values of one card into text: their encoding, their escapes, their character set.
struct VCardText {
  /// Whether the card is of version 2.1, whose rules differ.
  var isVersion21: Bool

  /// The whole value as one text.
  func text(_ property: VCardProperty) throws(ContactFile.Problem) -> String {
    try decode(bytes(property), of: property)
  }

  /// The parts of a value, such as two for `Acme;Research`.
  func parts(
    _ property: VCardProperty,
    separatedBy separator: Unicode.Scalar
  ) throws(ContactFile.Problem) -> [String] {
    var parts: [String] = []
    for part in split(try bytes(property), at: separator) {
      parts.append(try decode(part, of: property))
    }
    return parts
  }

  /// The parts of a name: family, given, additional, prefix and suffix.
  ///
  /// A part may be a list, as in `N:Doe;Jane;Ann,Mary`, and its members are joined by spaces.
  /// Version 2.1 has no lists: there a comma is a comma.
  func nameParts(_ property: VCardProperty) throws(ContactFile.Problem) -> [String] {
    var parts: [String] = []
    for part in split(try bytes(property), at: ";") {
      var members: [String] = []
      for member in isVersion21 ? [part] : split(part, at: ",") {
        members.append(try decode(member, of: property))
      }
      parts.append(members.filter { !$0.isEmpty }.joined(separator: " "))
    }
    return parts
  }

  /// The bytes of a value as they were before they were made fit for transport.
  private func bytes(_ property: VCardProperty) throws(ContactFile.Problem) -> ArraySlice<UInt8> {
    switch property.head.encoding {
    case .plain: return property.value
    case .quotedPrintable: return QuotedPrintable.decode(property.value)
    case .base64: throw property.problem("text in Base64 is not supported")
    }
  }

  /// Splits at each separator that no backslash precedes.
  private func split(
    _ bytes: ArraySlice<UInt8>,
    at separator: Unicode.Scalar
  ) -> [ArraySlice<UInt8>] {
    var isEscaped = false
    return bytes.split(omittingEmptySubsequences: false) { byte in
      defer { isEscaped = byte == UInt8(ascii: "\\") && !isEscaped }
      return byte == UInt8(ascii: separator) && !isEscaped
    }
  }

  private func decode(
    _ bytes: ArraySlice<UInt8>,
    of property: VCardProperty
  ) throws(ContactFile.Problem) -> String {
    let bytes = unescape(bytes).trimmed
    if let charset = property.head.charset {
      guard let text = charset.decode(bytes) else {
        throw property.problem(
          "the character set is none of UTF-8, US-ASCII, ISO-8859-1 and Windows-1252"
        )
      }
      return text
    }
    // Programs that write 2.1 in the character set of their system often do not name it.
    if isVersion21, String(validating: bytes, as: UTF8.self) == nil {
      return VCardCharset.windows1252.decode(bytes) ?? ""
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Replaces `\n` by a line feed, and `\,` `\;` `\:` `\\` by what follows the backslash. A
  /// backslash before anything else is text.
  private func unescape(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard bytes.contains(UInt8(ascii: "\\")) else { return bytes }
    var unescaped: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.first else {
        unescaped.append(byte)
        continue
      }
      switch next {
      case UInt8(ascii: "n"), UInt8(ascii: "N"): unescaped.append(UInt8(ascii: "\n"))
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), byte: unescaped.append(next)
      default: unescaped += [byte, next]
      }
      rest.removeFirst()
    }
    return unescaped[...]
  }
}
