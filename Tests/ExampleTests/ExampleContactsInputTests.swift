import Foundation
import Testing

@Suite struct ExampleContactsInputTests {
  private let program = Program(name: "example-contacts")

  @Test("A vCard file is shown, with a friend by its categories")
  func vCard() throws {
    let cards = """
      BEGIN:VCARD
      VERSION:3.0
      FN:Ada Lovelace
      CATEGORIES:work,friends
      END:VCARD
      BEGIN:VCARD
      VERSION:4.0
      FN:Alan Turing
      ORG:Bletchley Park
      TEL;TYPE=home:tel:+44-20
      END:VCARD
      """
    try withFile("contacts.vcf", cards) { path in
      let result = try program.run(path)
      #expect(
        result.output == """
          Friends
            Ada Lovelace

          Other contacts
            Alan Turing  +44-20
              Bletchley Park

          """)
      #expect(result.status == 0)
    }
  }

  @Test("A JSON file is shown, with a friend by its flag")
  func json() throws {
    let json = #"[{"name":"Ada","isFriend":true},{"given":"Alan","family":"Turing"}]"#
    try withFile("contacts.json", json) { path in
      let result = try program.run(path)
      #expect(result.output == "Friends\n  Ada\n\nOther contacts\n  Alan Turing\n")
    }
  }

  @Test("Contacts of equal key in several files are all shown")
  func severalFiles() throws {
    try withFile("a.json", #"[{"name":"Ada"},{"name":"Ada"}]"#) { first in
      try withFile("b.json", #"[{"name":"Ada"}]"#) { second in
        let result = try program.run(first, second)
        #expect(result.output == "Other contacts\n  Ada\n  Ada\n  Ada\n")
        #expect(result.status == 0)
      }
    }
  }

  @Test("A broken card is reported with its file and line, and the others are shown")
  func brokenCard() throws {
    let cards = """
      BEGIN:VCARD
      VERSION:3.0
      FN:Ada
      END:VCARD
      BEGIN:VCARD
      VERSION:3.0
      NOTE:nobody
      END:VCARD
      BEGIN:VCARD
      VERSION:3.0
      FN:Alan
      END:VCARD
      """
    try withFile("contacts.vcf", cards) { path in
      let result = try program.run(path)
      #expect(result.output == "Other contacts\n  Ada\n  Alan\n")
      #expect(result.errors == "example-contacts: \(path):5: the card has no name\n")
      #expect(result.status == 65)
    }
  }

  @Test("A file without contacts is an error, and nothing is shown", arguments: ["", "no cards\n"])
  func withoutContacts(content: String) throws {
    try withFile("contacts.vcf", content) { path in
      let result = try program.run(path)
      #expect(result.output == "")
      #expect(result.errors.hasPrefix("example-contacts: \(path): no contacts found: "))
      #expect(result.status == 65)
    }
  }

  @Test("Malformed JSON is an error, and an empty array is an empty list")
  func jsonArrays() throws {
    let malformed = try program.run("-", input: #"[{"name":"#)
    #expect(malformed.output == "")
    #expect(malformed.errors.hasPrefix("example-contacts: standard input:"))
    #expect(malformed.status == 65)
    let empty = try program.run("-", input: "[]")
    #expect(empty.output == "No contacts\n")
    #expect(empty.status == 0)
  }

  @Test("A file that cannot be read is an error that tells why")
  func unreadable() throws {
    let missing = try program.run("/nowhere/contacts.vcf")
    #expect(
      missing.errors == "example-contacts: /nowhere/contacts.vcf: No such file or directory\n")
    #expect(missing.output == "")
    #expect(missing.status == 66)
    try withTemporaryFolder { folder in
      let result = try program.run(folder.path)
      #expect(result.errors == "example-contacts: \(folder.path): Is a directory\n")
      #expect(result.status == 66)
    }
  }

  @Test("An output that cannot be written is an error that tells why")
  func unwritable() throws {
    let result = try program.run("--output", "/nowhere/list.txt")
    #expect(result.errors == "example-contacts: /nowhere/list.txt: No such file or directory\n")
    #expect(result.status == 73)
    #if os(Linux)
      let full = try program.runInShell("$program > /dev/full")
      #expect(full.errors == "example-contacts: standard output: No space left on device\n")
      #expect(full.status == 73)
    #endif
  }

  @Test("Help tells the options, the JSON keys and the exit statuses")
  func help() throws {
    let result = try program.run("--help")
    for word in [
      "--as text|table|markdown|html", "--output", "--search", "--color auto|always|never",
      "--width", "--group none|letter|organization", "--changes", "isFriend", "CATEGORIES", "64",
      "65", "66", "73",
    ] {
      #expect(result.output.contains(word), "\(word)")
    }
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(result.status == 0)
  }

  @Test(
    "A command line that cannot be understood is an error that says what is wrong",
    arguments: [
      (["--colour"], "unknown option '--colour'"),
      (["-x"], "unknown option '-x'"),
      (["--as"], "'--as' needs a value"),
      (["--as", "pdf"], "'--as' takes one of text, table, markdown, html, not 'pdf'"),
      (["--group=city"], "'--group' takes one of none, letter, organization, not 'city'"),
      (["--color", "red"], "'--color' takes one of auto, always, never, not 'red'"),
      (["--width=0"], "'--width' takes a number, 1 or more, not '0'"),
      (["--width", "-1"], "'--width' takes a number, 1 or more, not '-1'"),
      (["--help=me"], "'--help' takes no value"),
      (["-", "-"], "standard input ('-') can be read only once"),
    ])
  func usageErrors(arguments: [String], message: String) throws {
    let quoted = arguments.map { "'\($0)'" }.joined(separator: " ")
    let result = try program.runInShell("$program \(quoted)")
    #expect(
      result.errors == "example-contacts: \(message)\nSee 'example-contacts --help'.\n")
    #expect(result.output == "")
    #expect(result.status == 64)
  }

  @Test("Behind two hyphens there are files alone")
  func endOfOptions() throws {
    let result = try program.run("--", "--help")
    #expect(result.errors == "example-contacts: --help: No such file or directory\n")
    #expect(result.status == 66)
  }
}
