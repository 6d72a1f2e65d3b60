import Testing

@testable import ListBuilder

@Suite struct ListSnapshotErrorsTests {
  private let list: ListSnapshot<Measure, Measure>

  init() throws {
    list = try ListSnapshot {
      ListSection(Measure(1)) {
        Measure(1)
        Measure(2)
      }
      ListSection(Measure(2)) { Measure(0) }
    }
  }

  @Test("An identifier that does not equal itself cannot be added")
  func notReflexive() {
    let new = [Measure(9), Measure(.nan)]
    for policy in [PresentItemPolicy.move, .keep, .reject] {
      expectRefusal(.notReflexive(["nan"]), by: list) {
        try $0.appendItems(new, ifPresent: policy)
      }
      expectRefusal(.notReflexive(["nan"]), by: list) {
        try $0.insertItems(new, beforeItem: 1, ifPresent: policy)
      }
      expectRefusal(.notReflexive(["nan"]), by: list) {
        try $0.insertItems(new, afterItem: 1, ifPresent: policy)
      }
    }
    expectRefusal(.notReflexive(["nan"]), by: list) {
      try $0.replaceItem(withID: 1, with: Measure(.nan))
    }
    expectRefusal(.notReflexive(["nan"]), by: list) { try $0.appendSections(new) }
    expectRefusal(.notReflexive(["nan"]), by: list) {
      try $0.insertSections(new, beforeSection: 1)
    }
    expectRefusal(.notReflexive(["nan"]), by: list) {
      try $0.insertSections(new, afterSection: 2)
    }
  }

  @Test("Such identifiers are all named, before repeated or present ones are")
  func notReflexiveComesFirst() {
    expectRefusal(.notReflexive(["nan", "nan"]), by: list) {
      try $0.appendItems(
        [Measure(1), Measure(.nan), Measure(1), Measure(.nan)], ifPresent: .reject)
    }
    expectRefusal(.notReflexive(["nan"]), by: list) {
      try $0.appendSections([Measure(1), Measure(1), Measure(.nan)])
    }
  }

  @Test("Such an identifier is never in the list: unknown where it must be known")
  func notReflexiveIsUnknown() {
    let path = ListIndexPath(section: 0, item: 0)
    expectRefusal(.unknownItems(["nan"]), by: list) { try $0.update(Measure(.nan)) }
    expectRefusal(.unknownItems(["nan"]), by: list) {
      try $0.replaceItem(withID: .nan, with: Measure(7))
    }
    expectRefusal(.unknownItems(["nan"]), by: list) { try $0.move(.nan, to: path) }
    expectRefusal(.unknownItems(["nan"]), by: list) { try $0.moveItem(.nan, beforeItem: 1) }
    expectRefusal(.unknownItems(["nan"]), by: list) { try $0.moveItem(1, afterItem: .nan) }
    expectRefusal(.unknownItems(["nan"]), by: list) { try $0.reloadItems([1, .nan]) }
    expectRefusal(.unknownItems(["nan"]), by: list) { try $0.reconfigureItems([.nan]) }
    expectRefusal(.unknownItems(["nan"]), by: list) {
      try $0.insertItems([Measure(7)], beforeItem: .nan)
    }
  }

  @Test("Such a section is never in the list: unknown where it must be known")
  func notReflexiveSectionIsUnknown() {
    expectRefusal(.unknownSections(["nan"]), by: list) { try $0.updateSection(Measure(.nan)) }
    expectRefusal(.unknownSections(["nan"]), by: list) {
      try $0.moveSection(.nan, beforeSection: 1)
    }
    expectRefusal(.unknownSections(["nan"]), by: list) { try $0.reloadSections([.nan]) }
    expectRefusal(.unknownSections(["nan"]), by: list) {
      try $0.appendItems([Measure(7)], toSection: .nan)
    }
    expectRefusal(.unknownSections(["nan"]), by: list) {
      try $0.insertSections([Measure(7)], afterSection: .nan)
    }
  }

  @Test("Such identifiers are ignored where unknown ones are, however often they stand")
  func notReflexiveIsIgnored() throws {
    try expect("1.0[2.0] 2.0[0.0]", from: list) { try $0.deleteItems([.nan, 1, .nan]) }
    try expect("2.0[0.0]", from: list) { try $0.deleteSections([.nan, 1, .nan]) }
    #expect(!list.contains(.nan))
    #expect(list.indexOfItem(.nan) == nil)
    #expect(list.items(inSection: .nan) == nil)
  }

  @Test("Both zeros are one identifier")
  func zeros() throws {
    var list = list
    #expect(list.contains(-0.0))
    try list.update(Measure(-0.0, "metre"))
    #expect(list.item(withID: 0)?.unit == "metre")
    #expect(list.numberOfItems == 3)
    expectRefusal(.duplicateItems(["-0.0"]), by: list) {
      try $0.appendItems([Measure(-0.0)], ifPresent: .reject)
    }
    #expect(list.itemIdentifiers == [1, 2, 0])
  }

  @Test("An error of refused items tells where each stands, and its line if it is known")
  func placesOfItems() throws {
    let line = UInt(#line + 2)
    var list = try Letters {
      ListSection(.a, words: "a b")
      ListSection(.b, words: "x")
    }
    try list.moveSection(.b, beforeSection: .a)
    let error = #expect(throws: SnapshotError.self) {
      try list.appendItems(["b"], ifPresent: .reject)
    }
    guard case .duplicateItems(let items) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    let place = try #require(items.first?.places.first)
    #expect(items.first?.places.count == 1)
    #expect(place.section == "A")
    #expect(place.indexPath == ListIndexPath(section: 1, item: 1))
    #expect(place.location?.line == line)
    #expect(
      error?.description == """
        the item identifier "b" stands in the list already:
          "b" in section "A" at (1, 1), ListSnapshotErrorsTests.swift:\(line)
        Leave out what is there, or update it.
        """)
  }

  @Test("An error of present sections tells where each stands")
  func placesOfSections() throws {
    var list = try Letters { ListSection(.a, words: "a") }
    try list.appendSections([.b])
    let error = #expect(throws: SnapshotError.self) { try list.appendSections([.b]) }
    #expect(
      error?.description == """
        the section identifier "B" stands in the list already:
          "B" as section 1
        Leave out what is there, or update it.
        """)
  }

  @Test("An error of a repeated argument says so")
  func repeatedArgument() throws {
    var list = try Letters { ListSection(.a, words: "a") }
    let error = #expect(throws: SnapshotError.self) { try list.deleteItems(["a", "a"]) }
    #expect(
      error?.description == """
        the item identifier "a" stands more than once in the argument:
          "a"
        Name each item once.
        """)
  }

  @Test("An error of an argument that does not equal itself does not claim it is in the list")
  func notReflexiveArgument() {
    var list = list
    let error = #expect(throws: SnapshotError.self) { try list.appendItems([Measure(.nan)]) }
    #expect(error?.description.contains("in the list") == false)
  }

  @Test("An error of an impossible path tells which paths are possible")
  func impossiblePath() throws {
    var list = try Letters { ListSection(.a, words: "a b") }
    let error = #expect(throws: SnapshotError.self) {
      try list.move("a", to: ListIndexPath(section: 0, item: 2))
    }
    #expect(
      error?.description == """
        no item can be put at (0, 2): with the 1 other items of the section, paths go from (0, 0) \
        to (0, 1).
        """)
  }
}
