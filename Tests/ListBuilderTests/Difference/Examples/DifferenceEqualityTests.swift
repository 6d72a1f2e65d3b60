import ListBuilder
import Testing

@Suite struct DifferenceEqualityTests {
  @Test("Differences are equal when they report the same changes, whatever else the lists have")
  func sameChanges() throws {
    #expect(try difference("A[a b]", "A[a b x]") == difference("A[c d]", "A[c d x]"))
    #expect(try difference("A[a]", "A[a]") == difference("B[b c]", "B[b c]"))
  }

  @Test(
    "They are not where a path, a value or a reason is another",
    arguments: [
      ("A[a b]", "A[a x b]"), ("A[a b]", "A[a b x@1]"), ("A[a b]", "A[a b y]"),
      ("A[a b]", "A[a b]"), ("A[a b]", "A[a b] x[]"), ("A[]", "A[x]"),
    ])
  func otherChanges(old: String, new: String) throws {
    #expect(try difference(old, new) != difference("A[a b]", "A[a b x]"))
  }

  @Test("The items of removed and inserted sections count")
  func itemsOfSections() throws {
    #expect(try difference("A[a]", "") != difference("A[b]", ""))
    #expect(try difference("", "A[a]") != difference("", "A[a@1]"))
    #expect(try difference("", "A[a]") != difference("", "A@title[a]"))
  }

  @Test("Reasons count")
  func reasons() throws {
    let old = try Library("A[a]")
    let reloaded = try old.edited { try $0.reloadItems(["a"]) }
    let reconfigured = try old.edited { try $0.reconfigureItems(["a"]) }
    #expect(reloaded.difference(from: old) != reconfigured.difference(from: old))
    #expect(reloaded.difference(from: old) == reloaded.difference(from: old))
  }

  @Test("Moves and updates are equal by their positions")
  func moves() {
    #expect(ListMove(from: 1, to: 2) == ListMove(from: 1, to: 2))
    #expect(ListMove(from: 1, to: 2) != ListMove(from: 2, to: 1))
    let update = ListUpdate(from: 1, to: 2, reason: .content)
    #expect(update != ListUpdate(from: 1, to: 2, reason: .reload))
    #expect(Set([update, update]).count == 1)
  }
}
