import Testing

@testable import ListBuilder

extension ListSnapshot where Section == Group, Item == String {
  /// A list with outlines in short: in `A[P(c d) +Q(e) x]`, P is expanded and Q collapsed, each
  /// with what is under it; `x()` is an expanded item with nothing under it.
  init(outlines text: String) throws {
    var sections: [ListSection<Group, String>] = []
    for part in text.split(separator: "]") {
      let group = try #require(part.first { $0 != " " }.flatMap { Group(rawValue: String($0)) })
      let content = try #require(part.split(separator: "[", omittingEmptySubsequences: false).last)
      sections.append(ListSection(group, ListItems(rows: Self.rows(content)), declaredAt: nil))
    }
    try self.init(sections: sections)
  }

  private static func rows(_ text: Substring) -> [OutlineRow<String>] {
    var rows: [OutlineRow<String>] = []
    var level = 0
    var name = ""
    var isCollapsed = false
    func finishName(isExpanded: Bool) {
      guard !name.isEmpty else { return }
      rows.append(OutlineRow(item: name, level: level, isExpanded: isExpanded))
      (name, isCollapsed) = ("", false)
    }
    for character in text + " " {
      switch character {
      case "+": isCollapsed = true
      case "(":
        finishName(isExpanded: !isCollapsed)
        level += 1
      case ")":
        finishName(isExpanded: false)
        level -= 1
      case " ": finishName(isExpanded: false)
      default: name.append(character)
      }
    }
    return rows
  }
}

extension ListSnapshot {
  /// The list in short, by its public queries alone.
  var outlines: String {
    let texts = sectionIdentifiers.map { id in
      "\(id)[\(text(of: outline(inSection: id)?.rootItems ?? []))]"
    }
    return texts.joined(separator: " ")
  }

  private func text(of items: [Item]) -> String {
    let texts = items.map { item in
      let children = text(of: children(of: item.id) ?? [])
      if isExpanded(item.id) == true { return "\(item.id)(\(children))" }
      return children.isEmpty ? "\(item.id)" : "+\(item.id)(\(children))"
    }
    return texts.joined(separator: " ")
  }
}

/// Expects what an edit makes of a list with outlines, both told in short.
func expect(
  outlines text: String,
  from before: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ edit: (inout Letters) throws -> Void
) throws {
  let list = try Letters(outlines: before)
  #expect(list.outlines == before, sourceLocation: sourceLocation)
  var edited = list
  try edit(&edited)
  #expect(edited.outlines == text, sourceLocation: sourceLocation)
  edited.checkInvariants(sourceLocation: sourceLocation)
  #expect(list.outlines == before, sourceLocation: sourceLocation)
}

/// Expects that an edit of a list with outlines, told in short, throws and changes nothing.
func expectRefusal(
  _ error: SnapshotError,
  by text: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ edit: (inout Letters) throws -> Void
) throws {
  var list = try Letters(outlines: text)
  try list.reloadItems(list.contents.flatMap { $0.storage })
  let before = list
  #expect(throws: error, sourceLocation: sourceLocation) { try edit(&list) }
  #expect(list.outlines == text, sourceLocation: sourceLocation)
  #expect(list.reloadedItemIdentifiers == before.reloadedItemIdentifiers)
  #expect(list.items == before.items, sourceLocation: sourceLocation)
  list.checkInvariants(sourceLocation: sourceLocation)
}
