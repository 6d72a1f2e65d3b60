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

  @Test("What stays still knows the line that declares it")
  func lines() {
    let line = #line
    let filtered = Letters(keeping: .first) {
      ListSection(.a) {
        "x"
        "y"
      }
    }.filter { $0 == "y" }
    do throws(SnapshotError) {
      _ = try Letters(sections: filtered.sections + filtered.sections)
    } catch {
      guard case .duplicateSections(let sections) = error else {
        Issue.record(error)
        return
      }
      #expect(sections.first?.places.first?.location?.line == UInt(line + 2))
    }
    do throws(SnapshotError) {
      _ = try Letters(sections: filtered.sections + [ListSection(items: ["y"], in: .b)])
    } catch {
      guard case .duplicateItems(let items) = error else {
        Issue.record(error)
        return
      }
      #expect(items.first?.places.first?.location?.line == UInt(line + 4))
    }
  }

  @Test("Objects that were given the same identifier in place are not all lost")
  func changedObjects() throws {
    final class Person: Diffable, Equatable {
      var id: Int
      init(_ id: Int) { self.id = id }
      static func == (lhs: Person, rhs: Person) -> Bool { lhs.id == rhs.id }
    }
    let people = [Person(1), Person(2), Person(3)]
    let list = try ListSnapshot(people)
    people[2].id = 1
    #expect(list.filter { _ in true }.itemIdentifiers == [1, 2])
  }

  @Test("An error of the condition reaches the caller")
  func throwing() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try list.filter { _ in throw Failure() } }
  }
}
