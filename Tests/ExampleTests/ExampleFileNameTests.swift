import Foundation
import Testing

/// Names of files that are not UTF-8, on the command line.
@Suite struct ExampleFileNameTests {
  /// Runs a shell command in a new folder, where `$name` is no UTF-8 and `$program` a program.
  private func run(_ program: String, _ command: String) throws -> Program.Result {
    try withFolderTree { tree in
      try Program(name: program)
        .runInShell("cd '\(tree.path)'; name=$(printf 'a\\351'); \(command)")
    }
  }

  @Test("A folder can be shown whatever its path is")
  func folder() throws {
    let result = try run("example-outline", "mkdir -p \"$name/b\"; $program \"$name/b/..\"")
    #expect(result.output == "a\\xE9/b/..\n  b/\n")
    #expect(result.errors == "")
  }

  @Test("A page of a folder is titled by its path, whatever that is")
  func page() throws {
    let result = try run("example-outline", "mkdir \"$name\"; $program --as html \"$name\"")
    #expect(result.output.contains("<title>a\\xE9</title>"))
  }

  @Test("A file can be read whatever its name is")
  func file() throws {
    let command = "echo '[{\"name\":\"Ada\"}]' > \"$name\"; $program \"$name\""
    #expect(try run("example-contacts", command).output == "Other contacts\n  Ada\n")
  }

  @Test(
    "A file can be written whatever its name is",
    arguments: [("example-outline", ".\n"), ("example-contacts", "No contacts match “nobody”\n")])
  func outputFile(program: String, output: String) throws {
    let search = program == "example-contacts" ? "--search nobody" : ""
    for option in ["--output \"$name\"", "--output=\"$name\""] {
      let result = try run(program, "$program \(search) \(option); cat \"$name\"")
      #expect(result.output == output)
    }
  }

  @Test(
    "What is wrong with a file is told with its name",
    arguments: ["example-outline", "example-contacts"])
  func problems(program: String) throws {
    let result = try run(program, "$program \"$name\"")
    #expect(result.errors == "\(program): a\\xE9: No such file or directory\n")
    #expect(result.status == 66)
  }
}
