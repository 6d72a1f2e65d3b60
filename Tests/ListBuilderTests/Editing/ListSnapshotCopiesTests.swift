import Testing

@testable import ListBuilder

@Suite struct ListSnapshotCopiesTests {
  private let list: Letters

  init() throws {
    list = try Letters {
      ListSection(.a, words: "a b c")
      ListSection(.b, words: "x y")
      ListSection(.c, words: "p q")
    }
  }

  @Test("A copy shares all memory until it is edited")
  func sharing() {
    let copy = list
    for section in [Group.a, .b, .c] {
      #expect(copy.sharesItems(ofSection: section, with: list))
    }
    #expect(sharesIndex(copy))
  }

  @Test("An edit of a copy copies the items of one section")
  func oneSection() throws {
    var copy = list
    try copy.appendItems(["n"], toSection: .b)
    #expect(copy.sharesItems(ofSection: .a, with: list))
    #expect(!copy.sharesItems(ofSection: .b, with: list))
    #expect(copy.sharesItems(ofSection: .c, with: list))
    #expect(list.description == "A[a b c] B[x y] C[p q]")
    #expect(!list.contains("n"))
  }

  @Test("An update copies the items of one section, and no index")
  func update() throws {
    var copy = list
    try copy.update("x")
    #expect(copy.sharesItems(ofSection: .a, with: list))
    #expect(sharesIndex(copy))
  }

  @Test("Edits of sections copy no items and no index")
  func sectionEdits() throws {
    var copy = list
    try copy.moveSection(.c, beforeSection: .a)
    try copy.appendSections([.unused])
    for section in [Group.a, .b, .c] {
      #expect(copy.sharesItems(ofSection: section, with: list))
    }
    #expect(sharesIndex(copy))
    #expect(list.description == "A[a b c] B[x y] C[p q]")
  }

  @Test("Marks copy no items and no index")
  func marks() throws {
    var copy = list
    try copy.reloadItems(["a"])
    try copy.reloadSections([.b])
    #expect(copy.sharesItems(ofSection: .a, with: list))
    #expect(sharesIndex(copy))
    #expect(list.reloadedItemIdentifiers == [])
    #expect(list.reloadedSectionIdentifiers == [])
  }

  @Test("An edit that throws copies nothing")
  func refusal() {
    var copy = list
    #expect(throws: SnapshotError.self) { try copy.appendItems(["a", "a"], toSection: .a) }
    #expect(throws: SnapshotError.self) {
      try copy.insertItems(["n", "x"], beforeItem: "a", ifPresent: .reject)
    }
    #expect(copy.sharesItems(ofSection: .a, with: list))
    #expect(sharesIndex(copy))
  }

  @Test("Copies of copies go their own ways")
  func branches() throws {
    var left = list
    try left.deleteItems(["b"])
    var right = left
    try left.moveItem("a", afterItem: "y")
    try right.deleteSections([.a, .c])
    #expect(list.description == "A[a b c] B[x y] C[p q]")
    #expect(left.description == "A[c] B[x y a] C[p q]")
    #expect(right.description == "B[x y]")
    for list in [list, left, right] { list.checkInvariants() }
  }

  private func sharesIndex(_ copy: Letters) -> Bool {
    copy.index.entries.withUnsafeBufferPointer { entries in
      list.index.entries.withUnsafeBufferPointer { entries.baseAddress == $0.baseAddress }
    }
  }
}
