import Foundation
import TestSupport
import Testing

@Suite struct ExampleOutlinePageTests {
  private let program = Program(name: "example-outline")

  private func html(_ tree: FolderTree, _ arguments: String = "") throws -> String {
    let result = try program.runInShell("$program --as html \(arguments) '\(tree.path)'")
    #expect(result.errors == "")
    #expect(result.status == 0)
    return result.output
  }

  private func page(_ tree: FolderTree, _ arguments: String = "") throws -> OutlinePage {
    let page = try OutlinePage(html(tree, arguments))
    #expect(page.isBalanced)
    return page
  }

  /// What a page of the sample shows, in lines.
  private func shown(_ arguments: String) throws -> [String] {
    try withFolderTree { tree in
      try tree.makeSample()
      return try page(tree, arguments).entries.map(\.description)
    }
  }

  @Test("A page has folders that open, the first two levels open, and sizes")
  func outline() throws {
    #expect(
      try shown("") == [
        "a/", "- b/", ". + inner/", ". . deep  1.5 kB", ". up → ..", "Z  999 B", "c  12 MB",
        "dangling → /nowhere",
      ])
  }

  @Test("Hidden files are on the page if asked for")
  func hidden() throws {
    #expect(
      try shown("--all") == [
        ".git/", "a/", "- b/", ". + inner/", ". . deep  1.5 kB", ". .hidden  0 B", ". up → ..",
        "Z  999 B", "c  12 MB", "dangling → /nowhere",
      ])
  }

  @Test("As many levels are open as are asked for, and what is deeper is there, closed")
  func depth() throws {
    let states = try ["1", "2", "3", "9223372036854775807"].map { depth in
      try shown("--depth \(depth)").filter { $0.contains("inner/") || $0.contains("b/") }
    }
    #expect(
      states == [
        ["+ b/", ". + inner/"], ["- b/", ". + inner/"], ["- b/", ". - inner/"],
        ["- b/", ". - inner/"],
      ])
  }

  @Test("The title is the path, which stands there once, and a search finds files")
  func title() throws {
    try withFolderTree { tree in
      try tree.folder("<a> & b")
      try tree.file("<a> & b/file")
      let result = try program.runInShell("cd '\(tree.path)' && $program --as html '<a> & b'")
      let parts = result.output.split(separator: "<main>\n")
      #expect(parts.first?.contains("<title>&lt;a&gt; &amp; b</title>") == true)
      #expect(
        parts.last?.hasPrefix(
          "<h1><bdi>&lt;a&gt; &amp; b</bdi></h1>\n<div class=\"list-search\"") == true)
      #expect(result.output.split(separator: "&amp; b").count == 3)
    }
  }

  @Test("Names are those that text shows, also hostile ones")
  func oddNames() throws {
    try withFolderTree { tree in
      try tree.makeOddNames()
      let names = [
        "<b>x", "&amp;", "\"'", "x\u{7F}y", "x\u{85}y", "\u{2066}z", "z\u{2069}", "o\u{200B}p",
        "\u{FEFF}q", "\u{61C}r", "s\u{200E}", "\u{2029}t", "v\rw", "u\u{200D}v", "  ",
      ]
      for name in names { try tree.file(name) }
      let text = try program.run(tree.path).output
      let lines = text.split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
      #expect(lines.count == 11 + names.count)
      let page = try page(tree)
      #expect(page.entries.map(\.description) == lines)
      #expect(page.entries.contains { $0.name == #"\xF0\x9F\x98"# })
    }
  }

  @Test("An empty folder has a page that says so")
  func empty() throws {
    try withFolderTree { tree in
      let html = try html(tree)
      #expect(html.contains("<div class=\"placeholder\"><bdi>No files</bdi></div>\n</div>\n"))
    }
  }

  @Test("What cannot be read warns, and tells why")
  func problems() throws {
    try withFolderTree { tree in
      try tree.nested("a", depth: 20, file: "bottom")
      let command = "ulimit -n 10; $program --as html '\(tree.path)'"
      #expect(
        try program.runInShell(command).output.contains(
          "<li><strong class=\"cell-text\"><bdi>a/</bdi></strong><span class=\"cell-detail\"><bdi>"
            + "<span class=\"destructive\">(Too many open files)</span></bdi></span></li>\n"))
    }
  }

  @Test("Options of text do not change a page", arguments: ["--color always", "--width=9 --ascii"])
  func optionsOfText(arguments: String) throws {
    try withFolderTree { tree in
      try tree.makeSample()
      #expect(try html(tree, arguments) == html(tree))
    }
  }

  @Test("A page can be written to a file, also into the folder it shows")
  func outputFile() throws {
    try withFolderTree { tree in
      try tree.makeSample()
      let page = try html(tree)
      #expect(try html(tree, "--output '\(tree.path)/page.html'") == "")
      let file = URL(fileURLWithPath: "\(tree.path)/page.html")
      #expect(String(decoding: try Data(contentsOf: file), as: UTF8.self) == page)
    }
  }

  @Test(
    "Nothing is left out of a folder that is deeper than a page can nest", .serialized,
    arguments: [1, 98, 99, 100, 101, 2_000])
  func deep(depth: Int) throws {
    try withFolderTree { tree in
      try tree.nested("folder", depth: depth, file: "bottom")
      try tree.file("last")
      let page = try page(tree)
      let names = Array(repeating: "folder/", count: depth) + ["bottom", "last"]
      #expect(page.entries.map(\.name) == names)
      #expect(page.entries.map(\.level) == Array(0...depth) + [0])
    }
  }

  /// The entries of a folder by `FileManager`, folders first and then by name.
  private func entries(of folder: String, level: Int = 0, hidden: Bool) throws
    -> [OutlinePage.Entry]
  {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { hidden || !$0.hasPrefix(".") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var (folders, others): ([OutlinePage.Entry], [OutlinePage.Entry]) = ([], [])
    for name in names {
      let path = "\(folder)/\(name)"
      let type = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      switch type {
      case .typeDirectory?:
        let inner = try entries(of: path, level: level + 1, hidden: hidden)
        let isOpen = inner.isEmpty ? nil : level == 0
        folders.append(.init(level: level, name: "\(name)/", isOpen: isOpen))
        folders += inner
      case .typeSymbolicLink?:
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: path)
        others.append(.init(level: level, name: "\(name) → \(target)"))
      default: others.append(.init(level: level, name: name, detail: "0 B"))
      }
    }
    return folders + others
  }

  @Test("Pages of random folders have the files that FileManager tells, in order and nested")
  func agreement() throws {
    var generator = SeededGenerator.printingSeed(for: "pages of folders")
    for _ in 0..<5 {
      try withFolderTree { tree in
        tree.fill(&generator)
        for hidden in [true, false] {
          let page = try page(tree, hidden ? "--all" : "")
          #expect(try page.entries == entries(of: tree.path, hidden: hidden))
          #expect(page.title == tree.path)
        }
      }
    }
  }
}
