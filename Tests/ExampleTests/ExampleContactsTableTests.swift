import Foundation
import Testing

@Suite struct ExampleContactsTableTests {
  private let program = Program(name: "example-contacts")

  @Test("As a table it has a column for each, and the first of several addresses")
  func table() throws {
    let json = """
      [{"name":"Ada","organization":"Engines","emails":["a@x.org","b@x.org"],"isFriend":true},
       {"name":"华罗庚","phones":["+86 10"]}]
      """
    let result = try program.run("--as", "table", "-", input: json)
    #expect(
      result.output == """
        ╭────────┬──────────────┬─────────┬────────╮
        │ Name   │ Organization │ Mail    │ Phone  │
        ├────────┴──────────────┴─────────┴────────┤
        │ Friends                                  │
        ├────────┬──────────────┬─────────┬────────┤
        │ Ada    │ Engines      │ a@x.org │        │
        ├────────┴──────────────┴─────────┴────────┤
        │ Other contacts                           │
        ├────────┬──────────────┬─────────┬────────┤
        │ 华罗庚 │              │         │ +86 10 │
        ╰────────┴──────────────┴─────────┴────────╯

        """)
    #expect(result.status == 0)
  }

  @Test("As Markdown it is a table that escapes its texts, of any width, and without colours")
  func markdown() throws {
    let json = #"[{"name":"a|b","organization":"*x*"}]"#
    let result = try program.run(
      "--as", "markdown", "--color", "always", "--width", "20", "-", input: json)
    #expect(
      result.output == #"""
        | Name               | Organization | Mail | Phone |
        | ------------------ | ------------ | ---- | ----- |
        | **Other contacts** |              |      |       |
        | a\|b               | \*x\*        |      |       |

        """#)
  }

  @Test("A table is as wide as it is told, and gives up phone numbers first")
  func width() throws {
    for width in [1, 20, 40, 60, 79] {
      let output = try program.run("--as", "table", "--width", "\(width)").output
      #expect(!output.isEmpty)
      #expect(output.split(separator: "\n").allSatisfy { width < 8 || $0.count <= width })
    }
    let narrow = try program.run("--as", "table", "--width", "15", "--search", "grace").output
    #expect(narrow.hasPrefix("╭─────┬───┬───╮\n│ Nam │ M │ … │\n"))
  }

  @Test("A list of lines is as wide as it is told")
  func widthOfText() throws {
    let result = try program.run("--width", "20", "--search", "edsger", "--color", "never")
    #expect(result.output == "Other contacts\n  Edsger W. Dijkstra\n")
    let wrapped = try program.run("--width", "14", "--search", "edsger")
    #expect(wrapped.output == "Other contacts\n  Edsger W.\n  Dijkstra\n")
  }

  @Test("There are no colours unless asked for, as the output is no terminal here")
  func colors() throws {
    let plain = try program.runInShell("CLICOLOR_FORCE= $program --as table")
    #expect(!plain.output.contains("\u{1B}"))
    let always = try program.run("--as", "table", "--color", "always")
    #expect(always.output.contains("\u{1B}[1mName\u{1B}[0m"))
    let forced = try program.runInShell("NO_COLOR= CLICOLOR_FORCE=1 $program --as table")
    #expect(forced.output == always.output)
    let never = try program.runInShell("CLICOLOR_FORCE=1 $program --as table --color never")
    #expect(never.output == plain.output)
    let without = try program.runInShell("CLICOLOR_FORCE=1 NO_COLOR=1 $program --as table")
    #expect(without.output == plain.output)
  }

  @Test("A search highlights its words in text, tables and HTML")
  func highlights() throws {
    let arguments = ["--search", "ANGSTROM zoe", "--color", "always", "--as"]
    func output(_ format: String) throws -> String {
      try program.runInShell(
        "$program \((arguments + [format]).map { "'\($0)'" }.joined(separator: " "))"
      )
      .output
    }
    let name = "\u{1B}[7mZoë\u{1B}[0m \u{1B}[7mÅngström\u{1B}[0m"
    #expect(try output("text").contains("  \(name)  \u{1B}[7mzoe\u{1B}[0m\u{1B}[2m@example"))
    #expect(try output("table").contains("│ \(name)"))
    #expect(try output("html").contains("<mark>Zoë</mark> <mark>Ångström</mark>"))
    #expect(try !output("markdown").contains("\u{1B}"))
  }

  @Test("A placeholder stands in tables, too", arguments: ["table", "markdown"])
  func placeholder(format: String) throws {
    let result = try program.run("--as", format, "--search", "nobody")
    #expect(result.output.contains("No contacts match “nobody”"))
    #expect(result.status == 0)
  }
}

#if os(Linux)
  /// In a terminal, which `script` makes.
  @Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  struct ExampleContactsTerminalTests {
    private let program = Program(name: "example-contacts")

    private func output(_ environment: String, _ arguments: String) throws -> String {
      let variables = "unset NO_COLOR CLICOLOR_FORCE COLUMNS; TERM=xterm COLORTERM= \(environment)"
      return try program.runInShell(
        "\(variables) script -qec \"stty cols 50; exec $program \(arguments)\" /dev/null"
      ).output.replacing("\r\n", with: "\n")
    }

    @Test("In a terminal there are colours, and the width is that of the terminal")
    func terminal() throws {
      #expect(
        try output("", "--as table")
          == program.run("--as", "table", "--color", "always", "--width", "50").output)
    }

    @Test("In a terminal COLUMNS and NO_COLOR are heeded")
    func environment() throws {
      #expect(
        try output("COLUMNS=40 NO_COLOR=1", "--as table")
          == program.run("--as", "table", "--color", "never", "--width", "40").output)
    }

    @Test("A file that is written from a terminal has no colours and any width")
    func file() throws {
      try withFile("list.txt", "") { path in
        #expect(try output("", "--as table --output '\(path)'") == "")
        let written = String(
          decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
        #expect(try written == program.run("--as", "table", "--color", "never").output)
      }
    }
  }
#endif
