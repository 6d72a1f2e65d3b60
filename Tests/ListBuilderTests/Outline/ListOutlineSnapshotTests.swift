import ListBuilder
import Testing

/// Declared outlines in a list.
@Suite struct ListOutlineSnapshotTests {
  /// A[P(c +d(e) f) g] B[h +Q(i j)] C[k]
  private let list: Letters

  init() throws {
    list = try ListSnapshot {
      ListSection(.a) {
        ListOutline("P", isExpanded: true) {
          "c"
          ListOutline("d") { "e" }
          "f"
        }
        "g"
      }
      ListSection(.b) {
        "h"
        ListOutline("Q") {
          "i"
          ListOutline("j", isExpanded: true) { "l" }
        }
      }
      ListSection(.c) { "k" }
    }
  }

  @Test("A list is described with what is under its items")
  func description() {
    #expect(list.description == "A[P(c +d(e) f) g] B[h +Q(i j(l))] C[k]")
  }

  @Test("Items, identifiers and counts are those that show")
  func visibleItems() {
    #expect(list.items == ["P", "c", "d", "f", "g", "h", "Q", "k"])
    #expect(list.itemIdentifiers == list.items)
    #expect(list.numberOfItems == 8)
    #expect(list.items(inSection: .b) == ["h", "Q"])
    #expect(list.numberOfItems(inSection: .a) == 5)
    #expect(list.sections.map(\.items) == [["P", "c", "d", "f", "g"], ["h", "Q"], ["k"]])
  }

  @Test("Paths and flat indexes count what shows, and a hidden item has none")
  func paths() {
    for (flatIndex, item) in list.items.enumerated() {
      #expect(list.indexOfItem(item) == flatIndex)
      #expect(list.indexPath(for: item).flatMap { list[$0] } == item)
    }
    #expect(list.indexPath(for: "g") == ListIndexPath(section: 0, item: 4))
    #expect(list.indexPath(for: "Q") == ListIndexPath(section: 1, item: 1))
    #expect(list[ListIndexPath(section: 1, item: 2)] == nil)
    for hidden in ["e", "i", "j", "l"] {
      #expect(list.indexPath(for: hidden) == nil)
      #expect(list.indexOfItem(hidden) == nil)
    }
  }

  @Test("Hidden items are in the list")
  func hiddenItems() {
    #expect(list.contains("l") && list.contains("e"))
    #expect(list.item(withID: "j") == "j")
    #expect(list.sectionIdentifier(containingItem: "l") == .b)
    #expect(!list.contains("z"))
  }

  @Test("Of a nested tree with everything above collapsed, the roots show")
  func collapsedRoots() throws {
    func list(isExpanded: Bool) throws -> Letters {
      try ListSnapshot {
        ListSection(.a) {
          ListOutline("R1", isExpanded: isExpanded) {
            ListOutline("a", isExpanded: true) { "b" }
          }
          "R2"
        }
      }
    }
    let (collapsed, expanded) = (try list(isExpanded: false), try list(isExpanded: true))
    #expect(collapsed.items == ["R1", "R2"])
    #expect(expanded.items == ["R1", "a", "b", "R2"])
    for list in [collapsed, expanded] {
      let outline = list.sections[0].outline
      #expect(outline.isExpanded("a") == true)
      #expect(outline.index(of: "b") == 2)
      #expect(outline.level(of: "b") == 2)
    }
    #expect(collapsed.sections[0].outline.isVisible("b") == false)
    #expect(collapsed.indexPath(for: "b") == nil)
    #expect(expanded.indexPath(for: "b") == ListIndexPath(section: 0, item: 2))
  }

  @Test("Lists whose outlines differ by level, expansion or a hidden item are not equal")
  func equality() throws {
    func list(@ItemBuilder<String> _ items: () -> ListItems<String>) throws -> Letters {
      try ListSnapshot { ListSection(.a, items: items) }
    }
    let reference = try list { ListOutline("a") { "b" } }
    #expect(try reference == list { ListOutline("a", isExpanded: false) { ["b"] } })
    #expect(try reference != list { ListOutline("a", isExpanded: true) { "b" } })
    #expect(try reference != list { ["a", "b"] })
    #expect(try reference != list { "a" })
    #expect(try reference != list { ListOutline("a") { "c" } })
    #expect(try reference != list { ListOutline("a") { ["b", "c"] } })
    #expect(
      try list { ListOutline("a", isExpanded: true) { ["b", "c"] } }
        != list {
          ListOutline("a", isExpanded: true) { ListOutline("b", isExpanded: true) { "c" } }
        })
    #expect(
      try list { ListOutline("a") { ListOutline("b", isExpanded: true) { "c" } } }
        != list { ListOutline("a") { ListOutline("b") { "c" } } })
  }

  @Test("Lists whose hidden items have other content are not equal")
  func equalityOfContent() throws {
    func list(_ text: String) throws -> ListSnapshot<Group, Note> {
      try ListSnapshot { ListSection(.a) { ListOutline(Note(1)) { Note(2, text) } } }
    }
    #expect(try list("one") == list("one"))
    #expect(try list("one") != list("two"))
  }

  @Test("The sections of a list make the same list again")
  func sectionsAgain() throws {
    #expect(try Letters(sections: list.sections) == list)
    let outlines = list.sections.map { ListSection(outline: $0.outline, in: $0.section) }
    #expect(try Letters(sections: outlines) == list)
  }

  @Test("A list of a single section is declared with an outline too")
  func oneSection() throws {
    let list = try ListSnapshot {
      ListSection(OneSection.main) { ListOutline(1, isExpanded: true) { 2...3 } }
    }
    #expect(list.items == [1, 2, 3])
  }
}
