import ListBuilder
import Testing

@Suite struct ListSnapshotOutlineMovingTests {
  private func path(_ section: Int, _ item: Int) -> ListIndexPath {
    ListIndexPath(section: section, item: item)
  }

  @Test("An item moves beside another one with all that is under it, and becomes its sibling")
  func besideItems() throws {
    try expect(outlines: "A[P(d) +c(e) x]", from: "A[P(+c(e) d) x]") {
      try $0.moveItem("c", beforeItem: "x")
    }
    try expect(outlines: "A[P(+c(e) x d)]", from: "A[P(+c(e) d) x]") {
      try $0.moveItem("x", afterItem: "c")
    }
    try expect(outlines: "A[x P(+c(e) d)]", from: "A[P(+c(e) d) x]") {
      try $0.moveItem("P", afterItem: "x")
    }
    try expect(outlines: "A[P(d +c(e)) x]", from: "A[P(+c(e) d) x]") {
      try $0.moveItem("d", beforeItem: "c")
    }
    try expect(outlines: "A[P(+c(e)) d x]", from: "A[P(+c(e) d) x]") {
      try $0.moveItem("d", afterItem: "P")
    }
  }

  @Test("A hidden item moves to where it shows, and back")
  func hidden() throws {
    try expect(outlines: "A[+P(d) c(e) x]", from: "A[+P(c(e) d) x]") {
      try $0.moveItem("c", beforeItem: "x")
    }
    try expect(outlines: "A[+P(x c(e) d)]", from: "A[+P(c(e) d) x]") {
      try $0.moveItem("x", beforeItem: "c")
    }
  }

  @Test("An item moves to another section, which becomes an outline by what comes along")
  func betweenSections() throws {
    try expect(outlines: "A[x] B[y P(c(e)) z]", from: "A[P(c(e)) x] B[y z]") {
      try $0.moveItem("P", beforeItem: "z")
    }
    try expect(outlines: "A[P(y c(e)) x] B[z]", from: "A[P(c(e)) x] B[y z]") {
      try $0.moveItem("y", beforeItem: "c")
    }
    try expect(outlines: "A[] B[y z P(c)]", from: "A[P(c)] B[y z]") {
      try $0.moveItem("P", afterItem: "z")
    }
  }

  @Test("An item that moves to where it is changes nothing")
  func inPlace() throws {
    let text = "A[P(+c(e) d) x] B[y]"
    try expect(outlines: text, from: text) { try $0.moveItem("c", beforeItem: "d") }
    try expect(outlines: text, from: text) { try $0.moveItem("d", afterItem: "c") }
    try expect(outlines: text, from: text) { try $0.moveItem("x", afterItem: "P") }
  }

  @Test("An item cannot move beside itself, one that is under it, or an unknown one")
  func errors() throws {
    let text = "A[P(+c(e) d) x] B[y]"
    try expectRefusal(.selfReference("c"), by: text) { try $0.moveItem("c", beforeItem: "c") }
    try expectRefusal(.wouldCreateCycle("P", under: "P"), by: text) {
      try $0.moveItem("P", beforeItem: "d")
    }
    try expectRefusal(.wouldCreateCycle("P", under: "c"), by: text) {
      try $0.moveItem("P", afterItem: "e")
    }
    try expectRefusal(.unknownItems(["z"]), by: text) { try $0.moveItem("z", beforeItem: "c") }
    try expectRefusal(.unknownItems(["z"]), by: text) { try $0.moveItem("c", afterItem: "z") }
    try expectRefusal(.unknownItems(["z"]), by: text) { try $0.moveItem("z", afterItem: "z") }
  }

