import Testing

@testable import ListBuilder

/// Outlines as the content of a section.
@Suite struct ListOutlineSectionTests {
  @Test(
    "A section takes an outline, nested and expanded as it is, and gives it back",
    arguments: ["", "a", "a b", "a(b)", "a+(b)", "a+", "a(b+(c d) e) f+(g(h))"])
  func roundTrip(text: String) throws {
    let outline = try Outline(text)
    let section = ListSection(outline: outline, in: Group.a)
    section.content.checkInvariants()
    #expect(section.outline == outline)
    #expect(section.outline.text == text)
    section.outline.checkInvariants()
    #expect(section.items == outline.visibleItems)
  }

  @Test("The outline of a plain section has its items as roots")
  func plainSection() {
    #expect(ListSection(.a, words: "a b c").outline.text == "a b c")
  }

  @Test("A section of an outline without nesting equals a plain one")
  func normalForm() throws {
    #expect(try ListSection(outline: Outline("a b"), in: Group.a) == ListSection(.a, words: "a b"))
  }

  @Test("The outline of a section that repeats identifiers has the first of each")
  func duplicates() {
    let section = ListSection(Group.a) {
      ListOutline("a", isExpanded: true) {
        "b"
        ListOutline("a") { "c" }
      }
      ListOutline("b") { "d" }
    }
    #expect(section.outline.text == "a+(b c) d")
    section.outline.checkInvariants()
  }

  @Test("The outline of a section leaves out what is not equal to itself")
  func notReflexive() {
    struct Amount: Hashable, Diffable { let value: Double }
    let section = ListSection(Group.a) {
      ListOutline(Amount(value: .nan)) { Amount(value: 1) }
    }
    #expect(section.outline.rootItems == [Amount(value: 1)])
  }

  @Test(
    "A section is described with a plus sign before collapsed items that have others under them")
  func description() throws {
    func description(_ text: String) throws -> String {
      try ListSection(outline: Outline(text), in: Group.a).description
    }
    #expect(try description("P+(c d) Q(e) x") == "A[P(c d) +Q(e) x]")
    #expect(try description("a(b(c(d))) e") == "A[+a(+b(+c(d))) e]")
    #expect(try description("a(b(c) d+) e+") == "A[+a(+b(c) d) e]")
    #expect(try description("a+(b+(c))") == "A[a(b(c))]")
    #expect(try description("") == "A[]")
  }

  @Test("Sections in another group, or with another outline, are not equal")
  func equality() throws {
    let section = try ListSection(outline: Outline("a(b)"), in: Group.a)
    #expect(try section == ListSection(outline: Outline("a(b)"), in: .a))
    #expect(try section != ListSection(outline: Outline("a(b)"), in: .b))
    #expect(try section != ListSection(outline: Outline("a+(b)"), in: .a))
    #expect(try section != ListSection(outline: Outline("a b"), in: .a))
  }
}
