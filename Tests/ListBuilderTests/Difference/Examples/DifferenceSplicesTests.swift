import ListBuilder
import Testing

@Suite struct DifferenceSplicesTests {
  private func splice(_ position: Int, _ removed: Int, _ inserted: Int) -> ListSplice {
    ListSplice(
      position: position, numberOfRemovedItems: removed, numberOfInsertedItems: inserted)
  }

  @Test("A removal, an insertion and a replacement are a splice each")
  func kinds() throws {
    #expect(try difference("A[a b c]", "A[a c]").splices == [splice(1, 1, 0)])
    #expect(try difference("A[a c]", "A[a b c]").splices == [splice(1, 0, 1)])
    #expect(try difference("A[a b c]", "A[a x c]").splices == [splice(1, 1, 1)])
  }

  @Test("What lies together is one splice, what lies apart are several")
  func neighbors() throws {
    #expect(try difference("A[a b c d]", "A[a x y z d]").splices == [splice(1, 2, 3)])
    #expect(
      try difference("A[a b c d]", "A[b x c]").splices
        == [splice(0, 1, 0), splice(1, 0, 1), splice(3, 1, 0)])
  }

  @Test("An update goes and comes in one splice")
  func update() throws {
    #expect(try difference("A[a b c]", "A[a b@1 c]").splices == [splice(1, 1, 1)])
    let list = try Library("A[a b c]")
    let marked = try list.edited { try $0.reloadItems(["c"]) }
    #expect(marked.difference(from: list).splices == [splice(2, 1, 1)])
  }

  @Test("Positions are flat, over all sections")
  func sections() throws {
    #expect(
      try difference("A[a b] B[c] C[d]", "A[a b] B[] C[d e]").splices
        == [splice(2, 1, 0), splice(3, 0, 1)])
    #expect(try difference("A[a b] B[c]", "B[c]").splices == [splice(0, 2, 0)])
    #expect(try difference("B[c]", "A[a b] B[c]").splices == [splice(0, 0, 2)])
  }

  @Test("A move is a removal and an insertion")
  func move() throws {
    #expect(
      try difference("A[a b c d]", "A[d a b c]").splices == [splice(0, 0, 1), splice(4, 1, 0)])
  }

  @Test("What leaves the flat list as it is needs none")
  func none() throws {
    #expect(try difference("A[a b] B[c]", "A[a] B[b c]").splices.isEmpty)
    #expect(try difference("A[] B[] C[c]", "B@title[] C[c]").splices.isEmpty)
    #expect(try difference("A[a] B[b]", "N[a b]").splices.isEmpty)
  }

  @Test("A new identifier is a splice")
  func replacedItem() throws {
    let old = try ListSnapshot(["a", "b"])
    var new = old
    try new.replaceItem(withID: "b", with: "x")
    #expect(new.difference(from: old).splices == [splice(1, 1, 1)])
  }

  @Test("Done in order, splices lead to the new items with their contents")
  func replay() throws {
    let lists = [
      "", "A[a b c]", "A[c@1] B[b x]", "B[x a] A@1[] C[c@2 b]", "C[b] B[a@1 x y z] A[c]",
    ]
    for old in try lists.map({ try Library($0) }) {
      for new in try lists.map({ try Library($0) }) {
        var items = old.items
        for splice in new.difference(from: old).splices {
          let start = splice.position
          items.replaceSubrange(
            start..<start + splice.numberOfRemovedItems,
            with: new.items[start..<start + splice.numberOfInsertedItems])
        }
        #expect(items == new.items)
      }
    }
  }
}
