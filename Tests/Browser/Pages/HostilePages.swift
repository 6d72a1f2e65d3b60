import ListBuilder
import ListBuilderHTML

/// Pages with a text of a list of hostile ones in each place that takes a text.
///
/// The same pages of harmless texts must have the same elements.
func hostilePages(_ name: String, _ texts: [String]) throws -> [SamplePage] {
  let page = hostilePage(texts)
  let list = try hostileList(texts)

  // Its language is none, and its links lead nowhere; that is up to who gives them.
  var odd = page
  odd.language = texts.joined()
  odd.nonce = texts.joined()

  let cells = HTMLPresenter<Chapter, Entry>(page: page) { entry, _ in entry.content }
  let links = HTMLPresenter<Chapter, Entry>(page: odd) { entry, _ in
    CellContent(
      entry.content.text, link: entry.content.text,
      image: .init(source: entry.content.text, alternativeText: entry.content.text))
  }
  let levelText = { (_: Int) in texts[0] }
  let table = HTMLPresenter<Chapter, Entry>.table(page: page, levelText: levelText) {
    ListColumn(texts[1], content: { $0.content }, footer: .text(texts[2]))
    for title in texts.prefix(6) { ListColumn(title, { $0.content.detail }, footer: .text(title)) }
  }
  let fragments = HTMLPresenter<Chapter, Entry>(page: page) { entry, _ in
    let text = entry.content.text
    let id = HTMLElementID("\(entry.id) \(text)")
    return HTMLFragment(
      .span, .title(text), .ariaLabel(text), .role("group"), .data("note", text)
    ) {
      HTMLFragment(.a, .href("#\(id)")) { text }
      HTMLFragment(.code, .id(id)) { HTMLFragment(text) }
    }
  }
  let empty = hostile(cells, texts)
  return [
    SamplePage(name: "\(name)-list", html: try hostile(cells, texts).present(list)),
    SamplePage(name: "\(name)-table", html: try hostile(table, texts).present(list)),
    SamplePage(name: "\(name)-fragments", html: try hostile(fragments, texts).present(list)),
    SamplePage(name: "\(name)-links", html: try hostile(links, texts).present(list)),
    SamplePage(name: "\(name)-empty", html: try empty.present(ListSnapshot())),
  ]
}

private func hostilePage(_ texts: [String]) -> HTMLPage {
  let search = HTMLSearch(label: texts[3], count: texts[4] + "%d of %d", nothingFound: texts[5])
  var page = HTMLPage(
    title: texts.joined(), search: search, sectionIndexLabel: "x" + texts.joined())
  let values = HTMLTheme.Property.allCases.enumerated().map { offset, property in
    (property, texts[offset] + ";}</style>")
  }
  let theme = HTMLTheme(
    light: Dictionary(values) { $1 }, dark: Dictionary(values) { $1 })
  page.stylesheet = .standard(theme, rules: "/* </style><script>alert(1)</script> */")
  return page
}

private func hostile(
  _ presenter: HTMLPresenter<Chapter, Entry>, _ texts: [String]
) -> HTMLPresenter<Chapter, Entry> {
  presenter.listHeader(texts.joined()).listFooter(texts.joined()).placeholder(texts.joined())
    .sectionHeader { $0.heading }
    .sectionFooter { $0.footer }
}

/// Items under items, whose texts are each all of a few texts.
private func hostileList(_ texts: [String]) throws -> ListSnapshot<Chapter, Entry> {
  try ListSnapshot {
    for start in stride(from: 0, to: texts.count, by: 12) {
      let some = texts[start..<min(start + 12, texts.count)]
      ListSection(
        Chapter(
          id: some[start], heading: "\(start) \(some[start])", footer: some.joined())
      ) {
        for (index, text) in zip(some.indices, some) {
          let entry = Entry(
            id: index, content: CellContent(text, secondaryText: text, detail: text))
          if index.isMultiple(of: 3) {
            ListOutline(entry, isExpanded: true) { Entry(id: ~index, content: entry.content) }
          } else {
            entry
          }
        }
      }
    }
  }
}
