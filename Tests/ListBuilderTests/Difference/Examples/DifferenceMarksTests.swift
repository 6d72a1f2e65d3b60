import ListBuilder
import Testing

@Suite struct DifferenceMarksTests {
  private func expectReason(
    _ reason: ListUpdateReason, sourceLocation: SourceLocation = #_sourceLocation,
    of mark: (inout Library) throws -> Void
  ) throws {
    let old = try Library("A[a b c]")
    let new = try old.edited(mark)
    expectChanges(
      from: old, to: new,
      updatedItems: [ListUpdate(from: at(0, 1), to: at(0, 1), reason: reason)],
      sourceLocation: sourceLocation)
  }

  @Test("A reloaded item is reported though its content is the same")
  func reload() throws {
    try expectReason(.reload) { try $0.reloadItems(["b"]) }
  }

  @Test("So is a reconfigured one")
  func reconfigure() throws {
    try expectReason(.reconfigure) { try $0.reconfigureItems(["b"]) }
  }

  @Test("Of both marks, reloading wins, whichever came first")
  func bothMarks() throws {
    try expectReason(.reload) {
      try $0.reloadItems(["b"])
      try $0.reconfigureItems(["b"])
    }
    try expectReason(.reload) {
      try $0.reconfigureItems(["b"])
      try $0.reloadItems(["b"])
    }
  }

  @Test("A mark wins over a changed content, and the item is reported once")
  func markAndContent() throws {
    try expectReason(.reconfigure) {
      try $0.update(Book(id: "b", text: "new"))
      try $0.reconfigureItems(["b"])
    }
    try expectReason(.reload) {
      try $0.reloadItems(["b"])
      try $0.update(Book(id: "b", text: "new"))
    }
  }

  @Test("Without a mark, the reason is the content")
  func content() throws {
    try expectReason(.content) { try $0.update(Book(id: "b", text: "new")) }
  }

  @Test("A mark on an item that comes is part of its insertion")
  func insertedItem() throws {
    let old = try Library("A[x y z]")
    let new = try old.edited {
      try $0.appendItems([Book(id: "w")])
      try $0.reloadItems(["w"])
    }
    expectChanges(from: old, to: new, insertedItems: [at(0, 3)])
  }

  @Test("A mark on an item of a section that comes is part of that insertion")
  func itemOfInsertedSection() throws {
    let new = try Library("A[x] B[y]").edited { try $0.reconfigureItems(["y"]) }
    try expectChanges(from: Library("A[x]"), to: new, insertedSections: [1])
  }

  @Test("A mark on an item that is deleted goes with it")
  func removedItem() throws {
    let old = try Library("A[x y]")
    let new = try old.edited {
      try $0.reloadItems(["y"])
      try $0.deleteItems(["y"])
    }
    expectChanges(from: old, to: new, removedItems: [at(0, 1)])
  }

  @Test("A mark follows an item that moves")
  func movedItem() throws {
    let old = try Library("A[a b c]")
    let new = try old.edited {
      try $0.reloadItems(["c"])
      try $0.moveItem("c", beforeItem: "a")
    }
    expectChanges(
      from: old, to: new, movedItems: [ListMove(from: at(0, 2), to: at(0, 0))],
      updatedItems: [ListUpdate(from: at(0, 2), to: at(0, 0), reason: .reload)])
  }

  @Test("A mark follows an item that shifts, and one into another section")
  func shiftedItem() throws {
    let old = try Library("A[a b] B[c]")
    let new = try old.edited {
      try $0.reconfigureItems(["b", "c"])
      try $0.deleteItems(["a"])
      try $0.moveItem("c", beforeItem: "b")
    }
    expectChanges(
      from: old, to: new, removedItems: [at(0, 0)],
      movedItems: [ListMove(from: at(1, 0), to: at(0, 0))],
      updatedItems: [
        ListUpdate(from: at(1, 0), to: at(0, 0), reason: .reconfigure),
        ListUpdate(from: at(0, 1), to: at(0, 1), reason: .reconfigure),
      ])
  }

  @Test("Marks are reported once: the list that a difference leads to bears none")
  func marksDoNotStick() throws {
    let old = try Library("A[x y]")
    let new = try old.edited {
      try $0.reloadItems(["x"])
      try $0.reconfigureItems(["y"])
      try $0.reloadSections(["A"])
    }
    let current = try old.applying(new.difference(from: old))
    #expect(current.reloadedItemIdentifiers.isEmpty)
    #expect(current.reconfiguredItemIdentifiers.isEmpty)
    #expect(current.reloadedSectionIdentifiers.isEmpty)
    expectChanges(from: current, to: current)
  }

  @Test("Marks of the old list are not reported")
  func marksOfOldList() throws {
    let old = try Library("A[x y]").edited {
      try $0.reloadItems(["x"])
      try $0.reloadSections(["A"])
    }
    try expectChanges(from: old, to: Library("A[x y]"))
  }

  @Test("Marks on a list built apart are reported like those on a copy")
  func builtApart() throws {
    let new = try Library("A[y x]").edited { try $0.reloadItems(["x", "y"]) }
    let difference = try new.difference(from: Library("A[x y]"))
    #expect(difference.movedItems.count == 1)
    #expect(difference.updatedItems.map { $0.to } == [at(0, 0), at(0, 1)])
    #expect(difference.updatedItems.map { $0.from } == [at(0, 1), at(0, 0)])
    #expect(difference.updatedItems.allSatisfy { $0.reason == .reload })
  }
}
