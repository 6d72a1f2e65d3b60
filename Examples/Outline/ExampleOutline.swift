import ExampleSupport
import ListBuilder

/// Shows a folder as an outline. `--help` tells how.
@main
struct ExampleOutline {
  static func main() {
    ExampleProgram("example-outline").run { arguments in
      let options = try Options(arguments)
      if options.showsHelp {
        try write(Options.help + "\n")
        return .success
      }
      let list: FolderList
      do {
        list = try options.outline.list(of: options.folder)
      } catch let problem as FileProblem {
        throw FileError(options.folder, .noInput, code: problem.code)
      }
      try write(options.presenter.chunks(of: list), to: options.output.file)
      return .success
    }
  }
}
