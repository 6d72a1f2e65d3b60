@testable import ListBuilder

extension ListSection where Section == String, Item == String {
  /// A section with an outline in short: `a+ .b ..c` has the root a, which is expanded, and c under
  /// b under a.
  init(_ section: String, outline: String) {
    let rows = outline.split(separator: " ").map { word in
      let name = word.drop { $0 == "." }
      let isExpanded = name.hasSuffix("+")
      return OutlineRow(
        item: String(isExpanded ? name.dropLast() : name), level: word.count - name.count,
        isExpanded: isExpanded)
    }
    self.init(section, ListItems(rows: rows), declaredAt: nil)
  }

  /// A section with expanded items that are each under the one before: 0, 1, 2 and so on.
  init(_ section: String, chainOf count: Int) {
    let rows = (0..<count).map { OutlineRow(item: "\($0)", level: $0, isExpanded: true) }
    self.init(section, ListItems(rows: rows), declaredAt: nil)
  }
}
