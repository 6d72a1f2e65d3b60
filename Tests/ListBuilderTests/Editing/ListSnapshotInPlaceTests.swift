import TestSupport
import Testing

@testable import ListBuilder

/// An object whose identifier can be changed although it is in a list.
private protocol Renamable: AnyObject, Diffable {
  init(_ name: Int)
  var name: Int { get set }
}

/// Objects that break the rule that an identifier does not change. What lists answer is then
/// undefined, but nothing may trap, so each test runs in a process of its own.
@Suite struct ListSnapshotInPlaceTests {
  /// An object with an identifier.
  private final class Record: Renamable {
    var name: Int
    init(_ name: Int) { self.name = name }
    var id: Int { name }
    func hasSameContent(as other: Record) -> Bool { self === other }
  }

  /// An object that is its own identifier, and whose hash changes with it.
  private final class Identity: Renamable, Hashable {
    var name: Int
    init(_ name: Int) { self.name = name }
    static func == (lhs: Identity, rhs: Identity) -> Bool { lhs.name == rhs.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// An object that is its own identifier, and whose hash is always the same.
  private final class OneHash: Renamable, Hashable {
    var name: Int
    init(_ name: Int) { self.name = name }
    static func == (lhs: OneHash, rhs: OneHash) -> Bool { lhs.name == rhs.name }
    func hash(into hasher: inout Hasher) {}
  }

  @Test("Items whose identifier changes in place cause no trap")
  func items() async {
    await #expect(processExitsWith: .success) { renameAndEdit(Record.self, sections: false) }
  }

  @Test("Sections whose identifier changes in place cause no trap")
  func sections() async {
    await #expect(processExitsWith: .success) { renameAndEdit(Record.self, sections: true) }
  }

  @Test("Sections that are deleted under a name that another one took cause no trap")
  func deletedUnderAnotherName() async {
    await #expect(processExitsWith: .success) {
      let (first, second) = (Record(1), Record(2))
      var list = try ListSnapshot {
        ListSection(first) { "x" }
        ListSection(second) { "y" }
      }
      first.name = 2
      try list.deleteSections([2])
      _ = list.sectionIdentifier(containingItem: "x")
      _ = list.indexPath(for: "x")
      _ = list.section(withID: 1)
      list.deleteAllItems(keepingSections: true)
    }
  }

  @Test("All items go, also where two sections came to bear one name")
  func deleteAllItems() throws {
    let (first, second) = (Record(1), Record(2))
    var list = try ListSnapshot {
      ListSection(first) { "x" }
      ListSection(second) { "y" }
    }
    first.name = 2
    list.deleteAllItems(keepingSections: true)
    #expect(list.numberOfItems == 0)
    #expect(list.items == [])
    #expect(list.numberOfSections == 2)
  }

  // A standard dictionary traps when it grows and finds that two keys have become equal, which only
  // an object that is its own identifier can do to it.

  @Test("Own identifiers that change in place cause no trap")
  func ownIdentifiers() async {
    await #expect(processExitsWith: .success) { renameAndEdit(Identity.self, sections: true) }
  }

  @Test("Own identifiers with equal hashes that change in place cause no trap")
  func ownIdentifiersWithOneHash() async {
    await #expect(processExitsWith: .success) { renameAndEdit(OneHash.self, sections: true) }
  }
}

/// Performs random edits of a list while the objects in it, items and perhaps sections too, change
/// their names.
private func renameAndEdit<Element: Renamable>(_: Element.Type, sections: Bool) {
  var edits = RenamingEdits<Element>(
    generator: .printingSeed(for: "ListSnapshotInPlace.\(Element.self)"))
  for _ in 0..<100 {
    edits.start()
    for _ in 0..<100 {
      edits.renameOne(ofAll: sections)
      edits.editItemsOrSections()
      edits.askAll()
    }
  }
}

private struct RenamingEdits<Element: Renamable> {
  var generator: SeededGenerator
  private var list = ListSnapshot<Element, Element>()
  private var objects: [Element] = []

  init(generator: SeededGenerator) { self.generator = generator }

  mutating func start() {
    list = ListSnapshot()
    objects = []
  }

  /// An object that is perhaps in the list, perhaps not.
  private mutating func some() -> Element {
    if Int.random(in: 0..<3, using: &generator) > 0,
      let object = objects.randomElement(using: &generator)
    {
      return object
    }
    let object = Element(name())
    objects.append(object)
    return object
  }

  private mutating func name() -> Int { Int.random(in: 0..<30, using: &generator) }

  mutating func renameOne(ofAll: Bool) {
    let item = list.items.randomElement(using: &generator)
    let object = ofAll ? some() : item
    object?.name = name()
  }

  mutating func editItemsOrSections() {
    let (one, other, third) = (some(), some(), some())
    switch Int.random(in: 0..<20, using: &generator) {
    case 0...2: try? list.appendItems([one, other, third])
    case 3: try? list.appendItems([one, other], toSection: third.id, ifPresent: .keep)
    case 4, 5: try? list.insertItems([one, third], beforeItem: other.id)
    case 6: try? list.insertItems([one], afterItem: other.id, ifPresent: .reject)
    case 7: try? list.deleteItems([one.id, other.id, third.id])
    case 8: try? list.deleteItems([one.id])
    case 9: try? list.moveItem(one.id, beforeItem: other.id)
    case 10: try? list.moveItem(one.id, afterItem: other.id)
    case 11:
      let section = Int.random(in: -1...4, using: &generator)
      let item = Int.random(in: -1...9, using: &generator)
      try? list.move(one.id, to: ListIndexPath(section: section, item: item))
    case 12:
      try? list.update(one)
      try? list.replaceItem(withID: one.id, with: other)
    case 13:
      try? list.reloadItems([one.id, other.id])
      try? list.reconfigureItems([third.id])
    default: editSections(one, other, third)
    }
  }

  private mutating func editSections(_ one: Element, _ other: Element, _ third: Element) {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1: try? list.appendSections([one, other])
    case 2: try? list.insertSections([one], beforeSection: other.id)
    case 3: try? list.moveSection(one.id, afterSection: other.id)
    case 4: try? list.deleteSections([one.id, other.id])
    case 5: try? list.updateSection(one)
    case 6: try? list.reloadSections([one.id, third.id])
    default:
      if Int.random(in: 0..<4, using: &generator) == 0 {
        list.deleteAllItems(keepingSections: true)
      }
    }
  }

  mutating func askAll() {
    let id = some().id
    _ = (list.item(withID: id), list.indexPath(for: id), list.indexOfItem(id))
    _ = (list.sectionIdentifier(containingItem: id), list.contains(id), list.itemIdentifiers)
    _ = (list.section(withID: id), list.indexOfSection(id), list.items(inSection: id))
    _ = (list.items.count, list.sections.count, list.numberOfItems(inSection: id))
    _ = (list.reloadedItemIdentifiers, list.reconfiguredItemIdentifiers)
    _ = (list.reloadedSectionIdentifiers, list[ListIndexPath(section: 0, item: 0)])
  }
}
