@testable import ListBuilder

/// Some of the laws.
struct DifferenceLaw: OptionSet {
  let rawValue: Int

  /// Applying leads to the new list, and the inverse back. No place has two roles, and the numbers
  /// of items add up.
  static let replay = DifferenceLaw(rawValue: 1)

  /// Splices and flat differences lead to the new items.
  static let flat = DifferenceLaw(rawValue: 2)

  /// A view takes the batches.
  static let batches = DifferenceLaw(rawValue: 4)

  /// A difference made of the changes is the same.
  static let listing = DifferenceLaw(rawValue: 8)

  static let all: DifferenceLaw = [replay, flat, batches, listing]
}

/// What holds for the difference of any two lists.
struct DifferenceLaws<Section: Diffable & Equatable, Item: Diffable & Equatable> {
  typealias List = ListSnapshot<Section, Item>
  typealias Difference = ListDifference<Section, Item>

  let old: List
  let new: List
  let difference: Difference

  init(from old: List, to new: List, _ difference: Difference) {
    self.old = old
    self.new = new
    self.difference = difference
  }

  /// The first law that is broken, in words.
  func broken(of laws: DifferenceLaw = .all) -> String? {
    if laws.contains(.replay), let broken = brokenRole ?? brokenCount ?? brokenReplay {
      return broken
    }
    if laws.contains(.flat), let broken = brokenSplices ?? brokenFlatDifference { return broken }
    if laws.contains(.batches), let broken = brokenBatches { return broken }
    return laws.contains(.listing) ? brokenListing : nil
  }
}

extension DifferenceLaws {
  /// The difference leads to the new list, and its inverse back.
  private var brokenReplay: String? {
    do throws(SnapshotError) {
      let applied = try old.applying(difference)
      if !applied.shows(new) { return "applying gives \(applied)" }
      if !applied.marks.items.isEmpty || !applied.marks.reloadedSections.isEmpty {
        return "the result bears marks"
      }
      let back = try new.applying(difference.inverse())
      if !back.shows(old) { return "the inverse gives \(back)" }
    } catch {
      return "applying throws: \(error)"
    }
    return nil
  }

  private var brokenRole: String? {
    let moves = difference.movedItems
    if isRepeated(difference.removedSections + difference.movedSections.map { $0.from })
      || isRepeated(difference.insertedSections + difference.movedSections.map { $0.to })
    {
      return "a section has two roles"
    }
    if isRepeated(difference.removedItems + difference.hiddenItems + moves.map { $0.from })
      || isRepeated(difference.insertedItems + difference.shownItems + moves.map { $0.to })
    {
      return "an item has two roles"
    }
    if isRepeated(difference.updatedItems.map { $0.to }) { return "an item is updated twice" }
    return nil
  }

  private func isRepeated<Position: Hashable>(_ positions: [Position]) -> Bool {
    positions.count > 1 && Set(positions).count < positions.count
  }

  /// Of each section that stays: before - removed - moved out - hidden + inserted + moved in +
  /// shown = after.
  private var brokenCount: String? {
    let sections =
      old.numberOfSections - difference.removedSections.count + difference.insertedSections.count
    if sections != new.numberOfSections { return "the numbers of sections do not add up" }
    let departures = difference.removedItems + difference.hiddenItems
    let arrivals = difference.insertedItems + difference.shownItems
    for (index, section) in new.sections.enumerated() {
      guard let origin = old.indexOfSection(section.section.id) else { continue }
      var count = old.items(at: origin).count
      for path in departures where path.section == origin { count -= 1 }
      for path in arrivals where path.section == index { count += 1 }
      for move in difference.movedItems {
        if move.from.section == origin { count -= 1 }
        if move.to.section == index { count += 1 }
      }
      if count != section.items.count { return "the items of section \(index) do not add up" }
    }
    return nil
  }
}

