import ListBuilder
import Testing

@Suite struct ConfigurablePresenterTests {
  private let base = TracePresenter<Group, String>(
    cellProvider: { item, _ in item }, supplementaryProvider: { "base \($0.kind)" })

  private func text(
    _ presenter: TracePresenter<Group, String>, _ kind: SupplementaryKind
  ) throws -> String? {
    let section = SectionContext(Group.b, index: 1, numberOfItems: 2, numberOfSections: 3)
    return try presenter.supplementaryProvider?(SupplementaryContext(kind, in: section))
  }

  @Test("Each method answers its own kind and leaves the others alone")
  func kinds() throws {
    let presenter =
      base
      .listHeader("above")
      .sectionHeader { "header \($0)" }
      .placeholder("nothing")
    #expect(try text(presenter, .listHeader) == "above")
    #expect(try text(presenter, .sectionHeader) == "header B")
    #expect(try text(presenter, .sectionFooter) == "base sectionFooter")
    #expect(try text(presenter, .placeholder) == "nothing")
    #expect(try text(presenter, .listFooter) == "base listFooter")
  }

  @Test("Footers are set like headers")
  func footers() throws {
    let presenter = base.sectionFooter { "footer \($0)" }.listFooter("below")
    #expect(try text(presenter, .sectionFooter) == "footer B")
    #expect(try text(presenter, .listFooter) == "below")
  }

  @Test("Nil leaves the supplementary out, also where the provider before had one")
  func leavingOut() throws {
    #expect(try text(base.listHeader(nil), .listHeader) == nil)
    #expect(try text(base.sectionHeader { _ in nil }, .sectionHeader) == nil)
  }

  @Test("The method that comes last wins")
  func lastWins() throws {
    #expect(try text(base.placeholder("one").placeholder("two"), .placeholder) == "two")
  }

  @Test("A kind of one's own is answered with the whole context")
  func ownKinds() throws {
    let presenter = base.supplementary("badge") { "\($0.numberOfItems)" }
    #expect(try text(presenter, "badge") == "2")
    #expect(try text(presenter, "other") == "base other")
  }

  @Test("A section has its description as default header, unless it is empty")
  func defaultHeader() {
    let section = SectionContext(Group.a, index: 0, numberOfItems: 0, numberOfSections: 1)
    #expect(SupplementaryContext(.sectionHeader, in: section).defaultHeader == "A")
    #expect(SupplementaryContext(.sectionFooter, in: section).defaultHeader == nil)
    let only = SectionContext(OneSection.main, index: 0, numberOfItems: 0, numberOfSections: 1)
    #expect(SupplementaryContext(.sectionHeader, in: only).defaultHeader == nil)
    let list = SupplementaryContext<Group>(.listHeader, numberOfItems: 0, numberOfSections: 0)
    #expect(list.defaultHeader == nil)
  }
}
