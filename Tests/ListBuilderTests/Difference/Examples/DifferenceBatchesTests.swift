import ListBuilder
import Testing

@Suite struct DifferenceBatchesTests {
  private func batches(_ old: String, _ new: String) throws -> [LibraryDifference] {
    try expectLaws(from: Library(old), to: Library(new))
    return try difference(old, new).batches()
  }

  @Test("Without changes there is no batch")
  func none() throws {
    #expect(try batches("A[a]", "A[a]").isEmpty)
  }

  @Test("What views take at once is one batch, and is the difference itself")
  func oneBatch() throws {
    for new in ["A[a b]", "A[x c a] B[]", "B[y]", "A[b c a]"] {
      let batches = try batches("A[a b c]", new)
      #expect(try batches == [difference("A[a b c]", new)])
    }
  }

  @Test("Updates alone are one batch too")
  func updates() throws {
    let batches = try batches("A[a b] B[c]", "A@title[a b@1] B[c@1]")
    #expect(try batches == [difference("A[a b] B[c]", "A@title[a b@1] B[c@1]")])
  }

  @Test("Moves of sections alone are one batch")
  func sectionMoves() throws {
    let batches = try batches("A[a] B[b] C[c]", "B[b] C[c] A[a]")
    #expect(batches.count == 1)
    #expect(batches[0].movedSections == [ListMove(from: 0, to: 2)])
  }

  @Test("A moved item that changed is updated afterwards, at its new path")
  func moveAndUpdate() throws {
    let batches = try batches("A[a b c]", "A[c@1 a b]")
    #expect(batches.count == 2)
    #expect(batches[0].movedItems == [ListMove(from: at(0, 2), to: at(0, 0))])
    #expect(batches[0].count == 1)
    #expect(
      batches[1].updatedItems == [ListUpdate(from: at(0, 0), to: at(0, 0), reason: .content)])
    #expect(batches[1].count == 1)
  }

  @Test("An update beside a removal comes afterwards, at its new path")
  func removalAndUpdate() throws {
    let batches = try batches("A[a b]", "A[b@1]")
    #expect(batches.map { $0.removedItems } == [[at(0, 0)], []])
    #expect(batches[1].updatedItems.map { $0.from } == [at(0, 0)])
  }

  @Test("Sections move first, and their items change when they are there")
  func itemsOfMovedSection() throws {
    let batches = try batches("A[a b] B[] C[]", "B[] C[] A[x b a@1]")
    #expect(batches.count == 3)
    #expect(batches[0].movedSections == [ListMove(from: 0, to: 2)])
    #expect(batches[0].count == 1)
    #expect(batches[1].insertedItems == [at(2, 0)])
    #expect(batches[1].movedItems.count == 1)
    #expect(batches[1].movedItems.allSatisfy { $0.from.section == 2 && $0.to.section == 2 })
    #expect(batches[2].updatedItems == [ListUpdate(from: at(2, 2), to: at(2, 2), reason: .content)])
  }

  @Test("An item that moves into a section that comes is removed, and comes with it")
  func intoInsertedSection() throws {
    let batches = try batches("A[1 2]", "A[1] B[2]")
    #expect(batches.count == 1)
    #expect(batches[0].removedItems == [at(0, 1)])
    #expect(batches[0].movedItems.isEmpty)
    #expect(
      batches[0].sectionChanges == [
        .insert(ListSection(items: [Book(id: "2")], in: Shelf(id: "B")), at: 1)
      ])
  }

  @Test("An item that moves out of a section that goes leaves with it, and is inserted")
  func outOfRemovedSection() throws {
    let batches = try batches("A[1] B[3 2@x]", "A[2@y 1]")
    #expect(batches.count == 1)
    #expect(batches[0].insertedItems == [at(0, 0)])
    #expect(batches[0].movedItems.isEmpty)
    #expect(batches[0].updatedItems.isEmpty)
    #expect(
      batches[0].sectionChanges == [
        .remove(
          ListSection(items: [Book(id: "3"), Book(id: "2", text: "x")], in: Shelf(id: "B")),
          from: 1)
      ])
  }

  @Test("One from a section that goes into one that comes is part of both")
  func fromRemovedIntoInserted() throws {
    let batches = try batches("A[a b]", "B[b@1 c]")
    #expect(batches.count == 1)
    #expect(batches[0].removedSections == [0])
    #expect(batches[0].insertedSections == [0])
    #expect(batches[0].itemChanges.isEmpty)
    #expect(try Library("A[a b]").applying(batches[0]) == Library("B[b@1 c]"))
  }

  @Test("An item that comes with a section is not updated again")
  func noSecondUpdate() throws {
    let batches = try batches("A[a@1 b@1]", "A[b@2] C[a@2]")
    #expect(batches.count == 2)
    #expect(batches[1].updatedItems.map { $0.to } == [at(0, 0)])
  }

  @Test("Each batch starts where the one before ends")
  func chain() throws {
    var list = try Library("A[a b] B[c d] C[e]")
    let texts = try batches("A[a b] B[c d] C[e]", "C[e@1 x] D[y b] A@title[d a]").map { batch in
      list = try list.applying(batch)
      return list.description
    }
    #expect(texts.last == "C[e x] D[y b] A[d a]")
    #expect(try list == Library("C[e@1 x] D[y b] A@title[d a]"))
  }

  @Test("Marks are updates of the last batch, also of sections")
  func marks() throws {
    let old = try Library("A[a b] B[c]")
    let new = try Library("A[b a] B[c]").edited {
      try $0.reloadItems(["a"])
      try $0.reloadSections(["B"])
    }
    expectLaws(from: old, to: new)
    let batches = new.difference(from: old).batches()
    #expect(batches.count == 2)
    #expect(batches[1].updatedSections == [ListUpdate(from: 1, to: 1, reason: .reload)])
    #expect(batches[1].updatedItems == [ListUpdate(from: at(0, 1), to: at(0, 1), reason: .reload)])
  }

  @Test("A new identifier is an update of the last batch")
  func replacedItem() throws {
    let old = try Library("A[a b c]")
    let new = try old.edited {
      try $0.replaceItem(withID: "c", with: Book(id: "x"))
      try $0.moveItem("x", beforeItem: "a")
    }
    expectLaws(from: old, to: new)
    let batches = new.difference(from: old).batches()
    #expect(
      batches.map { $0.description } == [
        "> c from (0, 2) to (0, 0)", "~ c, now x, at (0, 0): content",
      ])
  }

  @Test("Where an item comes under an identifier that another gives up, none is there twice")
  func reusedIdentifier() throws {
    let old = try Library("A[a b]")
    let new = try old.edited {
      try $0.replaceItem(withID: "a", with: Book(id: "x"))
      try $0.appendItems([Book(id: "a")])
    }
    expectLaws(from: old, to: new)
    let moved = try new.edited {
      try $0.appendSections([Shelf(id: "B")])
      try $0.move("x", to: at(1, 0))
      try $0.replaceItem(withID: "b", with: Book(id: "c"))
      try $0.appendItems([Book(id: "b")], toSection: "B")
    }
    expectLaws(from: old, to: moved)
  }
}
