import Testing

@testable import ListBuilder

/// What replaced identifiers make of matches by identifiers.
@Suite struct DifferenceReplacedRunsTests {
  private func replaced(
    _ old: Library, _ edit: (inout Library) throws -> Void
  ) throws -> (items: ReplacedItems<String>, new: Library) {
    let new = try old.edited(edit)
    return (ReplacedItems(from: old, to: new), new)
  }

  @Test("Without replaced identifiers there is nothing")
  func none() throws {
    let old = try Library("A[a b]")
    #expect(try replaced(old) { try $0.reloadItems(["a"]) }.items.isEmpty)
  }

  @Test("An item under a new identifier has the old one's path")
  func origin() throws {
    let old = try Library("A[a b] B[c]")
    let (items, _) = try replaced(old) { try $0.replaceItem(withID: "c", with: Book(id: "x")) }
    #expect(items.origin(of: "x", in: old) == at(1, 0))
    #expect(items.origin(of: "c", in: old) == nil)
    #expect(items.origin(of: "a", in: old) == at(0, 0))
    #expect(items.origin(of: "y", in: old) == nil)
    #expect(items.excluded == [at(1, 0)])
  }

  @Test("An item that took over the identifier of another excludes that one")
  func takenOver() throws {
    let old = try Library("A[a b]")
    let (items, _) = try replaced(old) {
      try $0.deleteItems(["b"])
      try $0.replaceItem(withID: "a", with: Book(id: "b"))
    }
    #expect(items.origin(of: "b", in: old) == at(0, 0))
    #expect(items.excluded == [at(0, 0), at(0, 1)])
  }

  @Test("Of two items that name one origin, the first in the new list has it")
  func twoClaims() throws {
    let old = try Library("A[a]")
    let (items, new) = try replaced(old) {
      try $0.replaceItem(withID: "a", with: Book(id: "x"))
      try $0.appendItems([Book(id: "a")])
      try $0.replaceItem(withID: "a", with: Book(id: "y"))
    }
    #expect(items.origin(of: "x", in: old) == at(0, 0))
    #expect(items.origin(of: "y", in: old) == nil)
    expectChanges(
      from: old, to: new, insertedItems: [at(0, 1)],
      updatedItems: [ListUpdate(from: at(0, 0), to: at(0, 0), reason: .content)])
  }

  private func split(_ runs: [MatchRun], excluding offsets: [Int]) -> [MatchRun] {
    var items = ReplacedItems<String>(from: Library(), to: Library())
    items.excludedItems = [0: [0], 1: offsets, 2: [3]]
    var runs = runs
    items.split(&runs, from: 1, inOldSection: 1)
    return runs
  }

  @Test("Runs are split at excluded items, and runs of other sections are left alone")
  func splitting() {
    let other = MatchRun(old: 0, new: 0, count: 9)
    let run = MatchRun(old: 2, new: 12, count: 5)
    #expect(split([other, run], excluding: []) == [other, run])
    #expect(
      split([other, run], excluding: [4])
        == [other, MatchRun(old: 2, new: 12, count: 2), MatchRun(old: 5, new: 15, count: 2)])
    #expect(
      split([other, run], excluding: [2]) == [other, MatchRun(old: 3, new: 13, count: 4)])
    #expect(
      split([other, run], excluding: [6]) == [other, MatchRun(old: 2, new: 12, count: 4)])
    #expect(split([other, run], excluding: [2, 3, 4, 5, 6]) == [other])
    #expect(split([other, run], excluding: [0, 1, 7]) == [other, run])
  }

  @Test("Several runs are split, each at its own items")
  func severalRuns() {
    let other = MatchRun(old: 0, new: 0, count: 1)
    let runs = [MatchRun(old: 0, new: 0, count: 3), MatchRun(old: 5, new: 4, count: 3)]
    #expect(
      split([other] + runs, excluding: [1, 4, 5])
        == [
          other, MatchRun(old: 0, new: 0, count: 1), MatchRun(old: 2, new: 2, count: 1),
          MatchRun(old: 6, new: 5, count: 2),
        ])
  }
}
