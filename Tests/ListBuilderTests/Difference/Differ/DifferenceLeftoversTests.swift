import TestSupport
import Testing

@testable import ListBuilder

@Suite struct DifferenceLeftoversTests {
  private func leftovers(_ parts: [(section: Int, items: Range<Int>)]) -> Leftovers {
    var leftovers = Leftovers()
    for part in parts { leftovers.append(section: part.section, items: part.items) }
    leftovers.sort()
    return leftovers
  }

  @Test("Items are numbered in the order of the list, over all sections")
  func numbers() {
    let leftovers = leftovers([(0, 2..<4), (0, 7..<8), (2, 0..<3)])
    #expect(leftovers.count == 6)
    let paths = [at(0, 2), at(0, 3), at(0, 7), at(2, 0), at(2, 1), at(2, 2)]
    #expect(paths.map { leftovers.number(ofItemAt: $0) } == [0, 1, 2, 3, 4, 5])
  }

  @Test("Items whose sections come in another order are sorted")
  func order() {
    let leftovers = leftovers([(2, 0..<1), (0, 5..<6), (0, 1..<3)])
    #expect(leftovers.number(ofItemAt: at(0, 1)) == 0)
    #expect(leftovers.number(ofItemAt: at(0, 5)) == 2)
    #expect(leftovers.number(ofItemAt: at(2, 0)) == 3)
  }

  @Test("Other items have no number")
  func others() {
    let leftovers = leftovers([(0, 2..<4), (2, 0..<1)])
    for path in [at(0, 1), at(0, 4), at(1, 0), at(2, 1), at(3, 0), at(-1, 0), at(0, -1)] {
      #expect(leftovers.number(ofItemAt: path) == nil)
    }
    #expect(Leftovers().number(ofItemAt: at(0, 0)) == nil)
  }

  @Test("Without items there are no numbers")
  func nothing() {
    #expect(leftovers([(0, 2..<2), (1, 0..<0)]).count == 0)
    #expect(leftovers([]).paths.isEmpty)
  }

  @Test("Every item has its number, and no other has one, however many were left over")
  func sampled() {
    var generator = SeededGenerator.printingSeed(for: "DifferenceLeftovers")
    for round in 0..<300 {
      let sections = round.isMultiple(of: 2) ? 3..<4 : 0..<3
      var paths: [ListIndexPath] = []
      var leftovers = Leftovers()
      for section in sections {
        for item in 0..<40 where Int.random(in: 0..<(round % 7 + 1), using: &generator) == 0 {
          paths.append(at(section, item))
          leftovers.append(section: section, items: item..<item + 1)
        }
      }
      leftovers.sort()
      for section in 0...4 {
        for item in 0...40 {
          let path = at(section, item)
          let isRight = leftovers.number(ofItemAt: path) == paths.firstIndex(of: path)
          #expect(isRight, "seed \(generator.seed): \(path) of \(paths)")
        }
      }
    }
  }

  @Test("Items of a section that was left over but for some are numbered too")
  func nearlyWhole() {
    let leftovers = leftovers([(3, 5..<50), (3, 51..<80), (3, 82..<100)])
    for (number, path) in leftovers.paths.enumerated() {
      #expect(leftovers.number(ofItemAt: path.path) == number)
    }
    for item in [0, 4, 50, 80, 81, 100] {
      #expect(leftovers.number(ofItemAt: at(3, item)) == nil)
    }
  }

  @Test("Numbers lead back to paths")
  func paths() {
    let leftovers = leftovers([(1, 4..<6), (0, 2..<3)])
    #expect(leftovers.paths.map { $0.path } == [at(0, 2), at(1, 4), at(1, 5)])
  }

  @Test("A table finds the numbers of its items, and of no others, also where hashes are equal")
  func table() {
    let names = (0..<100).map { "\($0)" }
    var table = LeftoverTable(capacity: names.count)
    var colliding = LeftoverTable(capacity: names.count)
    for (number, name) in names.enumerated() {
      table.insert(number, name)
      colliding.insert(number, Colliding(name))
    }
    for (number, name) in names.enumerated() {
      #expect(table.number(of: name) { names[$0] == name } == number)
      #expect(colliding.number(of: Colliding(name)) { names[$0] == name } == number)
    }
    #expect(table.number(of: "x") { names[$0] == "x" } == nil)
    #expect(colliding.number(of: Colliding("x")) { names[$0] == "x" } == nil)
    #expect(LeftoverTable(capacity: 0).number(of: "x") { _ in true } == nil)
  }

  @Test("Sections are matched by identifiers, wherever they stand")
  func sections() throws {
    let old = try Library("A[] B[] C[] D[]")
    let new = try Library("A[] D[] X[] B[]")
    let matching = SectionMatching(old.table, new.table)
    #expect(matching.oldIndexes == [0, 3, -1, 1])
    #expect(matching.staying == [true, true, false, true])
    #expect((0..<4).map { matching.oldIndex(of: $0) } == [0, 3, nil, 1])
    #expect((0..<4).map { matching.stays($0) } == [true, true, false, true])
    #expect(!matching.isUnchanged)
    var paths = ChangedPaths()
    matching.notePaths(in: &paths)
    #expect(paths.removedSections == [2])
    #expect(paths.insertedSections == [2])
    #expect(paths.movedSections.count == 1)
  }

  @Test("Sections that were not edited since a copy was made are the same without a look")
  func unchangedSections() throws {
    let old = try Library("A[] B[x]")
    let new = try old.edited { try $0.deleteItems(["x"]) }
    let matching = SectionMatching(old.table, new.table)
    #expect(matching.isUnchanged)
    #expect((0..<2).map { matching.oldIndex(of: $0) } == [0, 1])
    #expect((0..<2).allSatisfy { matching.stays($0) })
    #expect(matching.oldIndexes.isEmpty)
  }

  @Test("Sections of empty lists match nothing")
  func noSections() throws {
    let (empty, list) = try (Library(""), Library("A[]"))
    #expect(SectionMatching(empty.table, list.table).oldIndexes == [-1])
    #expect(SectionMatching(list.table, empty.table).staying == [false])
  }
}
