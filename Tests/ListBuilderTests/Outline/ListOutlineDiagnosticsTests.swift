import Testing

/// What the compiler says of declared outlines: mistakes are named where they are.
@Suite struct ListOutlineDiagnosticsTests {
  /// The errors in the body of a section, which begins at line 7.
  private func errors(in body: String) throws -> [String] {
    try Compiler().diagnose(
      """
      enum Section: Diffable { case folders }
      struct Folder: Identifiable, Equatable, Diffable { let id: Int; var folders: [Folder] = [] }
      func list(_ folder: Folder) throws -> ListSnapshot<Section, Folder> {
        try ListSnapshot {
          ListSection(.folders) {
      \(body)
          }
        }
      }
      """
    ).errors
  }

  @Test("Outlines and trees compile without any type written out, nested and mixed")
  func inference() throws {
    let errors = try errors(
      in: """
        ListOutline(folder, isExpanded: true) {
          folder
          ListOutline(folder) {
            for folder in folder.folders { ListOutline(folder) { folder.folders } }
            if folder.id == 0 { folder } else { ListOutline(folder) }
            switch folder.id {
            case 0: ListOutline(folder.folders, children: \\.folders)
            default: [folder]
            }
          }
        }
        ListOutline(folder.folders.lazy.filter { $0.id > 0 }, children: \\.folders)
        ListOutline([folder], children: \\.folders, isExpanded: { $0.id == 0 })
        folder.folders
        """)
    #expect(errors == [])
  }

  @Test("An outline of the wrong type is named with both types")
  func wrongType() throws {
    #expect(
      try errors(in: "ListOutline(\"inbox\") { folder }")
        == ["7: cannot convert value of type 'String' to expected argument type 'Folder'"])
    #expect(
      try errors(in: "ListOutline(folder) { ListOutline(\"inbox\") }") == [
        """
        7: cannot convert value of type 'ListOutline<String>' to expected argument type 'Folder'
        """
      ])
  }

  @Test("An item of the wrong type under another one is named with both types")
  func wrongChild() throws {
    let errors = try errors(
      in: """
        ListOutline(folder) {
          ListOutline(folder) {
            7
          }
        }
        """)
    #expect(errors == ["9: cannot convert value of type 'Int' to expected argument type 'Folder'"])
  }

  @Test("A misspelt key path is named with the item's type")
  func misspeltKeyPath() throws {
    let errors = try errors(in: "ListOutline([folder], children: \\.subfolders)")
    #expect(errors == ["7: value of type 'Folder' has no member 'subfolders'"])
  }

  @Test("A misspelt property in the body of an outline is named with the item's type")
  func misspeltProperty() throws {
    let errors = try errors(in: "ListOutline(folder) { folder.subfolders }")
    #expect(errors == ["7: value of type 'Folder' has no member 'subfolders'"])
  }
}
