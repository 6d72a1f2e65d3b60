import ListBuilder
import ListBuilderHTML
import Testing

extension HTMLPresenter where Section == String, Item == Int {
  fileprivate static var numbers: Self {
    Self(page: HTMLPage(title: "Numbers")) { number, _ in "\(number)" }.listFooter("end")
  }
}

@Suite struct HTMLStreamingTests {
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

  private func pieces(_ chunks: PresentationChunks) throws -> [String] {
    var pieces: [String] = []
    while let chunk = try chunks.next() { pieces.append(String(decoding: chunk, as: UTF8.self)) }
    return pieces
  }

  @Test(
    "Chunks of every size hold the bytes of the string",
    arguments: [Int.min, -1, 0, 1, 2, 7, 100, 1 << 16, .max])
  func chunkSizes(size: Int) throws {
    let list = try list(of: 100)
    let chunks = try pieces(HTMLPresenter.numbers.chunks(of: list, size: size))
    #expect(try chunks.joined().units == HTMLPresenter.numbers.present(list).units)
    #expect(chunks.allSatisfy { $0.hasSuffix("\n") })
    #expect(chunks.dropLast().allSatisfy { $0.utf8.count >= size })
  }

  @Test("Chunks of one byte hold one element each, none for elements without HTML")
  func oneElementChunks() throws {
    let list = try ListSnapshot<String, Int> { ListSection(items: [1, 2], in: "") }
    var presenter = HTMLPresenter.numbers
    presenter.page = nil
    #expect(
      try pieces(presenter.chunks(of: list, size: 1)) == [
        "<div class=\"list\">\n",
        "<div class=\"list-section\">\n<ul>\n<li><bdi>1</bdi></li>\n",
        "<li><bdi>2</bdi></li>\n",
        "</ul>\n</div>\n",
        "<div class=\"list-footer\"><bdi>end</bdi></div>\n",
        "</div>\n",
      ])
  }

  @Test("An output stream gets the string, a long list in pieces")
  func outputStream() throws {
    let list = try list(of: 10_000)
    var output = Pieces()
    try HTMLPresenter.numbers.present(list, to: &output)
    #expect(try output.written.joined().units == HTMLPresenter.numbers.present(list).units)
    #expect(output.written.count == 4)
    #expect(output.written.dropLast().allSatisfy { 1 << 16..<(1 << 16) + 100 ~= $0.utf8.count })
  }

  @Test("An empty list has the tags around it")
  func emptyList() throws {
    let presenter = HTMLPresenter<String, Int> { number, _ in "\(number)" }
    var output = Pieces()
    try presenter.present(ListSnapshot(), to: &output)
    #expect(output.written == ["<div class=\"list\">\n</div>\n"])
  }

  @Test("Chunks are an asynchronous sequence, read once")
  func asynchronousSequence() async throws {
    let list = try list(of: 100)
    let chunks = HTMLPresenter.numbers.chunks(of: list, size: 10)
    var bytes: [UInt8] = []
    for try await chunk in chunks { bytes += chunk }
    #expect(try bytes == HTMLPresenter.numbers.present(list).units)
    for try await _ in chunks { Issue.record("a chunk behind the last one") }
  }

  @Test("Providers are called once for each element, in order, as far as chunks are asked for")
  func providersAreCalledOnDemand() throws {
    var calls: [String] = []
    let presenter = HTMLPresenter<String, Int> { number, _ in
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

  private func failing(at place: String) -> HTMLPresenter<String, Int> {
    HTMLPresenter { number, _ in
      if place == "\(number)" { throw Failure(place: place) }
      return "\(number)"
    } supplementaryProvider: { context in
      if place == "\(context.kind)" { throw Failure(place: place) }
      return Optional<String>.none
    }
  }

  @Test(
    "What a provider throws reaches the caller and ends the chunks",
    arguments: [("listHeader", 1), ("sectionHeader", 1), ("0", 1), ("1", 2), ("listFooter", 7)])
  func errors(place: String, count: Int) async throws {
    let list = try list(of: 4)
    let presenter = failing(at: place)
    #expect(throws: Failure(place: place)) { try presenter.present(list) }
    var output = Pieces()
    #expect(throws: Failure(place: place)) { try presenter.present(list, to: &output) }

    let chunks = presenter.chunks(of: list, size: 1)
    for _ in 0..<count { #expect(try chunks.next() != nil) }
    #expect(throws: Failure(place: place)) { try chunks.next() }
    #expect(try chunks.next() == nil)
    for try await _ in chunks { Issue.record("a chunk behind an error") }

    await #expect(throws: Failure(place: place)) {
      for try await _ in presenter.chunks(of: list) {}
    }
  }

  @Test("Any streaming presenter of a list can stand for an HTML presenter")
  func existential() throws {
    let presenter: any StreamingPresenter<String, Int> = HTMLPresenter.numbers
    let list = try list(of: 4)
    let expected = try HTMLPresenter.numbers.present(list)
    #expect(try presenter.present(list) == expected)
    var output = ""
    try presenter.present(list, to: &output)
    #expect(output == expected)
    #expect(try pieces(presenter.chunks(of: list, size: 3)).joined() == expected)
  }

  @MainActor
  @Test("Providers use the state of the main actor, also between asynchronous chunks")
  func mainActorState() async throws {
    let screen = Screen()
    let presenter = HTMLPresenter<String, Int> { number, _ in
      screen.shown.append(number)
      return "\(screen.title) \(number)"
    }
    let list = try ListSnapshot<String, Int> { ListSection(items: [1, 2], in: "") }
    var html = ""
    for try await chunk in presenter.chunks(of: list, size: 1) {
      MainActor.assertIsolated()
      html += String(decoding: chunk, as: UTF8.self)
      if !screen.shown.isEmpty { screen.title = "Other" }
    }
    #expect(try Markup(html).texts.filter { $0 != "\n" } == ["Main 1", "Other 2"])
    #expect(screen.shown == [1, 2])
  }
}

@MainActor
private final class Screen {
  var title = "Main"
  var shown: [Int] = []

  // In quadratic time, this would take minutes.
  @Test("Forty thousand sections are written, each with its heading")
  func manySections() throws {
    let list = try ListSnapshot(sections: (0..<40_000).map { ListSection(items: [$0], in: $0) })
    let html = try HTMLPresenter { number, _ in "\(number)" }.present(list)
    #expect(html.utf8.count { $0 == UInt8(ascii: "\n") } == 40_000 * 6 + 2)
    #expect(html.contains("<h2 id=\"section-39999\"><bdi>39999</bdi></h2>"))
  }
}
