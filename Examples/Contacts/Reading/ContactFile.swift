/// What one contact file holds: the contacts that could be read, and a problem for all else.
struct ContactFile: Hashable, Sendable {
  /// Something that could not be read, and where.
  ///
  /// A message never repeats bytes of the file, so that it can be printed as it is.
  struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, counted from 1, where one can be told.
    var line: Int?
    var message: String

    /// `line 12: the card has no name`, or the message alone.
    var description: String {
      line.map { "line \($0): \(message)" } ?? message
    }
  }

  /// The contacts in the order of the file. Contacts of equal key have equal ids until
  /// `numberingEqualKeys()` has seen the contacts of all files.
  var contacts: [Contact] = []
  var problems: [Problem] = []

  /// Reads all contacts of a file; what is broken becomes a problem and the rest is kept.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  init(reading bytes: [UInt8], format: ContactFormat) {
    guard !bytes.isEmpty else {
      problems = [Problem(line: nil, message: "no contacts found: the file is empty")]
      return
    }
    guard !Self.isUTF16(bytes) else {
      problems = [
        Problem(
          line: nil,
          message: "no contacts found: the file looks like UTF-16; save it as UTF-8"
        )
      ]
      return
    }
    switch format {
    case .vCard: (contacts, problems) = VCardReader.read(bytes)
    case .json: (contacts, problems) = JSONContacts.read(bytes)
    }
  }

  private static func isUTF16(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(2)
    return start == [0xFE, 0xFF] || start == [0xFF, 0xFE] || start.contains(0)
  }
}
