import Testing

/// What compiles under complete concurrency checking, and what does not.
@Suite struct IsolationTests {
  @Test("A module that is isolated to the main actor by default can declare and present lists")
  func defaultIsolation() throws {
    let source = """
      nonisolated enum Section: Diffable { case friends, others }
      struct Contact: Identifiable, Equatable, Diffable { let id: String; var name: String }
      enum Tag: @MainActor Diffable { case red, green }
      struct Lines<Section: Diffable, Item: Diffable>: @MainActor Presenter {
        var cellProvider: (Item, CellContext<Section>) throws -> String
        func present(_ list: ListSnapshot<Section, Item>) throws -> [String] {
          var lines: [String] = []
          try walk(list) { if case .cell(let cell, _, _) = $0 { lines.append(cell) } }
          return lines
        }
      }
      final class Model {
        var contacts = [Contact(id: "1", name: "Ada")]
        func list() throws(SnapshotError) -> ListSnapshot<Section, Contact> {
          try ListSnapshot {
            ListSection(.friends) { for contact in contacts { contact } }
          }
        }
        func lines() throws -> [String] {
          try Lines { contact, _ in contact.name }.present(list())
        }
      }
      """
    let diagnostics = try Compiler(
      arguments: ["-default-isolation", "MainActor"], checksDataRaces: true
    ).diagnose(source)
    #expect(diagnostics.errors == [], "\(diagnostics.output)")
  }

  @Test("A presenter can be shared as a computed static property")
  func staticPresenter() throws {
    let source = """
      enum Section: Diffable { case friends, others }
      struct Lines<Section: Diffable, Item: Diffable>: Presenter {
        var cellProvider: (Item, CellContext<Section>) throws -> String
        func present(_ list: ListSnapshot<Section, Item>) throws -> String { "" }
      }
      enum Presenters {
        static var lines: Lines<Section, String> { Lines { name, _ in name } }
      }
      func text(of list: ListSnapshot<Section, String>) throws -> String {
        try Presenters.lines.present(list)
      }
      """
    #expect(try Compiler(checksDataRaces: true).diagnose(source).errors == [])
  }

  @Test("The built-in presenters serve a module that is isolated to the main actor by default")
  func builtInPresenters() throws {
    let source = """
      import ListBuilderHTML
      import ListBuilderText
      nonisolated enum Section: Diffable { case friends, others }
      struct Contact: Identifiable, Equatable, Diffable { let id: String; var name: String }
      final class Model {
        var prefix = ""
        var contacts: [Contact] = []
        static var page: HTMLPresenter<Section, Contact> {
          HTMLPresenter(page: HTMLPage(title: "Contacts")) { contact, _ in contact.name }
        }
        func text(of list: ListSnapshot<Section, Contact>) throws -> String {
          try TextPresenter { contact, _ in self.prefix + contact.name }
            .sectionHeader { section in self.prefix + "\\(section)" }
            .present(list)
        }
        func write(_ list: ListSnapshot<Section, Contact>) async throws -> Int {
          var count = 0
          for try await chunk in Self.page.chunks(of: list) { count += chunk.count }
          return count
        }
      }
      """
    let compiler = Compiler(arguments: ["-default-isolation", "MainActor"], checksDataRaces: true)
    let diagnostics = try compiler.diagnose(source)
    #expect(diagnostics.errors == [], "\(diagnostics.output)")
  }

  @Test("A snapshot of sendable elements can be sent, one of others cannot")
  func sendability() throws {
    let source = """
      final class Box: Hashable, Diffable {
        var value = 0
        static func == (lhs: Box, rhs: Box) -> Bool { lhs === rhs }
        func hash(into hasher: inout Hasher) {}
      }
      func send<Value: Sendable>(_ value: Value) {}
      func sendable(_ list: ListSnapshot<OneSection, Int>) { send(list) }
      func notSendable(_ list: ListSnapshot<OneSection, Box>) {
        send(list)
      }
      """
    // The compiler says it once for the item and once for its identifier.
    #expect(
      try Set(Compiler(checksDataRaces: true).diagnose(source).errors) == [
        "10: type 'Box' does not conform to the 'Sendable' protocol"
      ])
  }
}
