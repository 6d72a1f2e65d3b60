import ListBuilder
import Testing

/// Writes the cells of sections without nesting itself, as their paths.
private struct PathPresenter: StreamingPresenter {
  let base = TracePresenter<Group, String>(cellProvider: { item, _ in item })

  var cellProvider: (String, CellContext<Group>) throws -> String { base.cellProvider }
  var supplementaryProvider: ((SupplementaryContext<Group>) throws -> String?)? { nil }

  func makeRenderer(for list: Letters) -> TracePresenter<Group, String>.Renderer {
    base.makeRenderer(for: list)
  }

  func renderCell(
    of item: String, in context: CellContext<Group>,
    by renderer: inout TracePresenter<Group, String>.Renderer, into output: inout [UInt8]
  ) {
    output += "\(item) in place at \(context.indexPath)\n".utf8
  }
}

@Suite struct StreamedCellTests {
  private let list: Letters

  init() throws {
    list = try ListSnapshot {
      ListSection(.a) {
        ListOutline("x") { "y" }
        "z"
      }
      ListSection(.b, words: "p q r")
      ListSection(.c) {}
    }
  }

  @Test("A presenter may write the cells of a section without nesting itself")
  func inPlace() throws {
    #expect(
      try PathPresenter().present(list) == """
        begin
        start A
        cell x of x at (0, 0)
        children of (0, 0)
        cell y of y at (0, 0)
        end of children of (0, 0)
        cell z of z at (0, 1)
        end A
        start B
        p in place at (1, 0)
        q in place at (1, 1)
        r in place at (1, 2)
        end B
        start C
        end C
        finish

        """)
  }

  @Test(
    "Chunks of any size tell the contexts that a walk tells", arguments: [1, 7, 30, 100, Int.max])
  func contexts(size: Int) throws {
    var told: [String] = []
    let presenter = TracePresenter<Group, String>(cellProvider: { item, context in
      told.append("\(item) \(context)")
      return item
    })
    try presenter.walk(list) { _ in }
    let walked = told
    told = []
    let chunks = presenter.chunks(of: list, size: size)
    while try chunks.next() != nil {}
    #expect(told == walked)
    #expect(walked.count == 6)
  }
}