  @Test("An item moves to the path of one that shows, which it pushes down as its sibling")
  func toPath() throws {
    let text = "A[P(c d) +Q(e f) x] B[y]"
    try expect(outlines: "A[P(c x d) +Q(e f)] B[y]", from: text) {
      try $0.move("x", to: path(0, 2))
    }
    try expect(outlines: "A[+Q(e f) P(c d) x] B[y]", from: text) {
      try $0.move("Q", to: path(0, 0))
    }
    try expect(outlines: "A[+Q(e f) P(c d) x] B[y]", from: text) {
      try $0.move("P", to: path(0, 1))
    }
    try expect(outlines: "A[P(c e d) +Q(f) x] B[y]", from: text) {
      try $0.move("e", to: path(0, 2))
    }
    try expect(outlines: "A[P(c d) x] B[+Q(e f) y]", from: text) {
      try $0.move("Q", to: path(1, 0))
    }
    try expect(outlines: "A[P(y c d) +Q(e f) x] B[]", from: text) {
      try $0.move("y", to: path(0, 1))
    }
  }

  @Test("At the end of a section, an item comes to be under none")
  func toTheEnd() throws {
    try expect(outlines: "A[P(d) c]", from: "A[P(c d)]") { try $0.move("c", to: path(0, 2)) }
    try expect(outlines: "A[+Q(f) x e]", from: "A[+Q(e f) x]") { try $0.move("e", to: path(0, 2)) }
    try expect(outlines: "A[x] B[y P(c)]", from: "A[P(c) x] B[y]") {
      try $0.move("P", to: path(1, 1))
    }
    try expect(outlines: "A[] B[P(c)]", from: "A[P(c)] B[]") { try $0.move("P", to: path(1, 0)) }
  }

  @Test("An item that moves to its own path stays under what it is under")
  func toItsPath() throws {
    let text = "A[P(c d(f)) x] B[y]"
    let list = try Letters(outlines: text)
    for (row, id) in ["P", "c", "d", "f", "x"].enumerated() {
      try expect(outlines: text, from: text) { try $0.move(id, to: path(0, row)) }
    }
    var copy = list
    try copy.move("d", to: path(0, 2))
    #expect(copy.sharesItems(ofSection: .b, with: list))
  }

  @Test("Wherever it moves, an item never comes to be under itself, and ends at its path")
  func everyPath() throws {
    let list = try Letters(outlines: "A[P(c(e) +d(f)) x] B[+Q(g h) y]")
    for id in ["P", "c", "e", "d", "f", "x", "Q", "g", "h", "y"] {
      for (section, count) in [7, 4].enumerated() {
        for row in 0..<count {
          var moved = list
          let path = ListIndexPath(section: section, item: row)
          do { try moved.move(id, to: path) } catch SnapshotError.invalidIndexPath { continue }
          #expect(moved.indexPath(for: id) == path)
          #expect(moved.children(of: id) == list.children(of: id))
          moved.checkInvariants()
        }
      }
    }
  }

  @Test("A path past the other items that show, and one of no section, are refused")
  func invalidPaths() throws {
    let text = "A[P(c d) +Q(e f) x] B[y]"
    func refuse(_ id: String, _ path: ListIndexPath, _ count: Int?) throws {
      try expectRefusal(
        .invalidIndexPath(path, numberOfItems: count), by: text
      ) { try $0.move(id, to: path) }
    }
    try refuse("P", path(0, 3), 2)
    try refuse("x", path(0, 5), 4)
    try refuse("e", path(0, 6), 5)
    try refuse("e", path(1, 2), 1)
    try refuse("e", path(0, -1), 5)
    try refuse("e", path(2, 0), nil)
    try refuse("y", path(0, .max), 5)
    try expectRefusal(.unknownItems(["z"]), by: text) {
      try $0.move("z", to: path(9, 9))
    }
  }

  @Test("Marks move with items and with what is under them")
  func marks() throws {
    var list = try Letters(outlines: "A[P(+c(e)) x] B[y]")
    try list.reloadItems(["e", "y"])
    try list.moveItem("P", afterItem: "y")
    #expect(list.reloadedItemIdentifiers == ["y", "e"])
  }
}
