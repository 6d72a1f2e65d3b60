import ListBuilder
import ListBuilderText
import Testing

@Suite struct TableFootersTests {
  private func presenter(
    _ border: TextBorder, showsSectionTotals: Bool = false
  ) -> TextPresenter<String, Person> {
    var presenter = TextPresenter<String, Person>.table(border: border) {
      ListColumn("Name", \.name, footer: .text("All"))
      ListColumn("Born", \.born)
      ListColumn("Share", \.share, alignment: .decimal, footer: .sum(\.share))
    }
    presenter.table?.showsSectionTotals = showsSectionTotals
    return presenter
  }

  @Test("What columns tell of all items stands below them")
  func totals() throws {
    #expect(
      try presenter(.rounded).sectionHeader { _ in nil }.present(people()) == """
        ╭────────┬──────┬────────╮
        │ Name   │ Born │  Share │
        ├────────┼──────┼────────┤
        │ Ada    │ 1815 │  12.5  │
        │ Grace  │ 1906 │   3.25 │
        ├────────┼──────┼────────┤
        │ Edsger │ 1930 │ 100.0  │
        ├────────┼──────┼────────┤
        │ All    │      │ 115.75 │
        ╰────────┴──────┴────────╯

        """)
  }

  @Test("It can also be told of each section, below its items")
  func sectionTotals() throws {
    #expect(
      try presenter(.ascii, showsSectionTotals: true).sectionFooter { _ in "end" }
        .present(people()) == """
          +--------+------+--------+
          | Name   | Born |  Share |
          +--------+------+--------+
          | friends                |
          +--------+------+--------+
          | Ada    | 1815 |  12.5  |
          | Grace  | 1906 |   3.25 |
          +--------+------+--------+
          | end                    |
          +--------+------+--------+
          | All    |      |  15.75 |
          +--------+------+--------+
          | others                 |
          +--------+------+--------+
          | Edsger | 1930 | 100.0  |
          +--------+------+--------+
          | end                    |
          +--------+------+--------+
          | All    |      | 100.0  |
          +--------+------+--------+
          | All    |      | 115.75 |
          +--------+------+--------+

          """)
  }

  @Test("Without borders, and in Markdown, they are rows as well")
  func otherBorders() throws {
    #expect(
      try presenter(.none).sectionHeader { _ in nil }.listFooter("end").present(people()) == """
        Name    Born   Share
        Ada     1815   12.5
        Grace   1906    3.25

        Edsger  1930  100.0
        All           115.75

        end

        """)
    #expect(
      try presenter(.markdown).sectionHeader { _ in nil }.present(people()) == """
        | Name   | Born |  Share |
        | ------ | ---- | -----: |
        | Ada    | 1815 |  12.5  |
        | Grace  | 1906 |   3.25 |
        | Edsger | 1930 | 100.0  |
        | All    |      | 115.75 |

        """)
  }

  @Test("A list without items has nothing to tell", arguments: [true, false])
  func noItems(showsSectionTotals: Bool) throws {
    let presenter = presenter(.none, showsSectionTotals: showsSectionTotals)
    #expect(try presenter.present(ListSnapshot()) == "Name  Born  Share\n")
    let list = try ListSnapshot<String, Person> { ListSection(items: [], in: "nobody") }
    #expect(
      try presenter.present(list)
        == "Name  Born  Share\nnobody\n")
  }

  @Test("Columns are wide enough for what they tell")
  func widths() throws {
    let presenter = TextPresenter<String, Int>.table {
      ListColumn("", \.self, alignment: .trailing, footer: .sum { _ in Int.max })
    }
    #expect(
      try presenter.present(ListSnapshot { ListSection(items: [1, 2], in: "") }) == """
        ╭──────────────────────╮
        │                    1 │
        │                    2 │
        ├──────────────────────┤
        │ 18446744073709551614 │
        ╰──────────────────────╯

        """)
  }

  @Test("It begins anew each time that a presenter is used")
  func repeatedUse() throws {
    let presenter = presenter(.rounded, showsSectionTotals: true)
    let list = try people()
    #expect(try presenter.present(list) == presenter.present(list))
  }

  @Test("Items that are hidden in an outline count")
  func hiddenItems() throws {
    let presenter = TextPresenter<String, String>.table(border: .none) {
      ListColumn("", \.self, footer: .count)
    }
    let list = try ListSnapshot(sections: [ListSection("", outline: "a .b ..c d")])
    #expect(try presenter.present(list) == "a\nd\n4\n")
  }

  @Test("What throws ends the presentation")
  func failures() throws {
    struct Failure: Error {}
    let adding = TextPresenter<String, Person>.table {
      ListColumn("", \.name, footer: ListAggregate(0) { _, _ in throw Failure() })
    }
    let showing = TextPresenter<String, Person>.table {
      ListColumn(
        "", \.name, width: .fixed(9),
        footer: ListAggregate(0, text: { _ in throw Failure() }, add: { $0 += $1.born }))
    }
    #expect(throws: Failure.self) { try adding.present(people()) }
    #expect(throws: Failure.self) { try showing.present(people()) }
  }

  @Test("A list of lines tells nothing of all items")
  func noTable() throws {
    var presenter = presenter(.none).sectionHeader { _ in nil }
    presenter.table = nil
    #expect(
      try presenter.present(people())
        == "Ada  1815  12.5\nGrace  1906  3.25\n\nEdsger  1930  100.0\n")
  }
}
