import ListBuilder
import ListBuilderText
import Testing

/// The change log of lists with outlines of many items, or many levels.
@Suite struct ChangeLogOutlineLargeTests {
  /// Items that are each under the one before.
  private func chain(_ items: some Sequence<Int>, isExpanded: Bool) throws -> Entries {
    var outline = ListSectionSnapshot<Entry>()
    var last: String?
    for item in items {
      try outline.append([Entry("\(item)")], to: last)
      last = "\(item)"
    }
    if isExpanded { outline.expand(outline.itemIdentifiers) }
    return try ListSnapshot(sections: [ListSection(outline: outline, in: Entry("f:"))])
  }

  @Test("In a chain of 100 levels, each item is told as it is on a walk")
  func chainContexts() throws {
    let presenter = TextPresenter<Entry, Entry> { entry, context in
      let state = "\(context.level) \(context.numberOfChildren) \(context.isExpanded)"
      return "\(entry.id) \(context.indexPath) \(state) \(context.isHidden)"
    }
    for isExpanded in [true, false] {
      let new = try chain(0..<100, isExpanded: isExpanded)
      let log = try presenter.update(from: outlines("f: |"), to: new)
      let expected = (0..<100).map { level in
        let path = ListIndexPath(section: 0, item: isExpanded ? level : 0)
        let lead = String(repeating: "  ", count: min(level, 20))
        return "+   \(lead)\(level) \(path) \(level) \(level < 99 ? 1 : 0) \(isExpanded) "
          + "\(!isExpanded && level > 0)\n"
      }
      #expect(log.hasSuffix("\n" + expected.joined()))
    }
  }

  @Test("10,000 children that go under another item are told, each with both parents")
  func manyMoves() throws {
    func families(_ first: Range<Int>, _ second: Range<Int>) throws -> Entries {
      var outline = ListSectionSnapshot<Entry>()
      try outline.append([Entry("p"), Entry("q")])
      try outline.append(first.map { Entry("\($0)") }, to: "p")
      try outline.append(second.map { Entry("\($0)") }, to: "q")
      return try ListSnapshot(sections: [ListSection(outline: outline, in: Entry("f:"))])
    }
    let log = try log(from: families(0..<10_000, 0..<0), to: families(0..<0, 0..<10_000))
    #expect(log.hasPrefix(">   0 (p → q)\n>   1 (p → q)\n"))
    #expect(log.utf8.count { $0 == UInt8(ascii: "\n") } == 10_000)
  }

  @Test("10,000 levels are told, in text that grows with their number alone")
  func deep() throws {
    let collapsed = try chain(0..<10_000, isExpanded: false)
    let expanded = try chain(0..<10_000, isExpanded: true)
    let reversed = try chain((0..<10_000).reversed(), isExpanded: false)
    let empty = try outlines("f: |")
    let pairs = [
      (collapsed, expanded), (expanded, empty), (empty, collapsed), (collapsed, reversed),
    ]
    for (old, new) in pairs {
      let log = try log(from: old, to: new)
      #expect(log.utf8.count { $0 == UInt8(ascii: "\n") } == 10_000)
      #expect(log.utf8.count < 10_000 * 70)
    }
  }

  @Test("20,000 hidden items under one are told")
  func wide() throws {
    var outline = ListSectionSnapshot<Entry>()
    try outline.append([Entry("p")])
    let section = Entry("f:")
    let old = try ListSnapshot(sections: [ListSection(outline: outline, in: section)])
    try outline.append((0..<20_000).map { Entry("\($0)") }, to: "p")
    let new = try ListSnapshot(sections: [ListSection(outline: outline, in: section)])
    let log = try log(from: old, to: new)
    #expect(log.utf8.count { $0 == UInt8(ascii: "\n") } == 20_000)
    #expect(log.hasPrefix("+   0\n") && log.hasSuffix("\n+   19999\n"))
  }
}
