import Testing

@testable import example_contacts

/// How the values of a card become the fields of a contact.
@Suite struct ContactReadingValueTests {
  @Test("A name is made of its parts where there is no formatted one")
  func nameFromParts() {
    let file = readCard("N:Doe;Jane;Ann;Dr.;Jr.")
    #expect(file.contacts.first?.name == "Dr. Jane Ann Doe Jr.")
    #expect(file.contacts.first?.given == "Jane")
    #expect(file.contacts.first?.family == "Doe")
  }

  @Test("Parts of a name may be empty or missing", arguments: ["N:;Jane;;;", "N:;Jane", "N:Jane"])
  func emptyNameParts(line: String) {
    #expect(readCard(line, "FN: ").contacts.map(\.name) == ["Jane"])
  }

  @Test("Several names in a part are joined by spaces, but in version 2.1 a comma is a comma")
  func listsInNameParts() {
    let line = "N:Doe;Jane;Ann,Mary"
    #expect(readCard(line).contacts.map(\.name) == ["Jane Ann Mary Doe"])
    #expect(readCard(version: "2.1", [line]).contacts.map(\.name) == ["Jane Ann,Mary Doe"])
    #expect(readCard("N:Doe\\, Roe;Jane").contacts.map(\.name) == ["Jane Doe, Roe"])
  }

  @Test("Without any name, the organisation, the nickname or an e-mail address is the name")
  func otherNames() {
    let lines = ["EMAIL:a@b.c", "NICKNAME:Countess,Ada", "ORG:Acme;Research", "N:;;;;"]
    #expect(readCard(version: "3.0", lines).contacts.map(\.name) == ["Acme, Research"])
    #expect(readCard(lines[0], lines[1]).contacts.map(\.name) == ["Countess"])
    #expect(readCard(lines[0]).contacts.map(\.name) == ["a@b.c"])
  }

  @Test("The units of an organisation are joined by commas")
  func organization() {
    #expect(
      readCard("ORG:Acme\\, Inc.;;Research", "FN:A").contacts.first?.organization
        == "Acme, Inc., Research"
    )
    #expect(readCard("ORG:Acme, Inc.;", "FN:A").contacts.first?.organization == "Acme, Inc.")
  }

  @Test("Backslashes escape commas, semicolons, colons, backslashes and line breaks")
  func escapes() {
    let file = readCard(#"FN:a\,b\;c\:d\\n\ne\Nf\g\"#)
    #expect(file.contacts.map(\.name) == [#"a,b;c:d\n"# + "\ne\nf" + #"\g\"#])
  }

  @Test("An escaped separator does not separate, and one after an escaped backslash does")
  func escapedSeparators() {
    let file = readCard(#"N:D\;oe;Jane\\;Ann"#)
    #expect(file.contacts.first?.family == "D;oe")
    #expect(file.contacts.first?.given == #"Jane\"#)
  }

  @Test("Colons and semicolons in quotes do not end a parameter")
  func quotedParameters() {
    let file = readCard(#"FN;X="a:b;TYPE=c":Ada"#, #"TEL:1"#, #"TEL;TYPE="work,pref":2"#)
    #expect(file.contacts.first?.name == "Ada")
    #expect(file.contacts.first?.phones == ["2", "1"])
  }

  @Test(
    "The preferred address comes first",
    arguments: [
      "EMAIL;TYPE=pref:b", "EMAIL;TYPE=internet,PREF:b", "EMAIL;type=INTERNET;type=pref:b",
      "EMAIL;PREF;INTERNET:b", "EMAIL;PREF=1:b", "EMAIL; TYPE = \"home\",\"pref\":b",
    ]
  )
  func preferred(line: String) {
    #expect(
      readCard("FN:Ada", "EMAIL:a", line, "EMAIL:c").contacts.first?.emails == ["b", "a", "c"]
    )
  }

  @Test("Addresses of equal preference keep their order")
  func preferences() {
    let file = readCard(
      "FN:Ada",
      "TEL:1",
      "TEL;PREF=50:2",
      "TEL;PREF=x:3",
      "TEL;PREF=2:4",
      "TEL;PREF=50:5",
      "TEL:"
    )
    #expect(file.contacts.first?.phones == ["4", "2", "5", "1", "3"])
  }

  @Test("Of several formatted names the preferred one is taken")
  func preferredName() {
    #expect(readCard("FN:", "FN:Ada", "FN;PREF=1:Countess").contacts.map(\.name) == ["Countess"])
  }

  @Test("Numbers and addresses may be URIs")
  func uris() {
    let file = readCard(
      version: "4.0",
      ["FN:Ada", "TEL;VALUE=uri;TYPE=\"voice,home\":tel:+1-555;ext=5", "EMAIL:MAILTO:a@b.c"]
    )
    #expect(file.contacts.first?.phones == ["+1-555;ext=5"])
    #expect(file.contacts.first?.emails == ["a@b.c"])
  }

  @Test(
    "One of the categories makes a friend",
    arguments: [
      ("CATEGORIES:Friends", true), ("CATEGORIES:work, FRIEND ,chess", true),
      ("categories:work\r\nCATEGORIES:friends", true), ("CATEGORIES:Girlfriends", false),
      ("CATEGORIES:my\\,friends", false), ("CATEGORIES:", false), ("NOTE:friends", false),
    ]
  )
  func friends(line: String, isFriend: Bool) {
    #expect(readCard("FN:Ada", line).contacts.map(\.isFriend) == [isFriend])
  }

  @Test("The UID is the key of a contact, and else its name is")
  func keys() {
    #expect(readCard("FN:Ada", "UID:42").contacts.map(\.id) == [Contact.ID(key: "42")])
    #expect(readCard("FN:Ada", "UID: ").contacts.map(\.id) == [Contact.ID(key: "Ada")])
  }
}
