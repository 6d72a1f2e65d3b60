import ListBuilder
import Testing

@Suite struct DifferenceIdentityTests {
  /// An item of which one part is never shown.
  private struct Card: Diffable, Equatable {
    let id: Int
    var face: String
    var hidden: Int

    func hasSameContent(as other: Card) -> Bool { face == other.face }
  }

  /// An object that is changed in place.
  private final class Account: Diffable, Equatable {
    let id: Int
    var name: String

    init(_ id: Int, _ name: String) {
      self.id = id
      self.name = name
    }

    static func == (lhs: Account, rhs: Account) -> Bool {
      lhs.id == rhs.id && lhs.name == rhs.name
    }
  }

  @Test("A changed content is an update, and nothing else")
  func changedContent() throws {
    try expectChanges(
      from: Library("A[1@a 2@x]"), to: Library("A[1@b 2@x]"),
      updatedItems: [ListUpdate(from: at(0, 0), to: at(0, 0), reason: .content)])
  }

  @Test("An update carries the old value and the new one")
  func valuesOfUpdate() throws {
    let difference = try difference("A[0@s1 1@t1]", "A[0@s2 1@t1]")
    #expect(
      difference.itemChanges == [
        .update(
          Book(id: "0", text: "s2"), replacing: Book(id: "0", text: "s1"), from: at(0, 0),
          to: at(0, 0), reason: .content)
      ])
    #expect(difference.count == 1)
  }

  @Test("A change of what is not shown is no change")
  func hiddenChange() throws {
    let old = try ListSnapshot([Card(id: 1, face: "v1", hidden: 0)])
    let new = try ListSnapshot([Card(id: 1, face: "v1", hidden: 1)])
    #expect(new.difference(from: old).isEmpty)
    #expect(new.item(withID: 1)?.hidden == 1)
  }

  @Test("One that goes and one that changes are a removal and an update")
  func removalAndUpdate() throws {
    try expectChanges(
      from: Library("A[Andy@15 Kevin@16]"), to: Library("A[Kevin@17]"),
      removedItems: [at(0, 0)],
      updatedItems: [ListUpdate(from: at(0, 1), to: at(0, 0), reason: .content)])
  }

  @Test("The same identifiers with another content are found without a mark")
  func sameIdentifiers() throws {
    try expectChanges(
      from: Library("A[o1@1 o2@1]"), to: Library("A[o1@2 o2@1]"),
      updatedItems: [ListUpdate(from: at(0, 0), to: at(0, 0), reason: .content)])
  }

  @Test("New identifiers for the same content are removals and insertions")
  func newIdentifiers() throws {
    try expectChanges(
      from: Library("A[u1@a u2@b u3@c]"), to: Library("A[u4@a u5@b u6@c]"),
      removedItems: [at(0, 0), at(0, 1), at(0, 2)],
      insertedItems: [at(0, 0), at(0, 1), at(0, 2)])
  }

  @Test("A renamed header is an update of its section")
  func renamedHeader() throws {
    let difference = try expectChanges(
      from: Library("main@old[1 2]"), to: Library("main@new[1 2]"),
      updatedSections: [ListUpdate(from: 0, to: 0, reason: .content)])
    #expect(
      difference.sectionChanges == [
        .update(
          Shelf(id: "main", title: "new"), replacing: Shelf(id: "main", title: "old"), from: 0,
          to: 0, reason: .content)
      ])
  }

  @Test("An object changed in place is the same object in both lists, so nothing is found")
  func objectInPlace() throws {
    let account = Account(1, "a")
    let old = try ListSnapshot([account])
    account.name = "b"
    #expect(try ListSnapshot([account]).difference(from: old).isEmpty)
  }

  @Test("Marked to be reconfigured, an object changed in place is reported")
  func markedObject() throws {
    let account = Account(1, "a")
    let old = try ListSnapshot([account])
    account.name = "b"
    var new = try ListSnapshot([account])
    try new.reconfigureItems([1])
    expectChanges(
      from: old, to: new,
      updatedItems: [ListUpdate(from: at(0, 0), to: at(0, 0), reason: .reconfigure)])
  }

  @Test("Another object with an equal identifier is the same section, and the same item")
  func equalObjects() throws {
    let old = try ListSnapshot<Person, Person> {
      ListSection(Person("s")) {
        Person("x")
        Person("y")
      }
    }
    let new = try ListSnapshot<Person, Person> {
      ListSection(Person("s")) {
        Person("y")
        Person("x")
      }
    }
    let difference = new.difference(from: old)
    #expect(difference.movedItems.count == 1)
    #expect(difference.count == 1)
    expectLaws(from: old, to: new)
  }

  @Test("A value that is its own identifier is replaced, never updated")
  func ownIdentifier() throws {
    let old = try Letters { ListSection(.a, words: "a b") }
    let new = try Letters { ListSection(.a, words: "a c") }
    expectChanges(from: old, to: new, removedItems: [at(0, 1)], insertedItems: [at(0, 1)])
  }

  @Test("A section and an item may have the same identifier")
  func sameIdentifierOfSectionAndItem() throws {
    try expectChanges(
      from: Library("a[a b] b[c]"), to: Library("a[c] b[a]"), removedItems: [at(0, 1)],
      movedItems: [
        ListMove(from: at(1, 0), to: at(0, 0)), ListMove(from: at(0, 0), to: at(1, 0)),
      ])
  }

  @Test("A list that dropped repeated items is compared as it is")
  func droppedItems() throws {
    let old = try Library("A[1@a 2@a 3@a 4@b]")
    let words = ["1", "5", "6", "7", "4", "8", "4"]
    let books = words.enumerated().map { Book(id: $1, text: $0 == 6 ? "b" : "a") }
    let new = Library(keeping: .first) { ListSection(items: books, in: Shelf(id: "A")) }
    expectChanges(
      from: old, to: new, removedItems: [at(0, 1), at(0, 2)],
      insertedItems: [at(0, 1), at(0, 2), at(0, 3), at(0, 5)],
      updatedItems: [ListUpdate(from: at(0, 3), to: at(0, 4), reason: .content)])
  }

  private final class Renamable: Diffable {
    var id: Int

    init(_ id: Int) { self.id = id }

    func hasSameContent(as other: Renamable) -> Bool { true }
  }

  @Test("No place has two roles where objects took each other's identifiers in place")
  func renamedObjects() throws {
    let objects = (0..<6).map(Renamable.init)
    let old = try ListSnapshot((0..<6).map(Renamable.init))
    let new = try ListSnapshot(objects.reversed())
    for object in objects { object.id = object.id % 2 }
    let difference = new.difference(from: old)
    let origins = difference.removedItems + difference.movedItems.map { $0.from }
    let destinations = difference.insertedItems + difference.movedItems.map { $0.to }
    #expect(Set(origins).count == origins.count)
    #expect(Set(destinations).count == destinations.count)
    #expect(difference.batches().count <= 3)
    #expect(throws: SnapshotError.self) { try old.applying(difference) }
  }
}
