import ListBuilder
import Testing

@Suite struct WalkTests {
  private struct Failure: Error {}

  private let list: Letters

  init() throws {
    list = try ListSnapshot {
      ListSection(.a, words: "x y")
      ListSection(.b) {}
    }
  }

  private func lines<Section, Item>(
    of presenter: TracePresenter<Section, Item>, _ list: ListSnapshot<Section, Item>
  ) throws -> [String] {
    var lines: [String] = []
    try presenter.walk(list) { lines.append(TracePresenter.line(of: $0)) }
    return lines
  }

  @Test("A walk meets the list's header, each section's parts, and the list's footer, in order")
  func order() throws {
    let presenter = TracePresenter<Group, String>(
      cellProvider: { item, _ in item.uppercased() }, supplementaryProvider: { $0.kind.rawValue })
    #expect(
      try lines(of: presenter, list) == [
        "list header listHeader",
        "start A",
        "header sectionHeader of A",
        "cell X of x at (0, 0)",
        "cell Y of y at (0, 1)",
        "footer sectionFooter of A",
        "end A",
        "start B",
        "header sectionHeader of B",
        "footer sectionFooter of B",
        "end B",
        "list footer listFooter",
      ])
  }

  @Test("Without a supplementary provider there are cells alone")
  func withoutSupplementaries() throws {
    let presenter = TracePresenter<Group, String>(cellProvider: { item, _ in item })
    #expect(
      try lines(of: presenter, list) == [
        "start A", "cell x of x at (0, 0)", "cell y of y at (0, 1)", "end A", "start B", "end B",
      ])
  }

  @Test("The placeholder stands before the list's footer when no section has items")
  func placeholder() throws {
    let presenter = TracePresenter<Group, String>(
      cellProvider: { item, _ in item }, supplementaryProvider: { $0.kind.rawValue })
    let empty: Letters = try ListSnapshot { ListSection(.b) {} }
    #expect(
      try lines(of: presenter, empty) == [
        "list header listHeader", "start B", "header sectionHeader of B",
        "footer sectionFooter of B", "end B", "placeholder placeholder", "list footer listFooter",
      ])
    #expect(
      try lines(of: presenter, ListSnapshot()) == [
        "list header listHeader", "placeholder placeholder", "list footer listFooter",
      ])
  }

  @Test("Providers are told the section itself, its place, and the counts")
  func contexts() throws {
    var contexts: [String] = []
    let presenter = TracePresenter<Group, String>(
      cellProvider: { item, context in
        contexts.append(
          "\(item) \(context.section) \(context.isFirstInSection) \(context.isLastInSection)")
        return item
      },
      supplementaryProvider: { context in
        let section = context.sectionContext.map { "\($0.section) \($0.isFirst) \($0.isLast)" }
        contexts.append(
          "\(context.kind) \(section ?? "-") \(context.numberOfItems)/\(context.numberOfSections)")
        return nil
      })
    #expect(
      try lines(of: presenter, list) == [
        "start A", "cell x of x at (0, 0)", "cell y of y at (0, 1)", "end A", "start B", "end B",
      ])
    #expect(
      contexts == [
        "listHeader - 2/2",
        "sectionHeader A true false 2/2", "x A true false", "y A false true",
        "sectionFooter A true false 2/2",
        "sectionHeader B false true 0/2", "sectionFooter B false true 0/2",
        "listFooter - 2/2",
      ])
  }

  @Test("The item that a cell shows comes with it, content and all")
  func itemsComeWithCells() throws {
    let notes = try ListSnapshot([Note(1, "a"), Note(2, "b")])
    let presenter = TracePresenter<OneSection, Note>(cellProvider: { note, _ in note.text })
    var met: [Note] = []
    try presenter.walk(notes) { element in
      if case .cell(_, let item, _) = element { met.append(item) }
    }
    #expect(met == notes.items)
  }

  @Test("An error of a provider ends the walk and reaches the caller")
  func throwingProvider() {
    let presenter = TracePresenter<Group, String>(cellProvider: { item, _ in
      if item == "y" { throw Failure() }
      return item
    })
    var met: [String] = []
    #expect(throws: Failure.self) {
      try presenter.walk(list) { met.append(TracePresenter.line(of: $0)) }
    }
    #expect(met == ["start A", "cell x of x at (0, 0)"])
  }

  @Test("An error of the visit ends the walk and reaches the caller")
  func throwingVisit() {
    let presenter = TracePresenter<Group, String>(cellProvider: { item, _ in item })
    #expect(throws: Failure.self) { try presenter.walk(list) { _ in throw Failure() } }
  }

  @Test("A cursor stops after each element and goes on from there")
  func cursor() throws {
    var asked: [String] = []
    let presenter = TracePresenter<Group, String>(cellProvider: { item, _ in
      asked.append(item)
      return item
    })
    var cursor = presenter.cursor(over: list)
    _ = try cursor.next()
    #expect(asked == [])
    _ = try cursor.next()
    #expect(asked == ["x"])
    var copy = cursor
    while try copy.next() != nil {}
    #expect(asked == ["x", "y"])
    _ = try cursor.next()
    #expect(asked == ["x", "y", "y"])
  }

  @Test("A cursor has ended behind the last element, and after an error")
  func endedCursor() throws {
    let presenter = TracePresenter<Group, String>(cellProvider: { _, _ in throw Failure() })
    var cursor = presenter.cursor(over: list)
    _ = try cursor.next()
    #expect(throws: Failure.self) { try cursor.next() }
    #expect(try cursor.next() == nil)
    #expect(try cursor.next() == nil)
  }
}
