import Foundation
import ListBuilder
import Testing

@testable import example_presenters

@Suite struct ExamplePresentersTests {
  @Test("It shows one list as Markdown and as CSV")
  func output() throws {
    let result = try Program(name: "example-presenters").run()
    let csv = """
      Title,Author,Year
      The Art of Computer Programming,Knuth,1968
      "Notes on ""Structured"" Programming",Dijkstra,1970
      Sketch of the Analytical Engine,"Menabrea, Lovelace",

      """
    #expect(
      result.output == """
        Markdown:

        ## Reading

        - The Art of Computer Programming (Knuth)
        - Notes on "Structured" Programming (Dijkstra)

        ## Wanted

        - Sketch of the Analytical Engine (Menabrea, Lovelace)

        CSV:


        """ + csv.replacing("\n", with: "\r\n"))
    #expect(result.status == 0)
  }

  @Test(
    "Markdown in item text stays text",
    arguments: [
      ("**bold** _x_", #"\*\*bold\*\* \_x\_"#), ("- nested", #"\- nested"#),
      ("1. one", #"1\. one"#), ("12) x", #"12\) x"#), ("v1.2 - x", "v1.2 - x"),
      ("<b>&amp;", #"\<b\>\&amp;"#), ("two\nlines", "two lines"), ("    code", "code"),
      (#"back\slash"#, #"back\\slash"#), ("*\u{301}x*", "\\*\u{301}x\\*"), ("[a](b)", #"\[a\](b)"#),
      ("", ""),
    ])
  func markdownEscaping(text: String, expected: String) throws {
    let presenter = MarkdownPresenter<OneSection, String> { text, _ in text }
    #expect(try presenter.present(ListSnapshot([text])) == "- \(expected)\n\n")
  }

  @Test(
    "A CSV field is quoted where it must be",
    arguments: [
      ("plain", "plain"), ("a,b", "\"a,b\""), ("say \"x\"", "\"say \"\"x\"\"\""),
      ("two\r\nlines", "\"two\r\nlines\""), ("a\rb", "\"a\rb\""), ("", ""),
      ("\"\u{301}", "\"\"\"\u{301}\""),
    ])
  func csvQuoting(field: String, expected: String) throws {
    let presenter = CSVPresenter<OneSection, String> { ListColumn("Field", \.self) }
    #expect(try presenter.present(ListSnapshot([field])) == "Field\r\n\(expected)\r\n")
  }

  @Test(
    "The article on presenters shows each as it is, short",
    arguments: [("MarkdownPresenter", 25), ("CSVPresenter", 40)])
  func article(name: String, mostLines: Int) throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    func text(_ path: String) throws -> String {
      String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
    }
    let source = try text("Examples/Presenters/\(name).swift")
    let presenter = source.drop { $0 != "/" }
    #expect(presenter.hasPrefix("/// Presents a list as "))
    let article = try text("Documentation/ListBuilder.docc/WritingAPresenter.md")
    #expect(article.contains(presenter))
    #expect(presenter.count { $0 == "\n" } <= mostLines)
  }
}
