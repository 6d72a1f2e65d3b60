import ExampleSupport

/// What the command line asks for.
struct Options {
  var files: [FileName] = []
  var format = ContactOutput.text
  var output = OutputOptions()
  var grouping = ContactGrouping.none
  var query = ""
  var showsChanges = false
  var showsHelp = false

  /// Reads the arguments behind the program's name.
  ///
  /// - Throws: `UsageError` at the first argument that cannot be understood.
  init(_ arguments: Arguments) throws(UsageError) {
    var arguments = arguments
    while let argument = arguments.next() {
      switch argument {
      case .operand(let file): files.append(file)
      case .option(let name): try read(name, &arguments)
      }
    }
    guard files.count(where: { $0 == "-" }) <= 1 else {
      throw UsageError("standard input ('-') can be read only once")
    }
    if showsChanges, !showsHelp { try checkChanges() }
  }

  private func checkChanges() throws(UsageError) {
    guard format == .text else {
      throw UsageError("'--changes' writes text, not \(format.rawValue)")
    }
    guard files.count == 2 else {
      throw UsageError("'--changes' needs two files, OLD and NEW, not \(files.count)")
    }
  }

  private mutating func read(_ name: String, _ arguments: inout Arguments) throws(UsageError) {
    if try output.read(name, &arguments) { return }
    switch name {
    case "--as": format = try arguments.choice()
    case "--group": grouping = try arguments.choice()
    case "--search": query = try arguments.value()
    case "--changes": showsChanges = try arguments.flag()
    case "--help", "-h": showsHelp = try arguments.flag()
    default: throw UsageError("unknown option '\(name)'")
    }
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
      --as text|table|markdown|html      how to present the list (default: text)
      --output FILE                      where to write it (default: standard output)
      --search TEXT                      show only contacts in which each word of TEXT stands, and
                                         highlight the words
      --group none|letter|organization   how to make sections (default: none, which makes the
                                         two sections "Friends" and "Other contacts")
      --changes                          show what changed from the file OLD to the file NEW, as
                                         text: a line a change, and nothing if nothing changed
      --color auto|always|never          whether text and tables come with colours (default: auto,
                                         which is in a terminal unless NO_COLOR is set, and
                                         elsewhere if CLICOLOR_FORCE is)
      --width N                          the width of text and tables in cells, 1 or more (default:
                                         that of the terminal; unlimited where there is none)
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
