import ExampleSupport
import ListBuilderText
import Testing

@Suite struct TerminalTests {
  private func style(
    _ environment: [String: String], _ choice: ColorChoice = .auto, isTerminal: Bool = true
  ) -> TextStyle {
    Terminal(isTerminal: isTerminal, environment: environment).style(choice)
  }

  @Test("There are colours in a terminal, and not elsewhere")
  func isTerminal() {
    #expect(style(["TERM": "xterm"]) == .ansi(.sixteen))
    #expect(style(["TERM": "xterm"], isTerminal: false) == .plain)
  }

  @Test(
    "There are none in a terminal that has none, or where NO_COLOR says so",
    arguments: [
      [:], ["TERM": ""], ["TERM": "dumb"], ["TERM": "xterm", "NO_COLOR": "1"],
      ["TERM": "xterm", "NO_COLOR": "0"],
      ["TERM": "xterm", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"],
    ])
  func withoutColors(environment: [String: String]) {
    #expect(style(environment) == .plain)
    #expect(style(environment, isTerminal: false) == .plain)
  }

  @Test("An empty NO_COLOR says nothing")
  func emptyNoColor() {
    #expect(style(["TERM": "xterm", "NO_COLOR": ""]) == .ansi(.sixteen))
  }

  @Test("CLICOLOR_FORCE brings colours where there is no terminal, unless it is 0 or empty")
  func force() {
    #expect(style(["CLICOLOR_FORCE": "1"], isTerminal: false) == .ansi(.sixteen))
    #expect(style(["CLICOLOR_FORCE": "0", "TERM": "xterm"], isTerminal: false) == .plain)
    #expect(style(["CLICOLOR_FORCE": "", "TERM": "xterm"], isTerminal: false) == .plain)
    #expect(style(["CLICOLOR_FORCE": "0", "TERM": "xterm"]) == .ansi(.sixteen))
  }

  @Test("A choice wins over the environment")
  func choices() {
    #expect(style(["NO_COLOR": "1"], .always, isTerminal: false) == .ansi(.sixteen))
    #expect(style(["TERM": "xterm", "CLICOLOR_FORCE": "1"], .never) == .plain)
  }

  @Test(
    "The environment tells how many colours there are",
    arguments: [
      (["TERM": "xterm-256color"], TextColor.Depth.palette),
      (["TERM": "xterm", "COLORTERM": "truecolor"], .trueColor),
      (["TERM": "xterm-256color", "COLORTERM": "24bit"], .trueColor),
      (["TERM": "xterm", "COLORTERM": "yes"], .sixteen),
    ])
  func depth(environment: [String: String], depth: TextColor.Depth) {
    #expect(style(environment) == .ansi(depth))
  }

  @Test(
    "The width is that of COLUMNS, or else that of the terminal",
    arguments: [
      (nil, 80, 80), ("40", 80, 40), ("40", nil, 40), ("0", 80, 80), ("-1", 80, 80),
      ("wide", 80, 80), ("", 80, 80), (nil, 0, nil), (nil, nil, nil),
    ] as [(String?, Int?, Int?)])
  func width(variable: String?, columns: Int?, width: Int?) {
    var terminal = Terminal(isTerminal: true, columns: columns)
    terminal.environment["COLUMNS"] = variable
    #expect(terminal.width == width)
    terminal.isTerminal = false
    #expect(terminal.width == nil)
  }
}
