import ListBuilder
import ListBuilderText
import Testing

@Suite struct TextUpdateLayoutTests {
  @Test("A list with a single section has no header and no indentation")
  func oneSection() throws {
    let old = try ListSnapshot(["Ada", "Alan", "Bob", "Tim"])
    let new = try ListSnapshot(["Tim", "Ada", "Bob", "Grace"])
    let log = try TextPresenter { name, _ in name }.update(from: old, to: new)
    #expect(log == "- Alan\n> Tim\n+ Grace\n")
  }

  @Test("Where a section has no header, an empty line parts its items from those of others")
  func sectionsWithoutHeader() throws {
    let old = try Entries("p: | a", "q: | b", "f | c", "r: | d")
    let new = try Entries("p: | a a2", "q: | b b2", "f | c c2", "r: | d d2")
    #expect(try log(from: old, to: new) == "+ a2\n\n+ b2\n  f\n+   c2\n\n+ d2\n")
  }

  @Test("A change of a section without a header is a mark alone")
  func changedSectionsWithoutHeader() throws {
    let old = try Entries("p: | a", "q: | b", "r: | c", "s: | d")
    let new = try Entries("s: | d", "p: | a", "r: | c", "n: | e")
    #expect(try log(from: old, to: new) == ">\n-\n- b\n+\n+ e\n")
  }

  @Test("A header that comes or goes stands alone beside the arrow")
  func headerThatComesOrGoes() throws {
    #expect(try log(from: Entries("f: | a"), to: Entries("f:Friends | a")) == "~ → Friends\n")
    #expect(try log(from: Entries("f:Friends | a"), to: Entries("f: | a")) == "~ Friends →\n")
  }

  @Test("A move between sections tells the headers that there are")
  func moveWithoutHeaders() throws {
    #expect(try log(from: Entries("f | a", "p: |"), to: Entries("f |", "p: | a")) == "> a (f →)\n")
    #expect(
      try log(from: Entries("p: | a", "f |"), to: Entries("p: |", "f | a")) == "  f\n>   a (→ f)\n")
    #expect(try log(from: Entries("p: | a", "q: |"), to: Entries("p: |", "q: | a")) == "> a\n")
  }

  @Test("Items have the presenter's indentation and bullet", arguments: [-1, 0, 4, Int.max])
  func indentationAndBullet(indentation: Int) throws {
    var presenter = TextPresenter.entries
    presenter.indentation = indentation
    presenter.bullet = "-\n "
    let lead = String(repeating: " ", count: min(max(indentation, 0), 1000)) + "- "
    let log = try presenter.update(from: Entries("f | a:A"), to: Entries("f | a:Aa b"))
    #expect(log == "  f\n~ \(lead)A → Aa\n+ \(lead)b\n")
  }

  @Test("All that a cell shows is one line")
  func cellsOfSeveralLines() throws {
    let presenter = TextPresenter<OneSection, String> { name, _ in
      CellContent(
        "\(name)\n\nof\r\nLondon", secondaryText: "Analyst\nWriter", detail: "1815",
        link: "https://ada.example", image: .init(source: "", alternativeText: "At work"))
    }
    let log = try presenter.update(from: ListSnapshot([]), to: ListSnapshot(["Ada"]))
    #expect(log == "+ Ada [At work]  1815 <https://ada.example>  of  London  Analyst  Writer\n")
  }

  @Test("A header of several lines is one line")
  func headersOfSeveralLines() throws {
    let presenter = TextPresenter.entries.supplementary(.sectionHeader) { context in
      CellContent("\(context.section?.text ?? "")\nnext", secondaryText: "below")
    }
    let log = try presenter.update(from: Entries("f | a", "g |"), to: Entries("f |", "g | a"))
    #expect(log == "  g  next  below\n>   a (f  next  below → g  next  below)\n")
  }

  @Test("An item without text is its mark alone")
  func emptyText() throws {
    let old = try Entries("f | a:Ada")
    #expect(try log(from: old, to: Entries("f | a:Ada b:")) == "  f\n+\n")
    #expect(try log(from: old, to: Entries("f | a:")) == "  f\n~   Ada →\n")
  }

  @Test("White space around a text cannot forge the indentation")
  func whiteSpace() throws {
    let old = Entries()
    let new = try ListSnapshot {
      ListSection(Entry(id: "f", text: "  \u{2003}Ada ")) {
        Entry(id: "a", text: "\u{A0}\t Grace\u{3000}")
        Entry(id: "b", text: " \u{2028} \n")
      }
    }
    #expect(try log(from: old, to: new) == "+ Ada\n+   Grace\n+\n")
  }

  @Test("Old elements are presented where they stood, new ones where they stand")
  func contexts() throws {
    let presenter = TextPresenter<Entry, Entry> { entry, context in
      "\(entry.id)\(context.indexPath) of \(context.sectionContext.numberOfItems)"
    }
    .supplementary(.sectionHeader) { context in
      CellContent(
        "\(context.section?.text ?? "") \(context.sectionContext?.index ?? -1)"
          + " of \(context.numberOfSections): \(context.numberOfItems)")
    }
    let old = try Entries("r | x", "f:F | a:1 b c", "g |")
    let new = try Entries("f:Ff | b", "g | c a:2")
    #expect(
      try presenter.update(from: old, to: new) == """
        - r 0 of 3: 1
        -   x(0, 0) of 1
        ~ F 1 of 3: 3 → Ff 0 of 2: 1
          g 1 of 2: 2
        >   c(1, 0) of 2 (F 1 of 3: 3 → g 1 of 2: 2)
        >   a(1, 1) of 2 (F 1 of 3: 3 → g 1 of 2: 2)
        ~   a(1, 0) of 3 → a(1, 1) of 2

        """)
  }
}
