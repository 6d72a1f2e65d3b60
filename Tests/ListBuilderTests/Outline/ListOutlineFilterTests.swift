import TestSupport
import Testing

@testable import ListBuilder

/// Filtered lists, and the lenient kind of building, which leaves items out too.
@Suite struct ListOutlineFilterTests {
  private func list() throws -> Letters {
    try ListSnapshot {
      ListSection(.a) {
        ListOutline("P", isExpanded: true) {
          "c"
          ListOutline("d") {
            "e"
            "f"
          }
        }
        "g"
      }
      ListSection(.b) { ListOutline("Q") { "h" } }
      ListSection(.c) {}
    }
  }

  private func find(_ wanted: String...) throws -> String {
    try list().filter { wanted.contains($0) }.description
  }

  @Test("What is found keeps the items above it, hidden or not, expanded as they were")
  func ancestors() throws {
    #expect(try find("c") == "A[P(c)] C[]")
    #expect(try find("f") == "A[P(+d(f))] C[]")
    #expect(try find("f", "g", "h") == "A[P(+d(f)) g] B[+Q(h)] C[]")
    #expect(try find("c", "e") == "A[P(c +d(e))] C[]")
  }

  @Test("An item that is found does not keep what is under it")
  func descendants() throws {
    #expect(try find("d") == "A[P(d)] C[]")
    #expect(try find("P") == "A[P] C[]")
  }

  @Test("Sections are dropped if nothing of them is found, hidden items included")
  func sections() throws {
    #expect(try find("h") == "B[+Q(h)] C[]")
    #expect(try find() == "C[]")
    let kept = try list().filter(keepingEmptySections: true) { $0 == "e" }
    #expect(kept.description == "A[P(+d(e))] B[] C[]")
  }

  @Test("The condition is asked once about each item, in order, hidden ones too")
  func order() throws {
    var asked: [String] = []
    let list = try list().filter {
      asked.append($0)
      return true
    }
    #expect(asked == ["P", "c", "d", "e", "f", "g", "Q", "h"])
    #expect(try list == self.list())
  }

  @Test("Paths in what was filtered count what shows")
  func paths() throws {
    let list = try list().filter { ["f", "g"].contains($0) }
    #expect(list.items == ["P", "d", "g"])
    #expect(list.indexPath(for: "g") == ListIndexPath(section: 0, item: 2))
    #expect(list.contains("f") && list.indexPath(for: "f") == nil)
    #expect(!list.contains("c"))
  }

  @Test("Of an outline of which roots stay, a plain section stays")
  func normalForm() throws {
    let list: Letters = try ListSnapshot { ListSection(.a) { ListOutline("a") { "b" } } }
    #expect(try list.filter { $0 == "a" } == ListSnapshot { ListSection(.a, words: "a") })
  }

  @Test("What stays still knows the line that declares it")
  func lines() throws {
    let line = #line
    let list = try Letters {
      ListSection(.a) {
        ListOutline("a") {
          "b"
          ListOutline("c") {
            "d"
          }
        }
      }
    }.filter { $0 == "d" }
    do throws(SnapshotError) {
      _ = try Letters(sections: list.sections + [ListSection(.b) { ["d", "a"] }])
      Issue.record("nothing was thrown")
    } catch {
      let second = "\(line + 12)"
      #expect(
        places(error) == [
          "a": ["0.0:\(line + 3)", "1.1:\(second)"], "d": ["0.2:\(line + 6)", "1.0:\(second)"],
        ])
    }
  }

  @Test("Random trees keep what is found and all above it")
  func randomTrees() throws {
    var generator = SeededGenerator.printingSeed(for: "ListOutlineFilter")
    for _ in 0..<1_000 {
      var ids = Array(0..<20)
      let branches = Branch.random(&ids, depth: 4, using: &generator)
      let wanted = Set((0..<20).filter { _ in Int.random(in: 0..<4, using: &generator) == 0 })
      let list = try ListSnapshot {
        ListSection(Group.a) { ListOutline(branches, children: \.branches, isExpanded: \.isOpen) }
      }
      let found = list.filter(keepingEmptySections: true) { wanted.contains($0.id) }
      for section in found.sections { section.content.checkInvariants() }
      let expected = "A[\(Branch.text(of: Branch.finding(wanted, in: branches)))]"
      if found.description != expected {
        Issue.record("\(list) of \(wanted) became \(found), not \(expected)")
      }
    }
  }
}

