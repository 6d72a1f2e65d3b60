import ListBuilder
import ListBuilderText
import Testing

@Suite struct TextPresenterTests {
  private func twoSections() throws -> ListSnapshot<String, String> {
    try ListSnapshot {
      ListSection(items: ["Ada", "Grace"], in: "friends")
      ListSection(items: ["Edsger"], in: "others")
    }
  }

  @Test("Sections are blocks: the description above, the items indented below")
  func sections() throws {
    let text = try TextPresenter { name, _ in name }.present(twoSections())
    #expect(
      text == """
        friends
          Ada
          Grace

        others
          Edsger

        """)
  }

  @Test("A list with a single section has no header and no indentation")
  func oneSection() throws {
    let list = try ListSnapshot(["Ada", "Grace"])
    #expect(try TextPresenter { name, _ in name }.present(list) == "Ada\nGrace\n")
  }

  @Test("Only sections with a header indent their items")
  func mixedHeaders() throws {
    let text = try TextPresenter { name, _ in name }
      .sectionHeader { $0 == "friends" ? "Friends" : nil }
      .present(twoSections())
    #expect(
      text == """
        Friends
          Ada
          Grace

        Edsger

        """)
  }

  @Test("An empty section shows its header alone, and nothing without one")
  func emptySections() throws {
    let list: ListSnapshot<String, String> = try ListSnapshot {
      ListSection(items: [], in: "nobody")
      ListSection(items: ["Ada"], in: "friends")
      ListSection(items: [], in: "")
      ListSection(items: [], in: "last")
    }
    let text = try TextPresenter { name, _ in name }.present(list)
    #expect(text == "nobody\n\nfriends\n  Ada\n\nlast\n")
  }

  @Test("An empty list is an empty text")
  func emptyList() throws {
    #expect(try TextPresenter { name, _ in name }.present(ListSnapshot<String, String>()) == "")
    #expect(try TextPresenter { name, _ in name }.present(ListSnapshot([String]())) == "")
  }

  @Test("Headers and footers of the list and of sections stand around what they are for")
  func supplementaries() throws {
    let text = try TextPresenter { name, _ in name }
      .listHeader("Contacts")
      .sectionFooter { "end of \($0)" }
      .listFooter("3 contacts")
      .placeholder("No contacts")
      .present(twoSections())
    #expect(
      text == """
        Contacts

        friends
          Ada
          Grace
        end of friends

        others
          Edsger
        end of others

        3 contacts

        """)
  }

  @Test("The placeholder stands in a list without items, below its empty sections")
  func placeholder() throws {
    let presenter = TextPresenter<String, String> { name, _ in name }
      .listHeader("Contacts").placeholder("No contacts").listFooter("end")
    let list = try ListSnapshot<String, String> { ListSection(items: [], in: "friends") }
    #expect(try presenter.present(ListSnapshot()) == "Contacts\n\nNo contacts\n\nend\n")
    #expect(try presenter.present(list) == "Contacts\n\nfriends\n\nNo contacts\n\nend\n")
  }

  @Test("A footer stands below a section without items and header")
  func footerAlone() throws {
    let list = try ListSnapshot<String, String> {
      ListSection(items: [], in: "")
      ListSection(items: ["Ada"], in: "friends")
    }
    let text = try TextPresenter { name, _ in name }.sectionFooter { _ in "end" }.present(list)
    #expect(text == "end\n\nfriends\n  Ada\nend\n")
  }

  @Test("A supplementary provider of one's own replaces the descriptions")
  func ownSupplementaryProvider() throws {
    let presenter = TextPresenter<String, String> { name, _ in
      name
    } supplementaryProvider: { context in
      context.kind == .listHeader ? CellContent("Contacts", detail: "3") : nil
    }
    #expect(try presenter.present(twoSections()) == "Contacts  3\n\nAda\nGrace\n\nEdsger\n")
  }

  @Test("Without a supplementary provider there are only cells")
  func noSupplementaryProvider() throws {
    var presenter = TextPresenter<String, String> { name, _ in name }
    presenter.supplementaryProvider = nil
    #expect(try presenter.present(twoSections()) == "Ada\nGrace\n\nEdsger\n")
  }

  @Test("Each kind of supplementary can be left out again")
  func supplementaryLeftOut() throws {
    let presenter = TextPresenter<String, String> { name, _ in name }
      .listHeader("a").listFooter("b").placeholder("c").sectionFooter { _ in "d" }
      .listHeader(nil).listFooter(nil).placeholder(nil).sectionFooter { _ in nil }
      .sectionHeader { _ in nil }
    #expect(try presenter.present(twoSections()) == "Ada\nGrace\n\nEdsger\n")
    #expect(try presenter.present(ListSnapshot()) == "")
  }

  @Test("Configuring a copy leaves the presenter as it was")
  func copies() throws {
    let presenter = TextPresenter<String, String> { name, _ in name }
    _ = presenter.listHeader("Contacts")
    var copy = presenter
    copy.indentation = 0
    #expect(try presenter.present(twoSections()) == "friends\n  Ada\n  Grace\n\nothers\n  Edsger\n")
    #expect(try copy.present(twoSections()) == "friends\nAda\nGrace\n\nothers\nEdsger\n")
  }

  @Test("The cell provider knows the place of the item")
  func contexts() throws {
    let presenter = TextPresenter<String, String> { name, context in
      let path = context.indexPath
      let end = context.isLastInSection ? "." : ","
      return "\(path.section).\(path.item) \(context.section) \(name)\(end)"
    }
    #expect(
      try presenter.sectionHeader { _ in nil }.present(twoSections()) == """
        0.0 friends Ada,
        0.1 friends Grace.

        1.0 others Edsger.

        """)
  }

  @Test("Substrings are cells, too")
  func substrings() throws {
    let list = try ListSnapshot("Ada Grace".split(separator: " "))
    #expect(try TextPresenter { name, _ in name }.present(list) == "Ada\nGrace\n")
  }
}
