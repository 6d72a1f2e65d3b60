import Testing

@testable import ListBuilder

@Suite struct ListSnapshotSectionsTests {
  private let list: ListSnapshot<String, String>

  init() throws {
    list = try ListSnapshot {
      ListSection("A") { "a" }
      ListSection("B") { ["b", "c"] }
      ListSection("C") {}
    }
  }

  @Test("Sections are appended in order, without items")
  func append() throws {
    try expect("A[a] B[b c] C[] N[] M[]", from: list) { try $0.appendSections(["N", "M"]) }
    try expect("N[]", from: ListSnapshot<String, String>()) { try $0.appendSections(["N"]) }
  }

  @Test("Sections are inserted before and after a section, in order")
  func insert() throws {
    try expect("N[] M[] A[a] B[b c] C[]", from: list) {
      try $0.insertSections(["N", "M"], beforeSection: "A")
    }
    try expect("A[a] N[] M[] B[b c] C[]", from: list) {
      try $0.insertSections(["N", "M"], afterSection: "A")
    }
    try expect("A[a] B[b c] C[] N[]", from: list) {
      try $0.insertSections(["N"], afterSection: "C")
    }
  }

  @Test("No sections change nothing, but an unknown neighbour is still named")
  func nothing() throws {
    try expect("A[a] B[b c] C[]", from: list) {
      try $0.appendSections([])
      try $0.insertSections([], beforeSection: "A")
      try $0.insertSections([], afterSection: "C")
      try $0.deleteSections([])
    }
    expectRefusal(.unknownSections(["Z"]), by: list) {
      try $0.insertSections([], beforeSection: "Z")
    }
  }

  @Test("A section that is there already is an error, however it is added")
  func present() {
    expectRefusal(.duplicateSections(["C", "A"]), by: list) {
      try $0.appendSections(["C", "N", "A"])
    }
    expectRefusal(.duplicateSections(["B"]), by: list) {
      try $0.insertSections(["N", "B"], beforeSection: "A")
    }
    expectRefusal(.duplicateSections(["B"]), by: list) {
      try $0.insertSections(["B"], afterSection: "A")
    }
  }

  @Test("A section twice in the argument is an error, before one that is there already")
  func twiceInTheArgument() {
    expectRefusal(.duplicateSections(["N"]), by: list) { try $0.appendSections(["A", "N", "N"]) }
    expectRefusal(.duplicateSections(["N"]), by: list) {
      try $0.insertSections(["N", "A", "N"], beforeSection: "B")
    }
    expectRefusal(.duplicateSections(["Z"]), by: list) { try $0.deleteSections(["A", "Z", "Z"]) }
  }

  @Test("A neighbour that is unknown, or in the argument, is an error")
  func neighbors() {
    expectRefusal(.unknownSections(["Z"]), by: list) {
      try $0.insertSections(["N", "N"], beforeSection: "Z")
    }
    expectRefusal(.unknownSections(["Z"]), by: ListSnapshot<String, String>()) {
      try $0.insertSections(["N"], afterSection: "Z")
    }
    expectRefusal(.selfReference("A"), by: list) {
      try $0.insertSections(["N", "A"], beforeSection: "A")
    }
    expectRefusal(.selfReference("Z"), by: list) {
      try $0.insertSections(["Z", "Z"], afterSection: "Z")
    }
  }

  @Test("A deleted section takes its items along")
  func delete() throws {
    try expect("A[a] C[]", from: list) {
      try $0.deleteSections(["B"])
      #expect(!$0.contains("b"))
      #expect($0.numberOfItems == 1)
      #expect($0.indexOfSection("C") == 1)
      #expect($0.section(at: 2) == nil)
      #expect($0.items(inSection: "B") == nil)
    }
    try expect("B[b c]", from: list) { try $0.deleteSections(["C", "A"]) }
    try expect("", from: list) { try $0.deleteSections(["C", "B", "A"]) }
  }

