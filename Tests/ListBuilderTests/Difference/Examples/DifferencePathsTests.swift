import ListBuilder
import Testing

@Suite struct DifferencePathsTests {
  @Test("Equal lists have no difference", arguments: ["", "A[]", "A[a]", "A[a b] B[] C[c@1]"])
  func equalLists(notation: String) throws {
    let difference = try expectChanges(from: Library(notation), to: Library(notation))
    #expect(difference.isEmpty)
    #expect(difference.count == 0)
    #expect(difference.batches().isEmpty)
    #expect(difference.splices.isEmpty)
  }

  @Test("A list has no difference from itself")
  func sameList() throws {
    let list = try Library("A[a b] B[c]")
    expectChanges(from: list, to: list)
  }

  @Test("Removals have old paths, and insertions new ones")
  func removalsAndInsertions() throws {
    try expectChanges(
      from: Library("A[a b c]"), to: Library("A[x c y]"),
      removedItems: [at(0, 0), at(0, 1)], insertedItems: [at(0, 0), at(0, 2)])
  }

  @Test("An element that shifts because another goes is not moved")
  func shiftByRemoval() throws {
    try expectChanges(from: Library("A[a b]"), to: Library("A[b]"), removedItems: [at(0, 0)])
  }

  @Test("An element that shifts because another comes is not moved")
  func shiftByInsertion() throws {
    try expectChanges(from: Library("A[b]"), to: Library("A[a b]"), insertedItems: [at(0, 0)])
  }

  @Test("The removed and the updated may have the same path, each in its own list")
  func sharedPath() throws {
    try expectChanges(
      from: Library("A[s1@d1 s2@d2]"), to: Library("A[s2@d3]"), removedItems: [at(0, 0)],
      updatedItems: [ListUpdate(from: at(0, 1), to: at(0, 0), reason: .content)])
  }

  @Test("Paths of items go by the sections of the same list")
  func shiftedSections() throws {
    try expectChanges(
      from: Library("A[] B[b c] C[d e]"), to: Library("B[c x] N[] C[e@1]"),
      removedSections: [0], insertedSections: [1],
      removedItems: [at(1, 0), at(2, 0)], insertedItems: [at(0, 1)],
      updatedItems: [ListUpdate(from: at(2, 1), to: at(2, 0), reason: .content)])
  }

  @Test("A move and an update of one item have the same two paths")
  func moveAndUpdate() throws {
    try expectChanges(
      from: Library("A[a b c]"), to: Library("A[c@1 a b]"),
      movedItems: [ListMove(from: at(0, 2), to: at(0, 0))],
      updatedItems: [ListUpdate(from: at(0, 2), to: at(0, 0), reason: .content)])
  }

  @Test("A removal, an insertion, a move and an update at once")
  func allAtOnce() throws {
    let difference = try difference("A[1@a 2@a 3@a]", "A[3@b 1@a 4@a]")
    #expect(difference.removedItems == [at(0, 1)])
    #expect(difference.insertedItems == [at(0, 2)])
    #expect(difference.movedItems.count == 1)
    #expect(
      difference.updatedItems == [ListUpdate(from: at(0, 2), to: at(0, 0), reason: .content)])
    try expectLaws(from: Library("A[1@a 2@a 3@a]"), to: Library("A[3@b 1@a 4@a]"))
  }

  @Test("Changes come by kind, and by path in each kind")
  func orderOfChanges() throws {
    let difference = try difference("A[a b c d] B[e f]", "B[f e y] A[x d@1 a b]")
    let moves = difference.movedItems.map { $0.to }
    #expect(moves == moves.sorted())
    #expect(difference.removedItems == [at(0, 2)])
    #expect(difference.insertedItems == [at(0, 2), at(1, 0)])
    #expect(difference.itemChanges.count == 6)
    guard case .remove = difference.itemChanges[0], case .insert = difference.itemChanges[1],
      case .insert = difference.itemChanges[2], case .move = difference.itemChanges[3],
      case .move = difference.itemChanges[4], case .update = difference.itemChanges[5]
    else {
      Issue.record("\(difference)")
      return
    }
  }

  @Test("From nothing, and to nothing, sections carry all")
  func emptyLists() throws {
    try expectChanges(from: Library(""), to: Library("A[a] B[]"), insertedSections: [0, 1])
    try expectChanges(from: Library("A[a] B[]"), to: Library(""), removedSections: [0, 1])
  }

  @Test("One insertion into a long list is one path")
  func longList() throws {
    let old = try ListSnapshot(0..<20_000)
    let new = try ListSnapshot(Array(0..<10_000) + [-1] + Array(10_000..<20_000))
    let difference = new.difference(from: old)
    #expect(difference.insertedItems == [at(0, 10_000)])
    #expect(difference.count == 1)
  }

  @Test("The same two lists have the same difference, however often they are compared")
  func sameEachTime() throws {
    let odd = try Library("A[1 3 5 7 9]")
    let high = try Library("A[6 7 8 9 10]")
    for _ in 0..<100 {
      let there = high.difference(from: odd)
      #expect(there.removedItems == [at(0, 0), at(0, 1), at(0, 2)])
      #expect(there.insertedItems == [at(0, 0), at(0, 2), at(0, 4)])
      #expect(there.count == 6)
      let back = odd.difference(from: high)
      #expect(back.removedItems == there.insertedItems)
      #expect(back.insertedItems == there.removedItems)
    }
  }
}
