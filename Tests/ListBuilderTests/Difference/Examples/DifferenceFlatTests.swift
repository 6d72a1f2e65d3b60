import ListBuilder
import Testing

@Suite struct DifferenceFlatTests {
  private func flat(_ old: String, _ new: String) throws -> CollectionDifference<String> {
    try #require(difference(old, new).flatDifference)
  }

  @Test("Flat differences lead from the old identifiers to the new ones")
  func law() throws {
    let lists = ["", "A[a b c]", "A[c] B[b x]", "B[x a] A[] C[c b]", "C[b] B[a@1 x] A[c]"]
    for old in lists {
      for new in lists {
        let ids = try Library(old).itemIdentifiers
        #expect(try ids.applying(flat(old, new)) == Library(new).itemIdentifiers)
      }
    }
  }

  @Test("A move is a removal and an insertion that are associated")
  func move() throws {
    let changes = try flat("A[a b c d]", "A[b c a d]")
    #expect(
      Array(changes) == [
        .remove(offset: 0, element: "a", associatedWith: 2),
        .insert(offset: 2, element: "a", associatedWith: 0),
      ])
  }

  @Test("A move to another section has flat offsets")
  func moveBetweenSections() throws {
    let changes = try flat("s1[a b c d] s2[x y z]", "s1[a y b c d] s2[x z]")
    #expect(
      Array(changes) == [
        .remove(offset: 5, element: "y", associatedWith: 1),
        .insert(offset: 1, element: "y", associatedWith: 5),
      ])
    let sections = try difference("s1[a b c d] s2[x y z]", "s1[a y b c d] s2[x z]")
    #expect(sections.movedItems == [ListMove(from: at(1, 1), to: at(0, 1))])
  }

  @Test("A move over a section's border that leaves the flat order is no flat change")
  func moveOverBorder() throws {
    #expect(try flat("A[a b] B[c]", "A[a] B[b c]").isEmpty)
    #expect(
      try difference("A[a b] B[c]", "A[a] B[b c]").movedItems
        == [ListMove(from: at(0, 1), to: at(1, 0))])
  }

  @Test("Sections that change places move the fewer items of the two")
  func movedSection() throws {
    let changes = try flat("A[a] B[b c d]", "B[b c d] A[a]")
    #expect(
      Array(changes) == [
        .remove(offset: 0, element: "a", associatedWith: 3),
        .insert(offset: 3, element: "a", associatedWith: 0),
      ])
  }

  @Test("Removed and inserted sections take and bring their items")
  func sections() throws {
    let changes = try flat("A[a b] B[c]", "B[c] D[d]")
    #expect(
      Array(changes) == [
        .remove(offset: 1, element: "b", associatedWith: nil),
        .remove(offset: 0, element: "a", associatedWith: nil),
        .insert(offset: 1, element: "d", associatedWith: nil),
      ])
  }

  @Test("Updates are no part of it")
  func updates() throws {
    #expect(try flat("A[a b]", "A@title[a@1 b]").isEmpty)
  }

  @Test("An item with a new identifier is a removal and an insertion, without association")
  func replacedItem() throws {
    let old = try Library("A[a b c]")
    let new = try old.edited { try $0.replaceItem(withID: "b", with: Book(id: "x")) }
    let changes = try #require(new.difference(from: old).flatDifference)
    #expect(
      Array(changes) == [
        .remove(offset: 1, element: "b", associatedWith: nil),
        .insert(offset: 1, element: "x", associatedWith: nil),
      ])
  }

  @Test("An item with a new identifier makes no other one move")
  func replacedItemBesideMove() throws {
    let old = try Library("A[b a]")
    let new = try old.edited {
      try $0.replaceItem(withID: "a", with: Book(id: "x"))
      try $0.moveItem("b", afterItem: "x")
    }
    #expect(new.description == "A[x b]")
    let changes = try #require(new.difference(from: old).flatDifference)
    #expect(
      Array(changes) == [
        .remove(offset: 1, element: "a", associatedWith: nil),
        .insert(offset: 0, element: "x", associatedWith: nil),
      ])
  }

  @Test("The inverse of a difference has the inverse flat one")
  func inverse() throws {
    let difference = try difference("A[a b c] B[d]", "B[d c] A[x a]")
    let inverse = try #require(difference.inverse().flatDifference)
    let ids = try Library("B[d c] A[x a]").itemIdentifiers
    #expect(ids.applying(inverse) == ["a", "b", "c", "d"])
  }

  @Test("A difference made of changes does not know all identifiers, and has none")
  func madeOfChanges() throws {
    let made = try LibraryDifference(
      from: Library("A[a b]"), items: [.remove(Book(id: "a"), from: at(0, 0))])
    #expect(made.flatDifference == nil)
    #expect(made.inverse().flatDifference == nil)
    #expect(made.splices.count == 1)
  }
}
