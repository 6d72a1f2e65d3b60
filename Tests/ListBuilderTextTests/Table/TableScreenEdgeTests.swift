import ListBuilder
import ListBuilderText
import Testing

@Suite struct TableScreenEdgeTests {
  /// Presents texts in a table of one column, with colours; `⎋` stands for an escape.
  private func rows(_ texts: String...) throws -> [String] {
    let list = try ListSnapshot { ListSection("") { texts } }
    var presenter = TextPresenter<String, String>.table { ListColumn("", \.self) }
    presenter.style = .ansi()
    return try presenter.present(list).replacing("\u{1B}", with: "⎋")
      .split(separator: "\n").filter { $0.hasPrefix("│") }.map(String.init)
  }

  @Test("Each cluster that a terminal may take for wider is put in its own cell, but the first")
  func manyModifiers() throws {
    #expect(try rows("👍🏽👍🏽a👍🏽b") == ["│ 👍🏽⎋[5G👍🏽a⎋[8G👍🏽b⎋[11G │"])
  }

  @Test(
    "What no terminal takes for wider is written at once",
    arguments: [("日本語", 9), ("e\u{301}e\u{301}", 5), ("❤\u{FE0F}❤\u{FE0F}", 7), ("👍🏽", 5)])
  func noMoves(text: String, end: Int) throws {
    #expect(try rows(text) == ["│ \(text)⎋[\(end)G │"])
  }

  @Test("In colour, too, each cluster is put in its own cell")
  func highlighted() throws {
    let list = try ListSnapshot { ListSection("") { "👍🏽👍🏽" } }
    var presenter = TextPresenter<String, String>.table {
      ListColumn("", content: { CellContent($0).highlighting { [$0.startIndex..<$0.endIndex] } })
    }
    presenter.style = .ansi()
    let row = try presenter.present(list).split(separator: "\n")[1]
    #expect(row == "│ \u{1B}[7m👍🏽\u{1B}[0m\u{1B}[5G\u{1B}[7m👍🏽\u{1B}[0m\u{1B}[7G │")
  }
}