/// Lists that keep one item of each identifier.
@Suite struct ListOutlineLenientTests {
  private func build(
    _ policy: DuplicatePolicy,
    @SectionBuilder<Group, String> _ body: () -> [ListSection<Group, String>]
  ) -> (list: String, dropped: String?) {
    var dropped: String?
    let list = Letters(keeping: policy, dropped: { dropped = $0.description }, body)
    for section in list.sections { section.content.checkInvariants() }
    return (list.description, dropped)
  }

  @SectionBuilder<Group, String>
  private func sections() -> [ListSection<Group, String>] {
    ListSection(.a) {
      ListOutline("P", isExpanded: true) {
        "c"
        ListOutline("x") { ListOutline("d") { "e" } }
        "f"
      }
      "x"
    }
    ListSection(.b) { ListOutline("P") { ["g", "h"] } }
  }

  @Test("What is under a dropped item takes its place")
  func droppedParents() {
    let first = build(.first) { sections() }
    #expect(first.list == "A[P(c +x(+d(e)) f)] B[g h]")
    #expect(first.dropped == "sections [], items [x P]")
    let last = build(.last) { sections() }
    #expect(last.list == "A[c +d(e) f x] B[+P(g h)]")
    #expect(last.dropped == "sections [], items [P x]")
  }

  @Test("Hidden items are compared with all others")
  func hiddenItems() {
    let built = build(.first) {
      ListSection(.a) { ListOutline("a") { "b" } }
      ListSection(.b) { ["b", "c"] }
    }
    #expect(built.list == "A[+a(b)] B[c]")
    #expect(built.dropped == "sections [], items [b]")
  }

  @Test("An outline without duplicates stays as it is")
  func nothingDropped() {
    let built = build(.last) { ListSection(.a) { ListOutline("a") { "b" } } }
    #expect(built.list == "A[+a(b)]")
    #expect(built.dropped == nil)
  }

  @Test("Whole levels of dropped items close up")
  func closingUp() {
    let built = build(.first) {
      ListSection(.a) {
        "a"
        ListOutline("a") { ListOutline("a", isExpanded: true) { ListOutline("a") { "b" } } }
        ListOutline("c", isExpanded: true) { ListOutline("a") { ["d", "e"] } }
      }
    }
    #expect(built.list == "A[a b c(d e)]")
    #expect(built.dropped == "sections [], items [a a a a]")
  }

  @Test("Items that are not equal to themselves are left out, and what is under them is not")
  func notReflexive() {
    struct Amount: Hashable, Diffable { let value: Double }
    let list = ListSnapshot(keeping: .first) {
      ListSection(Group.a) { ListOutline(Amount(value: .nan)) { Amount(value: 1) } }
    }
    #expect(list.items == [Amount(value: 1)])
  }

  @Test("Random trees keep what a plain search keeps, under the nearest item above that stays")
  func randomTrees() {
    var generator = SeededGenerator.printingSeed(for: "ListOutlineLenient")
    for _ in 0..<1_000 {
      var ids = (0..<16).map { _ in Int.random(in: 0..<10, using: &generator) }
      let branches = Branch.random(&ids, depth: 4, using: &generator)
      // By hand, for a tree does not go into an item that came before.
      let section = ListSection(Group.a) { declare(branches) }
      let list = ListSnapshot(sections: [section], keeping: .first)
      var seen: Set<Int> = []
      let expected = "A[\(Branch.text(of: Branch.keepingFirst(of: branches, &seen)))]"
      for section in list.sections { section.content.checkInvariants() }
      if list.description != expected {
        Issue.record("\(section) became \(list), not \(expected)")
      }
    }
  }

  @ItemBuilder<Branch>
  private func declare(_ branches: [Branch]) -> ListItems<Branch> {
    for branch in branches {
      ListOutline(branch, isExpanded: branch.isOpen) { declare(branch.branches) }
    }
  }
}

extension Branch {
  fileprivate static func finding(_ ids: Set<Int>, in branches: [Branch]) -> [Branch] {
    branches.compactMap { branch in
      let found = finding(ids, in: branch.branches)
      guard ids.contains(branch.id) || !found.isEmpty else { return nil }
      return Branch(id: branch.id, isOpen: branch.isOpen, branches: found)
    }
  }

  fileprivate static func keepingFirst(of branches: [Branch], _ seen: inout Set<Int>) -> [Branch] {
    branches.flatMap { branch in
      let isKept = seen.insert(branch.id).inserted
      let children = keepingFirst(of: branch.branches, &seen)
      return isKept ? [Branch(id: branch.id, isOpen: branch.isOpen, branches: children)] : children
    }
  }
}
