import ExampleSupport
import ListBuilder
import ListBuilderText

/// Shows contacts as a sectioned list. `--help` tells how.
@main
struct ExampleContacts {
  private static let program = ExampleProgram("example-contacts")

  static func main() {
    program.run { arguments in
      let options = try Options(arguments)
      if options.showsHelp {
        try write(Options.help + "\n")
        return .success
      }
      return try options.showsChanges ? showChanges(options) : showList(options)
    }
  }

  private static func showList(_ options: Options) throws -> ExitStatus {
    let input = options.files.isEmpty ? ContactInput() : try ContactInput(options.files)
    for problem in input.problems { program.report(problem) }
    guard !input.isUnreadable else { return .dataError }

    let list = try contactList(of: input.contacts, grouping: options.grouping)
    let placeholder = list.isEmpty ? "No contacts" : "No contacts match “\(options.query)”"
    let presenters = ContactPresenters(options, placeholder: placeholder)
    let found = list.filter(presenters.search.finds)
    let presenter = presenters.presenter(options.format)
    try write(presenter.chunks(of: found), to: options.output.file)
    return input.problems.isEmpty ? .success : .dataError
  }

  /// Shows what changed from the first file to the second.
  private static func showChanges(_ options: Options) throws -> ExitStatus {
    let inputs = try options.files.map { try ContactInput([$0]) }
    let problems = inputs.flatMap(\.problems)
    for problem in problems { program.report(problem) }
    guard !inputs.contains(where: \.isUnreadable) else { return .dataError }

    let search = ContactSearch(options.query)
    let lists = try inputs.map { input in
      try contactList(of: input.contacts, grouping: options.grouping).filter(search.finds)
    }
    let changes = try TextPresenter.contacts.update(from: lists[0], to: lists[1])
    try write(changes, to: options.output.file)
    return problems.isEmpty ? .success : .dataError
  }
}
