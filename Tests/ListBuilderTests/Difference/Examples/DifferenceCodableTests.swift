import Foundation
import ListBuilder
import Testing

@Suite struct DifferenceCodableTests {
  private func decoded(_ difference: LibraryDifference) throws -> LibraryDifference {
    try JSONDecoder().decode(LibraryDifference.self, from: JSONEncoder().encode(difference))
  }

  private let pairs = [
    ("", ""), ("A[a]", "A[a]"), ("A[a b c]", "A[c@1 x a]"), ("A[a] B[b c]", "C[c y] A@new[a]"),
    ("A[a b] B[c d] C[e]", "C[e d@2] A@1[b]"), ("", "A[a@1] B[]"), ("A[a@1] B[]", ""),
  ]

  @Test("A decoded difference equals the one that was encoded")
  func roundTrip() throws {
    for (old, new) in pairs {
      let difference = try difference(old, new)
      let copy = try decoded(difference)
      #expect(copy == difference)
      #expect(copy.description == difference.description)
      #expect(copy.count == difference.count)
    }
  }

  @Test("A decoded difference applies, and so does its inverse")
  func applying() throws {
    for (old, new) in try pairs.map({ try (Library($0), Library($1)) }) {
      let copy = try decoded(new.difference(from: old))
      #expect(try old.applying(copy) == new)
      #expect(try new.applying(copy.inverse()) == old)
      #expect(try old.applying(copy.inverse().inverse()) == new)
    }
  }

  @Test("A decoded difference has the same batches and splices")
  func batchesAndSplices() throws {
    for (old, new) in pairs {
      let difference = try difference(old, new)
      let copy = try decoded(difference)
      #expect(copy.batches() == difference.batches())
      #expect(copy.splices == difference.splices)
    }
  }

  @Test("New identifiers and marks survive")
  func replacedAndMarked() throws {
    let old = try Library("A[a b c] B[d]")
    let new = try old.edited {
      try $0.replaceItem(withID: "a", with: Book(id: "x"))
      try $0.moveItem("x", afterItem: "d")
      try $0.reloadItems(["b"])
      try $0.reconfigureItems(["c"])
      try $0.reloadSections(["B"])
    }
    let copy = try decoded(new.difference(from: old))
    #expect(copy == new.difference(from: old))
    #expect(copy.updatedItems.map { $0.reason } == [.reload, .reconfigure, .content])
    #expect(try old.applying(copy) == new)
  }

  @Test("A batch can be encoded too")
  func batches() throws {
    var list = try Library("A[a b] B[c d]")
    for batch in try difference("A[a b] B[c d]", "B[d@1 x c] C[a]").batches() {
      let copy = try decoded(batch)
      #expect(copy == batch)
      list = try list.applying(copy)
    }
    #expect(try list == Library("B[d@1 x c] C[a]"))
  }

  @Test("The code has a base and changes, with only the keys that each kind needs")
  func keys() throws {
    let difference = try difference("A[a b] B[]", "A[b@1] B[]")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let text = String(decoding: try encoder.encode(difference), as: UTF8.self)
    #expect(
      text == """
        {"base":[{"numberOfItems":2,"section":{"id":"A","title":""}},\
        {"numberOfItems":0,"section":{"id":"B","title":""}}],\
        "items":[{"change":"remove","element":{"id":"a","text":""},\
        "from":{"item":0,"section":0}},\
        {"change":"update","element":{"id":"b","text":"1"},\
        "from":{"item":1,"section":0},"reason":"content",\
        "replacing":{"id":"b","text":""},"to":{"item":0,"section":0}}],\
        "sections":[]}
        """)
  }

  @Test("A property list serves as well")
  func propertyList() throws {
    let difference = try difference("A[a b c] B[d]", "B[d c] C[x]")
    let data = try PropertyListEncoder().encode(difference)
    #expect(try PropertyListDecoder().decode(LibraryDifference.self, from: data) == difference)
  }
}
