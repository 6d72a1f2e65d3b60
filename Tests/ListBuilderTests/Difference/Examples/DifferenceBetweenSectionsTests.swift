import ListBuilder
import Testing

/// Items that change their section.
@Suite struct DifferenceBetweenSectionsTests {
  @Test("An item that changes its section is one move")
  func oneMove() throws {
    try expectChanges(
      from: Library("A[a b] B[c]"), to: Library("A[a] B[b c]"),
      movedItems: [ListMove(from: at(0, 1), to: at(1, 0))])
  }

  @Test("An item that moves into a section that is new is one move")
  func intoInsertedSection() throws {
    let difference = try expectChanges(
      from: Library("A[1 2]"), to: Library("A[1] B[2]"), insertedSections: [1],
      movedItems: [ListMove(from: at(0, 1), to: at(1, 0))])
    #expect(
      difference.sectionChanges == [
        .insert(ListSection(Shelf(id: "B")), at: 1)
      ])
  }

  @Test("An item that moves out of a section that goes is one move")
  func outOfRemovedSection() throws {
    let difference = try expectChanges(
      from: Library("A[1] B[2]"), to: Library("A[1 2]"), removedSections: [1],
      movedItems: [ListMove(from: at(1, 0), to: at(0, 1))])
    #expect(
      difference.sectionChanges == [
        .remove(ListSection(Shelf(id: "B")), from: 1)
      ])
  }

  @Test("So is one from a section that goes into one that comes")
  func fromRemovedIntoInserted() throws {
    try expectChanges(
      from: Library("A[a] B[b c d]"), to: Library("C[x c] A[a]"), removedSections: [1],
      insertedSections: [0], movedItems: [ListMove(from: at(1, 1), to: at(0, 1))])
  }

  @Test("A removed section carries its other items, in order")
  func itemsOfRemovedSection() throws {
    let difference = try difference("A[] B[1 2@x 3 4]", "A[3]")
    #expect(
      difference.sectionChanges == [
        .remove(
          ListSection(
            items: [Book(id: "1"), Book(id: "2", text: "x"), Book(id: "4")], in: Shelf(id: "B")),
          from: 1)
      ])
    #expect(difference.removedItems.isEmpty)
    #expect(difference.count == 2)
  }

  @Test("An inserted section carries its other items, in order")
  func itemsOfInsertedSection() throws {
    let difference = try difference("A[3]", "A[] B@title[1 2@x 3 4]")
    #expect(
      difference.sectionChanges == [
        .insert(
          ListSection(
            items: [Book(id: "1"), Book(id: "2", text: "x"), Book(id: "4")],
            in: Shelf(id: "B", title: "title")), at: 1)
      ])
    #expect(difference.insertedItems.isEmpty)
    #expect(difference.count == 2)
  }

  @Test("A whole section that comes or goes without moves carries all its items")
  func wholeSections() throws {
    let difference = try difference("A[a b]", "B[c d]")
    #expect(
      difference.sectionChanges == [
        .remove(ListSection(items: [Book(id: "a"), Book(id: "b")], in: Shelf(id: "A")), from: 0),
        .insert(ListSection(items: [Book(id: "c"), Book(id: "d")], in: Shelf(id: "B")), at: 0),
      ])
    #expect(difference.itemChanges.isEmpty)
  }

  @Test("An item that changes its section and its content is a move and an update")
  func moveAndUpdate() throws {
    try expectChanges(
      from: Library("A[a@1 b] B[]"), to: Library("A[b] B[a@2]"),
      movedItems: [ListMove(from: at(0, 0), to: at(1, 0))],
      updatedItems: [ListUpdate(from: at(0, 0), to: at(1, 0), reason: .content)])
  }

  @Test("An item that moves out of a removed section is updated too")
  func updateOutOfRemovedSection() throws {
    try expectChanges(
      from: Library("A[] B[b@1]"), to: Library("A[b@2]"), removedSections: [1],
      movedItems: [ListMove(from: at(1, 0), to: at(0, 0))],
      updatedItems: [ListUpdate(from: at(1, 0), to: at(0, 0), reason: .content)])
  }

  @Test("Items that change places between two sections are two moves")
  func exchange() throws {
    try expectChanges(
      from: Library("A[a] B[b]"), to: Library("A[b] B[a]"),
      movedItems: [
        ListMove(from: at(1, 0), to: at(0, 0)), ListMove(from: at(0, 0), to: at(1, 0)),
      ])
  }

  @Test("Items that come from elsewhere do not make the others of a section move")
  func othersStay() throws {
    try expectChanges(
      from: Library("A[a b c] B[x y]"), to: Library("A[y a b c x] B[]"),
      movedItems: [
        ListMove(from: at(1, 1), to: at(0, 0)), ListMove(from: at(1, 0), to: at(0, 4)),
      ])
  }

  @Test("An item may change its section while both sections change places")
  func whileSectionsMove() throws {
    let difference = try difference("A[a b] B[c]", "B[c b] A[a]")
    #expect(difference.movedSections.count == 1)
    #expect(difference.movedItems == [ListMove(from: at(0, 1), to: at(0, 1))])
    try expectLaws(from: Library("A[a b] B[c]"), to: Library("B[c b] A[a]"))
  }
}
