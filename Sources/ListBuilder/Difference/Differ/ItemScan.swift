/// What is known of the items of two lists before any identifier was hashed.
@frozen
@usableFromInline
struct ItemScan: Sendable {
  /// A section that stays, and has items that were left over in the new list.
  @frozen
  @usableFromInline
  struct ChangedSection: Sendable {
    @usableFromInline let old: Int
    @usableFromInline let new: Int

    /// The number of items in the old list.
    @usableFromInline let oldCount: Int

    /// The indexes of its runs.
    @usableFromInline let runs: Range<Int>

    @inlinable
    init(old: Int, new: Int, oldCount: Int, runs: Range<Int>) {
      self.old = old
      self.new = new
      self.oldCount = oldCount
      self.runs = runs
    }
  }

  /// The runs of all sections that stay and do not share their storage.
  @usableFromInline var runs: [MatchRun] = []
  @usableFromInline var changedSections: [ChangedSection] = []
  @usableFromInline var oldLeftovers = Leftovers()
  @usableFromInline var newLeftovers = Leftovers()

  /// The items of runs whose content changed, in the order of the new list.
  @usableFromInline var changedContents: [ListUpdate<ListIndexPath>] = []

  /// Whether items of the sections that were scanned are nested or expanded.
  @usableFromInline var meetsOutlines = false

  /// Scans section by section. Sections that share their storage are equal without a look.
  ///
  /// - Complexity: O(*n* + *s*), with O(*n*) comparisons and no hashing; O(*l* log *l*) besides for
  ///   *l* leftovers where sections moved.
  @inlinable
  init<Section, Item>(
    _ old: ListSnapshot<Section, Item>, _ new: ListSnapshot<Section, Item>,
    _ sections: SectionMatching, _ replacedItems: ReplacedItems<Item.ID>
  ) {
    if sections.isUnchanged {
      for index in new.sectionsWithOtherStorage(than: old) {
        scan(
          old.content(at: index), ofSection: index, new.content(at: index), ofSection: index,
          replacedItems)
      }
    } else {
      scanMatched(sections, old, new, replacedItems)
    }
    oldLeftovers.sort()
    newLeftovers.sort()
  }

  @inlinable
  mutating func scanMatched<Section, Item>(
    _ sections: SectionMatching,
    _ old: ListSnapshot<Section, Item>, _ new: ListSnapshot<Section, Item>,
    _ replacedItems: ReplacedItems<Item.ID>
  ) {
    for newIndex in new.table.rows.indices {
      let newSlot = new.table.rows[newIndex].slot
      guard let oldIndex = sections.oldIndex(of: newIndex) else {
        meetsOutlines = meetsOutlines || new.contents[newSlot].outline != nil
        newLeftovers.append(section: newIndex, items: 0..<new.contents[newSlot].visibleCount)
        continue
      }
      let oldSlot = old.table.rows[oldIndex].slot
      if !old.contents[oldSlot].sharesStorage(with: new.contents[newSlot]) {
        scan(
          old.contents[oldSlot], ofSection: oldIndex, new.contents[newSlot], ofSection: newIndex,
          replacedItems)
      }
    }
    for index in old.table.rows.indices where !sections.stays(index) {
      meetsOutlines = meetsOutlines || old.content(at: index).outline != nil
      oldLeftovers.append(section: index, items: 0..<old.numberOfItems(at: index))
    }
  }
}

extension ItemScan {
  /// Scans what shows of a section.
  @inlinable
  mutating func scan<Item: Diffable>(
    _ old: ListItems<Item>, ofSection oldIndex: Int, _ new: ListItems<Item>,
    ofSection newIndex: Int, _ replacedItems: ReplacedItems<Item.ID>
  ) {
    if old.outline != nil || new.outline != nil { meetsOutlines = true }
    scan(
      old.visibleElements, ofSection: oldIndex, new.visibleElements, ofSection: newIndex,
      replacedItems)
  }

  @inlinable
  mutating func scan<Item: Diffable>(
    _ old: [Item], ofSection oldIndex: Int, _ new: [Item], ofSection newIndex: Int,
    _ replacedItems: ReplacedItems<Item.ID>
  ) {
    let start = runs.count
    // The buffers stay in the closures.
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var scanner = RunScanner(old, new)
        scanner.scan(into: &runs)
        if !replacedItems.isEmpty {
          replacedItems.split(&runs, from: start, inOldSection: oldIndex)
        }
        compareContents(from: start, oldIndex, old, newIndex, new)
      }
    }
    noteLeftovers(from: start, oldIndex, old.count, newIndex, new.count)
  }

  /// Notes the items of a section's runs whose content changed.
  ///
  /// Runs lie within both lists.
  @inlinable
  mutating func compareContents<Item: Diffable>(
    from start: Int, _ oldIndex: Int, _ old: UnsafeBufferPointer<Item>,
    _ newIndex: Int, _ new: UnsafeBufferPointer<Item>
  ) {
    for run in runs[start...] {
      for offset in 0..<run.count
      where !new[run.new + offset].hasSameContent(as: old[run.old + offset]) {
        changedContents.append(
          ListUpdate(
            from: ListIndexPath(section: oldIndex, item: run.old + offset),
            to: ListIndexPath(section: newIndex, item: run.new + offset), reason: .content))
      }
    }
  }

  /// Notes the items of a section that no run holds.
  @usableFromInline
  mutating func noteLeftovers(
    from start: Int, _ oldIndex: Int, _ oldCount: Int, _ newIndex: Int, _ newCount: Int
  ) {
    let countBefore = newLeftovers.count
    let matched = runs[start...].reduce(0) { $0 + $1.count }
    oldLeftovers.reserve(oldCount - matched)
    newLeftovers.reserve(newCount - matched)
    var oldEnd = 0
    var newEnd = 0
    for run in runs[start...] {
      oldLeftovers.append(section: oldIndex, items: oldEnd..<run.old)
      newLeftovers.append(section: newIndex, items: newEnd..<run.new)
      oldEnd = run.oldEnd
      newEnd = run.newEnd
    }
    oldLeftovers.append(section: oldIndex, items: oldEnd..<oldCount)
    newLeftovers.append(section: newIndex, items: newEnd..<newCount)
    if newLeftovers.count > countBefore {
      changedSections.append(
        ChangedSection(
          old: oldIndex, new: newIndex, oldCount: oldCount, runs: start..<runs.count))
    }
  }
}

extension ListSnapshot {
  /// Returns the sections whose items do not share their storage, if the sections themselves are
  /// unchanged. Slots are compared without a look at the sections.
  @inlinable
  func sectionsWithOtherStorage(than other: ListSnapshot) -> [Int] {
    var sections: [Int] = []
    for slot in contents.indices
    where !contents[slot].sharesStorage(with: other.contents[slot]) {
      sections.append(table.indexes[slot])
    }
    return sections.sorted()
  }
}
