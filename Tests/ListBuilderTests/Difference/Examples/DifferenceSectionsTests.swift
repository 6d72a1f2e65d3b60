import ListBuilder
import Testing

@Suite struct DifferenceSectionsTests {
  @Test("A section that moves takes its items along, and items move inside it")
  func movedSectionWithMovedItem() throws {
    let difference = try difference(
      "S0[r0 r1 r2 r3 r4 r5] S1[x0 x1]", "S1[x0 x1] S0[r0 r4 r1 r2 r3 r5]")
    #expect(difference.movedSections.count == 1)
    #expect(difference.movedItems == [ListMove(from: at(0, 4), to: at(1, 1))])
    #expect(difference.count == 2)
    try expectLaws(
      from: Library("S0[r0 r1 r2 r3 r4 r5] S1[x0 x1]"),
      to: Library("S1[x0 x1] S0[r0 r4 r1 r2 r3 r5]"))
  }

  @Test("A section whose last item goes stays, empty")
  func emptiedSection() throws {
    try expectChanges(
      from: Library("A[a] B[b1 b2]"), to: Library("A[] B[b1 b2]"), removedItems: [at(0, 0)])
  }

  @Test("An empty section that moves is one move")
  func movedEmptySection() throws {
    let difference = try difference("A[] B[b]", "B[b] A[]")
    #expect(difference.movedSections.count == 1)
    #expect(difference.count == 1)
    try expectLaws(from: Library("A[] B[b]"), to: Library("B[b] A[]"))
  }

  @Test("A section that is shown and hidden again is one change each time")
  func toggledSection() throws {
    let hidden = try Library("M[m1 m2]")
    let shown = try Library("L[spin] M[m1 m2]")
    var list = hidden
    for _ in 0..<25 {
      let appearing = expectChanges(from: list, to: shown, insertedSections: [0])
      list = try list.applying(appearing)
      let disappearing = expectChanges(from: list, to: hidden, removedSections: [0])
      list = try list.applying(disappearing)
    }
    #expect(list == hidden)
    #expect(list[at(0, 0)]?.id == "m1")
    #expect(list.section(at: 1) == nil)
  }

  @Test("An element that only shifts among sections is not moved")
  func shiftedSection() throws {
    try expectChanges(
      from: Library("A[a] B[b] C[c]"), to: Library("B[b] C[c]"), removedSections: [0])
    try expectChanges(from: Library("B[b]"), to: Library("A[a] B[b]"), insertedSections: [0])
  }

  @Test("The first section that becomes the last is one move")
  func firstToLast() throws {
    try expectChanges(
      from: Library("A[a] B[b] C[c]"), to: Library("B[b] C[c] A[a]"),
      movedSections: [ListMove(from: 0, to: 2)])
  }

  @Test("A reversal of n sections is n - 1 moves, none of them onto itself", arguments: 2...12)
  func reversal(count: Int) throws {
    let sections = (0..<count).map { ListSection<Int, Int>(items: [$0], in: $0) }
    let old = try ListSnapshot(sections: sections)
    let new = try ListSnapshot(sections: sections.reversed())
    let difference = new.difference(from: old)
    #expect(difference.count == count - 1)
    #expect(difference.movedSections.count == count - 1)
    #expect(difference.movedSections.allSatisfy { $0.from != $0.to })
    expectLaws(from: old, to: new)
  }

  @Test("A marked section that only shifts is reloaded at its new index")
  func reloadedSection() throws {
    let new = try Library("N[n] A[x] B[y]").edited { try $0.reloadSections(["B"]) }
    try expectChanges(
      from: Library("A[x] B[y]"), to: new, insertedSections: [0],
      updatedSections: [ListUpdate(from: 1, to: 2, reason: .reload)])
  }

  @Test("A mark on a section that comes is part of its insertion")
  func reloadOfInsertedSection() throws {
    let new = try Library("A[x] B[y]").edited { try $0.reloadSections(["B"]) }
    try expectChanges(from: Library("A[x]"), to: new, insertedSections: [1])
  }

  @Test("A mark on a section that is deleted goes with it")
  func reloadOfRemovedSection() throws {
    let old = try Library("A[x] B[y]")
    let new = try old.edited {
      try $0.reloadSections(["B"])
      try $0.deleteSections(["B"])
    }
    expectChanges(from: old, to: new, removedSections: [1])
  }

  @Test("Reloading wins over a changed title")
  func reloadedAndRenamed() throws {
    let new = try Library("A@2[x]").edited { try $0.reloadSections(["A"]) }
    try expectChanges(
      from: Library("A@1[x]"), to: new,
      updatedSections: [ListUpdate(from: 0, to: 0, reason: .reload)])
  }

  @Test("A section that moves is updated at both its indexes")
  func movedAndRenamed() throws {
    let difference = try difference("A[a] B[] C[]", "B[] C[] A@new[a]")
    #expect(difference.movedSections == [ListMove(from: 0, to: 2)])
    #expect(difference.updatedSections == [ListUpdate(from: 0, to: 2, reason: .content)])
    #expect(difference.count == 2)
    try expectLaws(from: Library("A[a] B[] C[]"), to: Library("B[] C[] A@new[a]"))
  }

  @Test("A section of another identifier is another section, and its items move there")
  func otherIdentifier() throws {
    try expectChanges(
      from: Library("A[x y]"), to: Library("B[x y]"), removedSections: [0],
      insertedSections: [0],
      movedItems: [
        ListMove(from: at(0, 0), to: at(0, 0)), ListMove(from: at(0, 1), to: at(0, 1)),
      ])
  }
}
