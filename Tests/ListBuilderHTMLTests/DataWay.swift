import ListBuilder
import ListBuilderHTML
import Testing

/// A public way of putting data into HTML.
struct DataWay: CustomTestStringConvertible, Sendable {
  let testDescription: String

  /// Makes HTML, and asks for each text that goes into it.
  let html: @Sendable (_ text: @escaping () -> String) throws -> String

  init(_ name: String, _ html: @escaping @Sendable (@escaping () -> String) throws -> String) {
    testDescription = name
    self.html = html
  }

  static let all = texts + attributes + urls + elements + contents + lists + tables + pages
}

extension DataWay {
  /// A way into a fragment.
  private static func fragment(
    _ name: String, _ fragment: @escaping @Sendable (() -> String) -> HTMLFragment
  ) -> DataWay {
    DataWay(name) { fragment($0).description }
  }

  private static let texts: [DataWay] = [
    fragment("text") { HTMLFragment($0()) },
    fragment("text in a literal") { "<\($0())&\($0())>" },
    fragment("plain text") { HTMLFragment(plainText: $0()) },
    fragment("fragment of a string") { $0().htmlFragment },
    fragment("statements of a body") { text in
      HTMLFragment {
        text()
        text()[...]
        Optional(text())
        HTMLFragment(text())
        for number in 0..<2 { if number == 0 { text() } else { HTMLFragment(text()) } }
      }
    },
    fragment("joined texts") { HTMLFragment($0()) + HTMLFragment($0()) },
  ]

  private static let attributes: [DataWay] = [
    fragment("class") { HTMLFragment(.b, .class($0())) {} },
    fragment("id") { HTMLFragment(.b, .id(HTMLElementID("a" + $0()))) {} },
    fragment("title") { HTMLFragment(.b, .title($0())) {} },
    fragment("lang") { HTMLFragment(.b, .lang($0())) {} },
    fragment("role") { HTMLFragment(.b, .role($0())) {} },
    fragment("label") { HTMLFragment(.b, .ariaLabel($0())) {} },
    fragment("label by id") { HTMLFragment(.b, .ariaLabelledBy(HTMLElementID("a" + $0()))) {} },
    fragment("time") { HTMLFragment(.time, .datetime($0())) {} },
    fragment("value") { HTMLFragment(.data, .value($0())) {} },
    fragment("data for scripts") { HTMLFragment(.b, .data("name", $0())) {} },
    fragment("several attributes") {
      HTMLFragment(.a, .title($0()), .class($0()), .dir(.automatic), .href("/\($0())"), .colspan(2))
      {
      }
    },
  ]

  /// With beginnings that any URL may have; see ``HTMLInjectionTests`` for those without.
  private static let urls: [DataWay] =
    ["/", "?", "./", "//", "https:", "mailto:", "tel:"].map {
      start in
      fragment("URL behind \(start)") { text in
        HTMLFragment {
          HTMLFragment(.a, .href(start + text())) {}
          HTMLFragment(image: start + text(), alternativeText: text(), .title(text()))
          CellContent(
            "a", link: start + text(), image: .init(source: start + text(), alternativeText: text())
          )
        }
      }
    } + [
      fragment("picture that is not allowed") {
        HTMLFragment(image: "data:,", alternativeText: $0())
      }
    ]

  private static let elements: [DataWay] =
    HTMLElement.allCases.map { element in
      fragment("element \(element.rawValue)") { text in
        HTMLFragment(element, .title(text())) { HTMLFragment(text()) }
      }
    } + [
      fragment("all elements one in another") { text in
        HTMLElement.allCases.reduce(HTMLFragment(text())) { inner, element in
          HTMLFragment(element, .class(text())) {
            inner
            text()
          }
        }
      }
    ]

  private static let contents: [DataWay] =
    [.standard, .emphasized, .muted, .destructive, .match].flatMap {
      (role: CellContent.Role) -> [DataWay] in
      @Sendable func content(_ text: () -> String) -> CellContent {
        CellContent(
          "a\(text())b", secondaryText: "a\(text())b", detail: "a\(text())b", link: "/\(text())",
          image: .init(source: "/\(text())", alternativeText: text()), role: role)
      }
      func highlighted(
        _ name: String, _ range: @escaping @Sendable (String) -> Range<String.Index>
      ) -> DataWay {
        fragment("content, \(role), \(name) highlighted") { text in
          content(text).highlighting(as: role) { [range($0)] }.htmlFragment
        }
      }
      return [
        fragment("content, \(role)") { content($0).htmlFragment },
        highlighted("all") { $0.startIndex..<$0.endIndex },
        highlighted("its beginning") { $0.startIndex..<$0.index(after: $0.startIndex) },
        highlighted("its end") { $0.index(before: $0.endIndex)..<$0.endIndex },
      ]
    }
}
