import Testing

@testable import ListBuilder

@Suite struct SectionTableTests {
  private func table(_ names: String...) -> SectionTable<String> {
    var table = SectionTable<String>()
    table.insert(names.map { ($0, nil) }, at: 0)
    return table
  }

  private func names(_ table: SectionTable<String>) -> [String] { table.rows.map(\.section) }

  @Test("Sections take the next slots, in order")
  func insert() {
    var table = table("a", "b")
    #expect(table.insert([("c", nil), ("d", nil)], at: 1) == [2, 3])
    #expect(names(table) == ["a", "c", "d", "b"])
    #expect(table.indexes == [0, 3, 1, 2])
    #expect(table.index(of: "b") == 3)
    #expect(table.index(of: "z") == nil)
    #expect(table.count == 4)
  }

  @Test("Slots stay when sections move")
  func move() {
    var table = table("a", "b", "c")
    table.move(from: 0, to: 2)
    #expect(names(table) == ["b", "c", "a"])
    #expect(table.slots.dictionary == ["a": 0, "b": 1, "c": 2])
    #expect(["a", "b", "c"].map(table.index) == [2, 0, 1])
    table.move(from: 2, to: 0)
    #expect(names(table) == ["a", "b", "c"])
    table.move(from: 1, to: 1)
    #expect(["a", "b", "c"].map(table.index) == [0, 1, 2])
  }

  @Test("Removed sections free their slots, which the next ones take")
  func remove() {
    var table = table("a", "b", "c")
    table.remove(["a", "c", "z"])
    #expect(names(table) == ["b"])
    #expect(table.index(of: "b") == 0)
    #expect(table.index(of: "a") == nil)
    #expect(table.freeSlots.sorted() == [0, 2])
    let slots = table.insert([("d", nil), ("e", nil), ("f", nil)], at: 1)
    #expect(slots.sorted() == [0, 2, 3])
    #expect(table.freeSlots.isEmpty)
    #expect(["b", "d", "e", "f"].map(table.index) == [0, 1, 2, 3])
  }
}
