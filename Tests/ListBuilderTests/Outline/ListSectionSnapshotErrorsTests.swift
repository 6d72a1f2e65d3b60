import ListBuilder
import Testing

@Suite struct ListSectionSnapshotErrorsTests {
  private let outline: ListSectionSnapshot<Measure>

  init() throws {
    var outline = try ListSectionSnapshot([Measure(1), Measure(0)])
    try outline.append([Measure(2)], to: 1)
    outline.expand([1])
    self.outline = outline
  }

  /// An outline cannot have a NaN, but an array of items can.
  private let new = [Measure(9), Measure(.nan), Measure(9), Measure(2)]

  @Test("An identifier that does not equal itself cannot be added, and is named before others are")
  func notReflexive() {
    expectRefusal(.notReflexive(["nan"]), by: outline) { try $0.append(new) }
    expectRefusal(.notReflexive(["nan"]), by: outline) { try $0.append(new, to: 2) }
    expectRefusal(.notReflexive(["nan"]), by: outline) { try $0.insert(new, before: 1) }
    expectRefusal(.notReflexive(["nan"]), by: outline) { try $0.insert(new, after: 2) }
    expectRefusal(.notReflexive(["nan"]), by: outline) { try $0.append([Measure(.nan)]) }
    #expect(throws: SnapshotError.notReflexive(["nan", "nan"])) {
      try ListSectionSnapshot([Measure(.nan), Measure(1), Measure(.nan)])
    }
  }

  @Test("Such an identifier is never in the outline: unknown where it must be known")
  func unknown() {
    expectRefusal(.unknownItems(["nan"]), by: outline) { try $0.append([Measure(9)], to: .nan) }
    expectRefusal(.unknownItems(["nan"]), by: outline) {
      try $0.insert([Measure(9)], before: .nan)
    }
    expectRefusal(.unknownItems(["nan"]), by: outline) { try $0.update(Measure(.nan)) }
    expectRefusal(.unknownItems(["nan"]), by: outline) { try $0.move(1, to: .nan) }
    expectRefusal(.unknownItems(["nan", "nan"]), by: outline) { try $0.move(.nan, to: .nan) }
    expectRefusal(.unknownItems(["nan"]), by: outline) {
      try $0.replace(childrenOf: .nan, using: ListSectionSnapshot())
    }
  }

  @Test("Such an identifier is ignored where unknown ones are, however often it stands")
  func ignored() throws {
    var outline = outline
    outline.expand([.nan, .nan])
    outline.collapse([.nan])
    try outline.delete([.nan, 0, .nan])
    #expect(outline.text == "1.0+(2.0)")
    #expect(outline.level(of: .nan) == nil)
    outline.checkInvariants()
  }

  @Test("Zero and negative zero are one identifier")
  func negativeZero() throws {
    expectRefusal(.duplicateItems(["-0.0"]), by: outline) { try $0.append([Measure(-0.0)]) }
    var outline = outline
    try outline.update(Measure(-0.0, "m"))
    #expect(outline.item(withID: 0)?.unit == "m")
  }

  @Test("The description of present items tells their indexes, with hidden items counted")
  func presentItems() throws {
    let outline = try Outline("N(fox) P")
    #expect(
      description { _ = try modified(outline) { try $0.append(["P", "fox"], to: "P") } } == """
        2 item identifiers stand in the list already:
          "P" at (0, 2)
          "fox" at (0, 1)
        Leave out what is there, or update it.
        """)
  }

  @Test("The description of repeated items tells that the argument has them")
  func repeatedItems() throws {
    #expect(
      description { _ = try ListSectionSnapshot(["a", "b", "a"]) } == """
        the item identifier "a" stands more than once in the argument:
          "a"
        Name each item once.
        """)
  }

  @Test("The description of both tells both")
  func presentAndRepeatedItems() throws {
    let outline = try Outline("a(x)")
    #expect(
      description { _ = try modified(outline) { try $0.append(["n", "x", "n"]) } } == """
        2 item identifiers stand in the list already, or more than once in the argument:
          "n"
          "x" at (0, 1)
        Leave out what is there, or update it, and name each other item once.
        """)
  }

  @Test("The description of a cycle names both items, and those of one item the one")
  func cycles() {
    #expect(
      SnapshotError.wouldCreateCycle("a", under: "x").description
        == #""a" cannot be put under "x", which is under it. Name another parent."#)
    #expect(
      SnapshotError.wouldCreateCycle("a", under: "a").description
        == #""a" cannot be put under itself. Name another parent."#)
    #expect(
      SnapshotError.wouldCreateCycle("a\u{1B}[m", under: "x\n").description
        == #""a\u{1B}[m" cannot be put under "x\n", which is under it. Name another parent."#)
  }

  @Test("The description of an index out of range tells how far indexes go")
  func invalidIndexes() {
    #expect(
      SnapshotError.invalidIndex(7, numberOfSiblings: 3).description == """
        no item can be put at index 7: with the 3 other items under the same parent, indexes go \
        from 0 to 3.
        """)
  }

  private func modified(
    _ outline: Outline, _ edit: (inout Outline) throws -> Void
  ) throws -> Outline {
    var edited = outline
    try edit(&edited)
    return edited
  }

  private func description(of body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return (error as? SnapshotError)?.description
    }
  }
}
