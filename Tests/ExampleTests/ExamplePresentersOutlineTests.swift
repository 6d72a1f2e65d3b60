import ListBuilder
import Testing

@testable import example_presenters

@Suite struct ExamplePresentersOutlineTests {
  private func list() throws -> ListSnapshot<String, String> {
    try ListSnapshot(sections: [
      ListSection("mail", outline: "inbox+ .drafts .archive ..2024 .lists+ ..swift trash"),
      ListSection(items: ["Ada"], in: "friends"),
    ])
  }

  @Test("Markdown nests the items of an outline that show")
  func markdown() throws {
    let presenter = MarkdownPresenter<String, String> { name, _ in name }
    #expect(
      try presenter.present(list()) == """
        ## mail

        - inbox
          - drafts
          - archive
          - lists
            - swift
        - trash

        ## friends

        - Ada


        """)
  }

  @Test("CSV has a line for each item that shows")
  func csv() throws {
    let presenter = CSVPresenter<String, String> { ListColumn("Name", \.self) }
    let lines = ["Name", "inbox", "drafts", "archive", "lists", "swift", "trash", "Ada", ""]
    #expect(try presenter.present(list()) == lines.joined(separator: "\r\n"))
  }
}
