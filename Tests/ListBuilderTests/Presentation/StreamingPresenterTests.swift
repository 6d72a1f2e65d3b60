import ListBuilder
import Testing

@Suite struct StreamingPresenterTests {
  private struct Failure: Error {}

  private let presenter = TracePresenter<Group, String>(
    cellProvider: { item, _ in item }, supplementaryProvider: \.defaultHeader)

  private let list: Letters

  init() throws {
    list = try ListSnapshot {
      ListSection(.a) { (0..<100).map { "item ä \($0)" } }
      ListSection(.b, words: "x y")
    }
  }

  @Test("A string holds what begins, all elements, and what finishes")
  func string() throws {
    let short: Letters = try ListSnapshot { ListSection(.a, words: "x") }
    #expect(
      try presenter.present(short) == """
        begin
        start A
        header A of A
        cell x of x at (0, 0)
        end A
        finish

        """)
  }

  @Test("A stream receives what the string holds")
  func stream() throws {
    var output = ""
    try presenter.present(list, to: &output)
    #expect(try output == presenter.present(list))
  }

  @Test(
    "Chunks of any size together are what the string holds", arguments: [-1, 0, 1, 7, 500, 1 << 20])
  func chunks(size: Int) throws {
    let chunks = presenter.chunks(of: list, size: size)
    var bytes: [UInt8] = []
    while let chunk = try chunks.next() {
      #expect(!chunk.isEmpty)
      #expect(String(validating: chunk, as: UTF8.self) != nil)
      bytes += chunk
    }
    #expect(try String(decoding: bytes, as: UTF8.self) == presenter.present(list))
    #expect(try chunks.next() == nil)
  }

  @Test("A chunk ends as soon as it has the size that was asked for")
  func chunkSize() throws {
    let chunks = presenter.chunks(of: list, size: 500)
    let first = try #require(try chunks.next())
    #expect((500..<550).contains(first.count))
  }

  @Test("Cells are made when their chunk is asked for, and not before")
  func laziness() throws {
    var asked = 0
    let presenter = TracePresenter<Group, String>(cellProvider: { item, _ in
      asked += 1
      return item
    })
    let chunks = presenter.chunks(of: list, size: 1)
    #expect(asked == 0)
    while asked == 0 { _ = try chunks.next() }
    #expect(asked == 1)
  }

  @MainActor
  @Test("Chunks are an asynchronous sequence, on the actor that reads them")
  func asyncSequence() async throws {
    var asked = 0
    let presenter = TracePresenter<Group, String>(cellProvider: { item, _ in
      MainActor.assertIsolated()
      asked += 1
      return item
    })
    var text = ""
    for try await chunk in presenter.chunks(of: list, size: 64) {
      text += String(decoding: chunk, as: UTF8.self)
    }
    #expect(try text == presenter.present(list))
    #expect(asked == 2 * list.numberOfItems)
  }

  @Test("An error of a provider reaches the caller, and ends the chunks")
  func errors() throws {
    let presenter = TracePresenter<Group, String>(cellProvider: { item, _ in
      if item == "x" { throw Failure() }
      return item
    })
    #expect(throws: Failure.self) { _ = try presenter.present(list) as String }
    var output = ""
    #expect(throws: Failure.self) { try presenter.present(list, to: &output) }
    let chunks = presenter.chunks(of: list, size: 1)
    #expect(throws: Failure.self) { while try chunks.next() != nil {} }
    #expect(try chunks.next() == nil)
  }

  @Test("A presenter of any type serves where the list's type is known")
  func existential() throws {
    let any: any StreamingPresenter<Group, String> = presenter
    #expect(try any.present(list) == presenter.present(list))
    var output = ""
    try any.present(list, to: &output)
    #expect(try output == presenter.present(list))
    #expect(try any.chunks(of: list).next() != nil)
  }

  @Test("A provider that asks for the next chunk while one is made gets none, and nothing is lost")
  func reentrance() throws {
    var chunks: PresentationChunks?
    var answers: [[UInt8]?] = []
    let presenter = TracePresenter<Group, String>(cellProvider: { item, _ in
      answers.append(try chunks?.next())
      return item
    })
    chunks = presenter.chunks(of: list, size: 1)
    var bytes: [UInt8] = []
    while let chunk = try chunks?.next() { bytes += chunk }
    let calm = TracePresenter<Group, String>(cellProvider: { item, _ in item })
    #expect(try String(decoding: bytes, as: UTF8.self) == calm.present(list))
    #expect(answers == Array(repeating: nil, count: list.numberOfItems))
  }
}
