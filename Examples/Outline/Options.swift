import ExampleSupport

/// The formats in which a folder is shown.
enum OutlineOutput: String, CaseIterable {
  case text
  case table
  case html
}

/// What the command line asks for.
struct Options {
  var folder: FileName = "."
  var format = OutlineOutput.text
  var output = OutputOptions()
  var depth: Int?
  var showsHidden = false
  var isASCII = false
  var showsHelp = false

  /// Reads the arguments behind the program's name.
  ///
  /// - Throws: `UsageError` at the first argument that cannot be understood.
  init(_ arguments: Arguments) throws(UsageError) {
    var arguments = arguments
    var operands: [FileName] = []
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
    if try output.read(name, &arguments) { return }
    switch name {
    case "--as": format = try arguments.choice()
    case "--depth": depth = try arguments.positiveNumber()
    case "--all": showsHidden = try arguments.flag()
    case "--ascii": isASCII = try arguments.flag()
    case "--help", "-h": showsHelp = try arguments.flag()
    default: throw UsageError("unknown option '\(name)'")
    }
  }
}

extension Options {
  /// How the folder is read: what is in a closed folder is wanted only where it can be opened.
  var outline: FolderOutline {
    var outline = FolderOutline(showsHidden: showsHidden)
    switch format {
    case .text, .table: outline.depth = depth ?? .max
    case .html:
      // Folders, and what is in them, are as much as one can look over.
      outline.depth = depth ?? 2
      outline.readsCollapsed = true
    }
    return outline
  }

  static let help = """
    Shows a folder as an outline: folders first, then by name.

    USAGE: example-outline [OPTION ...] [DIR]

    DIR is the folder, by default the current one. Links are shown with where they lead to, and
    not followed.

    OPTIONS:
      --as text|table|html       an outline of lines; a table of names, sizes and kinds; or a page
                                 on which folders are opened and searched (default: text)
      --output FILE              where to write it (default: standard output)
      --depth N                  the number of levels to show, 1 or more; folders that hold more
                                 are marked with + (default: all), or closed on a page (default: 2)
      --all                      show hidden files, too: those whose names begin with a dot
      --ascii                    draw text and tables with ASCII characters alone
      --color auto|always|never  whether text and tables come with colours (default: auto, which is
                                 in a terminal unless NO_COLOR is set, and elsewhere if
                                 CLICOLOR_FORCE is)
      --width N                  the width of text and tables in cells, 1 or more (default: that of
                                 the terminal; unlimited where there is none)
      --help                     show this help

    EXIT STATUS:
      0   the folder is shown; what is in it and cannot be read is noted there
      64  the command line cannot be understood
      66  the folder cannot be read
      73  the output cannot be written
    """
}
