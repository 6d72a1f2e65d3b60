import ListBuilder
import Testing

@Suite struct DifferenceInverseTests {
  private let old = "A[a b@1 c] B[d e] C[f g]"
  private let new = "C[g@2 f x] A@title[c e a] D[b y]"

  @Test("The inverse leads back, and its inverse forth again")
  func backAndForth() throws {
    let (old, new) = try (Library(old), Library(new))
    let difference = new.difference(from: old)
    #expect(try new.applying(difference.inverse()) == old)
    #expect(try old.applying(difference.inverse().inverse()) == new)
    #expect(difference.inverse().inverse() == difference)
    expectLaws(from: old, to: new)
  }

  @Test("Removals and insertions change roles, moves and updates change directions")
  func paths() throws {
    let difference = try difference(old, new)
    let inverse = difference.inverse()
    #expect(inverse.removedSections == difference.insertedSections)
    #expect(inverse.insertedSections == difference.removedSections)
    #expect(inverse.removedItems == difference.insertedItems)
    #expect(inverse.insertedItems == difference.removedItems)
    let turned = { (move: ListMove<ListIndexPath>) in ListMove(from: move.to, to: move.from) }
    #expect(Set(inverse.movedItems) == Set(difference.movedItems.map(turned)))
    #expect(inverse.movedItems.map { $0.to } == inverse.movedItems.map { $0.to }.sorted())
    #expect(inverse.count == difference.count)
  }

  @Test("Updates have their values exchanged, and keep their reasons")
  func updates() throws {
    let list = try Library("A@1[a@1 b]")
    let next = try Library("A@2[a@2 b]").edited { try $0.reloadItems(["b"]) }
    let inverse = next.difference(from: list).inverse()
    #expect(
      inverse.itemChanges == [
        .update(
          Book(id: "a", text: "1"), replacing: Book(id: "a", text: "2"), from: at(0, 0),
          to: at(0, 0), reason: .content),
        .update(
          Book(id: "b"), replacing: Book(id: "b"), from: at(0, 1), to: at(0, 1),
          reason: .reload),
      ])
    #expect(
      inverse.sectionChanges == [
        .update(
          Shelf(id: "A", title: "1"), replacing: Shelf(id: "A", title: "2"), from: 0, to: 0,
          reason: .content)
      ])
  }

  @Test("A removed section comes back with its items")
  func sections() throws {
    let inverse = try difference("A[a b@1 c] B[]", "B[c]").inverse()
    #expect(
      inverse.sectionChanges == [
        .insert(
          ListSection(items: [Book(id: "a"), Book(id: "b", text: "1")], in: Shelf(id: "A")),
          at: 0)
      ])
    #expect(inverse.movedItems == [ListMove(from: at(0, 0), to: at(0, 2))])
  }

  @Test("The inverse of nothing is nothing")
  func empty() throws {
    #expect(try difference("A[a]", "A[a]").inverse().isEmpty)
  }

  @Test("The inverse of a difference made of changes is that of the compared one")
  func madeOfChanges() throws {
    let difference = try difference(old, new)
    let made = try LibraryDifference(
      from: Library(old), sections: difference.sectionChanges, items: difference.itemChanges)
    #expect(made.inverse() == difference.inverse())
    #expect(made.inverse().inverse() == made)
    #expect(try Library(new).applying(made.inverse()) == Library(old))
  }

  @Test("So it is where a section moves and is updated at once")
  func movedAndUpdatedSection() throws {
    let (old, new) = try (Library("A[] B[] C[]"), Library("B[] C[] A@title[]"))
    let difference = new.difference(from: old)
    let made = try LibraryDifference(from: old, sections: difference.sectionChanges)
    #expect(made == difference)
    #expect(made.inverse() == difference.inverse())
    #expect(
      made.inverse().sectionChanges.first == .move(Shelf(id: "A"), from: 2, to: 0))
  }
}
