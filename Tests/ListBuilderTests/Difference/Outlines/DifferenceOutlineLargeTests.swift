import Foundation
import Testing

@testable import ListBuilder

/// Outlines that are deep, or large, and items that are objects.
@Suite struct DifferenceOutlineLargeTests {
  private typealias List = ListSnapshot<Group, Int>
  private typealias Difference = ListDifference<Group, Int>

  private func list(_ rows: some Sequence<(level: Int, item: Int)>, isExpanded: Bool) throws -> List
  {
    let rows = rows.map { OutlineRow(item: $0.item, level: $0.level, isExpanded: isExpanded) }
    return try List(sections: [ListSection(.a, ListItems(rows: rows), declaredAt: nil)])
  }

  /// Items that are each under the one before.
  private func chain(_ items: some Sequence<Int>, isExpanded: Bool) throws -> List {
    try list(items.enumerated().map { ($0.offset, $0.element) }, isExpanded: isExpanded)
  }

  /// Parents with a number of children each.
  private func families(
    _ parents: some Sequence<Int>, of children: Int, isReversed: Bool = false, isExpanded: Bool
  ) throws -> List {
    let rows = parents.flatMap { parent -> [(level: Int, item: Int)] in
      let first = parent * (children + 1)
      let items = Array(first + 1..<first + 1 + children)
      return [(0, first)] + (isReversed ? items.reversed() : items).map { (1, $0) }
    }
    return try list(rows, isExpanded: isExpanded)
  }

  /// Expects that a difference leads to the new list and back, also one that travelled.
  private func expectReplay(
    from old: List, to new: List, isCoded: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Difference {
    let difference = new.difference(from: old)
    #expect(try old.applying(difference).shows(new), sourceLocation: sourceLocation)
    #expect(try new.applying(difference.inverse()).shows(old), sourceLocation: sourceLocation)
    #expect(!difference.description.isEmpty, sourceLocation: sourceLocation)
    #expect(!difference.inverse().description.isEmpty, sourceLocation: sourceLocation)
    var list = old
    for batch in difference.batches() { list = try list.applying(batch) }
    #expect(list.shows(new), sourceLocation: sourceLocation)
    if isCoded {
      let copy = try decoded(difference)
      #expect(copy == difference, sourceLocation: sourceLocation)
      #expect(try old.applying(copy).shows(new), sourceLocation: sourceLocation)
    }
    return difference
  }
}

extension DifferenceOutlineLargeTests {
  @Test("10,000 levels are expanded and collapsed")
  func deepExpansion() throws {
    let collapsed = try chain(0..<10_000, isExpanded: false)
    let expanded = try chain(0..<10_000, isExpanded: true)
    let difference = try expectReplay(from: collapsed, to: expanded, isCoded: true)
    #expect(difference.shownItems.count == 9999)
    #expect(difference.expandedItems.count == 10_000)
    #expect(difference.outlineChanges.count == 10_000)
    _ = try expectReplay(from: expanded, to: collapsed)
  }

  @Test("The deepest of 10,000 levels moves to the top, in one edit")
  func deepestToTop() throws {
    let old = try chain(0..<10_000, isExpanded: true)
    let new = try list(
      [(0, 9999)] + (0..<9999).map { ($0, $0) }, isExpanded: true)
    let difference = try expectReplay(from: old, to: new, isCoded: true)
    #expect(difference.outlineChanges.count == 1)
    #expect(difference.movedItems == [ListMove(from: at(0, 9999), to: at(0, 0))])
  }

  @Test("A chain of 10,000 levels is turned upside down, hidden or not", arguments: [true, false])
  func upsideDown(isExpanded: Bool) throws {
    let difference = try expectReplay(
      from: chain(0..<10_000, isExpanded: isExpanded),
      to: chain((0..<10_000).reversed(), isExpanded: isExpanded))
    #expect(difference.outlineChanges.count == 10_000)
  }