  @Test("Unknown sections are ignored when sections are deleted")
  func deleteUnknown() throws {
    try expect("A[a] C[]", from: list) { try $0.deleteSections(["Z", "B", "Y"]) }
    try expect("A[a] B[b c] C[]", from: list) { try $0.deleteSections(["Z"]) }
    try expect("", from: ListSnapshot<String, String>()) { try $0.deleteSections(["Z"]) }
  }

  @Test("The identifiers of a deleted section and of its items can be used again")
  func deleteAndAppend() throws {
    try expect("A[a] C[] B[c d]", from: list) {
      try $0.deleteSections(["B"])
      try $0.appendSections(["B"])
      try $0.appendItems(["c", "d"], ifPresent: .reject)
    }
  }

  @Test("A section that comes and goes many times leaves the others as they are")
  func toggling() throws {
    try expect("A[a] B[b c] C[]", from: list) {
      for _ in 0..<50 {
        try $0.insertSections(["L"], beforeSection: "A")
        try $0.insertItems(["spin"], beforeItem: "a")
        try $0.move("spin", to: ListIndexPath(section: 0, item: 0))
        try $0.deleteSections(["L"])
      }
      #expect($0.contents.count == 4)
      #expect($0[ListIndexPath(section: 0, item: 0)] == "a")
      #expect($0.section(at: 3) == nil)
    }
  }

  @Test("A section moves with its items in order, forwards and backwards")
  func move() throws {
    try expect("B[b c] A[a] C[]", from: list) { try $0.moveSection("B", beforeSection: "A") }
    try expect("B[b c] C[] A[a]", from: list) { try $0.moveSection("A", afterSection: "C") }
    try expect("B[b c] A[a] C[]", from: list) { try $0.moveSection("A", beforeSection: "C") }
    try expect("A[a] C[] B[b c]", from: list) { try $0.moveSection("C", afterSection: "A") }
  }

  @Test("An empty section moves like any other")
  func moveEmpty() throws {
    try expect("C[] A[a] B[b c]", from: list) {
      try $0.moveSection("C", beforeSection: "A")
      #expect($0.indexPath(for: "c") == ListIndexPath(section: 2, item: 1))
      #expect($0.indexOfItem("c") == 2)
      #expect($0[ListIndexPath(section: 0, item: 0)] == nil)
    }
  }

  @Test("A section that moves to where it is changes nothing")
  func moveToItsOwnPlace() throws {
    try expect("A[a] B[b c] C[]", from: list) {
      try $0.moveSection("B", afterSection: "A")
      try $0.moveSection("B", beforeSection: "C")
    }
  }

  @Test("Moving a section beside itself is an error, and so is an unknown section")
  func moveErrors() {
    expectRefusal(.selfReference("B"), by: list) { try $0.moveSection("B", beforeSection: "B") }
    expectRefusal(.selfReference("B"), by: list) { try $0.moveSection("B", afterSection: "B") }
    expectRefusal(.unknownSections(["Z"]), by: list) {
      try $0.moveSection("Z", beforeSection: "A")
    }
    expectRefusal(.unknownSections(["Z"]), by: list) { try $0.moveSection("A", afterSection: "Z") }
    expectRefusal(.unknownSections(["Z", "Y"]), by: list) {
      try $0.moveSection("Z", afterSection: "Y")
    }
  }

  @Test("Sections and items may have the same identifiers")
  func sameIdentifiers() throws {
    try expect("b[a] a[x b]", from: ListSnapshot<String, String>()) {
      try $0.appendSections(["a", "b"])
      try $0.appendItems(["a", "b"])
      try $0.appendItems(["x"], toSection: "a")
      try $0.moveItem("b", afterItem: "x")
      try $0.moveSection("b", beforeSection: "a")
      #expect($0.sectionIdentifier(containingItem: "a") == "b")
      try $0.deleteItems(["c"])
    }
  }
}
