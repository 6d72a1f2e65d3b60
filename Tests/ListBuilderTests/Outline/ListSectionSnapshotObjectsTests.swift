import ListBuilder
import Testing

@Suite struct ListSectionSnapshotObjectsTests {
  /// An item that is an object, whose identifier can even change.
  private final class Account: Diffable {
    var id: Int

    init(_ id: Int) { self.id = id }

    func hasSameContent(as other: Account) -> Bool { self === other }
  }

  /// An outline of new objects, of which one is told: 1(2(3)) 4.
  private func outline(
    _ watched: Int
  ) throws -> (outline: ListSectionSnapshot<Account>, object: WeakAccount) {
    let accounts = (1...4).map(Account.init)
    var outline = try ListSectionSnapshot([accounts[0], accounts[3]])
    try outline.append([accounts[1]], to: 1)
    try outline.append([accounts[2]], to: 2)
    return (outline, WeakAccount(accounts[watched - 1]))
  }

  private struct WeakAccount {
    weak var object: Account?

    init(_ object: Account) { self.object = object }
  }

  @Test("A deleted object is let go, and so is each under it", arguments: [2, 3])
  func deleted(watched: Int) throws {
    var (outline, account) = try outline(watched)
    #expect(account.object != nil)
    try outline.delete([2])
    #expect(account.object == nil)
    #expect(outline.numberOfItems == 2)
  }

  @Test("All objects are let go once all items are deleted, or replaced", arguments: 1...4)
  func deletedAll(watched: Int) throws {
    var (outline, account) = try outline(watched)
    outline.deleteAll()
    #expect(account.object == nil)
    (outline, account) = try self.outline(watched)
    outline = ListSectionSnapshot()
    #expect(account.object == nil)
    #expect(outline.isEmpty)
  }

  @Test("A replaced object is let go, and so is one whose value is updated")
  func replaced() throws {
    var (outline, account) = try outline(3)
    try outline.replace(childrenOf: 1, using: ListSectionSnapshot([Account(9)]))
    #expect(account.object == nil)
    (outline, account) = try self.outline(3)
    try outline.update(Account(3))
    #expect(account.object == nil)
    outline.checkInvariants()
  }

  @Test("A copy keeps its objects until it goes too")
  func copies() throws {
    var (outline, account) = try outline(3)
    var copy: ListSectionSnapshot? = outline
    try outline.delete([1])
    #expect(copy?.numberOfItems == 4)
    #expect(account.object != nil)
    copy = nil
    #expect(account.object == nil)
  }

  @Test("A part of an outline keeps its objects, and no others")
  func parts() throws {
    var (outline, account) = try outline(3)
    let part = outline.snapshot(of: 1)
    let (other, sibling) = try self.outline(4)
    let otherPart = other.snapshot(of: 1)
    outline.deleteAll()
    #expect(account.object != nil)
    #expect(part?.numberOfItems == 2)
    #expect(otherPart?.numberOfItems == 2)
    withExtendedLifetime(other) { #expect(sibling.object != nil) }
  }

  @Test("An object whose identifier was changed in place is not found, and nothing else happens")
  func changedIdentifier() throws {
    var outline = try outline(1).outline
    try #require(outline.item(withID: 2)).id = 77
    #expect(!outline.contains(2))
    try outline.append([Account(2)], to: 3)
    try outline.append([Account(5)], to: 4)
    #expect(outline.itemIdentifiers == [1, 77, 3, 2, 4, 5])
    #expect(outline.level(of: 2) == 3)
    try outline.delete([1])
    #expect(outline.itemIdentifiers == [4, 5])
    outline.checkInvariants()
  }

  @Test("An outline whose objects came to share an identifier cannot be inserted anywhere")
  func sharedIdentifier() throws {
    let tree = try outline(1).outline
    try #require(tree.item(withID: 2)).id = 4
    var target = try ListSectionSnapshot([Account(100)])
    #expect(throws: SnapshotError.duplicateItems(["4"])) { try target.insert(tree, after: 100) }
    #expect(target.itemIdentifiers == [100])
    target.checkInvariants()
  }
}
