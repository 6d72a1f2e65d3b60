import ListBuilder
import ListBuilderText

/// An item or a section with an identifier and a text.
struct Entry: Identifiable, Equatable, Diffable {
  let id: String
  var text: String

  init(id: String, text: String) {
    self.id = id
    self.text = text
  }

  /// `"a"` is its own text, `"a:Ada"` has the text `Ada`.
  init(_ spelling: String) {
    let parts = spelling.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(id: String(parts[0]), text: String(parts[parts.count - 1]))
  }
}

typealias Entries = ListSnapshot<Entry, Entry>

extension ListSnapshot<Entry, Entry> {
  /// Creates a list of lines like `"f:Friends | a:Ada b"`.
  init(_ lines: String...) throws {
    try self.init(
      sections: lines.map { line in
        let parts = line.split(separator: "|", omittingEmptySubsequences: false)
        let items = parts.dropFirst().joined().split(separator: " ").map { Entry(String($0)) }
        return ListSection(items: items, in: Entry(parts[0].filter { $0 != " " }))
      })
  }
}

extension TextPresenter<Entry, Entry> {
  static var entries: Self {
    Self { entry, _ in entry.text }.sectionHeader { $0.text.isEmpty ? nil : $0.text }
  }
}

/// Returns the change log of two lists.
func log(from old: Entries, to new: Entries) throws -> String {
  try TextPresenter.entries.update(from: old, to: new)
}

/// Makes a list of lines like `"f:Friends | a:Ada+ .b ..c"`: a dot a level, and a plus sign
/// behind an item that is expanded.
func outlines(_ lines: String...) throws -> Entries {
  try ListSnapshot(
    sections: lines.map { line in
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      var outline = ListSectionSnapshot<Entry>()
      var path: [String] = []
      for word in parts.dropFirst().joined().split(separator: " ") {
        let spelling = word.drop { $0 == "." }
        let isExpanded = spelling.hasSuffix("+")
        let entry = Entry(String(isExpanded ? spelling.dropLast() : spelling))
        path.removeLast(path.count - (word.count - spelling.count))
        try outline.append([entry], to: path.last)
        path.append(entry.id)
        if isExpanded { outline.expand([entry.id]) }
      }
      return ListSection(outline: outline, in: Entry(parts[0].filter { $0 != " " }))
    })
}
