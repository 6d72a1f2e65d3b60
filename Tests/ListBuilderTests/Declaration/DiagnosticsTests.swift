import Testing

/// What the compiler says of declarations: mistakes are named where they are, in the user's terms.
@Suite struct DiagnosticsTests {
  private static let elements = """
    enum Section: Diffable { case friends, others }
    struct Contact: Identifiable, Equatable, Diffable { let id: String; var name: String }

    """

  /// The errors in a body of a function that makes a list; the body begins at line 5.
  private func errors(in body: String) throws -> [String] {
    let source =
      Self.elements + "func list() throws -> ListSnapshot<Section, Contact> {\n\(body)\n}"
    return try Compiler().diagnose(source).errors
  }

  @Test("A right declaration compiles")
  func rightDeclaration() throws {
    let errors = try errors(
      in: """
        try ListSnapshot {
          ListSection(.friends) {
            Contact(id: "1", name: "Ada")
          }
        }
        """)
    #expect(errors == [])
  }

  @Test("An item of the wrong type is named with both types")
  func wrongElementType() throws {
    let errors = try errors(
      in: """
        try ListSnapshot {
          ListSection(.friends) {
            "Ada"
          }
        }
        """)
    #expect(
      errors == [
        "7: cannot convert value of type 'String' to expected argument type 'Contact'"
      ])
  }

  @Test("Items of the wrong type in an array literal are named one by one")
  func wrongElementTypeInArray() throws {
    let errors = try errors(
      in: """
        try ListSnapshot {
          ListSection(.friends) {
            [1]
          }
        }
        """)
    #expect(errors == ["7: cannot convert value of type 'Int' to expected element type 'Contact'"])
  }

  @Test("An item in the body of the list is named as not being a section")
  func itemInSectionBody() throws {
    let errors = try errors(
      in: """
        try ListSnapshot {
          ListSection(.friends) {}
          Contact(id: "1", name: "Ada")
        }
        """)
    #expect(
      errors == [
        """
        7: cannot convert value of type 'Contact' to expected argument type \
        'ListSection<Section, Contact>'
        """
      ])
  }

  @Test("A misspelt section is named with its type")
  func misspeltSection() throws {
    let errors = try errors(
      in: """
        try ListSnapshot {
          ListSection(.frends) {}
        }
        """)
    #expect(errors == ["6: type 'Section' has no member 'frends'"])
  }

  @Test("A misspelt property of an item is named with the item's type")
  func misspeltProperty() throws {
    let errors = try errors(
      in: """
        try ListSnapshot {
          ListSection(.friends) {
            for name in ["Ada"] {
              Contact(id: name, name: name).nme
            }
          }
        }
        """)
    #expect(errors == ["8: value of type 'Contact' has no member 'nme'"])
  }

  @Test("A statement that builders do not take is named with the builder")
  func whileInBuilderFunction() throws {
    let source =
      Self.elements + """
        @ItemBuilder<Contact>
        func contacts() -> ListItems<Contact> {
          while true { Contact(id: "1", name: "Ada") }
        }
        """
    #expect(
      try Compiler().diagnose(source).errors == [
        """
        6: closure containing control flow statement cannot be used with result builder \
        'ItemBuilder'
        """
      ])
  }

  @Test("A call that throws without try is named")
  func missingTry() throws {
    let errors = try errors(
      in: """
        func load() throws -> [Contact] { [] }
        return try ListSnapshot {
          ListSection(.friends) { load() }
        }
        """)
    #expect(
      errors == [
        "7: call can throw, but it is not marked with 'try' and the error is not handled"
      ])
  }
}
