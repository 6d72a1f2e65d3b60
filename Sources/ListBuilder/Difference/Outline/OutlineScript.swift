/// Finds the edits of trees that lead from one list to another one.
///
/// An item stays if it is in both lists under the same parent, or a root of the same section, and
/// in the order that most of its siblings keep. Paths here name a section and an offset among all
/// items.
struct OutlineScript<Section: Diffable, Item: Diffable> {
  private typealias Place = ListOutlinePlace<Item.ID>

  private let old: ListSnapshot<Section, Item>
  private let new: ListSnapshot<Section, Item>
  private let sections: SectionMatching
  private let replacedItems: ReplacedItems<Item.ID>
  private let matching: RowMatching
  private let oldLinks: [OutlineLinks?]
  private let newLinks: [OutlineLinks?]

  init(from old: ListSnapshot<Section, Item>, to new: ListSnapshot<Section, Item>) {
    self.old = old
    self.new = new
    sections = SectionMatching(old.table, new.table)
    replacedItems = ReplacedItems(from: old, to: new)
    matching = RowMatching(old, new, sections, replacedItems)
    oldLinks = Self.links(of: old, matching.destinations)
    newLinks = Self.links(of: new, matching.origins)
  }

  private static func links(
    of list: ListSnapshot<Section, Item>, _ paths: [[PackedPath]]
  ) -> [OutlineLinks?] {
    paths.enumerated().map { section, paths in
      paths.isEmpty ? nil : OutlineLinks(list.content(at: section).layout)
    }
  }

  /// The edits: removals, insertions, moves, updates, expansions, then collapses.
  ///
  /// - Complexity: O(*n* log *n*) on average for *n* items in sections that changed.
  var changes: [ListDifference<Section, Item>.OutlineChange] {
    var changes: [ListDifference<Section, Item>.OutlineChange] = []
    for (section, destinations) in matching.destinations.enumerated() {
      for (offset, destination) in destinations.enumerated() where destination == .none {
        let (item, isExpanded) = Self.row(section, offset, old)
        changes.append(
          .remove(
            item, isExpanded: isExpanded, from: Self.place(section, offset, old, oldLinks)))
      }
    }
    var moves: [ListDifference<Section, Item>.OutlineChange] = []
    var updates: [ListDifference<Section, Item>.OutlineChange] = []
    var expansions: [ListDifference<Section, Item>.OutlineChange] = []
    var collapses: [ListDifference<Section, Item>.OutlineChange] = []
    for (section, origins) in matching.origins.enumerated() {
      let stays = staying(inSection: section)
      for (offset, origin) in origins.enumerated() {
        let (item, isExpanded) = Self.row(section, offset, new)
        let place = { Self.place(section, offset, new, newLinks) }
        guard origin != .none else {
          changes.append(.insert(item, isExpanded: isExpanded, at: place()))
          continue
        }
        let (oldItem, wasExpanded) = Self.row(Int(origin.section), Int(origin.item), old)
        if !stays[offset] {
          let from = Self.place(Int(origin.section), Int(origin.item), old, oldLinks)
          moves.append(.move(item, from: from, to: place()))
        }
        if let reason = updateReason(item, replacing: oldItem) {
          updates.append(.update(item, replacing: oldItem, reason: reason))
        }
        if isExpanded, !wasExpanded { expansions.append(.expand(item)) }
        if !isExpanded, wasExpanded { collapses.append(.collapse(item)) }
      }
    }
    return changes + moves + updates + expansions + collapses
  }

  private func updateReason(_ item: Item, replacing oldItem: Item) -> ListUpdateReason? {
    let mark = new.marks.items.isEmpty ? nil : new.marks.items[item.id]
    if mark?.isReloaded == true { return .reload }
    if mark?.isReconfigured == true { return .reconfigure }
    return item.id == oldItem.id && item.hasSameContent(as: oldItem) ? nil : .content
  }

  private static func row(
    _ section: Int, _ offset: Int, _ list: ListSnapshot<Section, Item>
  ) -> (item: Item, isExpanded: Bool) {
    let slot = list.table.rows[section].slot
    return (
      list.contents[slot].storage[offset],
      list.contents[slot].outline?.rows[offset].isExpanded ?? false
    )
  }

  private static func place(
    _ section: Int, _ offset: Int, _ list: ListSnapshot<Section, Item>, _ links: [OutlineLinks?]
  ) -> Place {
    guard let links = links[section] else { return Place(section: section) }
    let slot = list.table.rows[section].slot
    let id = { (offset: Int) in offset < 0 ? nil : list.contents[slot].storage[offset].id }
    return Place(
      section: section, under: id(links.parents[offset]), after: id(links.previous[offset]))
  }
}

extension OutlineScript {
  /// Returns, for each item of a new section, whether it stays.
  private func staying(inSection section: Int) -> [Bool] {
    let origins = matching.origins[section]
    var stays = Array(repeating: false, count: origins.count)
    guard let links = newLinks[section] else { return stays }
    // The last old sibling that was met under each parent, and the parents whose items changed
    // their order; the roots have the first place.
    var last = Array(repeating: -1, count: origins.count + 1)
    var isShuffled = Array(repeating: false, count: origins.count + 1)
    for (offset, origin) in origins.enumerated() where origin != .none {
      let parent = links.parents[offset]
      guard hasSameParent(origin, parent < 0 ? nil : origins[parent], inSection: section) else {
        continue
      }
      stays[offset] = true
      if Int(origin.item) < last[parent + 1] { isShuffled[parent + 1] = true }
      last[parent + 1] = Int(origin.item)
    }
    for parent in isShuffled.indices where isShuffled[parent] {
      let siblings = links.children(of: parent - 1).filter { stays[$0] }
      let runs = siblings.map { MatchRun(old: Int(origins[$0].item), new: $0, count: 1) }
      let kept = LongestIncreasingRuns.staying(
        of: runs, oldCount: (runs.map { $0.old }.max() ?? 0) + 1,
        prefersFixed: parent == 0 && sections.oldIndex(of: section) == section)
      for (sibling, isKept) in zip(siblings, kept) { stays[sibling] = isKept }
    }
    return stays
  }

  /// Whether an item was under the same one as now, or a root of the same section.
  ///
  /// - Parameters:
  ///   - origin: The old path of the item.
  ///   - parentOrigin: The old path of the item above; `nil` for a root.
  ///   - section: The new section.
  private func hasSameParent(
    _ origin: PackedPath, _ parentOrigin: PackedPath?, inSection section: Int
  ) -> Bool {
    let oldSection = Int(origin.section)
    let oldParent = oldLinks[oldSection]?.parents[Int(origin.item)] ?? -1
    guard let parentOrigin else {
      return oldParent < 0 && sections.oldIndex(of: section) == oldSection
    }
    return oldParent >= 0 && parentOrigin == PackedPath(section: oldSection, item: oldParent)
  }
}
