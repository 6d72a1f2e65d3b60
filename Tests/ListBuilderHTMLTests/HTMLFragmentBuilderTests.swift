import ListBuilder
import ListBuilderHTML
import Testing

@Suite struct HTMLFragmentBuilderTests {
  @Test("Strings stand in an element of their own direction, fragments as they are")
  func statements() {
    let fragment = HTMLFragment {
      "a<"
      "bc".dropFirst()
      HTMLFragment("d>")
      CellContent("e")
    }
    #expect(
      fragment.description
        == "<bdi>a&lt;</bdi><bdi>c</bdi>d&gt;<span class=\"cell-text\"><bdi>e</bdi></span>")
  }

  @Test("A body may be empty")
  func empty() {
    #expect(HTMLFragment {}.description == "")
  }

  @Test("What is absent is nothing")
  func optionals() {
    let absent: String? = nil
    let present: String? = "a"
    let fragment: HTMLFragment? = HTMLFragment("b")
    let content: CellContent? = nil
    let html = HTMLFragment {
      absent
      present
      fragment
      content
    }
    #expect(html.description == "<bdi>a</bdi>b")
  }

  @Test("An if, with and without else", arguments: [true, false])
  func conditions(isShown: Bool) {
    let html = HTMLFragment {
      if isShown { HTMLFragment("a") }
      if isShown {
        HTMLFragment("b")
      } else {
        HTMLFragment("c")
      }
      if !isShown {
        HTMLFragment("d")
      } else if isShown {
        HTMLFragment("e")
      }
    }
    #expect(html.description == (isShown ? "abe" : "cd"))
  }

  @Test("An if let and a switch", arguments: [0, 1, 2])
  func bindings(number: Int) {
    let name = ["a", "b"].dropFirst(number).first
    let html = HTMLFragment {
      if let name { HTMLFragment(name) }
      switch number {
      case 0: HTMLFragment("zero")
      case 1: HTMLFragment("one")
      default: HTMLFragment("many")
      }
    }
    #expect(html.description == ["azero", "bone", "many"][number])
  }

  @Test("A for, with declarations inside")
  func loops() {
    let html = HTMLFragment(.ol) {
      for number in 1...3 {
        let text = "\(number)"
        HTMLFragment(.li) { HTMLFragment(text) }
      }
      for _ in 0..<0 { "never" }
    }
    #expect(html.description == "<ol><li>1</li><li>2</li><li>3</li></ol>")
  }

  @Test("Elements nest, and close in turn")
  func nesting() {
    let rows = [["a", "b"], ["c"]]
    let html = HTMLFragment(.table, .class("grid")) {
      HTMLFragment(.tbody) {
        for row in rows {
          HTMLFragment(.tr) {
            for cell in row { HTMLFragment(.td) { HTMLFragment(cell) } }
          }
        }
      }
    }
    #expect(
      html.description == "<table class=\"grid\"><tbody><tr><td>a</td><td>b</td></tr>"
        + "<tr><td>c</td></tr></tbody></table>")
  }

  @Test("An available branch")
  func availability() {
    let html = HTMLFragment {
      if #available(macOS 15, *) { HTMLFragment("a") }
    }
    #expect(html.description == "a")
  }

  // In quadratic time, this would take minutes.
  @Test("A loop of a hundred thousand rounds contributes each")
  func manyRounds() {
    let html = HTMLFragment(.div) {
      HTMLFragment(.p) { for _ in 0..<100_000 { HTMLFragment("a") } }
    }
    let text = String(repeating: "a", count: 100_000)
    #expect(html.description == "<div><p>\(text)</p></div>")
  }
}
