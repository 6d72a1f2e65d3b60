import Testing

@testable import ListBuilder

/// A difference goes by the lists, and not by the storage that they share.
@Suite struct DifferenceOutlineSharingTests {
  @Test("A list that is declared again differs as an edited copy does")
  func declaredAgain() throws {
    let old = try Library(outlines: "A[p(x)] B[0 1 2]")
    var edited = old
    try edited.moveItem("2", beforeItem: "0")
    try edited.moveItem("1", beforeItem: "0")
    let declared = try Library(outlines: "A[p(x)] B[2 1 0]")
    #expect(edited == declared)
    let difference = declared.difference(from: old)
    #expect(difference == edited.difference(from: old))
    #expect(difference.outlineChanges.isEmpty)
    #expect(try old.applying(difference) == declared)
  }

  @Test("An equal list that is declared again has the difference of no changes")
  func equalLists() throws {
    let old = try Library(outlines: "A[p+(x) q(y)] B[0]")
    let difference = try Library(outlines: "A[p+(x) q(y)] B[0]").difference(from: old)
    #expect(difference.isEmpty)
    #expect(try difference == ListDifference(from: old))
  }

  @Test("A hidden item with a new identifier is a change, whatever its content")
  func renamed() throws {
    struct Line: Diffable {
      let id: String
      func hasSameContent(as other: Line) -> Bool { true }
    }
    let old = try ListSnapshot {
      ListSection(Group.a) { ListOutline(Line(id: "p")) { Line(id: "x") } }
    }
    var new = old
    try new.replaceItem(withID: "x", with: Line(id: "y"))
    let difference = new.difference(from: old)
    #expect(!difference.isEmpty)
    #expect(difference.outlineChanges.map { $0.description } == ["~ x, now y: content"])
    #expect(try old.applying(difference).contains("y"))
  }

  @Test("Of a section without nesting, the same items move by paths and as trees")
  func movers() throws {
    let old = try Library(outlines: "A[p(x)] B[0 1 2 3 4 5]")
    let new = try Library(outlines: "A[p+(x)] B[4 3 2 1 5 0]")
    let difference = new.difference(from: old)
    let byPath = difference.itemChanges.compactMap { change -> String? in
      if case .move(let item, _, _) = change { item.id } else { nil }
    }
    let byTree = difference.outlineChanges.compactMap { change -> String? in
      if case .move(let item, _, _) = change { item.id } else { nil }
    }
    #expect(byPath == ["4", "3", "1", "0"] && byTree == byPath)
  }
}
