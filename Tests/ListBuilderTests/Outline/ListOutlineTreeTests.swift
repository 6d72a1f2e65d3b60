import TestSupport
import Testing

@testable import ListBuilder

/// Trees of the user's own, declared by a key path to what is under an item.
@Suite struct ListOutlineTreeTests {
  private let trees = [
    Branch(
      id: 1, isOpen: true, branches: [Branch(id: 2), Branch(id: 3, branches: [Branch(id: 4)])]),
    Branch(id: 5),
  ]

  @Test("Trees are declared with all that is under their roots, collapsed if nothing is said")
  func collapsedTrees() {
    #expect(
      declared(Branch.self) { ListOutline(trees, children: \.branches) } == "+1(2 +3(4)) 5")
  }

  @Test("A closure or a key path tells which items are expanded")
  func expansion() {
    let byKeyPath = declared(Branch.self) {
      ListOutline(trees, children: \.branches, isExpanded: \.isOpen)
    }
    #expect(byKeyPath == "1(2 +3(4)) 5")
    let byClosure = declared(Branch.self) {
      ListOutline(trees, children: \.branches) { $0.id == 3 ? true : nil }
    }
    #expect(byClosure == "+1(2 3(4)) 5")
  }

  @Test("Children that may be absent are declared alike")
  func optionalChildren() {
    let text = declared(Branch.self) { ListOutline(trees, children: \.someBranches) }
    #expect(text == "+1(2 +3(4)) 5")
  }

  @Test("Roots and children are sequences of any type")
  func sequences() {
    struct Number: Hashable, Diffable, CustomStringConvertible {
      let value: Int
      var divisors: some Sequence<Number> {
        (1..<value).lazy.filter { [value] in value % $0 == 0 && $0 > 1 }.map(Number.init)
      }
      var description: String { "\(value)" }
    }
    let numbers = [6, 35].lazy.map(Number.init)
    let text = declared(Number.self) { ListOutline(numbers, children: \.divisors) }
    #expect(text == "+6(2 3) +35(5 7)")
  }

  @Test("No roots make no items, and roots alone are plain items")
  func withoutNesting() {
    #expect(declared(Branch.self) { ListOutline([], children: \.branches) } == "")
    let leaves = [Branch(id: 1), Branch(id: 2)]
    let section = ListSection(Group.a) { ListOutline(leaves, children: \.branches) }
    #expect(section == ListSection(items: leaves, in: .a))
  }

  @Test("Trees stand under items and beside them")
  func mixed() {
    let text = declared(Branch.self) {
      Branch(id: 10)
      ListOutline(Branch(id: 11), isExpanded: true) {
        ListOutline(trees, children: \.branches)
        Branch(id: 12)
      }
      ListOutline([Branch(id: 13)], children: \.someBranches)
    }
    #expect(text == "10 11(+1(2 +3(4)) 5 12) 13")
  }

  @Test("An item that came before stands again, without what is under it")
  func repeatedItem() {
    let child = Branch(id: 2, branches: [Branch(id: 3)])
    let roots = [
      Branch(id: 1, branches: [child, Branch(id: 4)]), child, Branch(id: 1, branches: [child]),
    ]
    let text = declared(Branch.self) { ListOutline(roots, children: \.branches) }
    #expect(text == "+1(+2(3) 4) 2 1")
    #expect(throws: SnapshotError.duplicateItems(["1", "2"])) {
      try ListSnapshot { ListSection(Group.a) { ListOutline(roots, children: \.branches) } }
    }
  }

  @Test("Objects that lead back to themselves are an error that names them")
  func cycle() throws {
    let (ada, grace, alan) = (Member("ada"), Member("grace"), Member("alan"))
    ada.members = [grace, ada]
    grace.members = [alan]
    alan.members = [ada, grace]
    defer { for member in [ada, grace, alan] { member.members = [] } }
    let section = ListSection(Group.a) { ListOutline([ada], children: \.members) }
    #expect(section.description == "A[+ada(+grace(+alan(ada grace)) ada)]")
    #expect(throws: SnapshotError.duplicateItems(["ada", "grace"])) {
      try ListSnapshot(sections: [section])
    }
    #expect(
      ListSnapshot(sections: [section], keeping: .first).description == "A[+ada(+grace(alan))]")
  }

  @Test("An identifier that is not equal to itself is an error, and is not gone into")
  func notReflexive() {
    struct Amount: Hashable, Diffable {
      let value: Double
      var parts: [Amount] { [self] }
    }
    let section = ListSection(Group.a) {
      ListOutline([Amount(value: .nan)], children: \.parts)
    }
    #expect(section.content.elements.count == 1)
    #expect(throws: SnapshotError.notReflexive(["Amount(value: nan)"])) {
      try ListSnapshot(sections: [section])
    }
  }

  @Test("10,000 levels are declared, described, compared, encoded as an outline, and shown")
  func manyLevels() throws {
    struct Link: Hashable, Diffable, CustomStringConvertible {
      let value: Int
      var next: [Link]? { value < 9_999 ? [Link(value: value + 1)] : nil }
      var description: String { "\(value)" }
    }
    func list(isExpanded: Bool) throws -> ListSnapshot<Group, Link> {
      try ListSnapshot {
        ListSection(.a) { ListOutline([Link(value: 0)], children: \.next) { _ in isExpanded } }
      }
    }
    let (shown, hidden) = (try list(isExpanded: true), try list(isExpanded: false))
    #expect(shown.numberOfItems == 10_000)
    #expect(hidden.numberOfItems == 1)
    #expect(hidden.contains(Link(value: 9_999)))
    #expect(shown.indexPath(for: Link(value: 9_999)) == ListIndexPath(section: 0, item: 9_999))
    #expect(try shown == list(isExpanded: true))
    #expect(shown != hidden)
    #expect(shown.description.hasPrefix("A[0(1(2("))
    #expect(hidden.description.hasPrefix("A[+0(+1(+2("))
    #expect(hidden.description.hasSuffix("9999" + String(repeating: ")", count: 9_999) + "]"))
    #expect(hidden.filter { $0.value == 9_999 } == hidden)
    #expect(hidden.sections[0].outline.level(of: Link(value: 9_999)) == 9_999)
    #expect(
      try ListSnapshot(sections: [ListSection(outline: hidden.sections[0].outline, in: .a)])
        == hidden)
  }

  @Test("A million items are declared")
  func manyItems() throws {
    struct Place: Hashable, Diffable {
      let value: Int
      var inner: [Place] {
        (2 * value + 1...2 * value + 2).filter { $0 < 1_000_000 }.map(Place.init)
      }
    }
    let list = try ListSnapshot {
      ListSection(Group.a) {
        ListOutline([Place(value: 0)], children: \.inner) { $0.value < 15 }
      }
    }
    #expect(list.sections[0].content.elements.count == 1_000_000)
    #expect(list.numberOfItems == 31)
    #expect(list.contains(Place(value: 999_999)))
    #expect(list.indexPath(for: Place(value: 2)) == ListIndexPath(section: 0, item: 16))
  }

  @Test("Random trees are declared by a key path as by hand")
  func randomTrees() {
    var generator = SeededGenerator.printingSeed(for: "ListOutlineTree")
    for _ in 0..<500 {
      var ids = Array(0..<20)
      let branches = Branch.random(&ids, depth: 4, using: &generator)
      let text = declared(Branch.self) {
        ListOutline(branches, children: \.branches, isExpanded: \.isOpen)
      }
      if text != Branch.text(of: branches) { Issue.record("\(branches) became \(text)") }
    }
  }
}

/// An object that knows others.
private final class Member: Diffable {
  let id: String
  var members: [Member] = []

  init(_ id: String) { self.id = id }

  func hasSameContent(as other: Member) -> Bool { true }
}
