import ListBuilder
import Testing

@Suite struct ListSectionSnapshotDeletingTests {
  @Test("A deleted item takes all that is under it along")
  func subtree() throws {
    try expect("b", from: "a(x(y) z) b") { try $0.delete(["a"]) }
    try expect("a(z) b", from: "a(x(y) z) b") { try $0.delete(["x"]) }
    try expect("a(x z) b", from: "a(x(y) z) b") { try $0.delete(["y"]) }
    try expect("", from: "a(x(y) z)") { try $0.delete(["a"]) }
  }

  @Test("Siblings close up around deleted items")
  func siblings() throws {
    try expect("b c", from: "a b c") { try $0.delete(["a"]) }
    try expect("a c", from: "a b c") { try $0.delete(["b"]) }
    try expect("a b n", from: "a b c") {
      try $0.delete(["c"])
      try $0.append(["n"])
    }
  }

  @Test("Unknown identifiers are ignored")
  func unknown() throws {
    try expect("a(x)", from: "a(x) b") { try $0.delete(["z", "b", "w"]) }
    try expect("a(x) b", from: "a(x) b") { try $0.delete([]) }
    try expect("", from: "") { try $0.delete(["z"]) }
  }

  @Test("A parent and its child may be deleted together, in any order")
  func parentAndChild() throws {
    try expect("b", from: "a(x(y)) b") { try $0.delete(["a", "x", "y"]) }
    try expect("b", from: "a(x(y)) b") { try $0.delete(["y", "x", "a"]) }
    try expect("b", from: "a(x(y)) b") { try $0.delete(["x", "a"]) }
  }

  @Test("An identifier twice in the argument is an error, also if it is unknown")
  func twice() throws {
    let outline = try Outline("a(x) b")
    expectRefusal(.duplicateItems(["b"]), by: outline) { try $0.delete(["b", "a", "b"]) }
    expectRefusal(.duplicateItems(["a", "z"]), by: outline) {
      try $0.delete(["a", "z", "z", "a", "a"])
    }
  }

  @Test("A deleted item is not found, and no query answers for it")
  func queries() throws {
    var outline = try Outline("a+(x+(y)) b")
    try outline.delete(["x"])
    for id in ["x", "y"] {
      #expect(!outline.contains(id))
      #expect(outline.item(withID: id) == nil)
      #expect(outline.isExpanded(id) == nil)
      #expect(outline.index(of: id) == nil)
    }
    #expect(outline.expandedItems == ["a"])
  }

  @Test("A deleted item forgets its expansion: added again, it is collapsed")
  func forgetsExpansion() throws {
    try expect("b a(x)", from: "a+(x+) b") {
      try $0.delete(["a"])
      try $0.append(["a"])
      try $0.append(["x"], to: "a")
    }
  }

  @Test("All items are deleted, and the outline can be filled again")
  func deleteAll() throws {
    try expect("", from: "a+(x) b") {
      $0.deleteAll()
      #expect($0.isEmpty)
      #expect($0 == Outline())
    }
    try expect("a(b)", from: "a+(x) b") {
      $0.deleteAll()
      try $0.append(["a"])
      try $0.append(["b"], to: "a")
    }
    try expect("", from: "") { $0.deleteAll() }
  }

  @Test("Items come and go many times without the storage growing")
  func reuse() throws {
    var outline = try Outline("a(x) b")
    let size = outline.storageSize
    for round in 0..<100 {
      try outline.append(["n\(round)"], to: "x")
      try outline.delete(["n\(round)"])
    }
    #expect(outline.storageSize == size + 1)
    outline.checkInvariants()
  }
}