extension DifferenceLaws {
  /// The splices lead from the old items to the new ones.
  private var brokenSplices: String? {
    let target = new.items
    var items = old.items
    for splice in difference.splices {
      let end = splice.position + splice.numberOfRemovedItems
      let newEnd = splice.position + splice.numberOfInsertedItems
      guard splice.position >= 0, end <= items.count, newEnd <= target.count else {
        return "a splice is out of range"
      }
      items.replaceSubrange(splice.position..<end, with: target[splice.position..<newEnd])
    }
    let isReached =
      items.count == target.count
      && zip(items, target).allSatisfy { $0.id == $1.id && $0.hasSameContent(as: $1) }
    return isReached ? nil : "the splices do not lead to the new items"
  }

  private var brokenFlatDifference: String? {
    guard let flat = difference.flatDifference else { return "there is no flat difference" }
    let oldIDs = old.itemIdentifiers
    guard oldIDs.applying(flat) == new.itemIdentifiers else {
      return "the flat difference does not lead to the new identifiers"
    }
    for case .remove(let offset, let id, let associated) in flat {
      if oldIDs[offset] != id { return "the flat difference removes another item" }
      let isReturned = flat.insertions.contains { insertion in
        guard case .insert(let place, let other, let origin) = insertion else { return false }
        return place == associated && origin == offset && other == id
      }
      if associated != nil, !isReturned { return "an association leads nowhere" }
    }
    return nil
  }

  /// A table view takes the batches, and shows what each leads to.
  private var brokenBatches: String? {
    var table = TableSimulator(old)
    var list = old
    for (number, batch) in difference.batches().enumerated() {
      do {
        list = try list.applying(batch)
        try table.perform(batch, reading: list)
      } catch let refusal as TableSimulator<Section, Item>.Refusal {
        return "the table refuses batch \(number), for \(refusal.reason)"
      } catch {
        return "batch \(number) cannot be applied: \(error)"
      }
      if let mistake = table.mistake(showing: list) { return "batch \(number) shows \(mistake)" }
    }
    if !list.shows(new) { return "the batches lead to \(list)" }
    return table.mistake(showing: new).map { "the batches leave \($0)" }
  }

  /// A difference made of the changes, in another order, is and does the same.
  private var brokenListing: String? {
    do throws(SnapshotError) {
      let made = try Difference(
        from: old, sections: difference.sectionChanges.reversed(),
        items: difference.itemChanges.reversed(),
        outlines: difference.paths.hasOutlines ? difference.outlineChanges : nil)
      if made != difference { return "the difference made of its changes is another" }
      if made.inverse() != difference.inverse() { return "so is the inverse of that one" }
      if made.inverse().inverse() != made { return "the inverse of the inverse is another" }
      if !(try old.applying(made)).shows(new) { return "the one made of changes does not apply" }
      if !(try new.applying(made.inverse())).shows(old) { return "its inverse does not apply" }
      if made.batches() != difference.batches() { return "the batches of that one are others" }
      if made.splices != difference.splices { return "the splices of that one are others" }
    } catch {
      return "the changes throw: \(error)"
    }
    return nil
  }
}

extension ListSnapshot {
  /// Whether both have the same identifiers in the same places, also hidden ones, each with the
  /// same content, and the same are expanded.
  func shows(_ other: ListSnapshot) -> Bool {
    guard numberOfSections == other.numberOfSections else { return false }
    for index in 0..<numberOfSections {
      let (section, otherSection) = (table.rows[index].section, other.table.rows[index].section)
      let (content, otherContent) = (content(at: index), other.content(at: index))
      let (items, others) = (content.storage, otherContent.storage)
      guard section.id == otherSection.id, section.hasSameContent(as: otherSection),
        items.count == others.count, content.outline?.rows == otherContent.outline?.rows
      else { return false }
      for (item, other) in zip(items, others) {
        guard item.id == other.id, item.hasSameContent(as: other) else { return false }
      }
    }
    return true
  }
}
