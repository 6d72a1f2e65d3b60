import Foundation
import ListBuilder
import ListBuilderText

/// An example of the command line: how it ends, and how it tells what is wrong.
public struct ExampleProgram: Sendable {
  let name: String

  /// Creates a program of a name.
  public init(_ name: String) { self.name = name }

  /// Runs the program with its arguments, and ends it.
  public func run(_ body: (Arguments) throws -> ExitStatus) -> Never {
    // A closed pipe ends the program quietly, also where the parent ignores the signal.
    signal(SIGPIPE, SIG_DFL)
    do {
      exit(try body(.ofProgram).rawValue)
    } catch let error as UsageError {
      report("\(error.message)\nSee '\(name) --help'.")
      exit(ExitStatus.usage.rawValue)
    } catch let error as FileError {
      report(error.description)
      exit(error.status.rawValue)
    } catch {
      report("\(error)")
      exit(ExitStatus.dataError.rawValue)
    }
  }

  /// Writes a message to standard error, if that is possible. Whatever stands in it, it does not
  /// control a terminal.
  public func report(_ message: String) {
    let presenter = TextPresenter<OneSection, Int> { _, _ in "\(name): \(message)" }
    guard let list = try? ListSnapshot([0]), let text = try? presenter.present(list) else { return }
    try? write(Array(text.utf8), to: STDERR_FILENO)
  }
}
