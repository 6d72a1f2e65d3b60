import Foundation
import Testing

@Suite struct ExampleMessagesTests {
  @Test(
    "Messages do not control a terminal, whatever they quote",
    arguments: ["example-contacts", "example-outline"])
  func hostileMessages(name: String) throws {
    let result = try Program(name: name).run("no\u{1B}[31msuch\u{7}")
    #expect(result.status == 66)
    #expect(result.errors.contains("no␛[31msuch␇"))
    #expect(!result.errors.utf8.contains(0x1B))
  }

  @Test(
    "A program that cannot tell what is wrong still says so by its status",
    arguments: ["2>&-", "2>/dev/full"])
  func unwritableMessages(redirection: String) throws {
    for name in ["example-contacts", "example-outline"] {
      let result = try Program(name: name).runInShell("$program --unknown \(redirection)")
      #expect(result.status == 64)
    }
  }

  @Test("A help that cannot be written is an error")
  func unwritableHelp() throws {
    for name in ["example-contacts", "example-outline"] {
      #expect(try Program(name: name).runInShell("$program --help > /dev/full").status == 73)
    }
  }

  @Test("No width is too great", arguments: ["1000", "9223372036854775807"])
  func greatWidths(width: String) throws {
    #expect(try Program(name: "example-contacts").run("--width", width).status == 0)
  }
}
