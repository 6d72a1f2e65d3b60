import ListBuilder
import Testing

/// Writes the cells of sections without nesting itself, as their paths. One may fail halfway.
private struct PathPresenter: StreamingPresenter {
  struct Failure: Error {}

  var failing: String?
  let base = TracePresenter<Group, String>(cellProvider: { item, _ in item })

  var cellProvider: (String, CellContext<Group>) throws -> String { base.cellProvider }
  var supplementaryProvider: ((SupplementaryContext<Group>) throws -> String?)? { nil }

  func makeRenderer(for list: Letters) -> TracePresenter<Group, String>.Renderer {
    base.makeRenderer(for: list)
  }

  func renderCell(
    of item: String, in context: CellContext<Group>,
    from provider: (String, CellContext<Group>) throws -> String,
    by renderer: inout TracePresenter<Group, String>.Renderer, into output: inout [UInt8]
  ) throws {
    output += "\(item) in place".utf8
    if item == failing { throw Failure() }
    output += " at \(context.indexPath)\n".utf8
  }
}

/// Says as little as a presenter can: its types follow from what it declares.
private struct Wrapper<Section: Diffable, Item: Diffable>: StreamingPresenter {
  let base: TracePresenter<Section, Item>

  var cellProvider: (Item, CellContext<Section>) throws -> String {
    var number = 0
    return { item, context in
      number += 1
      return "\(number). \(try base.cellProvider(item, context))"
    }
  }

  func makeRenderer(
    for list: ListSnapshot<Section, Item>
  ) -> TracePresenter<Section, Item>.Renderer {
    base.makeRenderer(for: list)
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

  @Test("The cell provider is asked for once a walk, and keeps what it remembers")
  func providerWithMemory() throws {
    let wrapper = Wrapper(base: TracePresenter<Group, String>(cellProvider: { item, _ in item }))
    let flat: Letters = try ListSnapshot {
      ListSection(.a, words: "x y")
      ListSection(.b, words: "z")
    }
    for _ in 0..<2 {
      let cells = try wrapper.present(flat).split(separator: "\n").filter { $0.hasPrefix("cell") }
      #expect(
        cells == [
          "cell 1. x of x at (0, 0)", "cell 2. y of y at (0, 1)", "cell 3. z of z at (1, 0)",
        ])
    }
  }

  @Test("A cell that is written in part and fails ends the walk, and its piece is lost")
  func failure() throws {
    let chunks = PathPresenter(failing: "q").chunks(of: list, size: 1)
    var text = ""
    #expect(throws: PathPresenter.Failure.self) {
      while let chunk = try chunks.next() { text += String(decoding: chunk, as: UTF8.self) }
    }
    #expect(text.hasSuffix("start B\np in place at (1, 0)\n"))
    #expect(try chunks.next() == nil)
  }
}
