import Testing

@testable import ListBuilder

@Suite struct DifferenceApplyingTests {
  private struct Card: Diffable, Equatable {
    let id: Int
    var face = ""
    var hidden = 0

    func hasSameContent(as other: Card) -> Bool { face == other.face }
  }

  private let lists = [
    "", "A[]", "A[a]", "B[b a]", "A[a b c d]", "A[d c@1 b a]", "A[a] B[b c@2] C[d]",
    "C[d a] A@title[b@1]", "B[] A[x a y] D[c z@3]",
  ]

  @Test("Applying a difference to its old list gives the new one, for each two of nine lists")
  func law() throws {
    for old in try lists.map({ try Library($0) }) {
      for new in try lists.map({ try Library($0) }) {
        let difference = new.difference(from: old)
        #expect(try old.applying(difference) == new, "from \(old) to \(new)")
        expectLaws(from: old, to: new)
      }
    }
  }

  @Test("The old list is as it was")
  func oldListUnchanged() throws {
    let old = try Library("A[a b]")
    let new = try Library("A[b@1] B[c]")
    _ = try old.applying(new.difference(from: old))
    #expect(try old == Library("A[a b]"))
  }

  @Test("A value that nothing reports is the base's")
  func valuesOfBase() throws {
    let old = try ListSnapshot([Card(id: 1), Card(id: 2), Card(id: 3)])
    let new = try ListSnapshot([
      Card(id: 3, hidden: 9), Card(id: 1, hidden: 9), Card(id: 2, face: "new", hidden: 9),
    ])
    let base = try ListSnapshot([
      Card(id: 1, hidden: 5), Card(id: 2, hidden: 6), Card(id: 3, hidden: 7),
    ])
    let applied = try base.applying(new.difference(from: old))
    #expect(
      applied.items == [
        Card(id: 3, hidden: 7), Card(id: 1, hidden: 5), Card(id: 2, face: "new", hidden: 9),
      ])
  }

  @Test("Items that a difference does not touch are not checked")
  func untouchedItems() throws {
    let difference = try difference("A[a b c] B[d]", "A[a x c] B[d]")
    let base = try Library("A[p b q] B[r]")
    #expect(try base.applying(difference) == Library("A[p x q] B[r]"))
  }

  @Test("An empty difference applies to any list with the same sections and counts")
  func emptyDifference() throws {
    let difference = try difference("A[a b] B[]", "A[a b] B[]")
    let base = try Library("A[p@1 q] B@title[]")
    #expect(try base.applying(difference) == base)
  }

  @Test("The result bears no marks, not even the base's")
  func marks() throws {
    let old = try Library("A[a b]").edited {
      try $0.reloadItems(["a"])
      try $0.reloadSections(["A"])
    }
    let new = try Library("A[a b c]").edited { try $0.reconfigureItems(["b"]) }
    let applied = try old.applying(new.difference(from: old))
    #expect(applied.marks.items.isEmpty)
    #expect(applied.marks.reloadedSections.isEmpty)
  }

  @Test("The result can be edited and compared like any list")
  func resultIsSound() throws {
    let old = try Library("A[a b c] B[d e]")
    let new = try Library("B[e x c] C[a]")
    var applied = try old.applying(new.difference(from: old))
    applied.checkInvariants()
    #expect(applied.indexPath(for: "a") == at(1, 0))
    try applied.appendItems([Book(id: "y")], toSection: "B")
    #expect(applied.description == "B[e x c y] C[a]")
    #expect(applied.difference(from: new).insertedItems == [at(0, 3)])
  }

  @Test("A section that nothing changes shares its items with the base")
  func sharedSections() throws {
    let old = try Library("A[a b] B[c d] C[e]")
    let new = try Library("B[c d] A[a b x] C[e]")
    let applied = try old.applying(new.difference(from: old))
    #expect(applied.sharesItems(ofSection: "B", with: old))
    #expect(applied.sharesItems(ofSection: "C", with: old))
    #expect(!applied.sharesItems(ofSection: "A", with: old))
  }

  @Test("Differences one after another lead through all lists")
  func chain() throws {
    let all = try lists.map { try Library($0) }
    var list = all[0]
    for (old, new) in zip(all, all.dropFirst()) {
      list = try list.applying(new.difference(from: old))
      #expect(list == new)
    }
  }
}
