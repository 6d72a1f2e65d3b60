import ExampleSupport
import Foundation
import ListBuilder
import TestSupport
import Testing

@testable import example_outline

@Suite struct ExampleOutlineReadingTests {
  /// The paths of all files in a folder, as `find` tells them.
  private func found(in folder: URL, hidden: Bool) throws -> Set<[UInt8]> {
    let enumerator = try #require(
      FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: hidden ? [] : [.skipsHiddenFiles]))
    let prefix = folder.standardizedFileURL.path.utf8.count + 1
    return Set(
      enumerator.compactMap { ($0 as? URL)?.standardizedFileURL.path.utf8.dropFirst(prefix) }
        .map { Array($0) })
  }

  /// The paths of all files in a list, as their names and those of the folders around tell.
  private func paths(of list: FolderList, _ path: String) throws -> [[UInt8]] {
    let outline = try #require(list.outline(inSection: path))
    var names: [[UInt8]] = []
    return try outline.items.map { entry in
      let level = try #require(outline.level(of: entry.id))
      names.removeLast(names.count - level)
      names.append(entry.id.name.bytes)
      return Array(names.joined(separator: "/".utf8))
    }
  }

  @Test("The outline of random folders has every file that FileManager tells, once")
  func agreement() throws {
    var generator = SeededGenerator.printingSeed(for: "folders")
    try withFolderTree { tree in
      tree.fill(&generator)
      for hidden in [true, false] {
        let list = try FolderOutline(showsHidden: hidden).list(of: FileName(tree.path))
        let paths = try paths(of: list, tree.path)
        let found = try found(in: tree.url, hidden: hidden)
        #expect(Set(paths) == found)
        #expect(Set(paths).count == paths.count)
      }
    }
  }

  @Test("A folder can be deeper than a path can be long, and than a small stack is")
  func deep() throws {
    try withFolderTree { tree in
      try tree.nested("folder", depth: 2_000, file: "bottom")
      try tree.file("last")
      let list = try FolderOutline().list(of: FileName(tree.path))
      #expect(list.numberOfItems == 2_002)
      let result = try Program(name: "example-outline").runInShell(
        "ulimit -s 200; $program '\(tree.path)'")
      #expect(result.output.contains("2000: bottom  0 B\n  last  0 B\n"))
      #expect(result.status == 0)
    }
  }

  @Test("A folder of many files can be read")
  func many() throws {
    try withFolderTree { tree in
      for number in 0..<20_000 { try tree.file("\(number)") }
      #expect(try FolderOutline().list(of: FileName(tree.path)).numberOfItems == 20_000)
    }
  }

  @Test("A program that may open few files notes what it cannot read, and goes on")
  func fewFiles() throws {
    try withFolderTree { tree in
      try tree.nested("a", depth: 20, file: "bottom")
      try tree.nested("b", depth: 1, file: "shown")
      let result = try Program(name: "example-outline").runInShell(
        "ulimit -n 10; $program '\(tree.path)'")
      #expect(result.output.contains("└─ a/  (Too many open files)\n"))
      #expect(result.output.hasSuffix("- b/\n  └─ shown  0 B\n"))
      #expect(result.status == 0)
    }
  }

  @Test("A folder that may not be read is noted", .enabled(if: geteuid() != 0))
  func unreadable() throws {
    try withFolderTree { tree in
      try tree.folder("closed")
      try tree.folder("listed/inner")
      try tree.folder("open/inner")
      chmod("\(tree.path)/closed", 0)
      chmod("\(tree.path)/listed", 0o444)
      defer { for name in ["closed", "listed"] { chmod("\(tree.path)/\(name)", 0o755) } }
      let result = try Program(name: "example-outline").run(tree.path)
      #expect(
        result.output == """
          \(tree.path)
            closed/  (Permission denied)
            - listed/
            └─ inner/  (Permission denied)
            - open/
            └─ inner/

          """)
    }
  }

  @Test("A size is told in the unit that fits")
  func sizes() {
    #expect(
      [0, 999, 1_000, 1_999, 9_999, 10_000, 999_999, 1_000_000, .max].map(\.inBytes) == [
        "0 B", "999 B", "1.0 kB", "1.9 kB", "9.9 kB", "10 kB", "999 kB", "1.0 MB", "9.2 EB",
      ])
  }
}
