import Foundation
import ListBuilder
import Testing

@Suite struct ListSectionSnapshotCodableTests {
  private func json(_ outline: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(outline), as: UTF8.self)
  }

  private func decoded(_ json: String) throws -> Outline {
    try JSONDecoder().decode(Outline.self, from: Data(json.utf8))
  }

  @Test("An outline is encoded as its items in depth-first order, with their levels")
  func encoding() throws {
    #expect(
      try json(Outline("a+(x) b")) == """
        [{"isExpanded":true,"item":"a","level":0},{"item":"x","level":1},{"item":"b","level":0}]
        """)
    #expect(try json(Outline()) == "[]")
  }

  @Test(
    "A decoded outline equals the encoded one",
    arguments: ["", "a", "a b+", "a+(x(y+(z)) w) b(c)", "a(b(c(d(e)))) f(g) h"])
  func roundTrip(text: String) throws {
    let outline = try Outline(text)
    let decoded = try decoded(json(outline))
    #expect(decoded == outline)
    #expect(decoded.text == text)
    decoded.checkInvariants()
  }

  @Test("Contents are coded too, and free slots are not")
  func contents() throws {
    var outline = try ListSectionSnapshot([Note(1, "one"), Note(2, "two")])
    try outline.append([Note(3, "three")], to: 2)
    try outline.delete([1])
    let data = try JSONEncoder().encode(outline)
    let decoded = try JSONDecoder().decode(ListSectionSnapshot<Note>.self, from: data)
    #expect(decoded.items == [Note(2, "two"), Note(3, "three")])
    #expect(decoded.parent(of: 3) == 2)
  }

  @Test("An item without a word about its expansion is collapsed")
  func defaultExpansion() throws {
    let outline = try decoded(
      #"[{"item":"a","level":0,"isExpanded":null},{"item":"b","level":1,"isExpanded":false}]"#)
    #expect(outline.text == "a(b)")
  }

  @Test("Decoding checks every rule about identifiers")
  func identifiers() {
    let json = #"[{"item":"a","level":0},{"item":"b","level":1},{"item":"a","level":2}]"#
    #expect(underlyingError(of: json) == .duplicateItems(["a"]))
    let all =
      #"[{"item":"a","level":0},{"item":"a","level":0},{"item":"b","level":0},"#
      + #"{"item":"b","level":1}]"#
    #expect(underlyingError(of: all) == .duplicateItems(["a", "b"]))
  }

  @Test(
    "Levels that jump, start elsewhere, or are negative, are errors",
    arguments: [
      ("[1]", "the item at 0 has the level 1, which is not from 0 to 0"),
      ("[0,2]", "the item at 1 has the level 2, which is not from 0 to 1"),
      ("[0,1,0,2]", "the item at 3 has the level 2, which is not from 0 to 1"),
      ("[0,1,-1]", "the item at 2 has the level -1, which is not from 0 to 2"),
      (
        "[0,\(Int.max)]",
        "the item at 1 has the level \(Int.max), which is not from 0 to 1"
      ),
      ("[\(Int.min)]", "the item at 0 has the level \(Int.min), which is not from 0 to 0"),
    ])
  func levels(levels: String, problem: String) throws {
    let levels = try JSONDecoder().decode([Int].self, from: Data(levels.utf8))
    let rows = levels.enumerated().map { #"{"item":"\#($0)","level":\#($1)}"# }
    do {
      _ = try decoded("[\(rows.joined(separator: ","))]")
      Issue.record("nothing was thrown")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.debugDescription == problem)
    }
  }

  @Test(
    "What is no outline is an error of the decoder",
    arguments: [
      "{}", "null", #"["a"]"#, #"[{"item":"a"}]"#, #"[{"level":0}]"#, "[[]]",
      #"[{"item":1,"level":0}]"#, #"[{"item":"a","level":0.5}]"#,
      #"[{"item":"a","level":1e40}]"#, #"[{"item":"a","level":"0"}]"#,
      #"[{"item":"a","level":0,"isExpanded":1}]"#, #"[{"item":"a","level":0}"#,
    ])
  func noOutline(json: String) {
    #expect(throws: DecodingError.self) { try decoded(json) }
  }

  @Test("Decoding what was cut off or changed at any place gives an outline or an error")
  func damaged() throws {
    let bytes = Array(try json(Outline("a+(x(y) z) b")).utf8)
    for index in bytes.indices {
      for byte in Array("09a\"[{,:-".utf8) {
        var changed = bytes
        changed[index] = byte
        for data in [Data(changed), Data(changed[...index])] {
          (try? JSONDecoder().decode(Outline.self, from: data))?.checkInvariants()
        }
      }
    }
  }

  private func underlyingError(of json: String) -> SnapshotError? {
    do {
      _ = try decoded(json)
      return nil
    } catch DecodingError.dataCorrupted(let context) {
      let error = context.underlyingError as? SnapshotError
      #expect(context.debugDescription == error?.description)
      return error
    } catch {
      return nil
    }
  }
}
