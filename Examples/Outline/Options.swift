import ExampleSupport

/// The formats in which a folder is shown.
enum OutlineOutput: String, CaseIterable {
  case text
  case table
}

/// What the command line asks for.
struct Options {
  var folder = "."
  var output = OutlineOutput.text
  var outline = FolderOutline()
  var isASCII = false
  var color = ColorChoice.auto
  var width: Int?
  var showsHelp = false

  /// Reads the arguments behind the program's name.
  ///
  /// - Throws: `UsageError` at the first argument that cannot be understood.
  init(_ arguments: Arguments) throws(UsageError) {
    var arguments = arguments
    var operands: [String] = []
    while let argument = arguments.next() {
      switch argument {
      case .operand(let operand): operands.append(operand)
      case .option(let name): try read(name, &arguments)
      }
    }
    guard operands.count <= 1 else {
      throw UsageError("one folder can be shown, not \(operands.count)")
    }
    if let folder = operands.first { self.folder = folder }
  }

  private mutating func read(_ name: String, _ arguments: inout Arguments) throws(UsageError) {
    switch name {
    case "--as": output = try arguments.choice()
    case "--depth": outline.depth = try arguments.positiveNumber()
    case "--color": color = try arguments.choice()
    case "--width": width = try arguments.positiveNumber()
    case "--all": outline.showsHidden = try arguments.flag()
    case "--ascii": isASCII = try arguments.flag()
    case "--help", "-h": showsHelp = try arguments.flag()
    default: throw UsageError("unknown option '\(name)'")
    }
  }
}

extension Options {
  static let help = """
    Shows a folder as an outline: folders first, then by name.

    USAGE: example-outline [OPTION ...] [DIR]

    DIR is the folder, by default the current one. Links are shown with where they lead to, and
    not followed.

    OPTIONS:
      --as text|table            an outline of lines, or a table of names, sizes and kinds
                                 (default: text)
      --depth N                  the number of levels to show, 1 or more; folders that hold more
                                 are marked with + (default: all)
      --all                      show hidden files, too: those whose names begin with a dot
      --ascii                    draw with ASCII characters alone
      --color auto|always|never  whether text comes with colours (default: auto, which is in a
                                 terminal unless NO_COLOR is set, and elsewhere if CLICOLOR_FORCE
                                 is)
      --width N                  the width in cells, 1 or more (default: that of the terminal;
                                 unlimited where there is none)
      --help                     show this help

    EXIT STATUS:
      0   the folder is shown; what is in it and cannot be read is noted there
      64  the command line cannot be understood
      66  the folder cannot be read
      73  the output cannot be written
    """
}
