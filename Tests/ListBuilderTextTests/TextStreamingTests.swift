import ListBuilder
import ListBuilderText
import Testing

extension TextPresenter where Section == String, Item == Int {
  fileprivate static var numbers: Self {
    Self { number, _ in "\(number)" }.listHeader("Numbers").listFooter("end")
  }
}

@Suite struct TextStreamingTests {
  private struct Failure: Error, Equatable {
    var place: String
  }

  /// Keeps what is written, piece by piece.
  private struct Pieces: TextOutputStream {
    var written: [String] = []
    mutating func write(_ text: String) { written.append(text) }
  }

  private func list(of count: Int) throws -> ListSnapshot<String, Int> {
    try ListSnapshot {
      ListSection(items: 0..<(count / 2), in: "first")
      ListSection(items: (count / 2)..<count, in: "second")
    }
  }

  private func pieces(_ chunks: PresentationChunks) throws -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    while let chunk = try chunks.next() { pieces.append(chunk) }
    return pieces
  }

  @Test(
    "Chunks of every size hold the bytes of the string",
    arguments: [
      Int.min, -1, 0, 1, 2, 7, 100, 1 << 16, .max,
    ])
  func chunkSizes(size: Int) throws {
    let list = try list(of: 100)
    let expected = Array(try TextPresenter.numbers.present(list).utf8)
    let chunks = try pieces(TextPresenter.numbers.chunks(of: list, size: size))
    #expect(Array(chunks.joined()) == expected)
    #expect(chunks.allSatisfy { !$0.isEmpty && $0.last == 0x0A })
    #expect(chunks.dropLast().allSatisfy { $0.count >= size })
    // An element of this list is at most 10 bytes long, with the empty line before it.
    #expect(chunks.allSatisfy { $0.count - 10 < max(size, 1) })
  }

  @Test("Chunks of one byte hold one element each")
  func oneElementChunks() throws {
    let list = try ListSnapshot<String, Int> { ListSection(items: [1, 2], in: "a") }
    let chunks = try pieces(TextPresenter.numbers.chunks(of: list, size: 1))
    #expect(
      chunks.map { String(decoding: $0, as: UTF8.self) } == [
        "Numbers\n", "\na\n", "  1\n", "  2\n", "\nend\n",
      ])
  }

  @Test("An output stream gets the string, a long list in pieces")
  func outputStream() throws {
    let list = try list(of: 1000)
    var presenter = TextPresenter.numbers
    presenter.indentation = 200
    var output = Pieces()
    try presenter.present(list, to: &output)
    #expect(try output.written.joined() == presenter.present(list))
    #expect(output.written.count == 4)
    #expect(output.written.dropLast().allSatisfy { 1 << 16..<(1 << 16) + 210 ~= $0.utf8.count })
  }

  @Test("A string is an output stream, and keeps what it had")
  func stringAsOutputStream() throws {
    var text = "before\n"
    try TextPresenter { name, _ in name }.present(ListSnapshot(["Ada"]), to: &text)
    #expect(text == "before\nAda\n")
  }

  @Test("An empty list has no chunk and writes nothing")
  func emptyList() throws {
    let presenter = TextPresenter<String, Int> { number, _ in "\(number)" }
    var output = Pieces()
    try presenter.present(ListSnapshot(), to: &output)
    #expect(output.written.isEmpty)
    #expect(try presenter.chunks(of: ListSnapshot()).next() == nil)
  }

  @Test("Chunks are an asynchronous sequence")
  func asynchronousSequence() async throws {
    let list = try list(of: 100)
    var bytes: [UInt8] = []
    for try await chunk in TextPresenter.numbers.chunks(of: list, size: 10) { bytes += chunk }
    #expect(try bytes == Array(TextPresenter.numbers.present(list).utf8))
  }

  @Test("Chunks are read once")
  func chunksAreReadOnce() async throws {
    let chunks = try TextPresenter.numbers.chunks(of: list(of: 4), size: 1)
    _ = try chunks.next()
    var count = 0
    for try await _ in chunks { count += 1 }
    #expect(count == 7)
    #expect(try chunks.next() == nil)
    for try await _ in chunks { Issue.record("a chunk behind the last one") }
  }

  @Test("Providers are called once for each element, in order, as far as chunks are asked for")
  func providersAreCalledOnDemand() throws {
    var calls: [String] = []
    let presenter = TextPresenter<String, Int> { number, _ in
      calls.append("\(number)")
      return "\(number)"
    } supplementaryProvider: { context in
      calls.append("\(context.kind) \(context.section ?? "list")")
      return Optional<String>.none
    }
    let list = try list(of: 4)
    let chunks = presenter.chunks(of: list, size: 1)
    #expect(calls.isEmpty)
    _ = try chunks.next()
    #expect(calls == ["listHeader list", "sectionHeader first", "0"])
    while try chunks.next() != nil {}
    let all = [
      "listHeader list", "sectionHeader first", "0", "1", "sectionFooter first",
      "sectionHeader second", "2", "3", "sectionFooter second", "listFooter list",
    ]
    #expect(calls == all)

    calls = []
    _ = try presenter.present(list)
    #expect(calls == all)

    calls = []
    var output = Pieces()
    try presenter.present(list, to: &output)
    #expect(calls == all)
  }

  private func failing(at place: String) -> TextPresenter<String, Int> {
    TextPresenter { number, _ in
      if place == "\(number)" { throw Failure(place: place) }
      return "\(number)"
    } supplementaryProvider: { context in
      if place == "\(context.kind)" { throw Failure(place: place) }
      return context.kind == .sectionHeader ? "\(context.section ?? "")" : nil
    }
  }

  @Test(
    "What a provider throws reaches the caller and ends the chunks",
    arguments: [
      ("listHeader", []), ("sectionHeader", []), ("0", ["first\n"]), ("1", ["first\n", "  0\n"]),
      ("sectionFooter", ["first\n", "  0\n", "  1\n"]),
      ("listFooter", ["first\n", "  0\n", "  1\n", "\nsecond\n", "  2\n", "  3\n"]),
    ])
  func errors(place: String, before: [String]) async throws {
    let list = try list(of: 4)
    let presenter = failing(at: place)
    #expect(throws: Failure(place: place)) { try presenter.present(list) }
    var output = Pieces()
    #expect(throws: Failure(place: place)) { try presenter.present(list, to: &output) }

    let chunks = presenter.chunks(of: list, size: 1)
    for piece in before {
      #expect(try chunks.next().map { String(decoding: $0, as: UTF8.self) } == piece)
    }
    #expect(throws: Failure(place: place)) { try chunks.next() }
    #expect(try chunks.next() == nil)
    for try await _ in chunks { Issue.record("a chunk behind an error") }

    await #expect(throws: Failure(place: place)) {
      for try await _ in presenter.chunks(of: list) {}
    }
  }

  @Test("What an error stops stays written, but for the piece at work")
  func errorInOutputStream() throws {
    var output = Pieces()
    let list = try list(of: 1000)
    var presenter = failing(at: "999")
    presenter.indentation = 200
    #expect(throws: Failure(place: "999")) { try presenter.present(list, to: &output) }
    #expect(output.written.count == 3)
    presenter.cellProvider = { number, _ in "\(number)" }
    #expect(try presenter.present(list).hasPrefix(output.written.joined()))
  }

  @Test("Any streaming presenter of a list can stand for a text presenter")
  func existential() throws {
    let presenter: any StreamingPresenter<String, Int> = TextPresenter.numbers
    let list = try list(of: 4)
    let expected = "Numbers\n\nfirst\n  0\n  1\n\nsecond\n  2\n  3\n\nend\n"
    #expect(try presenter.present(list) == expected)
    var output = ""
    try presenter.present(list, to: &output)
    #expect(output == expected)
    let chunks = try pieces(presenter.chunks(of: list, size: 3))
    #expect(String(decoding: Array(chunks.joined()), as: UTF8.self) == expected)
  }

  @MainActor
  @Test("Providers use the state of the main actor, also between asynchronous chunks")
  func mainActorState() async throws {
    let screen = Screen()
    let presenter = TextPresenter<String, Int> { number, _ in
      screen.shown.append(number)
      return "\(screen.title) \(number)"
    }
    let list = try ListSnapshot<String, Int> { ListSection(items: [1, 2], in: "") }
    #expect(try presenter.present(list) == "Main 1\nMain 2\n")
    screen.title = "Other"
    var text = ""
    for try await chunk in presenter.chunks(of: list, size: 1) {
      MainActor.assertIsolated()
      text += String(decoding: chunk, as: UTF8.self)
      screen.title = "Third"
    }
    #expect(text == "Other 1\nThird 2\n")
    #expect(screen.shown == [1, 2, 1, 2])
  }
}

@MainActor
private final class Screen {
  var title = "Main"
  var shown: [Int] = []
}
