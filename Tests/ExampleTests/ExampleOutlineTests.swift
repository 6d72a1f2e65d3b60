import Foundation
import Testing

@Suite struct ExampleOutlineTests {
  private let program = Program(name: "example-outline")

  /// What is shown of a folder, without the path above it.
  private func shown(_ tree: FolderTree, _ arguments: String) throws -> String {
    let result = try program.runInShell("$program \(arguments) '\(tree.path)'")
    #expect(result.errors == "")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first.map(String.init) == tree.path)
    return lines.dropFirst().joined(separator: "\n")
  }

  @Test("A folder is an outline: folders first, then by name, with sizes")
  func outline() throws {
    try withFolderTree { tree in
      try tree.makeSample()
      #expect(
        try shown(tree, "") == """
            a/
            - b/
            ├─ - inner/
            │  └─ deep  1.5 kB
            └─ up → ..
            Z  999 B
            c  12 MB
            dangling → /nowhere

          """)
    }
  }

  @Test("Hidden files are shown if asked for, and ASCII is enough")
  func hidden() throws {
    try withFolderTree { tree in
      try tree.makeSample()
      #expect(
        try shown(tree, "--all --ascii --depth=2") == """
            .git/
            a/
            - b/
            |- + inner/
            |- .hidden  0 B
            `- up → ..
            Z  999 B
            c  12 MB
            dangling → /nowhere

          """)
    }
  }

  @Test("Folders at the last level are collapsed, and marked if they hold anything")
  func depth() throws {
    try withFolderTree { tree in
      try tree.makeSample()
      #expect(
        try shown(tree, "--depth 1") == """
            a/
            + b/
            Z  999 B
            c  12 MB
            dangling → /nowhere

          """)
    }
  }

  @Test("As a table it has names, sizes and kinds")
  func table() throws {
    try withFolderTree { tree in
      try tree.makeSample()
      let output = try program.runInShell("cd '\(tree.path)' && $program --as table")
        .output
      #expect(
        output == """
          ╭─────────────────────┬────────┬────────╮
          │ Name                │   Size │ Kind   │
          ├─────────────────────┴────────┴────────┤
          │ .                                     │
          ├─────────────────────┬────────┬────────┤
          │ a/                  │        │ folder │
          │ - b/                │        │ folder │
          │ ├─ - inner/         │        │ folder │
          │ │  └─ deep          │ 1.5 kB │ file   │
          │ └─ up → ..          │        │ link   │
          │ Z                   │  999 B │ file   │
          │ c                   │  12 MB │ file   │
          │ dangling → /nowhere │        │ link   │
          ╰─────────────────────┴────────┴────────╯

          """)
    }
  }

  @Test("Names with controls or without UTF-8 are one line each, and harmless")
  func oddNames() throws {
    try withFolderTree { tree in
      try tree.makeOddNames()
      let lines = try shown(tree, "").split(separator: "\n").map(String.init)
      #expect(
        lines == [
          "  ␛[31mred  0 B", "  a␉b  0 B", "  a␊b  0 B", "  e\u{301}  0 B", "  to → a␛␊",
          "  \u{E9}  0 B", "  \u{FFFD}y  0 B", "  \u{FFFD}x  0 B", #"  \xE8A  0 B"#,
          #"  \xE9A  0 B"#, #"  \xF0\x9F\x98  0 B"#,
        ])
    }
  }

  @Test("An empty folder is its path alone")
  func empty() throws {
    try withFolderTree { tree in
      let output = try shown(tree, "")
      #expect(output == "")
    }
  }

  @Test("In colour, folders stand out, and what cannot be read warns")
  func colors() throws {
    try withFolderTree { tree in
      try tree.nested("a", depth: 20, file: "bottom")
      let command = "ulimit -n 10; $program --color always '\(tree.path)'"
      let output = try program.runInShell(command).output
      #expect(output.contains("\u{1B}[1ma/\u{1B}[0m"))
      #expect(output.contains("\u{1B}[31m(Too many open files)\u{1B}[0m"))
    }
  }

  @Test(
    "What is no folder is an error",
    arguments: [("file", "Not a directory"), ("nothing", "No such file or directory")])
  func noFolder(name: String, reason: String) throws {
    try withFolderTree { tree in
      try tree.file("file")
      let result = try program.run("\(tree.path)/\(name)")
      #expect(result.errors == "example-outline: \(tree.path)/\(name): \(reason)\n")
      #expect(result.output == "")
      #expect(result.status == 66)
    }
  }

  @Test(
    "A command line that cannot be understood is an error that says what is wrong",
    arguments: [
      ("a b", "one folder can be shown, not 2"),
      ("--depth 0", "'--depth' takes a number, 1 or more, not '0'"),
      ("--as htm", "'--as' takes one of text, table, html, not 'htm'"),
      ("--all=1", "'--all' takes no value"),
      ("--deep", "unknown option '--deep'"),
    ])
  func usageErrors(arguments: String, message: String) throws {
    let result = try program.runInShell("$program \(arguments)")
    #expect(result.errors == "example-outline: \(message)\nSee 'example-outline --help'.\n")
    #expect(result.status == 64)
  }

  @Test("The help tells all options")
  func help() throws {
    let result = try program.run("--help")
    for word in [
      "--as", "--output", "--depth", "--all", "--ascii", "--color", "--width", "64", "66", "73",
    ] {
      #expect(result.output.contains(word), "\(word)")
    }
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(result.status == 0)
  }
}
