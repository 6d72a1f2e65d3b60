import Foundation
import Testing

@testable import ListBuilder

@Suite struct ListOutlineCodingTests {
  private func json(_ list: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(list), as: UTF8.self)
  }

  private func decoded(_ json: String) throws -> Letters {
    try JSONDecoder().decode(Letters.self, from: Data(json.utf8))
  }

  private func list() throws -> Letters {
    try ListSnapshot {
      ListSection(.a) {
        ListOutline("P", isExpanded: true) {
          "c"
          ListOutline("d") { "e" }
        }
        "f"
      }
      ListSection(.b, words: "g")
    }
  }

  @Test("A section with nesting is encoded with an outline, and one without it with its items")
  func encoding() throws {
    #expect(
      try json(list()) == """
        [{"outline":[{"isExpanded":true,"item":"P","level":0},{"item":"c","level":1},\
        {"item":"d","level":1},{"item":"e","level":2},{"item":"f","level":0}],"section":"A"},\
        {"items":["g"],"section":"B"}]
        """)
  }

  @Test("An expanded item without anything under it is encoded with its expansion")
  func expandedLeaf() throws {
    let list: Letters = try ListSnapshot { ListSection(.a) { ListOutline("a", isExpanded: true) } }
    #expect(
      try json(list)
        == #"[{"outline":[{"isExpanded":true,"item":"a","level":0}],"section":"A"}]"#)
    #expect(try decoded(json(list)) == list)
  }

  @Test("Outlines without nesting are encoded as plain items")
  func withoutNesting() throws {
    let list: Letters = try ListSnapshot { ListSection(.a) { ListOutline("a") } }
    #expect(try json(list) == #"[{"items":["a"],"section":"A"}]"#)
  }

  @Test("A decoded list equals the encoded one")
  func roundTrip() throws {
    let decoded = try decoded(json(list()))
    #expect(try decoded == list())
    #expect(decoded.description == "A[P(c +d(e)) f] B[g]")
    #expect(decoded.indexPath(for: "e") == nil)
    #expect(decoded.indexPath(for: "g") == ListIndexPath(section: 1, item: 0))
  }

  @Test("A section's outline is coded as the outline by itself is")
  func sameRows() throws {
    let outline = try Outline("a+(b(c)) d")
    let section = ListSection(outline: outline, in: Group.a)
    #expect(try json(section) == #"{"outline":\#(json(outline)),"section":"A"}"#)
  }

  @Test("A coded outline without nesting is a plain section")
  func flatOutline() throws {
    let decoded = try decoded(#"[{"section":"A","outline":[{"item":"a","level":0}]}]"#)
    #expect(try decoded == ListSnapshot { ListSection(.a, words: "a") })
    #expect(try self.decoded(#"[{"section":"A","outline":[]}]"#).description == "A[]")
  }

  @Test("10,000 levels are encoded and decoded")
  func manyLevels() throws {
    let rows = (0..<10_000).map { OutlineRow(item: $0, level: $0, isExpanded: $0 % 2 == 0) }
    let list = try ListSnapshot(sections: [
      ListSection(Group.a, ListItems(rows: rows), declaredAt: nil)
    ])
    let data = try JSONEncoder().encode(list)
    #expect(try JSONDecoder().decode(ListSnapshot<Group, Int>.self, from: data) == list)
  }

  @Test(
    "Levels that jump, start elsewhere or are negative are errors",
    arguments: [
      ("[1]", "the item at 0 has the level 1, which is not from 0 to 0"),
      ("[0,2]", "the item at 1 has the level 2, which is not from 0 to 1"),
      ("[0,1,-1]", "the item at 2 has the level -1, which is not from 0 to 2"),
      ("[0,\(Int.max)]", "the item at 1 has the level \(Int.max), which is not from 0 to 1"),
    ])
  func levels(levels: String, problem: String) throws {
    let levels = try JSONDecoder().decode([Int].self, from: Data(levels.utf8))
    let rows = levels.enumerated().map { #"{"item":"\#($0)","level":\#($1)}"# }
    do {
      _ = try decoded(#"[{"section":"A","outline":[\#(rows.joined(separator: ","))]}]"#)
      Issue.record("nothing was thrown")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.debugDescription == problem)
      #expect(context.codingPath.map(\.stringValue).last == "outline")
    }
  }

  @Test("A section with both items and an outline is an error")
  func bothKeys() throws {
    do {
      _ = try decoded(#"[{"section":"A","items":["a"],"outline":[{"item":"b","level":0}]}]"#)
      Issue.record("nothing was thrown")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(
        context.debugDescription == "a section has either `items` or an `outline`, not both")
    }
  }

  @Test("Decoding checks hidden identifiers too")
  func duplicates() {
    let json = """
      [{"section":"A","outline":[{"item":"a","level":0},{"item":"b","level":1}]},\
      {"section":"B","items":["b"]}]
      """
    do {
      _ = try decoded(json)
      Issue.record("nothing was thrown")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.underlyingError as? SnapshotError == .duplicateItems(["b"]))
      #expect(places(context.underlyingError as? SnapshotError) == ["b": ["0.1:", "1.0:"]])
    } catch {
      Issue.record(error)
    }
  }

  @Test(
    "What is no outline is an error of the decoder",
    arguments: [
      "null", "{}", #"["a"]"#, #"[{"item":"a"}]"#, #"[{"level":0}]"#, #"[{"item":1,"level":0}]"#,
    ])
  func noOutline(json: String) {
    #expect(throws: DecodingError.self) { try decoded(#"[{"section":"A","outline":\#(json)}]"#) }
  }

  @Test("A section without items and outline is an error of the decoder")
  func neitherKey() {
    #expect(throws: DecodingError.self) { try decoded(#"[{"section":"A"}]"#) }
  }

  @Test("Decoding what was cut off or changed at any place gives a sound list or an error")
  func damaged() throws {
    let bytes = Array(try json(list()).utf8)
    for index in bytes.indices {
      for byte in Array("09a\"[{,:-".utf8) {
        var changed = bytes
        changed[index] = byte
        for data in [Data(changed), Data(changed[...index])] {
          let list = try? JSONDecoder().decode(Letters.self, from: data)
          for section in list?.sections ?? [] { section.content.checkInvariants() }
        }
      }
    }
  }
}
