import ListBuilder
import Testing

/// What is wrong with the identifiers of declared outlines.
@Suite struct ListOutlineErrorsTests {
  private func error(
    @SectionBuilder<Group, String> of body: () -> [ListSection<Group, String>]
  ) -> SnapshotError? {
    do throws(SnapshotError) {
      _ = try ListSnapshot(sections: body())
      return nil
    } catch {
      return error
    }
  }

  @Test("An item twice in an outline is an error with both places and lines")
  func acrossLevels() {
    let line = #line
    let error = error {
      ListSection(.a) {
        "z"
        ListOutline("x", isExpanded: true) {
          "y"
          ListOutline("w", isExpanded: true) {
            "x"
          }
        }
      }
    }
    #expect(error == .duplicateItems(["x"]))
    #expect(places(error) == ["x": ["0.1:\(line + 4)", "0.4:\(line + 7)"]])
  }

  @Test("Hidden items are told by their offset among all items of their section")
  func hidden() {
    let line = #line
    let error = error {
      ListSection(.a) {
        ListOutline("P") {
          "q"
          ListOutline("r") { "x" }
        }
        "x"
      }
      ListSection(.b) { ListOutline("Q") { ["s", "q"] } }
    }
    #expect(error == .duplicateItems(["q", "x"]))
    #expect(
      places(error) == [
        "q": ["0.1:\(line + 4)", "1.2:\(line + 9)"], "x": ["0.3:\(line + 5)", "0.4:\(line + 7)"],
      ])
  }

  @Test("An item in an outline and in a plain section is an error")
  func outlineAndPlainSection() {
    let line = #line
    let error = error {
      ListSection(.a, words: "a b")
      ListSection(.b) { ListOutline("c") { "b" } }
    }
    #expect(places(error) == ["b": ["0.1:\(line + 2)", "1.1:\(line + 3)"]])
  }

  @Test("A leaf under two parents is an error")
  func leafUnderTwoParents() {
    let error = error {
      ListSection(.a) {
        ListOutline("Nature") { "fox" }
        ListOutline("Pets") { "fox" }
      }
    }
    #expect(error == .duplicateItems(["fox"]))
  }

  @Test("All items of a tree are told with the line that declares the tree")
  func treeLines() throws {
    let child = Branch(id: 2)
    let roots = [Branch(id: 1, branches: [child]), child]
    let line = #line
    do throws(SnapshotError) {
      _ = try ListSnapshot {
        ListSection(Group.a) {
          Branch(id: 0)
          ListOutline(roots, children: \.branches)
        }
      }
      Issue.record("nothing was thrown")
    } catch {
      #expect(places(error) == ["2": ["0.2:\(line + 5)", "0.3:\(line + 5)"]])
    }
  }

  @Test("The line of an item is that of its own declaration, not that of what is around it")
  func multilineDeclaration() {
    let line = #line
    let error = error {
      ListSection(.a) {
        ListOutline(
          "a", isExpanded: true
        ) {
          for name in ["b"] {
            name
          }
          ["c", "d"]
        }
        ListOutline("d")
        "b"
        "a"
      }
    }
    #expect(
      places(error) == [
        "a": ["0.0:\(line + 3)", "0.6:\(line + 13)"],
        "b": ["0.1:\(line + 7)", "0.5:\(line + 12)"],
        "d": ["0.3:\(line + 9)", "0.4:\(line + 11)"],
      ])
  }

  @Test("The items of a ready-made outline are told with the line of their section")
  func readyMade() throws {
    let outline = try Outline("a(b)")
    let line = #line
    let error = error {
      ListSection(outline: outline, in: .a)
      ListSection(.b, words: "b")
    }
    #expect(places(error) == ["b": ["0.1:\(line + 2)", "1.0:\(line + 3)"]])
  }

  @Test("A repeated section is told before what is repeated under its items")
  func repeatedSections() {
    let error = error {
      ListSection(.a) { ListOutline("x") { "x" } }
      ListSection(.a) { ListOutline("y") { "x" } }
    }
    #expect(error == .duplicateSections(["A"]))
  }

  @Test("A hidden identifier that is not equal to itself is an error with its place")
  func notReflexive() {
    struct Amount: Hashable, Diffable, CustomStringConvertible {
      let value: Double
      var description: String { "\(value)" }
    }
    let line = #line
    do throws(SnapshotError) {
      _ = try ListSnapshot {
        ListSection(Group.a) {
          ListOutline(Amount(value: 1)) {
            Amount(value: .nan)
          }
        }
      }
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .notReflexive(["nan"]))
      #expect(error.description.contains("at (0, 1), ListOutlineErrorsTests.swift:\(line + 5)"))
    }
  }
}
