import ListBuilder
import Testing

@Suite struct FilterTests {
  private let list: ListSnapshot<Group, Int>

  init() throws {
    list = try ListSnapshot {
      ListSection(.a) { 1...5 }
      ListSection(.b) { [7, 9] }
      ListSection(.c) {}
    }
  }

  @Test("Filtering keeps the order and drops sections that it empties, not those empty before")
  func emptiedSections() {
    #expect(list.filter { $0.isMultiple(of: 2) }.description == "A[2 4] C[]")
  }

  @Test("Emptied sections stay when asked for")
  func keepingEmptySections() {
    let even = list.filter(keepingEmptySections: true) { $0.isMultiple(of: 2) }
    #expect(even.description == "A[2 4] B[] C[]")
  }

  @Test("Items that were filtered out have no path, the others have their new one")
  func paths() {
    let even = list.filter { $0.isMultiple(of: 2) }
    #expect(even.indexPath(for: 3) == nil)
    #expect(even.indexPath(for: 4) == ListIndexPath(section: 0, item: 1))
    #expect(even.indexOfItem(4) == 1)
  }

  @Test("Filtering everything in keeps the list, filtering everything out leaves no items")
  func extremes() {
    #expect(list.filter { _ in true } == list)
    #expect(list.filter { _ in false }.isEmpty)
  }

  @Test("An error of the condition reaches the caller")
  func throwing() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try list.filter { _ in throw Failure() } }
  }
}
