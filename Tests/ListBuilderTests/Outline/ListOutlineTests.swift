import TestSupport
import Testing

@testable import ListBuilder

@Suite struct ListOutlineTests {
  @Test("An item stands before the items under it, collapsed if nothing is said")
  func itemWithChildren() {
    let text = declared {
      ListOutline("Fruit") {
        "Apple"
        "Pear"
      }
    }
    #expect(text == "+Fruit(Apple Pear)")
  }

  @Test(
    "An item is expanded if told so, and collapsed if not",
    arguments: [(true, "P(c)"), (false, "+P(c)"), (nil, "+P(c)")])
  func expansion(isExpanded: Bool?, expected: String) {
    #expect(declared { ListOutline("P", isExpanded: isExpanded) { "c" } } == expected)
  }

  @Test("Outlines nest, and stand beside plain items")
  func nesting() {
    let text = declared {
      "a"
      ListOutline("b", isExpanded: true) {
        "c"
        ListOutline("d") {
          ListOutline("e", isExpanded: true) { "f" }
          "g"
        }
        "h"
      }
      "i"
    }
    #expect(text == "a b(c +d(e(f) g) h) i")
  }

  @Test("Bodies of outlines take all statements that other bodies take")
  func statements() {
    @ItemBuilder<String> func others() -> ListItems<String> {
      "x"
      ListOutline("y", isExpanded: true) { "z" }
    }
    let flag = true
    let absent: String? = nil
    let text = declared {
      ListOutline("top", isExpanded: true) {
        for name in ["a", "b"] { ListOutline(name, isExpanded: true) { "\(name)1" } }
        if flag { ListOutline("yes") } else { "no" }
        if !flag { "never" }
        switch flag {
        case true: ["s", "t"]
        case false: "u"
        }
        absent
        others()
      }
    }
    #expect(text == "top(a(a1) b(b1) yes s t x y(z))")
  }

  @Test("Outlines stand in loops, conditions and optionals as items do")
  func outlinesInStatements() {
    let some: ListOutline<String>? = ListOutline("o") { "p" }
    let none: ListOutline<String>? = nil
    let text = declared {
      for number in 1...2 {
        ListOutline("\(number)") { "\(number)a" }
        "\(number)b"
      }
      some
      none
    }
    #expect(text == "+1(1a) 1b +2(2a) 2b +o(p)")
  }

  @Test("An item without a body, or with an empty one, has nothing under it")
  func leaves() {
    let text = declared {
      ListOutline("a")
      ListOutline("b") {}
      ListOutline("c", isExpanded: true)
      ListOutline("d", isExpanded: true) { [] }
    }
    #expect(text == "a b c d")
  }

  @Test("Outlines without nesting and expansion are plain items")
  func normalForm() {
    let outlines = ListSection(Group.a) {
      ListOutline("a")
      ListOutline("b", isExpanded: false) {}
    }
    #expect(outlines == ListSection(.a, words: "a b"))
    #expect(outlines != ListSection(Group.a) { ["a"] })
  }

  @Test("An expanded item without anything under it is not a plain one")
  func expandedLeaf() throws {
    let section = ListSection(Group.a) { ListOutline("a", isExpanded: true) }
    #expect(section != ListSection(.a, words: "a"))
    #expect(section.outline.isExpanded("a") == true)
    #expect(section.items == ["a"])
  }

  @Test("An outline's items are all its items, in depth-first order")
  func elements() {
    let outline = ListOutline("a") {
      ListOutline("b") { "c" }
      "d"
    }
    #expect(outline.listItems.elements == ["a", "b", "c", "d"])
  }

  @Test("An error in a body reaches the caller")
  func throwingBody() {
    struct Failure: Error {}
    func load() throws -> [String] { throw Failure() }
    #expect(throws: Failure.self) {
      try declared { try ListOutline("a") { try load() } }
    }
  }

  @Test("An outline of elements that are not sendable can be declared")
  func notSendable() {
    let section = ListSection(Group.a) {
      ListOutline(Person("Ada"), isExpanded: true) { Person("Grace") }
    }
    #expect(section.items.map(\.name) == ["Ada", "Grace"])
  }

  @Test("100,000 outlines in a loop take time in proportion")
  func manyOutlines() {
    let count = 100_000
    let section = ListSection(Group.a) {
      for number in 1...count { ListOutline(number, isExpanded: number % 2 == 0) { -number } }
    }
    #expect(section.items.count == count * 3 / 2)
    #expect(section.items.suffix(3) == [count - 1, count, -count])
  }

  @Test("Items that are joined in any way show as a plain walk says")
  func randomJoins() {
    var generator = SeededGenerator.printingSeed(for: "ListOutline")
    for _ in 0..<500 {
      var ids = Array(0..<20)
      let branches = Branch.random(&ids, depth: 3, using: &generator)
      let section = ListSection(Group.a) { declare(branches) }
      section.content.checkInvariants()
      if section.description != "A[\(Branch.text(of: branches))]"
        || section.items.map(\.id) != Branch.visible(branches)
      {
        Issue.record("\(branches) became \(section)")
      }
    }
  }

  /// Plain items where nothing is to be said, so that lists with and without nesting are joined.
  @ItemBuilder<Branch>
  private func declare(_ branches: [Branch]) -> ListItems<Branch> {
    for branch in branches {
      if branch.branches.isEmpty, !branch.isOpen {
        branch
      } else {
        ListOutline(branch, isExpanded: branch.isOpen) { declare(branch.branches) }
      }
    }
  }
}
