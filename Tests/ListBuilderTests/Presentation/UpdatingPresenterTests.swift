import ListBuilder
import Testing

/// Tells the updated items, written as anyone can write a presenter.
private struct UpdatePresenter<Section: Diffable, Item: Diffable>: UpdatingPresenter {
  let cellProvider: (Item, CellContext<Section>) throws -> String

  func present(_ list: ListSnapshot<Section, Item>) throws -> Int { list.numberOfItems }

  func update(
    from old: ListSnapshot<Section, Item>, to new: ListSnapshot<Section, Item>
  ) throws -> [String] {
    try new.difference(from: old).updatedItems.map { update in
      "\(try cell(at: update.from, in: old)), now \(try cell(at: update.to, in: new))"
    }
  }

  private func cell(
    at path: ListIndexPath, in list: ListSnapshot<Section, Item>
  ) throws -> String {
    guard let item = list[path], let context = CellContext(of: list, at: path) else { return "-" }
    return try cellProvider(item, context)
  }
}

@Suite struct UpdatingPresenterTests {
  private struct Failure: Error {}

  private func list(_ items: Note...) throws -> ListSnapshot<Group, Note> {
    try ListSnapshot {
      ListSection(items: items, in: Group.a)
      ListSection(Group.b) {}
    }
  }

  @Test("A presenter of one's own shows changes, each element with the context of its list")
  func ownPresenter() throws {
    let presenter = UpdatePresenter<Group, Note> { note, context in
      "\(note.text) at \(context.indexPath) of \(context.section)"
    }
    let update = try presenter.update(
      from: list(Note(1, "one"), Note(2, "two")), to: list(Note(0), Note(1), Note(2, "zwei")))
    #expect(
      update == [
        "one at (0, 0) of A, now  at (0, 1) of A", "two at (0, 1) of A, now zwei at (0, 2) of A",
      ])
  }

  @Test("An error of a provider reaches the caller of an update")
  func throwingProvider() throws {
    let presenter = UpdatePresenter<Group, Note> { _, _ in throw Failure() }
    #expect(try presenter.update(from: list(), to: list()) == [])
    #expect(throws: Failure.self) {
      try presenter.update(from: list(Note(1, "a")), to: list(Note(1, "b")))
    }
  }

  @Test("An updating presenter is known by its section, item and output")
  func existential() throws {
    let presenter: any UpdatingPresenter<Group, Note, Int> = UpdatePresenter<Group, Note> {
      note, _ in
      note.text
    }
    let list = try list(Note(1))
    #expect(try presenter.present(list) == 1)
    #expect(try presenter.update(from: list, to: list) as? [String] == [])
  }
}
