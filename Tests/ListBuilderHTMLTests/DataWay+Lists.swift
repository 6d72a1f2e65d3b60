import ListBuilder
import ListBuilderHTML

extension DataWay {
  /// A section whose identifier and description are two texts.
  private struct Chapter: Diffable, Equatable, CustomStringConvertible {
    var id: String
    var description: String
  }

  /// A list of two sections, one with an outline. Identifiers are data as well.
  private static func list(_ text: () -> String) throws -> ListSnapshot<String, Int> {
    let names = ["a\(text())", "b\(text())"]
    return try ListSnapshot {
      ListSection(items: [1, 2], in: names[0])
      ListSection(names[1]) { ListOutline(3, isExpanded: true) { 4 } }
    }
  }

  private typealias Presenter = HTMLPresenter<String, Int>

  /// A presenter with texts wherever a list can have some.
  private static func withTexts(
    _ presenter: Presenter, _ text: @escaping () -> String
  ) -> Presenter {
    presenter.listHeader(text()).sectionHeader { _ in text() }.sectionFooter { _ in text() }
      .listFooter(text())
  }

  static let lists: [DataWay] = [
    DataWay("list of strings") { text in
      try withTexts(Presenter { _, _ in text() }, text).present(list(text))
    },
    DataWay("list of fragments") { text in
      let presenter = Presenter { _, _ in HTMLFragment(.b, .title(text())) { text() } }
      return try withTexts(presenter, text).present(list(text))
    },
    DataWay("list of contents") { text in
      let presenter = Presenter { _, _ in CellContent(text(), detail: text()) }
      return try withTexts(presenter, text).present(list(text))
    },
    DataWay("list with its own headers") { text in
      try Presenter { _, _ in text() }.present(list(text))
    },
    DataWay("list with supplementaries of fragments") { text in
      let presenter = Presenter { _, _ in
        text()
      } supplementaryProvider: { _ in
        HTMLFragment(.b, .title(text())) { text() }
      }
      return try presenter.present(list(text))
    },
    DataWay("list of described sections") { text in
      let chapters = (0..<2).map { Chapter(id: "\($0)\(text())", description: "a\(text())") }
      return try HTMLPresenter { (_: Int, _) in text() }
        .present(ListSnapshot { for chapter in chapters { ListSection(items: [], in: chapter) } })
    },
    DataWay("list without items") { text in
      try withTexts(Presenter { _, _ in "" }, text).placeholder(text()).present(ListSnapshot())
    },
  ]

  private static func table(
    page: HTMLPage? = nil, _ text: @escaping () -> String
  ) -> HTMLPresenter<String, Int> {
    func levelText(_: Int) -> String { text() }
    return Presenter.table(page: page, levelText: levelText) {
      ListColumn(text(), { _ in text() }, footer: .text(text()))
      ListColumn(text(), { _ in Optional(text()) }, alignment: .center, overflow: .truncate)
      ListColumn(text(), content: { _ in CellContent(text(), detail: text(), link: "/\(text())") })
      ListColumn("", { _ in 1 }, footer: ListAggregate(0, text: { _ in text() }, add: { _, _ in }))
    }
  }

  static let tables: [DataWay] = [
    DataWay("table") { text in try withTexts(table(text), text).present(list(text)) },
    DataWay("table with its own headers") { text in try table(text).present(list(text)) },
    DataWay("table without items") { text in
      var presenter = withTexts(Presenter { _, _ in "" }, text).placeholder(text())
      presenter.table = HTMLTable(columns: [])
      return try presenter.present(ListSnapshot())
    },
    DataWay("table of fragments") { text in
      var presenter = Presenter { _, _ in HTMLFragment(.td, .title(text())) { text() } }
      presenter.table = HTMLTable(columns: [ListColumnLayout(text())])
      return try presenter.present(list(text))
    },
  ]

  private static func page(_ text: () -> String, _ direction: HTMLDirection) -> HTMLPage {
    var page = HTMLPage(
      title: text(), language: text(), direction: direction,
      search: HTMLSearch(label: text(), count: text(), nothingFound: text()),
      sectionIndexLabel: text(), stylesheet: .custom("p {}"), nonce: text())
    page.headEnd = HTMLFragment(.b, .title(text())) { text() }
    page.bodyEnd = HTMLFragment(text())
    return page
  }

  static let pages: [DataWay] = [
    DataWay("page") { text in
      let presenter = Presenter(page: page(text, .leftToRight)) { _, _ in text() }
      return try withTexts(presenter, text).present(list(text))
    },
    DataWay("page of a table") { text in
      try table(page: page(text, .rightToLeft), text).present(list(text))
    },
    DataWay("page with an index of its own") { text in
      var presenter = Presenter(page: page(text, .automatic)) { _, _ in text() }
      presenter.sectionIndex = { _ in
        SectionIndex(entries: [0, 1, 2, nil].map { .init(text(), section: $0) })
      }
      return try presenter.present(list(text))
    },
    DataWay("page with an index of its sections") { text in
      var presenter = Presenter(page: page(text, .automatic)) { _, _ in text() }
      presenter.sectionIndex = { list in
        var number = 0
        return SectionIndex(of: list, searchTitle: text()) { _ in
          number += 1
          return "\(number)\(text())"
        }
      }
      return try presenter.present(list(text))
    },
  ]
}
