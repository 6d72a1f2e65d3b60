public import ListBuilder

/// What stands around a list: the parts of a page before and behind it, or nothing.
struct HTMLFrame {
  var head: [UInt8] = []
  var tail: [UInt8] = []

  /// Whether links lead to all sections.
  var hasIndex = false

  /// The title of the page around the list.
  var title: String?
}

/// The links that lead to the sections of a list.
@usableFromInline
struct HTMLIndexLinks {
  let index: SectionIndex
  let ids: [HTMLElementID]

  /// - Parameter names: The sections' identifiers, printed.
  @usableFromInline
  init(_ index: SectionIndex, names: [String]) {
    self.index = index
    var ids = HTMLElementIDs(of: .section)
    self.ids = names.map { ids.next($0) }
  }

  /// The titles, each as a link. One that leads to no section of the list leads to the top.
  ///
  /// - Parameter label: What the links are, for assistive tools.
  func fragment(label: String) -> HTMLFragment {
    guard !index.entries.isEmpty else { return HTMLFragment() }
    var html: [UInt8] = []
    html.open(.nav, [.class("list-index"), .ariaLabel(label)])
    html.write("\n<ul>\n")
    for entry in index.entries {
      let id = entry.section.flatMap { ids.indices ~= $0 ? ids[$0].start : nil }
      html.write("<li><a href=\"#\(id?.description ?? "top")\">")
      html.write(isolated: entry.title)
      html.write("</a></li>\n")
    }
    html.write("</ul>\n</nav>\n")
    return HTMLFragment(html: html)
  }
}
