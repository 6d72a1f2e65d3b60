import Testing

@testable import ListBuilder

/// An outline of strings, the plainest there is.
typealias Outline = ListSectionSnapshot<String>

extension ListSectionSnapshot where Item == String {
  /// An outline in short: `a+(b c(d)) e` has the roots a, which is expanded, and e.
  init(_ text: String) throws {
    self.init()
    var parents: [String] = []
    var last = ""
    var name = ""
    func finishName(_ outline: inout Outline) throws {
      guard !name.isEmpty else { return }
      try outline.append([name], to: parents.last)
      (last, name) = (name, "")
    }
    for character in text {
      if !" +()".contains(character) {
        name.append(character)
        continue
      }
      try finishName(&self)
      switch character {
      case "+": expand([last])
      case "(": parents.append(last)
      case ")": parents.removeLast()
      default: break
      }
    }
    try finishName(&self)
  }
}

extension ListSectionSnapshot {
  /// The outline in short, by its public queries alone.
  var text: String { text(of: rootItems) }

  private func text(of items: [Item]) -> String {
    let texts = items.map { item in
      let children = children(of: item.id) ?? []
      let sign = isExpanded(item.id) == true ? "+" : ""
      return "\(item.id)\(sign)" + (children.isEmpty ? "" : "(\(text(of: children)))")
    }
    return texts.joined(separator: " ")
  }
}

/// Expects that an edit throws an error and changes nothing.
func expectRefusal<Item: Diffable & Equatable>(
  _ error: SnapshotError,
  by outline: ListSectionSnapshot<Item>,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ edit: (inout ListSectionSnapshot<Item>) throws -> Void
) {
  var edited = outline
  #expect(throws: error, sourceLocation: sourceLocation) { try edit(&edited) }
  #expect(edited == outline, sourceLocation: sourceLocation)
  #expect(edited.text == outline.text, sourceLocation: sourceLocation)
  edited.checkInvariants(sourceLocation: sourceLocation)
}

/// Expects what an edit makes of an outline, both told in short.
func expect(
  _ text: String,
  from before: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ edit: (inout Outline) throws -> Void
) throws {
  let outline = try Outline(before)
  var edited = outline
  try edit(&edited)
  #expect(edited.text == text, sourceLocation: sourceLocation)
  #expect(outline.text == before, sourceLocation: sourceLocation)
  edited.checkInvariants(sourceLocation: sourceLocation)
}

extension ListSectionSnapshot {
  /// The number of slots, free ones too.
  var storageSize: Int { contents.count }

  func sharesItems(with other: Self) -> Bool { contents.sharesStorage(with: other.contents) }

  func sharesShape(with other: Self) -> Bool {
    shape.nodes.sharesStorage(with: other.shape.nodes) && sharesIndex(with: other)
  }

  func sharesStorage(with other: Self) -> Bool {
    sharesItems(with: other) && sharesShape(with: other)
  }

  private func sharesIndex(with other: Self) -> Bool {
    index.entries.sharesStorage(with: other.index.entries)
  }
}
