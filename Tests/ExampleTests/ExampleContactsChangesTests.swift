import Foundation
import Testing

@Suite struct ExampleContactsChangesTests {
  private let program = Program(name: "example-contacts")

  /// Returns a card of a vCard file.
  private func card(_ uid: Int?, _ name: String, _ properties: String...) -> String {
    let uid = uid.map { "UID:\($0)\r\n" } ?? ""
    let properties = properties.map { "\($0)\r\n" }.joined()
    return "BEGIN:VCARD\r\nVERSION:4.0\r\n\(uid)FN:\(name)\r\n\(properties)END:VCARD\r\n"
  }

  /// Runs the program with the changes from one file to another.
  private func changes(
    from old: String, to new: String, as fileName: String = "contacts.vcf", _ arguments: String...
  ) throws -> Program.Result {
    try withFile(fileName, old) { old in
      try withFile(fileName, new) { new in
        let arguments = arguments.map { "'\($0)'" }.joined(separator: " ")
        return try program.runInShell("$program --changes \(arguments) '\(old)' '\(new)'")
      }
    }
  }

  /// Expects a change log, and success.
  private func expectChanges(
    _ log: String, from old: String, to new: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let result = try changes(from: old, to: new)
    #expect(result.output == log, sourceLocation: sourceLocation)
    #expect(result.errors == "", sourceLocation: sourceLocation)
    #expect(result.status == 0, sourceLocation: sourceLocation)
  }

  @Test("Where nothing changed, it writes nothing and succeeds")
  func unchanged() throws {
    let contacts = card(1, "Ada", "CATEGORIES:friends") + card(nil, "Alan")
    try expectChanges("", from: contacts, to: contacts)
  }

  @Test("A contact that comes is added")
  func added() throws {
    try expectChanges(
      "  Other contacts\n+   Grace\n", from: card(1, "Ada"), to: card(1, "Ada") + card(2, "Grace"))
  }

  @Test("A contact that goes is removed")
  func removed() throws {
    try expectChanges(
      "  Other contacts\n-   Grace\n", from: card(2, "Grace") + card(1, "Ada"), to: card(1, "Ada"))
  }

  @Test("A contact with another name and the same UID is updated")
  func renamed() throws {
    try expectChanges(
      "  Other contacts\n~   Ada → Ada Lovelace\n",
      from: card(1, "Ada") + card(2, "Alan"), to: card(1, "Ada Lovelace") + card(2, "Alan"))
  }

  @Test("Without a UID, another name is another contact")
  func renamedWithoutUID() throws {
    try expectChanges(
      "  Other contacts\n-   Ada\n+   Ada Lovelace\n",
      from: card(nil, "Ada") + card(2, "Alan"), to: card(nil, "Ada Lovelace") + card(2, "Alan"))
  }

  @Test("What a contact has below and beside its name is in its line")
  func details() throws {
    try expectChanges(
      "  Other contacts\n~   Alan  +44 20 → Alan  alan@example.org  Bletchley Park\n",
      from: card(1, "Alan", "TEL:+44 20"),
      to: card(1, "Alan", "TEL:+44 20", "EMAIL:alan@example.org", "ORG:Bletchley Park"))
  }

  @Test("A change that the line does not show is an update all the same")
  func detailsNotShown() throws {
    try expectChanges(
      "  Other contacts\n~   Alan  a@x.org\n", from: card(1, "Alan", "EMAIL:a@x.org"),
      to: card(1, "Alan", "EMAIL:a@x.org", "EMAIL:b@x.org"))
  }

  @Test("A contact that becomes a friend moves")
  func newFriend() throws {
    try expectChanges(
      "  Friends\n>   Alan (Other contacts → Friends)\n",
      from: card(1, "Ada", "CATEGORIES:friends") + card(2, "Alan") + card(3, "Tim"),
      to: card(1, "Ada", "CATEGORIES:friends") + card(2, "Alan", "CATEGORIES:friends")
        + card(3, "Tim"))
  }

  @Test("Sections come and go with their contacts")
  func sections() throws {
    try expectChanges(
      """
      + Friends
      +   Grace
      >   Ada (Other contacts → Friends)
      - Other contacts
      -   Alan

      """,
      from: card(1, "Ada") + card(2, "Alan"),
      to: card(3, "Grace", "CATEGORIES:friends") + card(1, "Ada", "CATEGORIES:friends"))
  }

  @Test("Contacts of equal key in a file are told apart by their order")
  func equalKeys() throws {
    try expectChanges(
      "  Other contacts\n+   Ada\n", from: card(nil, "Ada"), to: card(nil, "Ada") + card(nil, "Ada")
    )
  }

