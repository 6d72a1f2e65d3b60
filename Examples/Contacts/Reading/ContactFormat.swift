/// The formats of contact files.
enum ContactFormat: Hashable, Sendable {
  case vCard
  case json

  /// Decides by the extension of the name, or, where that tells nothing, by the first byte.
  init(fileName: String, bytes: [UInt8]) {
    let name = fileName.lowercased()
    if name.hasSuffix(".vcf") {
      self = .vCard
    } else if name.hasSuffix(".json") {
      self = .json
    } else {
      self = Self.looksLikeJSON(bytes) ? .json : .vCard
    }
  }

  private static func looksLikeJSON(_ bytes: [UInt8]) -> Bool {
    let first = bytes[...].droppingByteOrderMark.first { !$0.isBlank && !$0.isLineBreak }
    return first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
  }
}
