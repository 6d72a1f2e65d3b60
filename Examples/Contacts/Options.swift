/// What the command line asks for.
struct Options {
  var files: [String] = []
  var output = ContactOutput.text
  var outputFile: String?
  var grouping = ContactGrouping.none
  var query = ""
  var showsChanges = false
  var showsHelp = false

  /// A command line that cannot be understood.
  struct UsageError: Error {
    let message: String
  }

  /// Reads the arguments behind the program's name.
  ///
  /// - Throws: ``UsageError`` at the first argument that cannot be understood.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        files.append(argument)
        continue
      }
      if argument == "--" {
        files += rest
        break
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      let attached = parts.count > 1 ? String(parts[1]) : nil
      try read(name, attached: attached, from: &rest)
    }
    guard files.count(where: { $0 == "-" }) <= 1 else {
      throw UsageError(message: "standard input ('-') can be read only once")
    }
    if showsChanges, !showsHelp { try checkChanges() }
  }

  private func checkChanges() throws(UsageError) {
    guard output == .text else {
      throw UsageError(message: "'--changes' writes text, not \(output.rawValue)")
    }
    guard files.count == 2 else {
      throw UsageError(message: "'--changes' needs two files, OLD and NEW, not \(files.count)")
    }
  }

  private mutating func read(
    _ name: String, attached: String?, from rest: inout ArraySlice<String>
  ) throws(UsageError) {
    func value() throws(UsageError) -> String {
      guard let value = attached ?? rest.popFirst() else {
        throw UsageError(message: "'\(name)' needs a value")
      }
      return value
    }
    func checkNoValue() throws(UsageError) {
      guard attached == nil else { throw UsageError(message: "'\(name)' takes no value") }
    }
    switch name {
    case "--as": output = try Self.choice(value(), for: name)
    case "--group": grouping = try Self.choice(value(), for: name)
    case "--output": outputFile = try value()
    case "--search": query = try value()
    case "--changes":
      try checkNoValue()
      showsChanges = true
    case "--help", "-h":
      try checkNoValue()
      showsHelp = true
    default: throw UsageError(message: "unknown option '\(name)'")
    }
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: String, for name: String
  ) throws(UsageError) -> Choice {
    guard let choice = Choice(rawValue: value) else {
      let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(message: "'\(name)' takes one of \(choices), not '\(value)'")
    }
    return choice
  }
}

extension Options {
  static let help = """
    Shows contacts as a sectioned list.

    USAGE: example-contacts [OPTION ...] [FILE ...]
           example-contacts --changes [OPTION ...] OLD NEW

    FILE is a vCard file (.vcf; versions 2.1, 3.0 and 4.0) or a JSON file, '-' is standard
    input. Without a file, bundled contacts are shown.

    OPTIONS:
      --as text|html                     how to present the list (default: text)
      --output FILE                      where to write it (default: standard output)
      --search TEXT                      show only contacts in which each word of TEXT stands
      --group none|letter|organization   how to make sections (default: none, which makes the
                                         two sections "Friends" and "Other contacts")
      --changes                          show what changed from the file OLD to the file NEW, as
                                         text: a line a change, and nothing if nothing changed
      --help                             show this help

    A change begins with its mark: + added, - removed, > moved, ~ changed. A contact is the same in
    both files if it has the same UID or "id", or else the same name.

    A contact of a vCard file is a friend if one of its CATEGORIES is "Friends" or "Friend".
    A JSON file holds an array of objects; only a name is required:
      [
        {
          "id": "1", "name": "Ada Lovelace", "given": "Ada", "family": "Lovelace",
          "organization": "Analytical Engines", "emails": ["ada@example.org"],
          "phones": ["+44 20 0100"], "isFriend": true
        }
      ]

    EXIT STATUS:
      0   the list or the changes were presented; there may be none
      64  the command line cannot be understood
      65  a file is empty or malformed, or some of its contacts are; the others are shown
      66  a file cannot be read
      73  the output cannot be written
    """
}
