import ListBuilder
import ListBuilderText
import Testing

@Suite struct TablePassesTests {
  /// How often each provider is called for a list of three items in two sections.
  private func calls(_ columns: [ListColumnLayout]) throws -> (cells: Int, supplementaries: Int) {
    var calls = (cells: 0, supplementaries: 0)
    var presenter = TextPresenter<String, Person> { person, _ in
      calls.cells += 1
      return TextCell(person.name, "\(person.born)")
    } supplementaryProvider: { context in
      calls.supplementaries += 1
      return context.defaultHeader
    }
    presenter.table = TextTable(columns: columns)
    _ = try presenter.present(people())
    return calls
  }

  @Test("Where all columns are of a fixed width, the list is gone through once")
  func onePass() throws {
    let columns = [
      ListColumnLayout("a", width: .fixed(3)), ListColumnLayout("b", width: .fixed(3)),
    ]
    let calls = try calls(columns)
    #expect(calls.cells == 3)
    // The list's header and footer, and the headers and footers of two sections.
    #expect(calls.supplementaries == 6)
  }

  @Test(
    "Otherwise it is gone through twice",
    arguments: [
      [], [ListColumnLayout(width: .fixed(3)), ListColumnLayout()],
      [ListColumnLayout(width: .fixed(3)), ListColumnLayout(width: .flexible())],
      [
        ListColumnLayout(width: .fixed(3)), ListColumnLayout(alignment: .decimal, width: .fixed(5)),
      ],
    ])
  func twoPasses(columns: [ListColumnLayout]) throws {
    let calls = try calls(columns)
    #expect(calls.cells == 6)
    #expect(calls.supplementaries == 12)
  }

  @Test("In one pass, rows are written as they come")
  func streaming() throws {
    var presenter = TextPresenter<String, Person>.table {
      ListColumn("Name", \.name, width: .fixed(6))
    }
    presenter.supplementaryProvider = nil
    let chunks = presenter.chunks(of: try people(), size: 1)
    var pieces: [String] = []
    while let chunk = try chunks.next() { pieces.append(String(decoding: chunk, as: UTF8.self)) }
    #expect(
      pieces == [
        "╭────────╮\n│ Name   │\n", "├────────┤\n│ Ada    │\n", "│ Grace  │\n",
        "├────────┤\n│ Edsger │\n", "╰────────╯\n",
      ])
  }

  @Test("Chunks of all sizes hold the bytes of the table", arguments: TextBorder.allCases)
  func chunks(border: TextBorder) throws {
    let presenter = TextPresenter<String, Person>.table(border: border) {
      ListColumn("Name", \.name)
      ListColumn("Born", \.born, footer: .count)
    }
    for size in [Int.min, 0, 1, 10, 1000] {
      let chunks = presenter.chunks(of: try people(), size: size)
      var bytes: [UInt8] = []
      while let chunk = try chunks.next() { bytes += chunk }
      #expect(try bytes == Array(presenter.present(people()).utf8))
    }
  }

  @Test("A provider that answers otherwise on the second pass does no harm")
  func changingProvider() throws {
    var calls = 0
    var presenter = TextPresenter<String, Person> { _, _ in
      calls += 1
      return TextCell(texts: Array(repeating: String(repeating: "日", count: calls), count: 2))
    }
    presenter.table = TextTable()
    let lines = try presenter.present(people()).split(separator: "\n")
    #expect(Set(lines.map { DisplayWidth().width(of: $0) }).count == 1)
    var growing = TextPresenter<String, Person> { _, _ in
      calls += 1
      return TextCell(texts: Array(repeating: "a", count: calls))
    }
    growing.table = TextTable()
    calls = 0
    #expect(throws: TextTableError.self) { try growing.present(people()) }
  }

  @Test("What a provider throws ends the presentation, on each pass", arguments: [1, 3, 4, 6])
  func failures(call: Int) throws {
    struct Failure: Error {}
    var calls = 0
    var presenter = TextPresenter<String, Person> { person, _ in
      calls += 1
      if calls == call { throw Failure() }
      return person.name
    }
    presenter.table = TextTable()
    #expect(throws: Failure.self) { try presenter.present(people()) }
  }
}
