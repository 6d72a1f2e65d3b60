extension ListSnapshot {
  /// Declares a list that keeps one element of each identifier, and never throws by itself.
  ///
  ///     let list: ListSnapshot<Section, Contact> = ListSnapshot(
  ///       keeping: .first, dropped: { log("left out: \($0)") }
  ///     ) {
  ///       ListSection(.all) { fetchedContacts }
  ///     }
  ///
  /// A section that is dropped takes its items along. Items of kept sections are then compared
  /// with each other, hidden ones too. What is under an item that is dropped takes its place.
  ///
  /// - Parameters:
  ///   - policy: Which element to keep where several have one identifier.
  ///   - dropped: Called once with what the list left out, if anything: repeated elements, and
  ///     those whose identifier is not equal to itself.
  ///   - sections: The sections, in order.
  /// - Throws: What the body throws.
  /// - Complexity: O(*n*) on average, where *n* is the number of items and sections.
  @inlinable
  public init(
    keeping policy: DuplicatePolicy,
    dropped: (DroppedElements<Section, Item>) -> Void = { _ in },
    @SectionBuilder<Section, Item> _ sections: () throws -> [ListSection<Section, Item>]
  ) rethrows {
    try self.init(sections: sections(), keeping: policy, dropped: dropped)
  }

  /// Creates a list that keeps one element of each identifier, and never throws.
  ///
  /// What is under an item that is dropped takes its place.
  ///
  /// - Parameters:
  ///   - sections: The sections, in order.
  ///   - policy: Which element to keep where several have one identifier.
  ///   - dropped: Called once with what the list left out, if anything.
  /// - Complexity: O(*n*) on average, where *n* is the number of items and sections.
  @inlinable
  public init(
    sections: [ListSection<Section, Item>],
    keeping policy: DuplicatePolicy,
    dropped: (DroppedElements<Section, Item>) -> Void = { _ in }
  ) {
    if let list = Self(unique: sections) {
      self = list
      return
    }
    var left = DroppedElements<Section, Item>()
    let unique = Self.keepOne(of: sections, policy, dropped: &left)
    // What is left is unique, unless an element gives another identifier each time it is asked.
    self = Self(unique: unique) ?? Self()
    dropped(left)
  }

  @inlinable
  static func keepOne(
    of sections: [ListSection<Section, Item>],
    _ policy: DuplicatePolicy,
    dropped: inout DroppedElements<Section, Item>
  ) -> [ListSection<Section, Item>] {
    let keptSections = keptOffsets(sections.lazy.map { $0.section.id }, policy)
    var kept: [ListSection<Section, Item>] = []
    for (section, isKept) in zip(sections, keptSections) {
      if isKept { kept.append(section) } else { dropped.sections.append(section) }
    }

    let keptItems = keptOffsets(kept.lazy.flatMap { $0.content.storage.lazy.map { $0.id } }, policy)
    var start = 0
    for index in kept.indices {
      let items = kept[index].content.storage
      let isKept = Array(keptItems[start..<start + items.count])
      for (item, isKept) in zip(items, isKept) where !isKept { dropped.items.append(item) }
      kept[index].content = kept[index].content.filter(isKept)
      start += items.count
    }
    return kept
  }

  /// Tells for each identifier whether its element stays.
  @inlinable
  static func keptOffsets<ID: Hashable>(
    _ sequence: some Sequence<ID>, _ policy: DuplicatePolicy
  ) -> [Bool] {
    let ids = Array(sequence)
    var seen: Set<ID> = []
    var isKept = Array(repeating: false, count: ids.count)
    let offsets = policy == .first ? Array(ids.indices) : ids.indices.reversed()
    for offset in offsets {
      let id = ids[offset]
      isKept[offset] = id == id && seen.insert(id).inserted
    }
    return isKept
  }
}
