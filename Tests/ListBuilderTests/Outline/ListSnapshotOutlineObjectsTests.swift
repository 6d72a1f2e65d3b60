import ListBuilder
import Testing

@Suite struct ListSnapshotOutlineObjectsTests {
  /// An item that is an object, whose identifier can even change.
  private final class Account: Diffable {
    var id: Int

    init(_ id: Int) { self.id = id }

    func hasSameContent(as other: Account) -> Bool { self === other }
  }

  private typealias Accounts = ListSnapshot<Group, Account>

  private struct WeakAccount {
    weak var object: Account?

    init(_ object: Account) { self.object = object }
  }

  /// A list of new objects, A[1(+2(3)) 4] B[5], and weak references to them in order.
  private func makeList() throws -> (list: Accounts, objects: [WeakAccount]) {
    let accounts = (1...5).map(Account.init)
    var outline = try ListSectionSnapshot([accounts[0], accounts[3]])
    try outline.append([accounts[1]], to: 1)
    try outline.append([accounts[2]], to: 2)
    outline.expand([1])
    var list = Accounts()
    try list.appendSections([.a, .b])
    try list.appendItems([accounts[4]])
    try list.apply(outline, toSection: .a)
    return (list, accounts.map(WeakAccount.init))
  }

  /// Expects that an edit of the list lets some of its objects go, and no others.
  private func expectRelease(
    of released: [Int],
    sourceLocation: SourceLocation = #_sourceLocation,
    _ edit: (inout Accounts) throws -> Void
  ) throws {
    var (list, objects) = try makeList()
    #expect(objects.allSatisfy { $0.object != nil })
    try edit(&list)
    let gone = (1...5).filter { objects[$0 - 1].object == nil }
    #expect(gone == released, sourceLocation: sourceLocation)
    list.checkInvariants(sourceLocation: sourceLocation)
  }

  @Test("A deleted object is let go, and so is each under it, hidden ones too")
  func deleted() throws {
    try expectRelease(of: [2, 3]) { try $0.deleteItems([2]) }
    try expectRelease(of: [1, 2, 3, 5]) { try $0.deleteItems([5, 1]) }
    try expectRelease(of: [1, 2, 3, 4]) { try $0.deleteSections([.a]) }
    try expectRelease(of: [1, 2, 3, 4, 5]) { $0.deleteAllItems(keepingSections: true) }
    try expectRelease(of: [1, 2, 3, 4, 5]) { $0.deleteAllItems() }
  }

  @Test("An empty outline lets all objects of its section go")
  func emptyOutline() throws {
    try expectRelease(of: [1, 2, 3, 4]) { try $0.apply(ListSectionSnapshot(), toSection: .a) }
  }

  @Test("An outline lets those go that it has not, also where it has others with their identifiers")
  func otherOutline() throws {
    try expectRelease(of: [1, 2, 3, 4, 5]) {
      try $0.apply(ListSectionSnapshot([Account(5), Account(1)]), toSection: .a)
    }
  }

  @Test("A replaced object is let go, and what is under it is not")
  func replaced() throws {
    try expectRelease(of: [2]) { try $0.update(Account(2)) }
    try expectRelease(of: [2]) { try $0.replaceItem(withID: 2, with: Account(7)) }
    try expectRelease(of: [1]) { try $0.appendItems([Account(1)]) }
    try expectRelease(of: [2]) { try $0.insertItems([Account(2)], afterItem: 5) }
    try expectRelease(of: [3]) { try $0.appendItems([Account(3)], ifPresent: .keep) }
  }

  @Test("Objects that move, hide or show are not let go")
  func moved() throws {
    try expectRelease(of: []) { list in
      try list.moveItem(2, beforeItem: 5)
      try list.move(1, to: ListIndexPath(section: 1, item: 1))
      list.expandItems([2])
      list.collapseItems([1, 2])
    }
  }

  @Test("A copy, or an outline that was asked for, keeps its objects until it goes too")
  func copies() throws {
    var (list, objects) = try makeList()
    var outline = list.outline(inSection: .a)
    var copy: Accounts? = list
    list.deleteAllItems()
    #expect(copy?.numberOfItems == 4)
    copy = nil
    #expect(objects.map { $0.object != nil } == [true, true, true, true, false])
    #expect(outline?.numberOfItems == 4)
    outline = nil
    #expect(objects.allSatisfy { $0.object == nil })
  }

  @Test("Objects whose identifiers were changed in place are not found, and no edit traps")
  func changedIdentifiers() throws {
    // Identifiers that nothing has, that of the object above, and that of one in another section.
    for newID in [77, 1, 3, 5] {
      let list = try makeList().list
      try #require(list.item(withID: 2)).id = newID
      let edits: [(inout Accounts) throws -> Void] = [
        { try $0.deleteItems([1]) },
        { try $0.deleteItems([newID, 5]) },
        { try $0.moveItem(3, beforeItem: 4) },
        { try $0.moveItem(1, afterItem: 3) },
        { try $0.moveItem(newID, afterItem: 4) },
        { try $0.move(newID, to: ListIndexPath(section: 1, item: 0)) },
        { try $0.insertItems([Account(1), Account(newID)], beforeItem: 3) },
        { try $0.appendItems([Account(newID), Account(3)]) },
        { try $0.apply(list.outline(inSection: .a) ?? ListSectionSnapshot(), toSection: .b) },
        { try $0.apply(ListSectionSnapshot([Account(newID)]), toSection: .b) },
        { $0.expandItems([newID, 2, 3]) },
        { try $0.deleteSections([.a]) },
      ]
      for edit in edits {
        var edited = list
        do { try edit(&edited) } catch is SnapshotError {}
        for id in 1...5 { _ = (edited.indexPath(for: id), edited.children(of: id)) }
        #expect(edited.items.count == edited.numberOfItems)
      }
    }
  }

  @Test("An outline whose objects came to share an identifier cannot be applied")
  func sharedIdentifier() throws {
    var list = try makeList().list
    let outline = try #require(list.outline(inSection: .a))
    try #require(list.item(withID: 2)).id = 4
    #expect(throws: SnapshotError.duplicateItems(["4"])) { try list.apply(outline, toSection: .b) }
    #expect(list.items(inSection: .b)?.map(\.id) == [5])
  }
}
