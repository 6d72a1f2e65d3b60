import Foundation
import ListBuilder
import ListBuilderText

/// Shows contacts as a sectioned list. `--help` tells how.
@main
struct ExampleContacts {
  static func main() {
    // A closed pipe ends the program quietly, also where the parent ignores the signal.
    signal(SIGPIPE, SIG_DFL)
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if options.showsHelp {
        print(Options.help)
      } else {
        exit(try run(options).rawValue)
      }
    } catch let error as Options.UsageError {
      report("\(error.message)\nSee 'example-contacts --help'.")
      exit(ExitStatus.usage.rawValue)
    } catch let error as FileError {
      report(error.description)
      exit(error.status.rawValue)
    } catch {
      report("\(error)")
      exit(ExitStatus.dataError.rawValue)
    }
  }

  private static func run(_ options: Options) throws -> ExitStatus {
    if options.showsChanges { return try showChanges(options) }
    let input = options.files.isEmpty ? ContactInput() : try ContactInput(options.files)
    for problem in input.problems { report(problem) }
    guard !input.isUnreadable else { return .dataError }

    let list = try contactList(of: input.contacts, grouping: options.grouping)
    let found = list.filter { $0.matches(options.query) }
    let placeholder = list.isEmpty ? "No contacts" : "No contacts match “\(options.query)”"
    let presenter = options.output.presenter(placeholder: placeholder)
    try write(presenter.chunks(of: found), to: options.outputFile)
    return input.problems.isEmpty ? .success : .dataError
  }

  /// Shows what changed from the first file to the second.
  private static func showChanges(_ options: Options) throws -> ExitStatus {
    let inputs = try options.files.map { try ContactInput([$0]) }
    let problems = inputs.flatMap(\.problems)
    for problem in problems { report(problem) }
    guard !inputs.contains(where: \.isUnreadable) else { return .dataError }

    let lists = try inputs.map { input in
      try contactList(of: input.contacts, grouping: options.grouping)
        .filter { $0.matches(options.query) }
    }
    let changes = try TextPresenter.contacts.update(from: lists[0], to: lists[1])
    try write(changes, to: options.outputFile)
    return problems.isEmpty ? .success : .dataError
  }

  private static func report(_ message: String) {
    FileHandle.standardError.write(Data("example-contacts: \(message)\n".utf8))
  }
}

/// The exit status, as `sysexits.h` numbers it.
enum ExitStatus: Int32 {
  case success = 0
  case usage = 64
  case dataError = 65
  case noInput = 66
  case cannotCreate = 73
}