  @Test("10,000 levels come and go, and change their section")
  func deepSections() throws {
    let old = try chain(0..<10_000, isExpanded: true)
    let moved = try List(sections: [ListSection(.b, old.sections[0].content, declaredAt: nil)])
    #expect(try expectReplay(from: List(), to: old).outlineChanges.count == 10_000)
    #expect(try expectReplay(from: old, to: List()).outlineChanges.count == 10_000)
    let difference = try expectReplay(from: old, to: moved)
    #expect(difference.outlineChanges.count == 1)
    #expect(difference.movedItems.count == 10_000)
  }

  @Test("30,000 items are expanded, and change their places at the top")
  func manyItems() throws {
    let old = try families(0..<300, of: 99, isExpanded: false)
    let new = try families((0..<300).reversed(), of: 99, isExpanded: true)
    let difference = new.difference(from: old)
    #expect(difference.shownItems.count == 29_700)
    #expect(difference.outlineChanges.count == 299 + 30_000)
    #expect(try old.applying(difference).shows(new))
    #expect(try new.applying(difference.inverse()).shows(old))
  }

  @Test("The siblings of 10,000 items are reversed, under each parent and at the top")
  func reversedSiblings() throws {
    let old = try families(0..<100, of: 99, isExpanded: true)
    let inner = try families(0..<100, of: 99, isReversed: true, isExpanded: true)
    #expect(try expectReplay(from: old, to: inner).outlineChanges.count == 100 * 98)
    let outer = try families((0..<100).reversed(), of: 99, isExpanded: true)
    #expect(try expectReplay(from: old, to: outer).outlineChanges.count == 99)
  }

  @Test("Under 5,000 parents, two hidden children each change places")
  func manyPairs() throws {
    let old = try families(0..<5000, of: 2, isExpanded: false)
    let new = try families(0..<5000, of: 2, isReversed: true, isExpanded: false)
    let difference = try expectReplay(from: old, to: new)
    #expect(difference.outlineChanges.count == 5000)
    #expect(difference.count == 0)
  }
}

extension DifferenceOutlineLargeTests {
  private func objects(_ names: String, under parent: String) throws -> ListSnapshot<Group, Person>
  {
    let items = names.split(separator: " ").map { Person(String($0)) }
    return try ListSnapshot {
      ListSection(Group.a) {
        ListOutline(Person(parent), isExpanded: true) { for item in items { item } }
      }
    }
  }

  @Test("Items may be objects: they go by their names")
  func objects() throws {
    let old = try objects("a b c", under: "p")
    let new = try objects("c a n", under: "p")
    let difference = new.difference(from: old)
    #expect(difference.outlineChanges.count == 3)
    #expect(try old.applying(difference) == new)
    #expect(try new.applying(difference.inverse()) == old)
    expectLaws(from: old, to: new)
  }

  @Test("Objects are let go with the lists and the difference that hold them")
  func releasedObjects() throws {
    weak var released: Person?
    do {
      let old = try objects("a b", under: "p")
      let new = try objects("a", under: "p")
      released = old.item(withID: Person("b"))
      #expect(released != nil)
      let list = try old.applying(new.difference(from: old))
      #expect(list.item(withID: Person("b")) == nil)
    }
    #expect(released == nil)
  }

  @Test("Identifiers may all have the same hash")
  func constantHash() throws {
    func list(_ names: [Int], isExpanded: Bool) throws -> ListSnapshot<Group, Colliding> {
      try ListSnapshot {
        ListSection(Group.a) {
          ListOutline(Colliding("p"), isExpanded: isExpanded) {
            for name in names { Colliding("\(name)") }
          }
        }
      }
    }
    let old = try list(Array(0..<100), isExpanded: true)
    let new = try list((0..<100).reversed() + [100], isExpanded: false)
    let difference = new.difference(from: old)
    #expect(difference.hiddenItems.count == 100)
    #expect(difference.outlineChanges.count == 1 + 99 + 1)
    expectLaws(from: old, to: new)
  }
}
