import ListBuilder
import Testing

@Suite struct DiffableTests {
  private enum Mode: Diffable {
    case main, detail
  }

  private struct Tag: Hashable, Diffable {
    var title: String
  }

  private struct Recipe: Identifiable, Equatable, Diffable {
    let id: Int
    var title: String
  }

  /// Compares only what is shown, though `==` compares more.
  private struct Message: Identifiable, Equatable, Diffable {
    let id: Int
    var text: String
    var isRead = false

    func hasSameContent(as other: Self) -> Bool { text == other.text }
  }

  @Test("An enum is its own identifier and has no other content")
  func enumIsItsOwnIdentifier() {
    #expect(Mode.main.id == .main)
    #expect(Mode.main.hasSameContent(as: .detail))
  }

  @Test("A hashable struct without an id is its own identifier")
  func hashableStructIsItsOwnIdentifier() {
    #expect(Tag(title: "a").id == Tag(title: "a"))
    #expect(Tag(title: "a").id != Tag(title: "b"))
  }

  @Test("An identifiable and equatable struct has its id, and its content is all of it")
  func identifiableStructComparesContent() {
    let recipe = Recipe(id: 1, title: "Soup")
    #expect(recipe.id == 1)
    #expect(recipe.hasSameContent(as: Recipe(id: 1, title: "Soup")))
    #expect(!recipe.hasSameContent(as: Recipe(id: 1, title: "Salad")))
  }

  @Test("A type's own content check wins over equality")
  func ownContentCheckWins() {
    let unread = Message(id: 1, text: "Hi")
    let read = Message(id: 1, text: "Hi", isRead: true)
    #expect(unread != read)
    #expect(unread.hasSameContent(as: read))
  }

  @Test("Strings, characters, integers and Booleans are elements")
  func standardLibraryTypesAreElements() throws {
    #expect(try ListSnapshot(["a", "b"]).itemIdentifiers == ["a", "b"])
    #expect(try ListSnapshot(Array("ab")).itemIdentifiers == ["a", "b"])
    #expect(try ListSnapshot("a b".split(separator: " ")).itemIdentifiers == ["a", "b"])
    #expect(try ListSnapshot([1, 2]).itemIdentifiers == [1, 2])
    #expect(try ListSnapshot([UInt8(1), 2]).itemIdentifiers == [1, 2])
    #expect(try ListSnapshot([true, false]).itemIdentifiers == [true, false])
  }
}
