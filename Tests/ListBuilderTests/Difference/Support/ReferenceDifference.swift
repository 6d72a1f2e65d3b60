import ListBuilder

/// What a difference has to report, found in a slow and obvious way.
///
/// Where several answers are right, it has numbers in place of paths.
struct ReferenceDifference {
  typealias Paths = [ListIndexPath]

  var removedSections: [Int] = []
  var insertedSections: [Int] = []
  var updatedSections: [ListUpdate<Int>] = []
  let sectionMoves: FewestMoves
  var removedItems: Paths = []
  var insertedItems: Paths = []
  var updatedItems: [ListUpdate<ListIndexPath>] = []
  var movesBetweenSections: [ListMove<ListIndexPath>] = []

  /// For each new section, the old one.
  let sectionOrigins: [Int?]
  let oldCounts: [Int]
  let newCounts: [Int]

  /// The moves in sections that stay, by new section.
  private(set) var movesInSections: [Int: FewestMoves] = [:]

  /// The old path of each item that stays, by its new path.
  private(set) var origins: [ListIndexPath: ListIndexPath]

  /// - Parameter shared: The sections whose items lie in the same storage in both lists.
  init(from old: ListModel, to new: ListModel, sharing shared: Set<Int> = []) {
    origins = Self.origins(from: old, to: new, sharing: shared)
    let oldSections = Dictionary(
      uniqueKeysWithValues: old.sections.enumerated().map { ($1.id, $0) })
    let newSections = Set(new.sections.map { $0.id })
    sectionOrigins = new.sections.map { oldSections[$0.id] }
    oldCounts = old.sections.map { $0.items.count }
    newCounts = new.sections.map { $0.items.count }
    let staying = sectionOrigins.enumerated().compactMap { index, origin in
      origin.map { Match(old: $0, new: index) }
    }
    sectionMoves = FewestMoves(staying)
    removedSections = old.sections.indices.filter { !newSections.contains(old.sections[$0].id) }
    noteRemovedItems(old)
    for (index, section) in new.sections.enumerated() {
      let origin = oldSections[section.id]
      if let origin {
        noteUpdate(of: section, at: index, from: origin, old, new)
      } else {
        insertedSections.append(index)
      }
      noteItems(of: section, at: index, from: origin, old, new)
    }
  }

  /// Which items are the same: an item whose identifier was replaced has the origin that it names,
  /// if no other before it has. All others have the item with the same identifier, unless that goes
  /// on under another one. What the old list bears too was replaced before it, and so was what both
  /// lists share. An item that the old list had replaced already, and that was replaced again, has
  /// the origin that it has in the old list.
  private static func origins(
    from old: ListModel, to new: ListModel, sharing shared: Set<Int>
  ) -> [ListIndexPath: ListIndexPath] {
    let oldPaths = old.pathsByID
    let newItems = new.pathsByID.sorted { $0.value < $1.value }
    let newIDs = Set(newItems.map { $0.key })
    var origins: [ListIndexPath: ListIndexPath] = [:]
    var taken: Set<ListIndexPath> = []
    var replaced: Set<Int> = []
    for (id, path) in newItems {
      guard let firstID = new.replaced[id], old.replaced[id] != firstID else { continue }
      let renamed = old.pathsByID.sorted { $0.value < $1.value }
        .first { old.replaced[$0.key] == firstID }?.key
      let oldID = renamed.map { newIDs.contains($0) ? firstID : $0 } ?? firstID
      guard let origin = oldPaths[oldID],
        !shared.contains(old.sections[origin.section].id),
        !shared.contains(new.sections[path.section].id)
      else { continue }
      replaced.insert(id)
      if taken.insert(origin).inserted { origins[path] = origin }
    }
    for (id, path) in newItems where !replaced.contains(id) {
      if let origin = oldPaths[id], !taken.contains(origin) { origins[path] = origin }
    }
    return origins
  }

  private mutating func noteRemovedItems(_ old: ListModel) {
    let staying = Set(origins.values)
    for (index, section) in old.sections.enumerated() where !removedSections.contains(index) {
      for item in section.items.indices {
        let path = ListIndexPath(section: index, item: item)
        if !staying.contains(path) { removedItems.append(path) }
      }
    }
  }

  private mutating func noteUpdate(
    of section: ListModel.Section, at index: Int, from origin: Int, _ old: ListModel,
    _ new: ListModel
  ) {
    if new.reloadedSections.contains(section.id) {
      updatedSections.append(ListUpdate(from: origin, to: index, reason: .reload))
    } else if section.stamp != old.sections[origin].stamp {
      updatedSections.append(ListUpdate(from: origin, to: index, reason: .content))
    }
  }

  private mutating func noteItems(
    of section: ListModel.Section, at index: Int, from oldIndex: Int?, _ old: ListModel,
    _ new: ListModel
  ) {
    var staying: [Match] = []
    for (offset, item) in section.items.enumerated() {
      let path = ListIndexPath(section: index, item: offset)
      guard let origin = origins[path] else {
        if oldIndex != nil { insertedItems.append(path) }
        continue
      }
      if origin.section == oldIndex {
        staying.append(Match(old: origin.item, new: offset))
      } else {
        movesBetweenSections.append(ListMove(from: origin, to: path))
      }
      if let reason = reason(for: item, old.sections[origin.section].items[origin.item], new) {
        updatedItems.append(ListUpdate(from: origin, to: path, reason: reason))
      }
    }
    if let oldIndex {
      movesInSections[index] = FewestMoves(staying, canBeOntoThemselves: oldIndex == index)
    }
  }

  private func reason(
    for item: ListModel.Item, _ old: ListModel.Item, _ new: ListModel
  ) -> ListUpdateReason? {
    if new.reloaded.contains(item.id) { return .reload }
    if new.reconfigured.contains(item.id) { return .reconfigure }
    return item == old ? nil : .content
  }
}

extension ListModel {
  var pathsByID: [Int: ListIndexPath] {
    var paths: [Int: ListIndexPath] = [:]
    for (index, section) in sections.enumerated() {
      for (offset, item) in section.items.enumerated() {
        paths[item.id] = ListIndexPath(section: index, item: offset)
      }
    }
    return paths
  }
}
