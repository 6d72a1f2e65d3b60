import ListBuilder
import Testing

/// Items that take another identifier.
@Suite struct DifferenceReplacedItemsTests {
  private func update(
    _ from: ListIndexPath, _ to: ListIndexPath, _ reason: ListUpdateReason = .content
  ) -> ListUpdate<ListIndexPath> {
    ListUpdate(from: from, to: to, reason: reason)
  }

  @Test("An item with a new identifier is one update with both values")
  func oneUpdate() throws {
    let old = try Library("A[a@draft b]")
    let new = try old.edited { try $0.replaceItem(withID: "a", with: Book(id: "x", text: "sent")) }
    let difference = expectChanges(from: old, to: new, updatedItems: [update(at(0, 0), at(0, 0))])
    #expect(
      difference.itemChanges == [
        .update(
          Book(id: "x", text: "sent"), replacing: Book(id: "a", text: "draft"), from: at(0, 0),
          to: at(0, 0), reason: .content)
      ])
  }

  @Test("It is an update though the content is the same")
  func sameContent() throws {
    let old = try ListSnapshot(["a", "b"])
    var new = old
    try new.replaceItem(withID: "a", with: "x")
    expectChanges(from: old, to: new, updatedItems: [update(at(0, 0), at(0, 0))])
  }

  @Test("The old identifier may come again: that is an insertion")
  func oldIdentifierComesAgain() throws {
    let old = try Library("A[a b]")
    let new = try old.edited {
      try $0.replaceItem(withID: "a", with: Book(id: "x"))
      try $0.appendItems([Book(id: "a")])
    }
    expectChanges(
      from: old, to: new, insertedItems: [at(0, 2)], updatedItems: [update(at(0, 0), at(0, 0))])
  }

  @Test("The new identifier may be that of a deleted item: that one is a removal")
  func identifierOfDeletedItem() throws {
    let old = try Library("A[a b c]")
    let new = try old.edited {
      try $0.deleteItems(["b"])
      try $0.replaceItem(withID: "a", with: Book(id: "b"))
    }
    expectChanges(
      from: old, to: new, removedItems: [at(0, 1)], updatedItems: [update(at(0, 0), at(0, 0))])
  }

  @Test("The new identifier may be that of an item deleted from another section")
  func identifierOfItemDeletedElsewhere() throws {
    let old = try Library("A[a] B[b c]")
    let new = try old.edited {
      try $0.deleteItems(["b"])
      try $0.replaceItem(withID: "a", with: Book(id: "b"))
    }
    expectChanges(
      from: old, to: new, removedItems: [at(1, 0)], updatedItems: [update(at(0, 0), at(0, 0))])
  }

  @Test("Two items that exchange their identifiers are two updates, and none moves")
  func exchange() throws {
    let old = try Library("A[a@1 b@2 c]")
    let new = try old.edited {
      try $0.replaceItem(withID: "a", with: Book(id: "t"))
      try $0.replaceItem(withID: "b", with: Book(id: "a", text: "2"))
      try $0.replaceItem(withID: "t", with: Book(id: "b", text: "1"))
    }
    #expect(new.description == "A[b a c]")
    expectChanges(
      from: old, to: new,
      updatedItems: [update(at(0, 0), at(0, 0)), update(at(0, 1), at(0, 1))])
  }

  @Test("Identifiers that are handed on along a row are updates")
  func handedOn() throws {
    let old = try Library("A[a b c]")
    let new = try old.edited {
      try $0.replaceItem(withID: "c", with: Book(id: "d"))
      try $0.replaceItem(withID: "b", with: Book(id: "c"))
      try $0.replaceItem(withID: "a", with: Book(id: "b"))
    }
    expectChanges(
      from: old, to: new,
      updatedItems: (0...2).map { update(at(0, $0), at(0, $0)) })
  }

  @Test("One identifier after another is one update, from the first to the last")
  func chain() throws {
    let old = try Library("A[a]")
    let new = try old.edited {
      try $0.replaceItem(withID: "a", with: Book(id: "b"))
      try $0.replaceItem(withID: "b", with: Book(id: "c"))
    }
    let difference = expectChanges(from: old, to: new, updatedItems: [update(at(0, 0), at(0, 0))])
    #expect(difference.description == "~ a, now c, at (0, 0): content")
  }

  @Test("An identifier that is taken back is no change")
  func takenBack() throws {
    let old = try Library("A[a b]")
    let new = try old.edited {
      try $0.replaceItem(withID: "a", with: Book(id: "x"))
      try $0.replaceItem(withID: "x", with: Book(id: "a"))
    }
    expectChanges(from: old, to: new)
  }

  @Test("An item with a new identifier that moves is a move and an update")
  func moved() throws {
    let old = try Library("A[a b c] B[]")
    let inside = try old.edited {
      try $0.replaceItem(withID: "c", with: Book(id: "x"))
      try $0.moveItem("x", beforeItem: "a")
    }
    expectChanges(
      from: old, to: inside, movedItems: [ListMove(from: at(0, 2), to: at(0, 0))],
      updatedItems: [update(at(0, 2), at(0, 0))])
    let elsewhere = try old.edited {
      try $0.replaceItem(withID: "b", with: Book(id: "x"))
      try $0.move("x", to: at(1, 0))
    }
    expectChanges(
      from: old, to: elsewhere, movedItems: [ListMove(from: at(0, 1), to: at(1, 0))],
      updatedItems: [update(at(0, 1), at(1, 0))])
  }

  @Test("It may move out of a section that goes, into one that comes")
  func betweenSections() throws {
    let old = try Library("A[a b] B[]")
    let new = try old.edited {
      try $0.replaceItem(withID: "a", with: Book(id: "x"))
      try $0.appendSections([Shelf(id: "C")])
      try $0.move("x", to: at(2, 0))
      try $0.deleteSections(["A"])
    }
    expectChanges(
      from: old, to: new, removedSections: [0], insertedSections: [1],
      movedItems: [ListMove(from: at(0, 0), to: at(1, 0))],
      updatedItems: [update(at(0, 0), at(1, 0))])
  }

  @Test("Sections that both lists share are left alone")
  func sharedSections() throws {
    let old = try Library("A[a] B[b c]")
    let new = try old.edited { try $0.replaceItem(withID: "a", with: Book(id: "x")) }
    #expect(new.sharesItems(ofSection: "B", with: old))
    expectChanges(from: old, to: new, updatedItems: [update(at(0, 0), at(0, 0))])
  }

  @Test("An item that is new itself is only inserted, whatever it was called before")
  func insertedItem() throws {
    let old = try Library("A[a]")
    let new = try old.edited {
      try $0.appendItems([Book(id: "b")])
      try $0.replaceItem(withID: "b", with: Book(id: "c"))
    }
    expectChanges(from: old, to: new, insertedItems: [at(0, 1)])
  }

  @Test("An item that is deleted under its new identifier is a removal")
  func removedItem() throws {
    let old = try Library("A[a b]")
    let new = try old.edited {
      try $0.replaceItem(withID: "a", with: Book(id: "x"))
      try $0.deleteItems(["x"])
    }
    expectChanges(from: old, to: new, removedItems: [at(0, 0)])
  }

  @Test("The reason is the mark, where the item bears one")
  func marked() throws {
    let old = try Library("A[a b]")
    let new = try old.edited {
      try $0.reloadItems(["a"])
      try $0.reconfigureItems(["b"])
      try $0.replaceItem(withID: "a", with: Book(id: "x"))
      try $0.replaceItem(withID: "b", with: Book(id: "y"))
    }
    expectChanges(
      from: old, to: new,
      updatedItems: [
        update(at(0, 0), at(0, 0), .reload), update(at(0, 1), at(0, 1), .reconfigure),
      ])
  }

  @Test("A list has no difference from itself, whatever identifiers were replaced in it before")
  func sameList() throws {
    let list = try Library("A[a] B[b]").edited {
      try $0.replaceItem(withID: "b", with: Book(id: "x"))
      try $0.replaceItem(withID: "a", with: Book(id: "b"))
    }
    #expect(list.description == "A[b] B[x]")
    expectChanges(from: list, to: list)
  }

  @Test("What the old list bears too was replaced before it, and is not reported again")
  func replacedBefore() throws {
    let old = try Library("A[a] B[b]").edited {
      try $0.replaceItem(withID: "a", with: Book(id: "x"))
      try $0.appendItems([Book(id: "a")])
    }
    let new = try old.edited { try $0.appendItems([Book(id: "c")]) }
    expectChanges(from: old, to: new, insertedItems: [at(1, 2)])
    let further = try old.edited { try $0.appendItems([Book(id: "c")], toSection: "A") }
    expectChanges(from: old, to: further, insertedItems: [at(0, 1)])
  }

  @Test("What the old list had replaced already, and is replaced again, is one update")
  func replacedAgain() throws {
    let old = try Library("A[a b]").edited { try $0.replaceItem(withID: "a", with: Book(id: "x")) }
    let new = try old.edited { try $0.replaceItem(withID: "x", with: Book(id: "y")) }
    expectChanges(from: old, to: new, updatedItems: [update(at(0, 0), at(0, 0))])
  }

  @Test("A new item may take over an identifier that was replaced before, and be replaced too")
  func secondOfOneName() throws {
    let old = try Library("A[a b]").edited {
      try $0.replaceItem(withID: "a", with: Book(id: "x"))
      try $0.appendItems([Book(id: "a")])
    }
    let new = try old.edited { try $0.replaceItem(withID: "a", with: Book(id: "y")) }
    expectChanges(from: old, to: new, updatedItems: [update(at(0, 2), at(0, 2))])
  }

  @Test("The inverse gives the old identifier back")
  func inverse() throws {
    let old = try Library("A[a@1 b]")
    let new = try old.edited { try $0.replaceItem(withID: "a", with: Book(id: "x")) }
    let inverse = new.difference(from: old).inverse()
    #expect(inverse.description == "~ x, now a, at (0, 0): content")
    #expect(try new.applying(inverse) == old)
  }
}
