/// The `id` of an element of a page, made from any text.
///
/// Texts of different UTF-8 have different ids, and the same text always has the same one. (Strings
/// that are equal, but composed of other scalars, are different texts here.) An id matches
/// `[A-Za-z][A-Za-z0-9_-]*`, so it needs no escaping in selectors and links.
///
///     HTMLElementID("friends").description     // friends
///     HTMLElementID("a b").description         // a_20b
///     HTMLElementID("1").description           // x__1
public struct HTMLElementID: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// Creates the id of a text.
  ///
  /// Letters and digits of ASCII and hyphens stand for themselves, each other byte of UTF-8 is an
  /// underscore and its two hexadecimal digits. Where that does not begin with a letter, `x__`
  /// comes before it, which no text gives by itself.
  ///
  /// - Complexity: O(*n*).
  public init(_ text: String) {
    var id = ""
    for unit in text.utf8 {
      switch unit {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        id.unicodeScalars.append(Unicode.Scalar(unit))
      default:
        let digits = String(unit, radix: 16)
        id += digits.count == 1 ? "_0\(digits)" : "_\(digits)"
      }
    }
    let beginsWithLetter = id.unicodeScalars.first?.properties.isAlphabetic ?? false
    description = beginsWithLetter ? id : "x__\(id)"
  }

  /// Tells texts apart that are equal, by their occurrence: `friends__2`. No text that begins with
  /// two letters has such an id by itself.
  init(_ id: HTMLElementID, occurrence: Int) {
    description = "\(id)__\(occurrence)"
  }

  /// The id of the element that a section begins with, where links lead. A heading that sticks to
  /// the window is not at its place, so it is no aim for links.
  var start: HTMLElementID { HTMLElementID(spelled: "\(self)__start") }

  /// The classes of the section that has the id: one of its own, for stylesheets, unless it has no
  /// name.
  func sectionClass(of name: String) -> String {
    name.isEmpty ? "list-section" : "list-section list-\(self)"
  }

  private init(spelled description: String) { self.description = description }
}