  @Test("JSON files are compared by their ids, and one can be standard input")
  func json() throws {
    try withFile("old.json", #"[{"id":1,"name":"Ada"},{"name":"Alan"}]"#) { old in
      let new = #"[{"id":"1","name":"Ada Lovelace"},{"name":"Alan"}]"#
      let result = try program.run("--changes", old, "-", input: new)
      #expect(result.output == "  Other contacts\n~   Ada → Ada Lovelace\n")
      #expect(result.status == 0)
    }
  }

  @Test("An empty list is a list")
  func emptyList() throws {
    let json = #"[{"name":"Ada"}]"#
    let gone = try changes(from: json, to: "[]", as: "contacts.json")
    #expect(gone.output == "- Other contacts\n-   Ada\n")
    #expect(gone.status == 0)
    let nothing = try changes(from: "[]", to: "[]", as: "contacts.json")
    #expect(nothing.output == "")
    #expect(nothing.status == 0)
  }

  @Test("Both lists are grouped")
  func grouping() throws {
    let result = try changes(
      from: card(1, "Ada", "ORG:Engines") + card(2, "Alan", "ORG:Park"),
      to: card(1, "Ada", "ORG:Park") + card(2, "Alan", "ORG:Park"), as: "contacts.vcf",
      "--group", "organization")
    #expect(
      result.output == """
        - Engines
          Park
        >   Ada  Park (Engines → Park)
        ~   Ada  Engines → Ada  Park

        """)
  }

  @Test("Both lists are searched")
  func search() throws {
    let result = try changes(
      from: card(1, "Ada") + card(2, "Alan") + card(3, "Tim"),
      to: card(1, "Ada Lovelace") + card(2, "Alan Turing") + card(3, "Tim Ada"),
      as: "contacts.vcf", "--search", "ada")
    #expect(result.output == "  Other contacts\n~   Ada → Ada Lovelace\n+   Tim Ada\n")
  }

  @Test("The changes can be written to a file")
  func outputFile() throws {
    try withFile("log.txt", "old\n") { path in
      let result = try changes(
        from: card(1, "Ada"), to: card(1, "Eve"), as: "contacts.vcf", "--output", path)
      #expect(result.output == "")
      #expect(result.status == 0)
      let written = try String(
        decoding: Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
      #expect(written == "  Other contacts\n~   Ada → Eve\n")
    }
  }

  @Test("Names can neither control the terminal nor forge a line")
  func hostileNames() throws {
    let result = try changes(
      from: "[]", to: #"[{"name":"\u001b[31m"},{"name":"a\n- Friends"}]"#, as: "contacts.json")
    #expect(result.output == "+ Other contacts\n+   ␛[31m\n+   a  - Friends\n")
  }

  @Test("A broken card is reported with its file and line, and the others are compared")
  func brokenCard() throws {
    let broken = "BEGIN:VCARD\r\nVERSION:4.0\r\nEND:VCARD\r\n"
    let result = try changes(from: card(1, "Ada") + broken, to: card(1, "Eve"))
    #expect(result.output == "  Other contacts\n~   Ada → Eve\n")
    #expect(result.errors.hasPrefix("example-contacts: /"))
    #expect(result.errors.hasSuffix("/contacts.vcf:6: the card has no name\n"))
    #expect(result.status == 65)
  }

  @Test("A file without contacts is an error, and nothing is compared")
  func withoutContacts() throws {
    for (old, new) in [("", card(1, "Ada")), (card(1, "Ada"), "")] {
      let result = try changes(from: old, to: new)
      #expect(result.output == "")
      #expect(result.errors.hasSuffix("/contacts.vcf: no contacts found: the file is empty\n"))
      #expect(result.status == 65)
    }
  }

  @Test("A file that cannot be read is an error that tells why")
  func unreadable() throws {
    let result = try program.run("--changes", "/nowhere/a.vcf", "/nowhere/b.vcf")
    #expect(result.errors == "example-contacts: /nowhere/a.vcf: No such file or directory\n")
    #expect(result.output == "")
    #expect(result.status == 66)
  }

  @Test(
    "Anything but two files and text is an error that says so",
    arguments: [
      (["--changes"], "'--changes' needs two files, OLD and NEW, not 0"),
      (["--changes", "a"], "'--changes' needs two files, OLD and NEW, not 1"),
      (["a", "b", "--changes", "c"], "'--changes' needs two files, OLD and NEW, not 3"),
      (["--changes", "--as", "html", "a", "b"], "'--changes' writes text, not html"),
      (["--changes", "--as", "table", "a", "b"], "'--changes' writes text, not table"),
      (["--as=html", "a", "b", "--changes"], "'--changes' writes text, not html"),
      (["--changes=a", "b"], "'--changes' takes no value"),
      (["--changes", "-", "-"], "standard input ('-') can be read only once"),
    ])
  func usageErrors(arguments: [String], message: String) throws {
    let result = try program.runInShell("$program \(arguments.joined(separator: " "))")
    #expect(result.errors == "example-contacts: \(message)\nSee 'example-contacts --help'.\n")
    #expect(result.output == "")
    #expect(result.status == 64)
  }
}
