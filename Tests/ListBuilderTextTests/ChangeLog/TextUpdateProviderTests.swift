import ListBuilder
import ListBuilderText
import Testing

@Suite struct TextUpdateProviderTests {
  private struct Failure: Error, Equatable {
    let place: String
  }

  /// A presenter that notes the calls of its providers, and fails at one of them.
  private func presenter(
    failingAt place: String? = nil, note: @escaping (String) -> Void = { _ in }
  ) -> TextPresenter<Entry, Entry> {
    func call(_ name: String) throws -> String {
      note(name)
      if name == place { throw Failure(place: name) }
      return name
    }
    return TextPresenter { entry, _ in
      try call(entry.text)
    } supplementaryProvider: { context in
      try call("\(context.kind) \(context.section?.text ?? "of the list")")
    }
  }

  @Test("An update of one item among many calls the providers for it alone")
  func oneUpdate() throws {
    let numbers = (0..<10_000).map { "n\($0)" }.joined(separator: " ")
    let old = try Entries("e | \(numbers)", "f | x", "g | a:Ada")
    var new = old
    try new.update(Entry("a:Lovelace"))
    var calls: [String] = []
    _ = try presenter { calls.append($0) }.update(from: old, to: new)
    #expect(calls == ["sectionHeader g", "Lovelace", "Ada"])
  }

  @Test("Where nothing changed, no provider is called")
  func noChange() throws {
    var calls: [String] = []
    let list = try Entries("f | a b")
    _ = try presenter { calls.append($0) }.update(from: list, to: list)
    #expect(calls == [])
  }

  @Test("A header is asked for once in each list, however many items move")
  func headersOnce() throws {
    var calls: [String] = []
    let presenter = presenter { calls.append($0) }
    _ = try presenter.update(
      from: Entries("f:F | a b c", "g:G | d"), to: Entries("f:Ff |", "g:G | a b c d"))
    #expect(
      calls == [
        "sectionHeader Ff", "sectionHeader F", "sectionHeader G", "a", "b", "c",
      ])
  }

  @Test("Headers, footers and the placeholder of the list are not asked for")
  func otherSupplementaries() throws {
    var calls: [String] = []
    _ = try presenter { calls.append($0) }.update(from: Entries("f | a"), to: Entries())
    #expect(calls == ["sectionHeader f", "a"])
  }

  @Test(
    "What a provider throws reaches the caller",
    arguments: ["sectionHeader F", "sectionHeader Ff", "sectionHeader R", "A", "Aa", "i", "r"])
  func errors(place: String) throws {
    let old = try Entries("r:R |", "f:F | a:A r")
    let new = try Entries("f:Ff | a:Aa i")
    #expect(throws: Failure(place: place)) {
      try presenter(failingAt: place).update(from: old, to: new)
    }
  }

  @Test("Without a supplementary provider there are changes of items alone")
  func noSupplementaryProvider() throws {
    var presenter = TextPresenter.entries
    presenter.supplementaryProvider = nil
    let log = try presenter.update(from: Entries("f | a"), to: Entries("f | a b"))
    #expect(log == "+ b\n")
  }

  @Test("Any updating presenter of a list can stand for a text presenter")
  func existential() throws {
    let presenter: any UpdatingPresenter<Entry, Entry, String> = TextPresenter.entries
    let update = try presenter.update(from: Entries("f | a"), to: Entries("f | a b"))
    #expect(update as? String == "  f\n+   b\n")
  }
}
