import ListBuilder
import Testing

@Suite struct DifferenceMovesTests {
  @Test("The last that becomes the first is one move")
  func lastToFirst() throws {
    try expectChanges(
      from: Library("A[0 1 2 3 4 5]"), to: Library("A[5 0 1 2 3 4]"),
      movedItems: [ListMove(from: at(0, 5), to: at(0, 0))])
  }

  @Test("The first that becomes the last is one move")
  func firstToLast() throws {
    try expectChanges(
      from: Library("A[0 1 2 3 4 5]"), to: Library("A[1 2 3 4 5 0]"),
      movedItems: [ListMove(from: at(0, 0), to: at(0, 5))])
  }

  @Test("One that moves inside is one move")
  func moveInside() throws {
    try expectChanges(
      from: Library("A[a b c d]"), to: Library("A[b c a d]"),
      movedItems: [ListMove(from: at(0, 0), to: at(0, 2))])
  }

  @Test("Two that are swapped are one move")
  func swap() throws {
    let difference = try difference("A[0 1]", "A[1 0]")
    #expect(difference.movedItems.count == 1)
    #expect(difference.count == 1)
    try expectLaws(from: Library("A[0 1]"), to: Library("A[1 0]"))
  }

  @Test("Three in reverse are two moves, and the middle one stays")
  func reversalOfThree() throws {
    let difference = try difference("A[1 2 3]", "A[3 2 1]")
    #expect(difference.movedItems.count == 2)
    #expect(difference.movedItems.allSatisfy { $0.from != $0.to })
    #expect(difference.count == 2)
    try expectLaws(from: Library("A[1 2 3]"), to: Library("A[3 2 1]"))
  }

  @Test("A reversal of n is n - 1 moves, none of them onto itself", arguments: 2...30)
  func reversal(count: Int) throws {
    let old = try ListSnapshot(0..<count)
    let new = try ListSnapshot((0..<count).reversed())
    let difference = new.difference(from: old)
    #expect(difference.count == count - 1)
    #expect(difference.movedItems.count == count - 1)
    #expect(difference.movedItems.allSatisfy { $0.from != $0.to })
    expectLaws(from: old, to: new)
  }

  @Test("Where every answer of the fewest moves has one onto itself, it is reported")
  func inevitableMoveOntoItself() throws {
    let difference = try difference("A[0 1 2 3 4]", "A[3 4 2 0 1]")
    #expect(difference.movedItems.count == 3)
    #expect(difference.movedItems.filter { $0.from == $0.to }.map { $0.to } == [at(0, 2)])
    try expectLaws(from: Library("A[0 1 2 3 4]"), to: Library("A[3 4 2 0 1]"))
  }

  @Test("A block that moves is as many moves as it has items, or as it passes, if these are fewer")
  func block() throws {
    try expectChanges(
      from: Library("A[a b c d e f]"), to: Library("A[e f a b c d]"),
      movedItems: [
        ListMove(from: at(0, 4), to: at(0, 0)), ListMove(from: at(0, 5), to: at(0, 1)),
      ])
    try expectChanges(
      from: Library("A[a b c d e f]"), to: Library("A[c d e f a b]"),
      movedItems: [
        ListMove(from: at(0, 0), to: at(0, 4)), ListMove(from: at(0, 1), to: at(0, 5)),
      ])
  }

  @Test("A removal beside a move and a reload leaves each with a path of its own")
  func removalMoveAndReload() throws {
    let new = try Library("A[c n e]").edited { try $0.reloadItems(["e"]) }
    try expectChanges(
      from: Library("A[n f e c]"), to: new, removedItems: [at(0, 1)],
      movedItems: [ListMove(from: at(0, 3), to: at(0, 0))],
      updatedItems: [ListUpdate(from: at(0, 2), to: at(0, 2), reason: .reload)])
  }

  @Test("A move carries the new value")
  func valueOfMove() throws {
    let difference = try difference("A[a b@1 c]", "A[b@2 a c]")
    let moved = difference.itemChanges.compactMap { change in
      if case .move(let book, _, _) = change { book } else { nil }
    }
    let isNewValue = moved == [Book(id: "b", text: "2")] || moved == [Book(id: "a")]
    #expect(isNewValue)
  }

  @Test("Identifiers that share one hash make the same difference as others")
  func collidingIdentifiers() throws {
    let old = try ListSnapshot(["a", "b", "c"].map(Colliding.init))
    let new = try ListSnapshot(["c", "a"].map(Colliding.init))
    let difference = new.difference(from: old)
    #expect(difference.removedItems == [at(0, 1)])
    #expect(difference.movedItems.count == 1)
    #expect(difference.count == 2)
    let plain = try plainDifference(["a", "b", "c"], ["c", "a"])
    #expect(difference.movedItems == plain.movedItems)
    expectLaws(from: old, to: new)
  }

  private func plainDifference(
    _ old: [String], _ new: [String]
  ) throws -> ListDifference<OneSection, String> {
    try ListSnapshot(new).difference(from: ListSnapshot(old))
  }
}
