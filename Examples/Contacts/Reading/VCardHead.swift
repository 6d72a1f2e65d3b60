/// What stands before the value of a property, such as `item1.TEL;TYPE=home,pref:`.
struct VCardHead {
  var name: VCardProperty.Name
  var encoding = VCardEncoding.plain
  var charset: VCardCharset?
  /// 1 for the most preferred of several; nil where nothing is said.
  var preference: Int?
  /// The index of the first byte after the colon.
  var valueStart: Int

  /// Reads up to the colon that ends a head; there is no head without one.
  init?(_ bytes: ArraySlice<UInt8>) {
    var isQuoted = false
    let colon = bytes.firstIndex { byte in
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      return byte == UInt8(ascii: ":") && !isQuoted
    }
    guard let colon else { return nil }
    valueStart = colon + 1

    let head = bytes[..<colon]
    let nameEnd = head.firstIndex(of: UInt8(ascii: ";")) ?? colon
    name = Self.name(head[..<nameEnd])
    if nameEnd < colon { readParameters(head[(nameEnd + 1)...]) }
  }

  /// A name follows its group, as in `item1.TEL`.
  private static func name(_ bytes: ArraySlice<UInt8>) -> VCardProperty.Name {
    let dot = bytes.lastIndex(of: UInt8(ascii: "."))
    return VCardProperty.Name(bytes[(dot.map { $0 + 1 } ?? bytes.startIndex)...].trimmed)
  }

  private mutating func readParameters(_ bytes: ArraySlice<UInt8>) {
    var isQuoted = false
    let parameters = bytes.split { byte in
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      return byte == UInt8(ascii: ";") && !isQuoted
    }
    for parameter in parameters { readParameter(parameter) }
  }

  /// Reads `TYPE=home,pref`, `TYPE="home,pref"`, or, as in version 2.1, a value without a name.
  private mutating func readParameter(_ parameter: ArraySlice<UInt8>) {
    guard let equals = parameter.firstIndex(of: UInt8(ascii: "=")) else {
      readMark(parameter.trimmed)
      return
    }
    let name = parameter[..<equals].trimmed
    let values = parameter[(equals + 1)...]
      .split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }
      .map(\.trimmed)
    if name.isWord("TYPE") || name.isWord("ENCODING") {
      for value in values { readMark(value) }
    } else if name.isWord("CHARSET") {
      charset = values.first.map(VCardCharset.init(label:))
    } else if name.isWord("PREF") {
      preference = values.first.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? preference
    }
  }

  private mutating func readMark(_ value: ArraySlice<UInt8>) {
    if value.isWord("PREF") {
      preference = 1
    } else if value.isWord("QUOTED-PRINTABLE") {
      encoding = .quotedPrintable
    } else if value.isWord("BASE64") || value.isWord("B") {
      encoding = .base64
    }
  }
}
