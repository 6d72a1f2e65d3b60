import Testing

@testable import example_contacts

/// Contacts in JSON.
@Suite struct ContactReadingJSONTests {
  @Test("An object becomes a contact")
  func object() {
    let file = readJSON(
      """
      [{
        "id": "a1", "name": "Ada Lovelace", "given": "Ada", "family": "Lovelace",
        "organization": "Analytical Engines", "emails": ["ada@example.org", ""],
        "phones": ["1", "2"], "isFriend": true, "likes": {"tea": [1]}
      }]
      """
    )
    let ada = Contact(
      id: Contact.ID(key: "a1"),
      name: "Ada Lovelace",
      given: "Ada",
      family: "Lovelace",
      organization: "Analytical Engines",
      emails: ["ada@example.org"],
      phones: ["1", "2"],
      isFriend: true
    )
    #expect(file.contacts == [ada])
    #expect(file.problems == [])
  }

  @Test("Only a name is required, and null is as good as nothing")
  func nameOnly() {
    let file = readJSON(#"[{"name": " Ada "}, {"name": "Zoë", "emails": null, "isFriend": null}]"#)
    #expect(file.contacts == [Contact(name: "Ada"), Contact(name: "Zoë")])
  }

  @Test("A name may be given in its parts")
  func nameParts() {
    let file = readJSON(#"[{"given": "Ada", "family": "Lovelace"}, {"family": "Doe"}]"#)
    #expect(file.contacts.map(\.name) == ["Ada Lovelace", "Doe"])
  }

  @Test(
    "An id may be a text or a number",
    arguments: [
      ("\"x\"", "x"), ("7", "7"), ("-1.50", "-1.5"),
      ("12345678901234567890", "12345678901234567890"),
      ("\"\"", "Ada"), ("null", "Ada"),
    ]
  )
  func ids(id: String, key: String) {
    let file = readJSON("[{\"id\": \(id), \"name\": \"Ada\"}]")
    #expect(file.contacts.map(\.id) == [Contact.ID(key: key)])
  }

  @Test(
    "A faulty element is told and the others are kept",
    arguments: [
      ("{}", "it has no name"), ("{\"organization\": \"Acme\"}", "it has no name"),
      ("5", "it is not an object"), ("[]", "it is not an object"), ("null", "it is not an object"),
      ("{\"name\": 5}", "\"name\" is not a text"),
      ("{\"name\": \"A\", \"emails\": \"a@b.c\"}", "\"emails\" is not a list of texts"),
      ("{\"name\": \"A\", \"phones\": [1]}", "\"phones\" is not a list of texts"),
      ("{\"name\": \"A\", \"isFriend\": 1}", "\"isFriend\" is not true or false"),
      ("{\"name\": \"A\", \"id\": true}", "\"id\" is not a text or a number"),
    ]
  )
  func faultyElement(element: String, fault: String) {
    let file = readJSON("[{\"name\": \"Ada\"}, \(element), {\"name\": \"Zoe\"}]")
    #expect(file.contacts.map(\.name) == ["Ada", "Zoe"])
    #expect(file.problems.map(\.description) == ["contact 2: \(fault)"])
  }

  @Test("An empty list is a file without contacts and without problems")
  func emptyList() {
    #expect(readJSON("[]").contacts == [])
    #expect(readJSON(" [ ]\n").problems == [])
  }

  @Test(
    "JSON that is not a list is one problem",
    arguments: [
      ("", "no contacts found: the file is empty"), (" ", "this is not valid JSON"),
      ("{\"name\": \"Ada\"}", "the JSON is not a list of contacts"),
      ("null", "the JSON is not a list of contacts"),
      ("[{\"name\": \"Ada\"}", "this is not valid JSON"),
    ]
  )
  func notAList(text: String, problem: String) {
    #expect(readJSON(text).contacts == [])
    #expect(readJSON(text).problems.map(\.description) == [problem])
  }

  @Test("JSON that is not valid is told with its line")
  func invalid() {
    let file = readJSON("[\n  {\"name\": \"Ädä\"},\n  {\"name\": oops}\n]\n")
    #expect(file.problems.map(\.description) == ["line 3: this is not valid JSON"])
  }

  @Test("A text that is not UTF-8 is a fault of its element")
  func invalidUTF8() {
    let bytes = Array("[{\"name\": \"".utf8) + [0xFF] + Array("\"}]".utf8)
    let file = ContactFile(reading: bytes, format: .json)
    #expect(file.contacts == [])
    #expect(file.problems.map(\.message) == ["contact 1: \"name\" is not a text"])
  }

  @Test("A byte order mark is ignored")
  func byteOrderMark() {
    #expect(readJSON("\u{FEFF}[{\"name\": \"Ada\"}]").contacts.map(\.name) == ["Ada"])
  }
}
