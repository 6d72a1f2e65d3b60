import Foundation
import ListBuilder
import Testing

@Suite struct ListSnapshotConformancesTests {
  private func list(_ text: String = "one") throws -> ListSnapshot<Group, Note> {
    try ListSnapshot {
      ListSection(.a) { Note(1, text) }
      ListSection(.b) {}
    }
  }

  @Test("Lists are equal when sections, items and contents are, wherever they were declared")
  func equality() throws {
    let same = try ListSnapshot(sections: [
      ListSection(items: [Note(1, "one")], in: Group.a), ListSection(items: [], in: Group.b),
    ])
    #expect(try list() == same)
    #expect(try list() != list("other"))
    let elsewhere = try ListSnapshot(sections: [
      ListSection(items: [Note(1, "one")], in: Group.c), ListSection(items: [], in: Group.b),
    ])
    #expect(try list() != elsewhere)
    #expect(ListSection(items: [1], in: Group.a) != ListSection(items: [1], in: Group.b))
    #expect(ListSection(items: [1], in: Group.a) != ListSection(items: [2], in: Group.a))
    #expect(try list() != list().filter(keepingEmptySections: true) { _ in false })
  }

  @Test("A list is encoded as its sections with their items")
  func encoding() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = String(decoding: try encoder.encode(list()), as: UTF8.self)
    #expect(
      json == #"[{"items":[{"id":1,"text":"one"}],"section":"A"},{"items":[],"section":"B"}]"#)
  }

  @Test("A decoded list equals the encoded one")
  func roundTrip() throws {
    let data = try JSONEncoder().encode(list())
    #expect(try JSONDecoder().decode(ListSnapshot<Group, Note>.self, from: data) == list())
  }

  @Test(
    "Decoding checks every rule",
    arguments: [
      (#"[{"section":"A","items":["x","x"]}]"#, SnapshotError.duplicateItems(["x"])),
      (
        #"[{"section":"A","items":["x"]},{"section":"B","items":["x"]}]"#,
        .duplicateItems(["x"])
      ),
      (#"[{"section":"A","items":[]},{"section":"A","items":[]}]"#, .duplicateSections(["A"])),
    ])
  func decodingChecks(json: String, expected: SnapshotError) {
    do {
      _ = try JSONDecoder().decode(Letters.self, from: Data(json.utf8))
      Issue.record("nothing was thrown")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.underlyingError as? SnapshotError == expected)
      #expect(context.debugDescription == (context.underlyingError as? SnapshotError)?.description)
    } catch {
      Issue.record(error)
    }
  }

  @Test("A list of sendable elements can cross to another task")
  func sendable() async throws {
    let list: Letters = try ListSnapshot { ListSection(.a, words: "x y") }
    let count = await Task.detached { list.numberOfItems }.value
    #expect(count == 2)
  }

  @Test("A list of elements that are not sendable can be built and asked")
  func notSendable() throws {
    let list = try ListSnapshot([Person("Ada"), Person("Grace")])
    #expect(list.indexOfItem(Person("Grace")) == 1)
  }
}
