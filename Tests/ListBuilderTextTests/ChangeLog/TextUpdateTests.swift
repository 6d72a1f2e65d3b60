import ListBuilder
import ListBuilderText
import Testing

@Suite struct TextUpdateTests {
  @Test("A log has a line for each change, under its section")
  func everything() throws {
    let old = try Entries("friends | a:Ada t:Alan", "archive | o:Old", "work | x", "rest | r")
    let new = try Entries(
      "friends | a:Lovelace g:Grace", "family | f:Tim", "rest | r", "work | t:Alan x")
    #expect(
      try log(from: old, to: new) == """
          friends
        ~   Ada → Lovelace
        +   Grace
        + family
        +   Tim
        - archive
        -   Old
        > work
        >   Alan (friends → work)

        """)
  }

  @Test("Where nothing changed, the log is empty")
  func nothingChanged() throws {
    let list = try Entries("f | a b", "o | c")
    #expect(try log(from: list, to: Entries("f | a b", "o | c")) == "")
    #expect(try log(from: Entries(), to: Entries()) == "")
  }

  @Test("Sections without a change are not told")
  func unchangedSections() throws {
    let old = try Entries("f | a", "g | b", "h | c")
    #expect(try log(from: old, to: Entries("f | a", "g | b d", "h | c")) == "  g\n+   d\n")
  }

  @Test("An updated item shows its old and its new line")
  func updatedItem() throws {
    #expect(
      try log(from: Entries("f | a:Ada b"), to: Entries("f | a:Lovelace b"))
        == "  f\n~   Ada → Lovelace\n")
  }

  @Test("An updated item that shows the same is told with its line alone")
  func updatedItemThatShowsTheSame() throws {
    var new = try Entries("f | a b")
    try new.reconfigureItems(["a"])
    try new.reloadItems(["b"])
    #expect(try log(from: Entries("f | a b"), to: new) == "  f\n~   a\n~   b\n")
  }

  @Test("An item that moves in its section has its line alone")
  func movedItem() throws {
    #expect(try log(from: Entries("f | a b c"), to: Entries("f | c a b")) == "  f\n>   c\n")
  }

  @Test("An item that moves to another section tells both headers, at its destination alone")
  func itemMovedAcross() throws {
    let old = try Entries("f:Friends | a b", "o:Others | c")
    let new = try Entries("f:Friends | b", "o:Others | a c")
    #expect(try log(from: old, to: new) == "  Others\n>   a (Friends → Others)\n")
  }

  @Test("An item that was moved and updated has two lines")
  func movedAndUpdatedItem() throws {
    let old = try Entries("f | a:Ada", "o | c")
    #expect(
      try log(from: old, to: Entries("f |", "o | a:Lovelace c")) == """
          o
        >   Lovelace (f → o)
        ~   Ada → Lovelace

        """)
  }

  @Test("An item whose identifier was replaced is updated")
  func replacedIdentifier() throws {
    let old = try Entries("f | draft:Soup b")
    var new = old
    try new.replaceItem(withID: "draft", with: Entry("5:Soup"))
    #expect(try log(from: old, to: new) == "  f\n~   Soup\n")
  }

  @Test("In a section, removals come first by old position, then all others by new position")
  func orderInSection() throws {
    let old = try Entries("f | r1 a b:B r2 c d")
    let new = try Entries("f | i1 d a i2 b:Bb c")
    #expect(
      try log(from: old, to: new) == """
          f
        -   r1
        -   r2
        +   i1
        >   d
        +   i2
        ~   B → Bb

        """)
  }

  @Test("Many items come and go in order")
  func manyItems() throws {
    let old = try Entries("f | \((0..<12).map { "o\($0)" }.joined(separator: " "))")
    let new = try Entries("f | \((0..<12).map { "n\($0)" }.joined(separator: " "))")
    let lines = (0..<12).map { "-   o\($0)\n" } + (0..<12).map { "+   n\($0)\n" }
    #expect(try log(from: old, to: new) == "  f\n\(lines.joined())")
  }

  @Test("An inserted section is told with its items")
  func insertedSection() throws {
    #expect(
      try log(from: Entries("f | a"), to: Entries("g | b c", "f | a", "h |"))
        == "+ g\n+   b\n+   c\n+ h\n")
  }

  @Test("A removed section is told with its items")
  func removedSection() throws {
    #expect(
      try log(from: Entries("g | b c", "f | a", "h |"), to: Entries("f | a"))
        == "- g\n-   b\n-   c\n- h\n")
  }

  @Test("An item that moves into an inserted section is told as moved, in its place")
  func itemMovedIntoInsertedSection() throws {
    #expect(
      try log(from: Entries("f | a b:B"), to: Entries("f | a", "g | x b:Bb y")) == """
        + g
        +   x
        >   Bb (f → g)
        ~   B → Bb
        +   y

        """)
  }

  @Test("An item that moves out of a removed section is told where it is now")
  func itemMovedOutOfRemovedSection() throws {
    #expect(
      try log(from: Entries("g | x b y", "f | a"), to: Entries("f | a b")) == """
        - g
        -   x
        -   y
          f
        >   b (g → f)

        """)
  }

  @Test("A moved section has its line alone, and the changes in it")
  func movedSection() throws {
    #expect(
      try log(from: Entries("f | a b", "g | c", "h | d"), to: Entries("h | d", "f | a b", "g | c"))
        == "> h\n")
    #expect(
      try log(from: Entries("f | a", "g | c", "h | d"), to: Entries("h | d e", "f | a", "g | c"))
        == "> h\n+   e\n")
  }

  @Test("An updated section shows its old and its new header")
  func updatedSection() throws {
    #expect(
      try log(from: Entries("f:Friends | a"), to: Entries("f:Pals | a b")) == """
        ~ Friends → Pals
        +   b

        """)
  }

  @Test("An updated section that shows the same header is told with it alone")
  func updatedSectionThatShowsTheSame() throws {
    var new = try Entries("f | a", "g | b")
    try new.reloadSections(["g"])
    #expect(try log(from: Entries("f | a", "g | b"), to: new) == "~ g\n")
  }

  @Test("A section that was moved and updated has two lines")
  func movedAndUpdatedSection() throws {
    let old = try Entries("f | a", "g | b", "h:H | c")
    #expect(
      try log(from: old, to: Entries("h:Hh | c d", "f | a", "g | b")) == """
        > Hh
        ~ H → Hh
        +   d

        """)
  }

  @Test("Sections stand in the order of the new list")
  func orderOfSections() throws {
    let old = try Entries("f | a", "g | b", "h | c")
    let new = try Entries("f | a a2", "i |", "h | c c2", "g | b b2")
    let marked = try log(from: old, to: new).split(separator: "\n").filter { !$0.contains("   ") }
    #expect(marked.map { $0.dropFirst(2) } == ["f", "i", "h", "g"])
  }

  @Test("A removed section stands before the first one behind it that neither went nor moved")
  func orderOfRemovedSections() throws {
    let old = try Entries("m | 1", "r |", "s |", "m2 | 2", "f | a", "t |", "g | b", "h |", "u |")
    let new = try Entries("f | a", "g | b c", "h |", "m | 1", "m2 | 2", "n |")
    #expect(
      try log(from: old, to: new) == """
        - r
        - s
        - t
          g
        +   c
        > m
        > m2
        + n
        - u

        """)
  }
}
