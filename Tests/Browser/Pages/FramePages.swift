import ListBuilder
import ListBuilderHTML

/// Pages that differ in what stands around the list: colours, styles, a nonce.
func framePages() throws -> [SamplePage] {
  var themed = HTMLPage(title: "Themed", search: HTMLSearch(), sectionIndexLabel: "Sections")
  themed.stylesheet = .standard(
    HTMLTheme(
      light: [
        .background: "#fff4e0", .surface: "#fffaf2", .text: "#2b1b00", .muted: "#6b5330",
        .link: "#8a0037", .destructive: "#9c1c00", .match: "#ffd27f", .radius: "0",
        .font: "1.125rem/1.5 serif", .width: "60rem",
      ],
      dark: [
        .background: "#1d1410", .surface: "#2b1e18", .text: "#ffe9d6", .muted: "#d0b090",
        .link: "#ffb1c8", .destructive: "#ffb4a8", .match: "#4a3000",
      ]),
    rules: "h1 { text-transform: uppercase }")

  var styled = HTMLPage(title: "Styled", search: HTMLSearch(), sectionIndexLabel: "Sections")
  styled.stylesheet = .custom(
    """
    :root { color-scheme: light dark }
    [hidden] { display: none }
    body { overflow-wrap: anywhere; background: Canvas }
    .list li { padding: 0.5rem }
    .list-index a { display: inline-block; padding: 0.5rem }
    """)

  var bare = HTMLPage(title: "Bare")
  bare.stylesheet = .custom("")

  var guarded = HTMLPage(title: "Guarded", search: HTMLSearch(), sectionIndexLabel: "Sections")
  guarded.nonce = "dGhpcyBpcyBhIG5vbmNl"
  guarded.headEnd = HTMLFragment(unsafe: "<meta name=\"description\" content=\"Guarded\">\n")

  return try [("theme", themed), ("stylesheet", styled), ("guarded", guarded)].map { name, page in
    let presenter = HTMLPresenter<Chapter, Entry>(page: page) { entry, _ in entry.content }
      .sectionHeader { $0.id }
    return SamplePage(name: name, html: try presenter.present(neighbours()))
  } + [
    SamplePage(
      name: "bare",
      html: try HTMLPresenter(page: bare) { name, _ in name }
        .present(ListSnapshot(["Beech", "Maple", "Oak"])))
  ]
}
