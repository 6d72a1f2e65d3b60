extension ListDifference {
  /// Creates a difference from its changes, as a test does to say what it expects.
  ///
  ///     let expected = try ListDifference(
  ///       from: old, items: [.remove(b, from: ListIndexPath(section: 0, item: 1))])
  ///
  /// - Parameters:
  ///   - old: The list that the difference is for.
  ///   - sections: The changes of sections, in any order.
  ///   - items: The changes of items, in any order.
  ///   - outlines: The changes of items as edits of trees, all of them, if a section that changes
  ///     has an outline; see ``outlineChanges``. What is updated, expanded or collapsed, and what
  ///     is hidden in a section that comes or goes, has to be among them. Where they lead to other
  ///     paths than the changes of items, applying the difference throws.
  /// - Throws: ``SnapshotError/inconsistentChanges(_:)`` if the changes contradict each other, or
  ///   name places that the list does not have.
  /// - Complexity: O(*s* + *c* log *c*) on average for *s* sections and *c* changes; where outlines
  ///   change, O(*n*) besides for *n* items in removed and inserted sections.
  public init(
    from old: ListSnapshot<Section, Item>, sections: [SectionChange] = [],
    items: [ItemChange] = [], outlines: [OutlineChange]? = nil
  ) throws(SnapshotError) {
    try self.init(checking: sections, items, outlines, base: old.base)
  }

  init(
    checking sections: [SectionChange], _ items: [ItemChange], _ outlines: [OutlineChange]?,
    base: [BaseSection<Section>]
  ) throws(SnapshotError) {
    for change in items {
      if let reason = change.impossiblePath { throw .inconsistentChanges(reason) }
    }
    if let reason = Self.strangeMove(in: items) { throw .inconsistentChanges(reason) }
    self.init(
      listing: Self.withNewValues(sections), Self.withNewValues(items), outlines, base: base)
    if !paths.hasOutlines, paths.meetsOutlines {
      throw .inconsistentChanges("items hide or show, and no outline changes")
    }
    let removed = sectionChanges.compactMap { change in
      if case .remove(let section, _) = change { section.items.count } else { nil }
    }
    let inserted = sectionChanges.compactMap { change in
      if case .insert(let section, _) = change { section.items.count } else { nil }
    }
    let check = ConsistencyCheck(
      paths: paths, counts: base.map { $0.numberOfItems }, removedCounts: removed,
      insertedCounts: inserted)
    if let reason = check.inconsistency { throw .inconsistentChanges(reason) }
    guard let outlines else { return }
    let roles = OutlineRoles<Section, Item>(outlines)
    let counterparts = OutlineCounterparts(roles: roles)
    if let reason = roles.inconsistency ?? counterparts.missing(for: items, sections) {
      throw .inconsistentChanges(reason)
    }
  }
}

extension ListDifference {
  /// Gives the moves of sections that are updated too their new values, as comparing does.
  private static func withNewValues(_ changes: [SectionChange]) -> [SectionChange] {
    var values: [Int: Section] = [:]
    for case .update(let section, _, _, let index, _) in changes { values[index] = section }
    return changes.map { change in
      guard case .move(_, let from, let to) = change, let value = values[to] else { return change }
      return .move(value, from: from, to: to)
    }
  }

  /// What is wrong with a move of another item than the one that is updated on the same way, in
  /// words, or `nil`. The move may have its old or its new identifier.
  private static func strangeMove(in changes: [ItemChange]) -> String? {
    var updates: [ListIndexPath: (id: Item.ID, old: Item.ID)] = [:]
    for case .update(let item, let old, _, let path, _) in changes {
      updates[path] = (item.id, old.id)
    }
    for case .move(let item, _, let to) in changes {
      guard let (id, old) = updates[to], item.id != id, item.id != old else { continue }
      return "the item '\(item.id)' moves to \(to), and '\(id)' is updated there"
    }
    return nil
  }

  /// Gives the moves of items that are updated too their new values, as comparing does.
  private static func withNewValues(_ changes: [ItemChange]) -> [ItemChange] {
    var values: [ListIndexPath: Item] = [:]
    for case .update(let item, _, _, let path, _) in changes { values[path] = item }
    return changes.map { change in
      guard case .move(_, let from, let to) = change, let value = values[to] else { return change }
      return .move(value, from: from, to: to)
    }
  }
}

extension ListDifference.ItemChange {
  /// What is wrong with a path that no list can have, and that would be packed, in words, or `nil`.
  fileprivate var impossiblePath: String? {
    let old: [ListIndexPath]
    let new: [ListIndexPath]
    switch self {
    case .remove(_, let from), .hide(_, let from): (old, new) = ([from], [])
    case .insert(_, let to), .show(_, let to): (old, new) = ([], [to])
    case .move(_, let from, let to): (old, new) = ([from], [to])
    case .collapse(_, let from, let hidden): (old, new) = ([from] + hidden, [])
    case .expand(_, let to, let shown): (old, new) = ([], [to] + shown)
    case .update: return nil  // Such paths are not packed.
    }
    if let path = old.first(where: { !$0.isPossible }) {
      return "the old list has no item at \(path)"
    }
    return new.first { !$0.isPossible }.map { "the new list has no item at \($0)" }
  }
}

extension ListIndexPath {
  /// Whether a list can have the path, so that it can be packed.
  fileprivate var isPossible: Bool {
    (0..<Int(Int32.max)).contains(section) && (0..<Int(Int32.max)).contains(item)
  }
}
